package dakon.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What was written reads as it was: tried on many positions. */
class RandomMovesTest {

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void positions_read_as_they_were_written(RandomMoves moves) {
    moves.forEach(
        trace ->
            assertThat(Notated.position(PositionNotation.write(trace.after())))
                .isEqualTo(trace.after()));
  }
}
