package dakon.ui.export;

import java.io.File;
import java.text.Normalizer;
import java.util.Locale;

/** Names files after what is in them, so that they can be written on any disk. */
final class FileName {
  /** Longer names are cut; some disks have room for 255 bytes. */
  private static final int LONGEST = 60;

  /** Where nothing is left of a title. */
  private static final String NAMELESS = "dakon";

  private FileName() {}

  /** A title in small letters of ASCII, digits and hyphens. */
  static String of(String title) {
    String plain =
        Normalizer.normalize(title, Normalizer.Form.NFD)
            .replaceAll("\\p{M}+", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-");
    String cut = plain.substring(0, Math.min(plain.length(), LONGEST)).replaceAll("^-|-$", "");
    return cut.isEmpty() ? NAMELESS : cut;
  }

  /**
   * A file that is not there yet, named after a title; with a number where that name is taken.
   *
   * @param ending the ending, without its dot
   */
  static File free(File folder, String title, String ending) {
    String name = of(title);
    File file = new File(folder, name + "." + ending);
    for (int number = 2; file.exists(); number++) {
      file = new File(folder, name + "-" + number + "." + ending);
    }
    return file;
  }
}
