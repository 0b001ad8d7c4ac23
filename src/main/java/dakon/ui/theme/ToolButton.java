package dakon.ui.theme;

import java.io.Serial;
import javax.swing.JButton;

/**
 * A button that is an icon and no more until it is pointed at. A click on it leaves the keyboard
 * where it was, so that the keys of the tutor go on working.
 */
public class ToolButton extends JButton {
  @Serial private static final long serialVersionUID = 1;

  /**
   * A button.
   *
   * @param name by what tests find it
   * @param icon the name of its icon
   * @param spoken what it is called by a screen reader
   * @param tip what is said when it is pointed at
   */
  public ToolButton(String name, String icon, String spoken, String tip) {
    super(Icons.of(icon));
    setName(name);
    setToolTipText(tip);
    getAccessibleContext().setAccessibleName(spoken);
    putClientProperty("JButton.buttonType", "toolBarButton");
    setRequestFocusEnabled(false);
  }
}
