package dakon.ui.theme;

import java.io.Serial;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A sentence in the middle of a page that has nothing else to show. */
public final class SentencePanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** A page with this sentence. */
  public SentencePanel(String sentence) {
    super(new MigLayout("insets 28, fill", "[center]", "[center]"));
    setOpaque(false);
    JLabel message = StyleClass.SUBTITLE.on(new JLabel(sentence));
    message.setName("message");
    add(message);
  }
}
