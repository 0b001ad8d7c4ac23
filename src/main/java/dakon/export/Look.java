package dakon.export;

import java.util.Objects;

/**
 * How pictures look.
 *
 * @param size how large they are; the pages of a PDF have their own size
 * @param backdrop what lies behind the board
 * @param captions whether it is said what happens
 */
public record Look(Size size, Backdrop backdrop, boolean captions) {
  /** Wide enough to read the captions, and still a small file. */
  public static final Look DEFAULT = new Look(new Size(800, 450), Backdrop.LIGHT, true);

  /** Refuses a look that lacks something. */
  public Look {
    Objects.requireNonNull(size);
    Objects.requireNonNull(backdrop);
  }
}
