package dakon.ui.lesson;

import dakon.ui.theme.Reflow;
import java.awt.Dimension;
import java.awt.Insets;
import java.io.Serial;
import javax.swing.JButton;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;

/** A button whose text goes on in another line where it is too long for one. */
final class WrappedButton extends JButton {
  @Serial private static final long serialVersionUID = 1;

  /** A button with a plain text. */
  WrappedButton(String text) {
    super("<html>" + text.replace("&", "&amp;").replace("<", "&lt;"));
    getAccessibleContext().setAccessibleName(text);
  }

  @Override
  public Dimension getPreferredSize() {
    Dimension size = super.getPreferredSize();
    if (getWidth() > 0 && getClientProperty(BasicHTML.propertyKey) instanceof View view) {
      Insets insets = getInsets();
      view.setSize(Math.max(1, getWidth() - insets.left - insets.right), 0);
      int lines = (int) Math.ceil(view.getPreferredSpan(View.Y_AXIS));
      size.height = Math.max(super.getPreferredSize().height, lines + insets.top + insets.bottom);
    }
    return size;
  }

  /** Has none: several lines have no line in common with what is beside them. */
  @Override
  public int getBaseline(int width, int height) {
    return -1;
  }

  @Override
  public BaselineResizeBehavior getBaselineResizeBehavior() {
    return BaselineResizeBehavior.OTHER;
  }

  /** Asks for another height where the width is another. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean isOtherwise = width != getWidth();
    super.setBounds(x, y, width, height);
    if (isOtherwise) {
      Reflow.later(this);
    }
  }
}
