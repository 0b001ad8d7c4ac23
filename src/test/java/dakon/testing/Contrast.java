package dakon.testing;

import java.awt.Color;
import java.util.stream.Stream;

/** Contrast as WCAG 2.2 measures it: from 1, none, to 21, black on white. */
public final class Contrast {
  private Contrast() {}

  /** The contrast between two opaque colours. */
  public static double of(Color one, Color other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(Color colour) {
    double[] linear =
        Stream.of(colour.getRed(), colour.getGreen(), colour.getBlue())
            .mapToDouble(part -> linear(part / 255.0))
            .toArray();
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
