package dakon.export;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The size of a picture.
 *
 * @param width in pixels
 * @param height in pixels
 */
public record Size(int width, int height) {
  /** No picture is narrower or lower: there would be nothing to recognise. */
  public static final int LEAST = 120;

  /** No picture is wider or higher. */
  public static final int MOST = 8192;

  private static final Pattern FORM = Pattern.compile("(\\d{1,5})[x\u00d7](\\d{1,5})");

  /** Refuses a size that no picture can have. */
  public Size {
    if (!isFit(width, height)) {
      throw new IllegalArgumentException(width + "x" + height);
    }
  }

  private static boolean isFit(int width, int height) {
    return Math.min(width, height) >= LEAST && Math.max(width, height) <= MOST;
  }

  /** The size that is written so, as {@code 800x450}; nothing where no picture can have it. */
  public static Optional<Size> read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    int width = Integer.parseInt(form.group(1));
    int height = Integer.parseInt(form.group(2));
    return isFit(width, height) ? Optional.of(new Size(width, height)) : Optional.empty();
  }

  /** How many pixels that is. */
  int pixels() {
    return width * height;
  }

  @Override
  public String toString() {
    return width + "x" + height;
  }
}
