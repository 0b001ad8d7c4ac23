package dakon.ui.theme;

import com.formdev.flatlaf.FlatLightLaf;
import java.io.Serial;

/** The light theme: paper and ink. Its colours are in the properties file beside it. */
public final class PaperLaf extends FlatLightLaf {
  @Serial private static final long serialVersionUID = 1;

  /** A theme to install. */
  public PaperLaf() {}

  @Override
  public String getName() {
    return "Paper";
  }
}
