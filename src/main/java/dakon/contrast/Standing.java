package dakon.contrast;

import dakon.board.Side;
import java.util.Objects;

/**
 * How it stands between two moves, besides the seeds.
 *
 * @param toMove whose turn it is, or would be
 * @param isOver whether the game is over
 */
public record Standing(Side toMove, boolean isOver) {
  /** Refuses a turn of nobody. */
  public Standing {
    Objects.requireNonNull(toMove);
  }
}
