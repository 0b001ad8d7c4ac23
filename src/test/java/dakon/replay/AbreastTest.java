package dakon.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Direction;
import dakon.game.Game;
import dakon.replay.Abreast.Lane;
import dakon.replay.Abreast.Place;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AbreastTest {
  private static final Narrator NARRATOR = Narrator.of("dakon");

  private static Lane lane(Ruleset rules, String moves) {
    Game game = Notated.play(Game.of(rules), moves);
    return new Lane(game.start(), game.moves(), Narrator.of(rules.game()));
  }

  private static List<Event> happened(Abreast abreast, Place place) {
    return IntStream.rangeClosed(1, abreast.lastMoment())
        .mapToObj(moment -> abreast.event(place, moment))
        .flatMap(event -> event.stream())
        .toList();
  }

  private static List<Event> events(Lane lane) {
    return lane.moves().stream().flatMap(move -> move.events().stream()).toList();
  }

  @Test
  void a_run_beside_itself_shows_the_same_at_every_time() {
    Abreast abreast = new Abreast(lane(Ruleset.DAKON, "GB"), lane(Ruleset.DAKON, "GB"));

    for (double time = 0; time <= abreast.duration(); time += 70) {
      assertThat(abreast.at(Place.FIRST, time)).isEqualTo(abreast.at(Place.SECOND, time));
    }
  }

  @Test
  void as_long_as_the_same_happens_the_same_seeds_are_seen() {
    Lane dakon = lane(Ruleset.DAKON, "A");
    Lane congkak = lane(Ruleset.CONGKAK, "A");
    int alike = dakon.moves().get(0).events().size() - 1;
    Abreast abreast = new Abreast(dakon, congkak);

    for (double time = 0; time <= abreast.timeOf(alike); time += 70) {
      Scene first = abreast.at(Place.FIRST, time);
      Scene second = abreast.at(Place.SECOND, time);
      assertThat(first.board()).isEqualTo(second.board());
      assertThat(first.flights()).isEqualTo(second.flights());
    }
    assertThat(abreast.event(Place.FIRST, alike + 1))
        .isNotEqualTo(abreast.event(Place.SECOND, alike + 1));
  }

  @Test
  void a_move_begins_on_both_boards_at_once_and_the_shorter_one_rests_till_then() {
    Lane clockwise = lane(Ruleset.DAKON, "GB");
    Lane counter = lane(Ruleset.DAKON.with(Direction.COUNTER_CLOCKWISE), "G b");
    Trace first = clockwise.moves().get(0);
    Trace second = counter.moves().get(0);
    assertThat(first.events()).hasSizeLessThan(second.events().size());
    Abreast abreast = new Abreast(clockwise, counter);
    int next = second.events().size();

    assertThat(abreast.at(Place.FIRST, abreast.timeOf(first.events().size())).board())
        .isEqualTo(first.after().board());
    assertThat(abreast.at(Place.FIRST, abreast.timeOf(next)).board())
        .isEqualTo(first.after().board());
    assertThat(abreast.event(Place.FIRST, next + 1)).containsInstanceOf(Event.Lifted.class);
    assertThat(abreast.event(Place.SECOND, next + 1)).containsInstanceOf(Event.Lifted.class);
    assertThat(abreast.moveAt(next)).isZero();
    assertThat(abreast.moveAt(next + 1)).isEqualTo(1);
  }

  @Test
  void a_board_without_moves_waits_as_it_stands() {
    Lane lane = lane(Ruleset.DAKON, "GB");
    Abreast abreast = new Abreast(lane, new Lane(lane.start(), List.of(), NARRATOR));
    Scene last = abreast.at(Place.SECOND, abreast.duration());

    assertThat(last.board()).isEqualTo(lane.start().board());
    assertThat(last.caption()).isEqualTo(NARRATOR.waiting(lane.start().toMove()));
    assertThat(abreast.at(Place.FIRST, abreast.duration()).board())
        .isEqualTo(lane.moves().get(1).after().board());
  }

  @Test
  void laps_captures_and_moves_that_go_on_of_both_are_marked() {
    Abreast abreast = new Abreast(lane(Ruleset.DAKON, "A"), lane(Ruleset.DAKON, "G"));

    assertThat(abreast.lapStarts()).containsExactly(0, 8);
    assertThat(abreast.captures()).containsExactly(17);
    assertThat(abreast.bonuses()).containsExactly(8);
    assertThat(abreast.landmarks()).contains(0, 8, 17, abreast.lastMoment());
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void at_each_moment_the_seeds_lie_still_on_both_and_in_the_end_all_has_happened(
      RandomMoves moves) {
    List<Trace> traces = new ArrayList<>();
    moves.forEach(traces::add);
    for (int i = 1; i < traces.size(); i += 97) {
      Lane first = lane(moves, traces.get(i - 1));
      Lane second = lane(moves, traces.get(i));
      Abreast abreast = new Abreast(first, second);

      for (int moment = 0; moment <= abreast.lastMoment(); moment++) {
        assertThat(abreast.momentAt(abreast.timeOf(moment))).isEqualTo(moment);
        assertThat(abreast.at(Place.FIRST, abreast.timeOf(moment)).flights()).isEmpty();
        assertThat(abreast.at(Place.SECOND, abreast.timeOf(moment)).flights()).isEmpty();
      }
      assertThat(happened(abreast, Place.FIRST)).isEqualTo(events(first));
      assertThat(happened(abreast, Place.SECOND)).isEqualTo(events(second));
    }
  }

  private static Lane lane(RandomMoves moves, Trace trace) {
    return new Lane(trace.before(), List.of(trace), Narrator.of(moves.rules().game()));
  }
}
