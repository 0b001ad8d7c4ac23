package dakon.rules;

import dakon.board.Side;
import dakon.trace.CaptureRule;

/**
 * Is told by the {@link Sower} what it does, while it does it. Pits are named by their index in the
 * sower's array, so that a search that wants to hear nothing pays nothing. Does nothing unless
 * overridden.
 */
public interface Sink {

  /** Hears nothing. */
  Sink SILENT = new Sink() {};

  /** All seeds of a hole were taken into the hand. */
  default void lifted(int from, int seeds) {}

  /** A seed fell into a pit, and so many are left in the hand. */
  default void sown(int into, int inHand) {}

  /** All seeds of a hole were taken away; to where, is told once all such holes are. */
  default void emptied(int hole, int seeds) {}

  /** What was taken away since the last seed fell went to the mover's store. */
  default void captured(CaptureRule rule) {}

  /** What was taken away since the last such word went to this player's store: the game is over. */
  default void swept(Side side) {}
}
