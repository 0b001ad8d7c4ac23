package dakon.ui.tutor;

import dakon.ui.theme.CardButton;
import dakon.ui.theme.Icons;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;

/** A way to use the program: its name, and in a sentence what it is good for. */
final class WayCard extends CardButton {
  @Serial private static final long serialVersionUID = 1;

  private static final int MOST_LINES = 12;

  /** A card that leads somewhere. */
  WayCard(String name, String icon, String title, String about, Runnable action) {
    super(StyleClass.CARD, new MigLayout("insets 0, gapy 4, fillx", "[grow,fill]", "[][grow,top]"));
    setName(name);
    JLabel heading = StyleClass.HEADING.on(new JLabel(title, Icons.of(icon), LEADING));
    ShortText text = StyleClass.QUIET.on(new ShortText(MOST_LINES));
    text.setText(about);
    add(heading, "wmin 0, wrap");
    add(text, "wmin 0");
    getAccessibleContext().setAccessibleName(title);
    getAccessibleContext().setAccessibleDescription(about);
    addActionListener(event -> action.run());
  }
}
