package dakon.ui.theme;

import java.awt.Component;
import java.io.Serial;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;

/**
 * A pane that scrolls up and down, through which the ground shows. The keys by which panes scroll
 * are left to what they mean in the tutor; what is inside may take them.
 */
public final class ClearScrollPane extends JScrollPane {
  @Serial private static final long serialVersionUID = 1;

  private static final int UNIT = 16;
  private static final String[] KEYS_LEFT = {
    "LEFT", "RIGHT", "PAGE_UP", "PAGE_DOWN", "HOME", "END"
  };

  /** A pane around a component. */
  public ClearScrollPane(Component content) {
    super(content, VERTICAL_SCROLLBAR_AS_NEEDED, HORIZONTAL_SCROLLBAR_NEVER);
    setOpaque(false);
    getViewport().setOpaque(false);
    setBorder(BorderFactory.createEmptyBorder());
    getVerticalScrollBar().setUnitIncrement(UNIT);
    getVerticalScrollBar().setOpaque(false);
    Keys.leave(getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT), KEYS_LEFT);
  }
}
