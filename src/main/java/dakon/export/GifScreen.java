package dakon.export;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a viewer of the GIF sees: it is shown picture after picture, and tells what changed. It
 * holds the last picture alone, as it was painted and by the numbers of its colours.
 */
final class GifScreen {
  private final Palette palette;
  private final int width;
  private final int height;
  private final int[] painted;
  private final byte[] shown;
  private boolean isBlank = true;

  GifScreen(Palette palette, Size size) {
    this.palette = palette;
    this.width = size.width();
    this.height = size.height();
    this.painted = new int[size.pixels()];
    this.shown = new byte[size.pixels()];
  }

  /** The pixels of a picture. */
  static int[] pixels(BufferedImage picture) {
    return ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
  }

  /** Shows a picture; gives nothing where none of it looks different. */
  Optional<GifFrame> show(BufferedImage picture) {
    int[] pixels = pixels(picture);
    byte[] news = new byte[shown.length];
    int left = width;
    int right = -1;
    int top = height;
    int bottom = -1;
    for (int y = 0; y < height; y++) {
      int start = y * width;
      int first =
          isBlank
              ? 0
              : Arrays.mismatch(pixels, start, start + width, painted, start, start + width);
      for (int x = Math.max(0, first); first >= 0 && x < width; x++) {
        int at = start + x;
        int pixel = pixels[at] & 0xFFFFFF;
        if (isBlank || pixel != painted[at]) {
          painted[at] = pixel;
          byte number = palette.number(pixel, x, y);
          if (number != shown[at]) {
            shown[at] = number;
            news[at] = number;
            left = Math.min(left, x);
            right = Math.max(right, x);
            top = Math.min(top, y);
            bottom = y;
          }
        }
      }
    }
    isBlank = false;
    return right < 0
        ? Optional.empty()
        : Optional.of(cut(news, new Rectangle(left, top, right - left + 1, bottom - top + 1)));
  }

  private GifFrame cut(byte[] news, Rectangle box) {
    BufferedImage image =
        new BufferedImage(box.width, box.height, BufferedImage.TYPE_BYTE_INDEXED, palette.model());
    byte[] cut = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    for (int y = 0; y < box.height; y++) {
      System.arraycopy(news, (box.y + y) * width + box.x, cut, y * box.width, box.width);
    }
    return new GifFrame(box.x, box.y, image);
  }
}
