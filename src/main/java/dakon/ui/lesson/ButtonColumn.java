package dakon.ui.lesson;

import dakon.ui.theme.Keys;
import java.io.Serial;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;

/** Answers to press, one below the other; the arrow keys go from one to the next. */
final class ButtonColumn extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient List<JButton> buttons;

  /** A column of buttons, at least one. */
  ButtonColumn(List<JButton> buttons) {
    super(new MigLayout("insets 0, gapy 6, wrap 1, fillx, novisualpadding", "[grow,fill]"));
    this.buttons = List.copyOf(buttons);
    setOpaque(false);
    for (int place = 0; place < buttons.size(); place++) {
      JButton button = buttons.get(place);
      int above = Math.floorMod(place - 1, buttons.size());
      int below = Math.floorMod(place + 1, buttons.size());
      button.setHorizontalAlignment(SwingConstants.LEADING);
      Keys.bindFocused(button, "UP", () -> this.buttons.get(above).requestFocusInWindow());
      Keys.bindFocused(button, "DOWN", () -> this.buttons.get(below).requestFocusInWindow());
      add(button, "wmin 0");
    }
  }

  /** Gives the focus to the first. */
  @Override
  public boolean requestFocusInWindow() {
    return buttons.get(0).requestFocusInWindow();
  }
}
