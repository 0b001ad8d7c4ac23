package dakon.painting;

import java.awt.Color;

/** Light gathered from the samples of one pixel. */
final class Light {
  private double red;
  private double green;
  private double blue;
  private double opacity;

  /** Adds a sample. */
  void add(Color colour, double alpha) {
    red += alpha * colour.getRed();
    green += alpha * colour.getGreen();
    blue += alpha * colour.getBlue();
    opacity += alpha;
  }

  /** The pixel, not premultiplied. */
  int argb(int samples) {
    if (opacity == 0) {
      return 0;
    }
    long alpha = Math.round(255 * opacity / samples);
    return (int)
        (alpha << 24
            | Math.round(red / opacity) << 16
            | Math.round(green / opacity) << 8
            | Math.round(blue / opacity));
  }

  /** A colour between two, nearer to the second the greater the share. */
  static Color mix(Color from, Color to, double share) {
    double part = Math.min(1, Math.max(0, share));
    return new Color(
        between(from.getRed(), to.getRed(), part),
        between(from.getGreen(), to.getGreen(), part),
        between(from.getBlue(), to.getBlue(), part));
  }

  /** The same colour, less opaque. */
  static Color veil(Color colour, double alpha) {
    return new Color(
        colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * alpha));
  }

  private static int between(int from, int to, double share) {
    return (int) Math.round(from + (to - from) * share);
  }
}
