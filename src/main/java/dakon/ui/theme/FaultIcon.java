package dakon.ui.theme;

import java.awt.Color;
import java.io.Serial;
import javax.swing.JLabel;

/** The sign for what is wrong, in its colour. */
public final class FaultIcon extends JLabel {
  @Serial private static final long serialVersionUID = 1;

  /** The sign. */
  public FaultIcon() {
    super(Icons.of("warning"));
  }

  @Override
  public Color getForeground() {
    return Palette.CAPTURE.color();
  }
}
