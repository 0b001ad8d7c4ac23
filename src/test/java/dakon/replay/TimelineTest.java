package dakon.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Side;
import dakon.board.Store;
import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every replay at every time. */
class TimelineTest {
  private static final int INSTANTS = 5;

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void the_scene_at_the_start_is_the_position_before_and_at_the_end_the_one_after(
      RandomMoves moves) {
    moves.forEach(
        trace -> {
          Timeline timeline = timeline(moves.rules(), trace);

          assertThat(timeline.at(0)).isEqualTo(timeline.at(-1));
          assertThat(still(timeline.at(0))).isEqualTo(Scene.still(trace.before(), List.of()));
          Scene end = timeline.at(timeline.duration());
          assertThat(end.board()).isEqualTo(trace.after().board());
          assertThat(end.hand()).isEmpty();
          assertThat(end.flights()).isEmpty();
          assertThat(end.toMove())
              .isEqualTo(trace.over() ? Optional.empty() : Optional.of(trace.after().toMove()));
        });
  }

  /** A scene without words and marks. */
  private static Scene still(Scene scene) {
    return new Scene(
        scene.board(),
        scene.toMove(),
        scene.hand(),
        scene.flights(),
        List.of(),
        List.of(),
        Caption.NONE);
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void board_hand_and_flights_hold_the_seeds_of_the_game_at_any_instant(RandomMoves moves) {
    Random random = new Random(1);
    moves.forEach(
        trace -> {
          Timeline timeline = timeline(moves.rules(), trace);
          for (int i = 0; i < INSTANTS; i++) {
            Scene scene = timeline.at(random.nextDouble() * timeline.duration());

            assertThat(scene.seeds()).isEqualTo(trace.before().board().seeds());
          }
        });
  }

  @Test
  void an_instant_looks_the_same_however_it_is_reached() {
    Random random = new Random(2);
    for (Ruleset rules : Ruleset.GAMES) {
      RandomMoves.seriesOf(rules)
          .limit(6)
          .forEach(
              moves ->
                  moves.forEach(
                      trace -> {
                        Timeline timeline = timeline(moves.rules(), trace);
                        List<Double> times = new ArrayList<>();
                        for (int i = 0; i < INSTANTS; i++) {
                          times.add(random.nextDouble() * timeline.duration());
                        }
                        Collections.sort(times);
                        List<Scene> forwards = times.stream().map(timeline::at).toList();
                        Collections.reverse(times);
                        List<Scene> backwards =
                            new ArrayList<>(times.stream().map(timeline::at).toList());
                        Collections.reverse(backwards);

                        assertThat(backwards).isEqualTo(forwards);
                      }));
    }
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void at_the_time_of_a_moment_the_seeds_lie_as_the_events_left_them(RandomMoves moves) {
    moves.forEach(
        trace -> {
          Timeline timeline = timeline(moves.rules(), trace);
          int moment = trace.events().size() / 2;
          Scene scene = timeline.at(timeline.timeOf(moment));

          assertThat(scene)
              .isEqualTo(timeline.atMoment(timeline.momentAt(timeline.timeOf(moment))));
          assertThat(scene.flights()).isEmpty();
          assertThat(scene.board()).isEqualTo(timeline.replay().snapshot(moment).board());
        });
  }

  @Test
  void stepping_on_from_the_start_visits_every_moment_and_stepping_back_the_same_ones() {
    Timeline timeline = timeline(Game.of(Ruleset.DAKON), "GB b");
    List<Integer> on = new ArrayList<>();
    int moment = 0;
    while (moment < timeline.lastMoment()) {
      on.add(moment);
      moment = timeline.momentAfter(timeline.timeOf(moment));
    }
    List<Integer> back = new ArrayList<>();
    while (moment > 0) {
      moment = timeline.momentBefore(timeline.timeOf(moment));
      back.add(0, moment);
    }

    assertThat(on).hasSize(timeline.lastMoment()).isEqualTo(back);
  }

  @Test
  void a_step_back_out_of_a_flight_returns_to_where_the_seed_rose() {
    Timeline timeline = timeline(Game.of(Ruleset.DAKON), "A");
    double middle = (timeline.timeOf(3) + timeline.timeOf(4)) / 2;

    assertThat(timeline.at(middle).flights()).hasSize(1);
    assertThat(timeline.momentBefore(middle)).isEqualTo(3);
    assertThat(timeline.momentAfter(middle)).isEqualTo(4);
  }

  @Test
  void laps_are_gone_to_in_both_directions() {
    Timeline timeline = timeline(Game.of(Ruleset.DAKON), "A");

    assertThat(timeline.lapStarts()).containsExactly(0, 8);
    assertThat(timeline.lapAfter(timeline.timeOf(0))).isEqualTo(8);
    assertThat(timeline.lapAfter(timeline.timeOf(8))).isEqualTo(timeline.lastMoment());
    assertThat(timeline.lapBefore(timeline.timeOf(10))).isEqualTo(8);
    assertThat(timeline.lapBefore(timeline.timeOf(8))).isZero();
    assertThat(timeline.captures()).containsExactly(17);
  }

  @Test
  void nembak_is_shown_as_a_shot_before_the_seeds_are_carried() {
    Timeline timeline = timeline(Game.of(Ruleset.DAKON), "A");
    int landed = timeline.captures().get(0);

    assertThat(timeline.atMoment(landed).marks())
        .contains(
            new Mark.LastSeed(Notated.pit("A")),
            new Mark.Shot(Notated.hole("A"), Notated.hole("g"), 8));
    assertThat(timeline.atMoment(landed + 1).marks())
        .contains(new Mark.Gain(new Store(Side.SOUTH), 8));
  }

  @Test
  void mikul_is_shown_as_a_pole_over_the_two_neighbours() {
    Timeline timeline = timeline(Game.of(Ruleset.DAKON), "A dg F");
    int landed = timeline.captures().get(timeline.captures().size() - 1);
    Event.Captured captured = (Event.Captured) timeline.replay().events().get(landed);

    assertThat(timeline.atMoment(landed).marks())
        .contains(
            new Mark.Pole(
                captured.from().get(0), captured.from().get(1), captured.from().get(2), 25));
  }

  @Test
  void a_chain_is_taken_hole_by_hole() {
    Trace trace = Notated.trace(Ruleset.DJENON_ABOURE, "1,3,1,1,8,0/6,1,1,2,1,9 10 4 S", "A");
    Timeline timeline = timeline(Ruleset.DJENON_ABOURE, trace);
    int landed = timeline.captures().get(0);
    double end = timeline.timeOf(landed + 1);

    assertThat(timeline.at(end - 1).marks()).contains(new Mark.Chain(Notated.holes("a", "F"), 4));
    assertThat(timeline.atMoment(landed).marks()).contains(new Mark.Chain(Notated.holes("a"), 2));
  }

  @Test
  void a_move_that_ends_in_the_store_is_marked_as_a_bonus() {
    Timeline timeline = timeline(Game.of(Ruleset.DAKON), "GB");

    assertThat(timeline.atMoment(timeline.replay().endOf(0)).marks())
        .contains(new Mark.Bonus(new Store(Side.SOUTH)));
  }

  @Test
  void a_note_is_said_and_shown_at_its_moment_only_and_given_time_to_be_read() {
    Replay replay = new Replay(Notated.play(Game.of(Ruleset.DAKON), "A").moves());
    Mark ring = new Mark.Ring(Notated.pit("g"));
    Note note = new Note(17, "Look across.", List.of(ring));
    Timeline timeline = Timeline.of(replay, Narrator.of("dakon"), List.of(note));

    assertThat(timeline.atMoment(17).slips())
        .containsExactly(new Slip(Notated.pit("g"), "Look across."));
    assertThat(timeline.atMoment(17).marks()).contains(ring);
    assertThat(timeline.atMoment(16).slips()).isEmpty();
    assertThat(timeline.duration())
        .isGreaterThan(Timeline.of(replay, Narrator.of("dakon"), List.of()).duration());
  }

  @Test
  void laps_too_quick_to_be_read_along_are_counted_until_one_stands_still() {
    Trace longest = Notated.trace(Ruleset.DAKON, "1,5,6,1,0,1,2/6,7,4,5,19,19,1 9 12 S", "F");
    Timeline timeline = timeline(Ruleset.DAKON, longest);
    double lap = timeline.timeOf(timeline.lapStarts().get(99));

    assertThat(timeline.at(lap + 1).caption())
        .isEqualTo(
            new Caption("Lap 100", "The relay goes on: 540 of 576 seeds sown, lap 100 of 108."));
    assertThat(timeline.at(lap).caption().heading()).isEqualTo("Lap 99 · Last seed");
    assertThat(timeline.at(1500).caption().text()).startsWith("A seed falls into");
    assertThat(timeline.at(timeline.duration()).caption().text()).endsWith("South moves again.");
  }

  private static Timeline timeline(Ruleset rules, Trace trace) {
    return Timeline.of(new Replay(List.of(trace)), Narrator.of(rules.game()), List.of());
  }

  private static Timeline timeline(Game game, String moves) {
    Replay replay = new Replay(Notated.play(game, moves).moves());
    return Timeline.of(replay, Narrator.of(game.rules().game()), List.of());
  }
}
