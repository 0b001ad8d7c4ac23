package dakon.ui.theme;

import com.formdev.flatlaf.FlatDarkLaf;
import java.io.Serial;

/** The theme of high contrast. Its colours are in the properties file beside it. */
public final class ContrastLaf extends FlatDarkLaf {
  @Serial private static final long serialVersionUID = 1;

  /** A theme to install. */
  public ContrastLaf() {}

  @Override
  public String getName() {
    return "High contrast";
  }
}
