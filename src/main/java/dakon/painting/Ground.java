package dakon.painting;

import java.awt.Graphics2D;

/** The empty board on which all else is painted. */
interface Ground {
  /** Draws it, in the pixels of the board's own size. */
  void draw(Graphics2D g);
}
