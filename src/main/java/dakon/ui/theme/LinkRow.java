package dakon.ui.theme;

import java.io.Serial;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;

/** A way to one thing of several that stand below each other, with a few words beside it. */
public final class LinkRow extends CardButton {
  @Serial private static final long serialVersionUID = 1;

  /**
   * A row.
   *
   * @param name the name of the component
   * @param text what it leads to
   * @param beside what is said of that, may be empty
   * @param action goes there
   */
  public LinkRow(String name, String text, String beside, Runnable action) {
    super(StyleClass.LINK, new MigLayout("insets 0, gapx 12, fillx", "[][grow,fill]"));
    setName(name);
    add(new JLabel(text), "wmin 0");
    add(StyleClass.SMALL.on(new JLabel(beside)), "wmin 0");
    getAccessibleContext().setAccessibleName(text);
    getAccessibleContext().setAccessibleDescription(beside);
    addActionListener(event -> action.run());
  }
}
