package dakon.painting;

import java.awt.Color;

/**
 * The wood of a board.
 *
 * @param top the colour where the light falls, at the upper edge
 * @param bottom the colour at the lower edge
 * @param holeTop the lighter colour of what is carved out
 * @param holeBottom the darker colour of what is carved out
 * @param ink the colour of numerals and letters
 * @param pale whether the ink is lighter than the wood
 * @param grain what the wood's growth drew on it
 */
record Wood(
    Color top,
    Color bottom,
    Color holeTop,
    Color holeBottom,
    Color ink,
    boolean pale,
    Grain grain) {

  /** Light jackfruit wood, with wide soft rings. */
  static final Wood JACKFRUIT =
      new Wood(
          new Color(0xDDB67E),
          new Color(0xBD8C50),
          new Color(0x8E6236),
          new Color(0x7C542C),
          new Color(0x3A2410),
          false,
          new Grain(11, 13, 0.30, 0.16, 0x6B3A10));

  /** Dark teak, close-grained with long pores. */
  static final Wood TEAK =
      new Wood(
          new Color(0x7A5032),
          new Color(0x553320),
          new Color(0x2A1A10),
          new Color(0x1D1109),
          new Color(0xF6E7CB),
          true,
          new Grain(29, 17, 0.50, 0.34, 0x1E0C04));

  /** Plain red wood, hardly figured. */
  static final Wood RED =
      new Wood(
          new Color(0xA8583B),
          new Color(0x7F3B25),
          new Color(0x4A2015),
          new Color(0x39170F),
          Color.WHITE,
          true,
          new Grain(47, 9, 0.26, 0.30, 0x3A1008));
}
