package dakon.ui.lesson;

import java.io.Serial;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;

/** A text on its ground, in as many lines as it needs in the width there is. */
final class WrappedText extends JTextArea {
  @Serial private static final long serialVersionUID = 1;

  /** A text that a test finds by a name. */
  WrappedText(String name, String text) {
    super(text);
    setName(name);
    setEditable(false);
    setFocusable(false);
    setOpaque(false);
    setLineWrap(true);
    setWrapStyleWord(true);
    setBorder(BorderFactory.createEmptyBorder());
  }

  /** Asks for another height where the width is another. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean isOtherwise = width != getWidth();
    super.setBounds(x, y, width, height);
    if (isOtherwise) {
      revalidate();
    }
  }
}
