package dakon.ui.theme;

import java.awt.LayoutManager;
import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** A place where one thing is seen at a time. */
public class Stage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Object constraints;

  /**
   * A place with nothing on it yet.
   *
   * @param layout gives what is put here its size
   * @param constraints what that layout is to know of it
   */
  public Stage(LayoutManager layout, Object constraints) {
    super(layout);
    this.constraints = constraints;
    setOpaque(false);
  }

  /** Puts something here, in the place of what was here. */
  public final void put(JComponent content) {
    removeAll();
    add(content, constraints);
    content.applyComponentOrientation(getComponentOrientation());
    revalidate();
    repaint();
  }

  /** Gives the keyboard to what is here. */
  @Override
  public boolean requestFocusInWindow() {
    return getComponent(0).requestFocusInWindow();
  }
}
