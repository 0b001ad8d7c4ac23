package dakon.ui.tutor;

import dakon.text.Messages;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import java.awt.Color;
import java.awt.Dimension;
import java.io.Serial;
import javax.swing.JButton;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;

/** Offers the next thing to do: what it is, and a way there. Not there when all is done. */
final class NextEntry extends JButton {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(NextEntry.class);
  private final JLabel what = StyleClass.HEADING.on(new ActionLabel());
  private final JLabel where = new ActionLabel();

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
    setName("continue");
    StyleClass.SOFT.on(this);
    setLayout(new MigLayout("insets 0, gapx 8, gapy 0, fillx", "[grow,fill][]"));
    what.setName("continue-what");
    where.setName("continue-where");
    add(what, "wmin 0");
    add(new JLabel(Icons.of("next")), "spany 2, aligny center, wrap");
    add(where, "wmin 0");
    setToolTipText(messages.text("tip.next"));
    addActionListener(event -> action.run());
    setVisible(false);
  }

  /**
   * A step to go to.
   *
   * @param goesOn whether anything was done before
   * @param lesson the title of its lesson
   * @param number its number, from 1
   */
  record Place(boolean goesOn, String lesson, int number) {}

  /** Offers a step. */
  void offer(Place place) {
    what.setText(messages.text(place.goesOn() ? "next.go.on" : "next.begin", place.number()));
    where.setText(place.lesson());
    getAccessibleContext()
        .setAccessibleName(messages.text("next.spoken", what.getText(), where.getText()));
    setVisible(true);
  }

  /** Offers nothing: all is done. */
  void rest() {
    setVisible(false);
  }

  @Override
  public Dimension getPreferredSize() {
    return getLayout().preferredLayoutSize(this);
  }
}
