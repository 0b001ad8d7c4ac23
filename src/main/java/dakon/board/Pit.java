package dakon.board;

/** A place on the board where seeds lie: a small {@link Hole} of a row or a {@link Store}. */
public sealed interface Pit permits Hole, Store {

  /** The player it belongs to. */
  Side side();
}
