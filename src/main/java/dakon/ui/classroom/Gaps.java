package dakon.ui.classroom;

/** The room between things on the wall, as parts of its height. */
final class Gaps {
  /** Between the parts of a page. */
  static final double PARTS = 0.014;

  /** Between lines that belong together. */
  static final double LINES = 0.004;

  /** At the sides of the wall. */
  static final double SIDES = 0.032;

  /** At its upper and lower ends. */
  static final double ENDS = 0.020;

  private Gaps() {}
}
