package dakon.lesson;

import static dakon.lesson.OutcomeTesting.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.notation.NotationException;
import dakon.replay.Replay;
import dakon.rules.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CueTest {
  private static final String OPENING = "7,7,7,7,7,7,7 / 7,7,7,7,7,7,7 0 0 S";

  /** A takes two laps, of 7 and 8 seeds, and captures; then c takes five, the last of 11 seeds. */
  @ParameterizedTest
  @CsvSource({
    "lifted, 0, 0",
    "lap 1, 0, 0",
    "lap 2, 0, 8",
    "sown 1, 0, 1",
    "sown 7, 0, 7",
    "sown 8, 0, 9",
    "lap 1 sown 7, 0, 7",
    "lap 2 sown 1, 0, 9",
    "lap 2 sown 8, 0, 16",
    "captured, 0, 17",
    "end, 1, 52",
    "move 1 end, 0, 17",
    "move 2 lifted, 1, 0",
    "move 2 lap 5, 1, 41",
    "move 2 lap 5 sown 11, 1, 52",
    "'  move  2   sown  1 ', 1, 1"
  })
  void a_cue_is_found_in_a_run_of_moves(String written, int move, int event)
      throws NotationException {
    Outcome turns = outcome(Ruleset.DAKON, OPENING, "A c");
    assertThat(Cue.read(written).orElseThrow().in(turns.moves()))
        .contains(new Replay(turns.moves()).startOf(move) + event + 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lap 0",
        "lap 3",
        "sown 0",
        "sown 16",
        "lap 1 sown 8",
        "lap 3 sown 1",
        "move 2 captured",
        "move 3 end",
        "move 0 end",
        "lap 999999"
      })
  void a_moment_that_never_comes_is_not_found(String written) throws NotationException {
    Outcome turns = outcome(Ruleset.DAKON, OPENING, "A c");
    assertThat(Cue.read(written).orElseThrow().in(turns.moves())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "soon",
        "lap",
        "lap x",
        "lap -1",
        "sown",
        "lap1",
        "end move 1",
        "Lifted",
        "lap 1 captured",
        "lap 12345678901234567890"
      })
  void what_is_written_otherwise_is_no_cue(String written) {
    assertThat(Cue.read(written)).isEmpty();
  }

  @Test
  void the_cue_of_a_moment_leads_back_to_it() throws NotationException {
    Outcome turns = outcome(Ruleset.DAKON, OPENING, "A c");
    int last = new Replay(turns.moves()).events().size();

    for (int moment = 0; moment <= last; moment++) {
      assertThat(Cue.of(moment, turns.moves()).in(turns.moves())).contains(moment);
    }
    assertThat(Cue.read("start").orElseThrow().in(turns.moves())).contains(0);
  }
}
