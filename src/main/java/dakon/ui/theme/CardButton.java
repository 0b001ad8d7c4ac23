package dakon.ui.theme;

import java.awt.Dimension;
import java.awt.LayoutManager;
import java.io.Serial;
import javax.swing.JButton;

/** A button with room for more than a text: whatever is put on it. */
public class CardButton extends JButton {
  @Serial private static final long serialVersionUID = 1;

  /**
   * An empty card.
   *
   * @param style what it looks like
   * @param layout how what is on it is laid out
   */
  public CardButton(StyleClass style, LayoutManager layout) {
    style.on(this);
    setLayout(layout);
  }

  @Override
  public Dimension getPreferredSize() {
    return getLayout().preferredLayoutSize(this);
  }

  @Override
  public Dimension getMinimumSize() {
    return getLayout().minimumLayoutSize(this);
  }
}
