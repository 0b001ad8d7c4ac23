package dakon.ui.tutor;

import dakon.text.Messages;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import java.awt.Color;
import java.io.Serial;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;

/** Offers the next thing to do: what it is, and a way there. Not there when all is done. */
final class NextEntry extends CardButton {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(NextEntry.class);
  private final JLabel what = StyleClass.HEADING.on(new ActionLabel());
  private final JLabel where = new ActionLabel();
  private boolean isOffered;
  private boolean isResting;

  /** Text in the colour of action. */
  private static final class ActionLabel extends JLabel {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Color getForeground() {
      return Palette.ACTION.color();
    }
  }

  /** Offers nothing yet. */
  NextEntry(Runnable action) {
    super(StyleClass.SOFT, new MigLayout("insets 0, gapx 8, gapy 0, fillx", "[grow,fill][]"));
    setName("continue");
    what.setName("continue-what");
    where.setName("continue-where");
    add(what, "wmin 0");
    add(new JLabel(Icons.of("next")), "spany 2, aligny center, wrap");
    add(where, "wmin 0");
    setToolTipText(messages.text("tip.next"));
    addActionListener(event -> action.run());
    setVisible(false);
  }

  /** Keeps back while the same is offered elsewhere. */
  void rest(boolean resting) {
    isResting = resting;
    setVisible(isOffered && !isResting);
  }

  /** Offers a step. */
  void offer(Outlook.Next next, boolean goesOn) {
    what.setText(messages.text(goesOn ? "next.go.on" : "next.begin", next.number()));
    where.setText(next.lesson());
    getAccessibleContext()
        .setAccessibleName(messages.text("next.spoken", what.getText(), where.getText()));
    isOffered = true;
    setVisible(!isResting);
  }

  /** Offers nothing: all is done. */
  void withdraw() {
    isOffered = false;
    setVisible(false);
  }
}
