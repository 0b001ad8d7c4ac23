package dakon.ui.theme;

import com.formdev.flatlaf.FlatDarkLaf;
import java.io.Serial;

/**
 * The dark theme: warm light on a dark ground. Its colours are in the properties file beside it.
 */
public final class NightLaf extends FlatDarkLaf {
  @Serial private static final long serialVersionUID = 1;

  /** A theme to install. */
  public NightLaf() {}

  @Override
  public String getName() {
    return "Night";
  }
}
