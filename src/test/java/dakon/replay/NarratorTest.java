package dakon.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The words of a replay, one case for each thing that can happen. */
class NarratorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0  | South is to move.
          1  | South lifts A: 7 seeds in the hand.
          2  | A seed falls into South's lumbung: 1 lies there now. 6 in the hand.
          3  | A seed falls into g: 8 lie there now. 5 in the hand.
          8  | The last seed falls into b, which held 7. It is not empty, so the relay goes on.
          9  | b already held seeds, so all 8 are lifted and sown on.
          17 | The last seed falls into A, which held none. A hole of your own that was empty, with seeds across from it: nembak.
          18 | Nembak: the 8 seeds of g go to South's lumbung, which now holds 9.
          """)
  void a_move_with_a_relay_and_nembak_is_told(int moment, String text) {
    assertThat(caption(Ruleset.DAKON, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S", "A", moment))
        .isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dakon         | 0,0,0,1,0,0,0/0,0,0,0,0,0,1 0 0 S   | G | The last seed falls into F, which held none. A hole of your own that was empty: the turn ends. Across from it b is empty too, so nothing is taken.
          dakon         | 0,0,0,1,0,0,0/2,0,0,0,0,0,1 0 0 S   | A | The last seed falls into g, which held none. A hole of the other row that was empty: the turn ends, and nothing is taken.
          dakon         | 0,0,0,1,0,0,0/1,0,0,0,0,0,1 0 0 S   | A | The last seed falls into South's lumbung, which held none. South moves again.
          dakon         | 0,1,0,1,0,0,0/1,0,0,0,0,0,0 0 0 S   | A | The game is over, since South has no seeds to move. North wins with 2 seeds to 1.
          dakon         | 0,1,0,0,0,0,0/1,0,0,0,0,0,0 0 0 S   | A | The game is over, since South has no seeds to move. A draw, with 1 seed each.
          dakon         | 2,0,3,0,0,0,1/3,0,0,0,0,0,1 0 0 S   | A | Mikul: g and e held 3 each. Both and the seed between them, 7 in all, go to South's lumbung, which now holds 8.
          congkak       | 0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S   | G | Mati bela: the seed in F and all of b, 6 seeds together, go to South's rumah, which now holds 6.
          congkak       | 0,0,0,1,0,0,0/2,0,0,0,0,0,1 0 0 S   | A | The last seed falls into g, which held none. It is dead, mati, in the other row: the turn ends with nothing taken.
          djenon-aboure | 0,0,0,0,0,4/2,0,0,0,0,5 0 0 S       | A | The last seed falls into B, which held none. That makes 1, so the turn ends with nothing taken.
          djenon-aboure | 0,0,0,0,0,4/2,1,0,0,0,5 0 0 S       | A | The 2 seeds of B are captured, and laid to South's captured seeds: 2 now.
          djenon-aboure | 0,0,0,0,0,4/3,1,1,0,0,5 0 0 S       | A | A chain: C and B held two or four each, and 4 seeds are captured, and laid to South's captured seeds: 4 now.
          djenon-aboure | 0,0,0,0,0,4/1,1,1,0,0,0 0 0 S       | - | South has no hole with two seeds or more, and passes.
          djenon-aboure | 2,3,4/1,2,6 0 0 S                   | C | The last seed falls into C, which held 5. This relay would go round for ever. It is broken off after 12 laps, and nothing is taken.
          """)
  void the_end_of_a_move_is_told(String game, String position, String move, String text) {
    Trace trace = Notated.trace(Ruleset.named(game).orElseThrow(), position, move);

    assertThat(caption(Ruleset.named(game).orElseThrow(), position, move, trace.events().size()))
        .isEqualTo(text);
  }

  @Test
  void a_heading_says_which_move_and_which_lap_it_is() {
    Replay replay = new Replay(Notated.play(Game.of(Ruleset.DAKON), "GB").moves());
    Narrator narrator = Narrator.of("dakon");

    assertThat(narrator.caption(replay, 0).heading()).isEqualTo("Before the move");
    assertThat(narrator.caption(replay, 8).heading()).isEqualTo("Move 1 of 2 · Lap 1 · Last seed");
    assertThat(narrator.caption(replay, replay.events().size()).heading())
        .isEqualTo("Move 2 of 2 · Lap 9 · Nembak");
  }

  @Test
  void the_story_has_a_line_for_each_lap_and_capture() {
    Replay replay = new Replay(Notated.play(Game.of(Ruleset.DAKON), "A").moves());

    assertThat(Narrator.of("dakon").story(replay))
        .containsExactly(
            new Line(0, 8, "Lap 1", "A, 7 seeds: the last into b, which held 7"),
            new Line(8, 17, "Lap 2", "b, 8 seeds: the last into A, which held none"),
            new Line(17, 18, "Nembak", "g: 8 seeds to South's lumbung, 9 now"),
            new Line(18, 18, "Move", "The move sowed 15 seeds in 2 laps and took 8."));
  }

  @Test
  void a_lap_a_move_and_a_turn_are_summed_up_where_they_end() {
    Replay replay = new Replay(Notated.play(Game.of(Ruleset.DAKON), "GB b").moves());
    Narrator narrator = Narrator.of("dakon");

    assertThat(narrator.caption(replay, 7).summary()).isEmpty();
    assertThat(narrator.caption(replay, replay.endOf(0)).summary())
        .isEqualTo("The move sowed 7 seeds in 1 lap and took none.");
    assertThat(narrator.caption(replay, replay.endOf(1)).summary())
        .startsWith("The turn of 2 moves sowed ");
    assertThat(narrator.story(replay)).extracting(Line::heading).containsOnlyOnce("Turn");
    int lapEnd = replay.endOf(0) + 1 + ((Event.Lifted) replay.events().get(8)).seeds();
    assertThat(narrator.caption(replay, lapEnd).summary())
        .matches("Lap 1 sowed \\d+ seeds from B.");
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void the_numbers_of_a_summary_are_those_of_the_trace(RandomMoves moves) {
    Narrator narrator = Narrator.of(moves.rules().game());
    moves.forEach(
        trace -> {
          Replay replay = new Replay(List.of(trace));
          String summary = narrator.caption(replay, replay.events().size()).summary();

          assertThat(summary)
              .isEqualTo(
                  trace.laps() == 0
                      ? ""
                      : "The move sowed %d seed%s in %d lap%s and took %s."
                          .formatted(
                              trace.sown(),
                              trace.sown() == 1 ? "" : "s",
                              trace.laps(),
                              trace.laps() == 1 ? "" : "s",
                              trace.captured() == 0 ? "none" : trace.captured()));
        });
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void moments_of_every_move_are_told_in_full_sentences(RandomMoves moves) {
    Narrator narrator = Narrator.of(moves.rules().game());
    moves.forEach(
        trace -> {
          Replay replay = new Replay(List.of(trace));
          int last = replay.events().size();
          for (int moment : new int[] {last / 3, last / 2, last - 1, last}) {
            assertThat(narrator.caption(replay, moment).text()).endsWith(".").doesNotContain("{");
          }
        });
  }

  private static String caption(Ruleset rules, String position, String move, int moment) {
    Replay replay = new Replay(List.of(Notated.trace(rules, position, move)));
    return Narrator.of(rules.game()).caption(replay, moment).text();
  }
}
