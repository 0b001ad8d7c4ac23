package dakon.ui.lesson;

import dakon.text.Messages;
import dakon.ui.theme.Card;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Reflow;
import dakon.ui.theme.Scale;
import dakon.ui.theme.StarsIcon;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/**
 * The card on which something is asked, in the colour of questions: the question, the ways to
 * answer it, what was said to the answer, and what can be done then.
 */
final class TaskCard extends Card {
  @Serial private static final long serialVersionUID = 1;

  private static final double BAR = 4;
  private static final double INSET = 6;
  private static final int STAR = 18;

  /** With this width, in pixels, two buttons go side by side. */
  private static final int ROOM_FOR_ROW = 290;

  private final transient Messages messages = Messages.of(TaskCard.class);
  private final JPanel answers = clear(new MigLayout("insets 0, fillx, gapy 6", "[grow,fill]"));
  private final Verdict verdict = new Verdict();
  private final JLabel stars = new JLabel();
  private final JPanel ways = clear(row());
  private boolean isWide = true;

  /**
   * A card with a question.
   *
   * @param icon the name of its icon
   * @param question what is asked
   */
  TaskCard(String icon, String question) {
    super(
        new MigLayout(
            "insets 12 18 14 14, gapx 10, gapy 0, hidemode 3, fillx", "[][grow,fill]", ""));
    setName("task");
    getAccessibleContext().setAccessibleName(question);
    add(new Sign(icon), "aligny top");
    add(StyleClass.HEADING.on(new WrappedText("task-question", question)), "wmin 0, wrap");
    for (JComponent part : List.of(answers, verdict, stars, ways)) {
      boolean isPressed = part == answers || part == ways; // room for the focus stands out
      add(part, "span, growx, wmin 0, gaptop 10, wrap" + (isPressed ? ", gapx -2 -2" : ""));
    }
    stars.setName("stars");
    stars.setVisible(false);
    ways.setVisible(false);
  }

  /** Is narrow enough, now and then, that buttons do not go side by side. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    boolean hasRoom = width >= Scale.of(ROOM_FOR_ROW);
    if (hasRoom != isWide) {
      isWide = hasRoom;
      ways.setLayout(isWide ? row() : column());
      Reflow.later(this);
    }
  }

  /** The sign of a question, in its colour. */
  private static final class Sign extends JLabel {
    @Serial private static final long serialVersionUID = 1;

    Sign(String icon) {
      super(Icons.of(icon));
    }

    @Override
    public Color getForeground() {
      return Palette.QUESTION.color();
    }
  }

  private static MigLayout row() {
    return new MigLayout("insets 0, gapx 8, novisualpadding");
  }

  private static MigLayout column() {
    return new MigLayout("insets 0, gapy 6, wrap 1, fillx, novisualpadding", "[grow,fill]");
  }

  /** A panel through which the card shows. */
  static JPanel clear(MigLayout layout) {
    JPanel panel = new JPanel(layout);
    panel.setOpaque(false);
    return panel;
  }

  /** A button of a card; Enter presses it as space does. */
  static JButton button(String name, String text, Runnable action) {
    JButton button = new JButton(text);
    button.addActionListener(event -> action.run());
    return named(name, button);
  }

  /** Gives a button a name, and Enter a meaning on it. */
  static <B extends AbstractButton> B named(String name, B button) {
    button.setName(name);
    Keys.bindFocused(button, "ENTER", button::doClick);
    return button;
  }

  /** Offers ways to answer in place of those before. */
  void offer(JComponent... controls) {
    answers.removeAll();
    for (JComponent control : controls) {
      answers.add(control, "wmin 0, wrap");
    }
    answers.setVisible(controls.length > 0);
    revalidate();
    repaint();
  }

  /** Says something to an answer. */
  void say(Verdict.Kind kind, String text) {
    verdict.say(kind, text);
    revalidate();
    repaint();
  }

  /** Says nothing any more, and shows no stars. */
  void fallSilent() {
    verdict.fallSilent();
    stars.setVisible(false);
    revalidate();
    repaint();
  }

  /** All that is said, for those who hear it. */
  String spoken() {
    return verdict.spoken() + (stars.isVisible() ? " " + stars.getText() : "");
  }

  /** Shows what was earned. */
  void award(int earned) {
    stars.setIcon(new StarsIcon(earned, STAR));
    stars.setText(messages.text("stars", earned, StarsIcon.MOST));
    stars.setIconTextGap(8);
    stars.setVisible(true);
    revalidate();
    repaint();
  }

  /** Shows what can be done now; the first is what one most likely wants. */
  void goOnBy(List<JButton> buttons) {
    ways.removeAll();
    for (JButton button : buttons) {
      ways.add(button);
    }
    ways.setVisible(!buttons.isEmpty());
    revalidate();
    repaint();
  }

  /** Has a button tell, when it gets the focus, what was said. */
  void focus(JButton button) {
    button.getAccessibleContext().setAccessibleDescription(spoken());
    button.requestFocusInWindow();
    SwingUtilities.invokeLater(() -> Reflow.reveal(button));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    Graphics2D bar = (Graphics2D) graphics.create();
    bar.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    bar.setColor(Palette.QUESTION.color());
    double width = Scale.of(BAR);
    double inset = Scale.of(INSET);
    double edge = getComponentOrientation().isLeftToRight() ? inset : getWidth() - inset - width;
    bar.fill(
        new RoundRectangle2D.Double(edge, 2 * inset, width, getHeight() - 4 * inset, width, width));
    bar.dispose();
  }
}
