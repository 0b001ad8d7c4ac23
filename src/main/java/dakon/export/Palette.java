package dakon.export;

import java.awt.Color;
import java.awt.image.IndexColorModel;
import java.util.List;

/**
 * The colours of a GIF, by number. Number 0 is no colour: what was there shows through. A colour
 * that is in the palette stands for itself; one between two is laid as a fine weave of both, the
 * same in every picture, so that what rests does not flicker.
 */
final class Palette {
  /** How many colours there are, the one that is none left out. */
  static final int SIZE = 255;

  /** The number that lets show through what was there. */
  static final byte CLEAR = 0;

  private static final int[] WEAVE = {
    0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4, 36, 14, 46, 6, 38, 60,
    28, 52, 20, 62, 30, 54, 22, 3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25, 15, 47,
    7, 39, 13, 45, 5, 37, 63, 31, 55, 23, 61, 29, 53, 21
  };

  /** How far apart, of 255, the two colours of a weave may be asked for. */
  private static final double STRENGTH = 9;

  private final int[] colors;

  /** The number of the nearest colour by 24-bit colour; 0 where it has not been asked for yet. */
  private final byte[] known = new byte[1 << 24];

  /**
   * A palette.
   *
   * @param colors at most {@link #SIZE}
   */
  Palette(List<Color> colors) {
    this.colors = colors.stream().mapToInt(color -> color.getRGB() & 0xFFFFFF).toArray();
    for (int i = this.colors.length - 1; i >= 0; i--) {
      known[this.colors[i]] = (byte) (i + 1);
    }
  }

  /** The number of the colour that stands for one in a place of the picture. */
  byte number(int rgb, int x, int y) {
    byte exact = nearest(rgb);
    if (colors[(exact & 0xFF) - 1] == rgb) {
      return exact;
    }
    double off = ((WEAVE[(y & 7) << 3 | (x & 7)] + 0.5) / 64 - 0.5) * STRENGTH;
    return nearest(shifted(rgb, off));
  }

  private static int shifted(int rgb, double off) {
    int shifted = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      long channel = Math.round((rgb >>> shift & 0xFF) + off);
      shifted |= (int) Math.max(0, Math.min(255, channel)) << shift;
    }
    return shifted;
  }

  private byte nearest(int rgb) {
    byte number = known[rgb];
    if (number == CLEAR) {
      number = (byte) (search(rgb) + 1);
      known[rgb] = number;
    }
    return number;
  }

  private int search(int rgb) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < colors.length; i++) {
      int red = (colors[i] >>> 16) - (rgb >>> 16);
      int green = (colors[i] >>> 8 & 0xFF) - (rgb >>> 8 & 0xFF);
      int blue = (colors[i] & 0xFF) - (rgb & 0xFF);
      int distance = 3 * red * red + 4 * green * green + 2 * blue * blue;
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }

  /** As a picture of these colours has it. */
  IndexColorModel model() {
    byte[] red = new byte[SIZE + 1];
    byte[] green = new byte[SIZE + 1];
    byte[] blue = new byte[SIZE + 1];
    for (int i = 0; i < colors.length; i++) {
      red[i + 1] = (byte) (colors[i] >>> 16);
      green[i + 1] = (byte) (colors[i] >>> 8);
      blue[i + 1] = (byte) colors[i];
    }
    return new IndexColorModel(8, SIZE + 1, red, green, blue, CLEAR);
  }
}
