package dakon.rules;

import dakon.trace.CaptureRule;

/**
 * Is told by the {@link Sower} what it does, while it does it. Pits are named by their index, so
 * that a search that wants to hear nothing pays nothing. Does nothing unless overridden.
 */
public interface Sink {

  /** Hears nothing. */
  Sink SILENT = new Sink() {};

  /** All seeds of a hole were taken into the hand. */
  default void lifted(int from, int seeds) {}

  /** A seed fell into a pit, and so many are left in the hand. */
  default void sown(int into, int inHand) {}

  /** A hole was emptied into the mover's store; a capture of several holes tells each. */
  default void taken(CaptureRule rule, int from, int seeds) {}

  /** A hole was emptied into its owner's store, since the game is over. */
  default void swept(int from, int seeds) {}
}
