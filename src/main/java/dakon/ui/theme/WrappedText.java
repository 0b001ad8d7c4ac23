package dakon.ui.theme;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.io.Serial;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;

/** A text on its ground, in as many lines as it needs in the width there is. */
public final class WrappedText extends JTextArea implements Wrapping {
  @Serial private static final long serialVersionUID = 1;

  /** Whether the text is measured or painted. */
  private boolean isFlowing;

  /** A text that a test finds by a name. */
  public WrappedText(String name, String text) {
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
      Reflow.later(this);
    }
  }

  /** Leaves the pane in which it scrolls where it is: its caret is not seen. */
  @Override
  public void scrollRectToVisible(Rectangle ignored) {}

  /**
   * Lets itself be laid out anew, but not for being looked at: a text from right to left flows anew
   * whenever it is measured or painted, and would ask for another layout each time, without end.
   */
  @Override
  public void revalidate() {
    if (!isFlowing) {
      super.revalidate();
    }
  }

  /** At least the height of its rows. */
  @Override
  public int heightFor(int width) {
    return flowing(() -> Math.max(Wrapping.heightOfText(this, width), getRows() * getRowHeight()));
  }

  @Override
  public Dimension getPreferredSize() {
    return flowing(super::getPreferredSize);
  }

  @Override
  public Dimension getMinimumSize() {
    return flowing(super::getMinimumSize);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    flowing(
        () -> {
          super.paintComponent(graphics);
          return graphics;
        });
  }

  private <T> T flowing(Supplier<T> look) {
    isFlowing = true;
    try {
      return look.get();
    } finally {
      isFlowing = false;
    }
  }
}
