package dakon.ui.board;

import dakon.board.Direction;
import dakon.painting.BoardStyle;
import dakon.replay.Scene;

/** What is to be seen on a still picture. Two that are equal look alike. */
public interface Motif {
  /** What the board is made of. */
  BoardStyle style();

  /** Which way is sown on it. */
  Direction direction();

  /** What is to be seen on it; worked out in the background, and thus as slowly as it needs. */
  Scene scene();
}
