package dakon.painting;

/** Chance that is always the same for the same three numbers: nature, but repeatable. */
final class Scatter {
  private Scatter() {}

  /** A number from 0 up to, but without, 1. */
  static double fraction(int a, int b, int c) {
    long bits = a * 0x9E3779B97F4A7C15L + b * 0xC2B2AE3D27D4EB4FL + c * 0x165667B19E3779F9L;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return ((bits ^ bits >>> 31) >>> 11) * 0x1.0p-53;
  }

  /** A number from -1 up to, but without, 1. */
  static double swing(int a, int b, int c) {
    return 2 * fraction(a, b, c) - 1;
  }
}
