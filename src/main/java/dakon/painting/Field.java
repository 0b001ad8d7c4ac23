package dakon.painting;

import java.awt.image.BufferedImage;
import java.util.function.IntUnaryOperator;

/** Whole numbers on a grid, line by line: how light or dark it is where. */
final class Field {
  private static final int PASSES = 3;

  /** The whole, in shares of it. */
  private static final int ONE = 256;

  private final int width;
  private final int height;
  private final int[] values;

  /** A field that keeps the array it is given. */
  Field(int width, int height, int[] values) {
    this.width = width;
    this.height = height;
    this.values = values;
  }

  /** The same, softened: every number becomes a mean of its neighbourhood. */
  Field blurred(int radius) {
    Field soft = this;
    for (int pass = 0; pass < PASSES; pass++) {
      soft = soft.blurredAlong(radius).turned().blurredAlong(radius).turned();
    }
    return soft;
  }

  /** The mean over a window that slides along each line. */
  private Field blurredAlong(int radius) {
    int[] blurred = new int[values.length];
    int window = 2 * radius + 1;
    for (int start = 0; start < values.length; start += width) {
      int sum = 0;
      for (int x = -radius; x < width; x++) {
        sum += x + radius < width ? values[start + x + radius] : 0;
        sum -= x - radius - 1 >= 0 ? values[start + x - radius - 1] : 0;
        if (x >= 0) {
          blurred[start + x] = sum / window;
        }
      }
    }
    return new Field(width, height, blurred);
  }

  /** Lines become columns. */
  private Field turned() {
    int[] turned = new int[values.length];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        turned[x * height + y] = values[y * width + x];
      }
    }
    return new Field(/* width= */ height, /* height= */ width, turned);
  }

  /**
   * A picture of the field, larger or smaller, with what lies between two numbers in between.
   *
   * @param newWidth the width of the picture
   * @param newHeight its height
   * @param colour the colour of a number, not premultiplied
   */
  BufferedImage picture(int newWidth, int newHeight, IntUnaryOperator colour) {
    Between columns = new Between(width, newWidth);
    Between lines = new Between(height, newHeight);
    int[] pixels = new int[newWidth];
    BufferedImage picture = new BufferedImage(newWidth, newHeight, BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < newHeight; y++) {
      int above = lines.first[y] * width;
      int below = lines.second[y] * width;
      int down = lines.share[y];
      for (int x = 0; x < newWidth; x++) {
        int left = columns.first[x];
        int right = columns.second[x];
        int across = columns.share[x];
        int upper = values[above + left] * (ONE - across) + values[above + right] * across;
        int lower = values[below + left] * (ONE - across) + values[below + right] * across;
        pixels[x] =
            colour.applyAsInt((upper * (ONE - down) + lower * down + ONE * ONE / 2) / (ONE * ONE));
      }
      picture.getRaster().setDataElements(0, y, newWidth, 1, pixels);
    }
    return picture;
  }

  /** For each place on a new scale the two places on the old one that it lies between. */
  private static final class Between {
    private final int[] first;
    private final int[] second;
    private final int[] share;

    Between(int places, int newPlaces) {
      first = new int[newPlaces];
      second = new int[newPlaces];
      share = new int[newPlaces];
      for (int i = 0; i < newPlaces; i++) {
        double at = Math.max(0, (i + 0.5) * places / newPlaces - 0.5);
        first[i] = Math.min(places - 1, (int) at);
        second[i] = Math.min(places - 1, first[i] + 1);
        share[i] = (int) Math.round(ONE * (at - first[i]));
      }
    }
  }
}
