package dakon.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Move;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Claim.Amount;
import dakon.lesson.Claim.Quantity;
import dakon.lesson.Comparison;
import dakon.lesson.Reply;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.Trace;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpponentTest {

  /** North takes a seed with d at once, and has more in the end with c. */
  private static List<Move> answer(boolean best, Reply... replies) {
    ExerciseBlock exercise =
        new ExerciseBlock(
            Ruleset.DAKON,
            Notated.position("0,3,0,0/0,3,0,2 0 0 S"),
            List.of(),
            new Amount(Quantity.STORE, Comparison.AT_LEAST, 8),
            2,
            List.of(),
            List.of(replies),
            best,
            List.of(),
            List.of(Notated.move("B")),
            false);
    return Trial.of(exercise).play(Notated.move("B")).game().moves().stream()
        .skip(1)
        .map(Trace::move)
        .toList();
  }

  @Test
  void it_takes_what_it_can() {
    assertThat(answer(false)).startsWith(Notated.move("d"));
  }

  @Test
  void it_plays_as_well_as_it_can_where_the_author_wants_it_to() {
    assertThat(answer(true)).startsWith(Notated.move("c"));
  }

  @Test
  void what_is_written_goes_before() {
    assertThat(answer(true, new Reply(Map.of(), List.of(Notated.move("d")))))
        .startsWith(Notated.move("d"));
  }
}
