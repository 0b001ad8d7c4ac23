package dakon.export;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The kinds of files there are, by the endings of their names. */
public enum Medium {
  /** A moving picture, up to 1920x1080. */
  GIF(1920 * 1080),
  /** One picture, up to twice what 3840x2160 has: painting takes some times its memory. */
  PNG(2 * 3840 * 2160),
  /** Pages with a picture for each lap. */
  PDF(0);

  private final int mostPixels;

  Medium(int mostPixels) {
    this.mostPixels = mostPixels;
  }

  /** The kind of file that has this name; nothing for an ending that is not known. */
  public static Optional<Medium> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    for (Medium medium : values()) {
      if (name.endsWith("." + medium.name().toLowerCase(Locale.ROOT))) {
        return Optional.of(medium);
      }
    }
    return Optional.empty();
  }

  /** How many pixels a picture may have; none where the pages have their own size. */
  public int mostPixels() {
    return mostPixels;
  }

  /** Whether a picture can be of this size. */
  public boolean allows(Size size) {
    return size.pixels() <= mostPixels;
  }
}
