package dakon.ui.play;

import dakon.match.Contender;
import dakon.match.Pingsut;
import dakon.match.Sign;
import dakon.text.Messages;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Scale;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.SoftCard;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.io.Serial;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** Decides by pingsut who begins: each chooses a sign without the other seeing it. */
final class PingsutPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** How large a hand is, in pixels at 100 %. */
  private static final int HAND = 56;

  private final transient Messages messages = Messages.of(PingsutPage.class);
  private final transient Setting setting;
  private final transient Random random;
  private final WrappedText prompt = StyleClass.SUBHEAD.on(new WrappedText("pingsut-prompt", ""));
  private final WrappedRow signs = new WrappedRow(12);
  private final WrappedRow shown = new WrappedRow(12);
  private final WrappedRow ways = new WrappedRow(10);
  private final JButton go;
  private final JButton skip;
  private transient Optional<Sign> firsts = Optional.empty();
  private boolean firstWins = true;

  /**
   * A pingsut.
   *
   * @param random chooses for the computer
   * @param decided is told whether who is named first begins
   */
  PingsutPage(Setting setting, Random random, Consumer<Boolean> decided) {
    super(new BorderLayout());
    this.setting = setting;
    this.random = random;
    setName("pingsut");
    setOpaque(false);
    go = StyleClass.PRIMARY.on(Mnemonics.on(new JButton(), messages.text("pingsut.go")));
    go.setName("pingsut-go");
    go.addActionListener(event -> decided.accept(firstWins));
    skip = Mnemonics.on(new JButton(), messages.text("pingsut.skip"));
    skip.setName("pingsut-skip");
    skip.setToolTipText(messages.text("pingsut.tip.skip"));
    skip.addActionListener(event -> decided.accept(true));
    for (Sign sign : Sign.values()) {
      signs.add(button(sign));
      String key = String.valueOf(signs.getComponentCount());
      Keys.bindWhile(signs::isVisible, this, "typed " + key, () -> show(sign));
    }
    add(ClearScrollPane.bare(contents()));
    begin();
  }

  private JButton button(Sign sign) {
    CardButton button =
        new CardButton(
            StyleClass.CARD, new MigLayout("insets 6 16 6 16, wrap", "[110::,center]", "[]8[]0[]"));
    String finger = messages.text("finger." + sign.name());
    button.setName("sign-" + sign.name().toLowerCase(Locale.ROOT));
    button.add(new JLabel(Icons.exactly(icon(sign), Scale.of(HAND))));
    button.add(StyleClass.HEADING.on(new JLabel(messages.text(sign))));
    button.add(StyleClass.QUIET.on(new JLabel(finger)));
    button.getAccessibleContext().setAccessibleName(messages.text(sign));
    button.getAccessibleContext().setAccessibleDescription(finger);
    button.addActionListener(event -> show(sign));
    return button;
  }

  private static String icon(Sign sign) {
    return "sign-" + sign.name().toLowerCase(Locale.ROOT);
  }

  private JComponent contents() {
    Column column =
        new Column(
            new MigLayout("insets 24 28 20 28, gapy 6, fillx, wrap, hidemode 3", "[grow,fill]"));
    column.add(ShortText.of(StyleClass.TITLE, "title", messages.text("pingsut.title")), "wmin 0");
    column.add(
        new WrappedText("pingsut-about", messages.text("pingsut.about")),
        "wmin 0, wmax 720, gapbottom 12");
    SoftCard card =
        new SoftCard(
            new MigLayout("insets 22 24 22 24, gapy 16, fillx, wrap, hidemode 3", "[grow,fill]"));
    card.add(prompt, "wmin 0");
    card.add(signs, "wmin 0");
    card.add(shown, "wmin 0");
    ways.add(go);
    ways.add(skip);
    card.add(ways, "wmin 0");
    column.add(card, "wmin 0, wmax 720");
    return column;
  }

  /** Whoever is the computer shows something at once, and says nothing of it. */
  private void begin() {
    go.setVisible(false);
    shown.setVisible(false);
    if (setting.first().isPerson() || setting.second().isPerson()) {
      firsts = ofComputer(setting.first());
      prompt.setText(messages.text(asks()));
      return;
    }
    Pingsut round = new Pingsut(Sign.any(random), Sign.any(random));
    while (round.isTie()) {
      round = new Pingsut(Sign.any(random), Sign.any(random));
    }
    judge(round);
  }

  private String asks() {
    if (!setting.first().isPerson() || !setting.second().isPerson()) {
      return "pingsut.you";
    }
    return firsts.isEmpty() ? "pingsut.first" : "pingsut.second";
  }

  private Optional<Sign> ofComputer(Contender contender) {
    return contender.isPerson() ? Optional.empty() : Optional.of(Sign.any(random));
  }

  private void show(Sign sign) {
    if (firsts.isPresent()) {
      judge(new Pingsut(firsts.get(), sign));
    } else if (setting.second().isPerson()) {
      firsts = Optional.of(sign);
      prompt.setText(messages.text(asks()));
    } else {
      judge(new Pingsut(sign, Sign.any(random)));
    }
    enter();
  }

  private void judge(Pingsut round) {
    if (round.isTie()) {
      begin();
      prompt.setText(messages.text("pingsut.tie", messages.text(round.first())));
      return;
    }
    firstWins = round.isFirsts();
    Sign winner = firstWins ? round.first() : round.second();
    prompt.setText(
        messages.text("beats." + winner.name())
            + " "
            + messages.text(firstWins ? "pingsut.firsts" : "pingsut.seconds"));
    shown.add(hand("pingsut.of.first", round.first()));
    shown.add(hand("pingsut.of.second", round.second()));
    signs.setVisible(false);
    shown.setVisible(true);
    go.setVisible(true);
    skip.setVisible(false);
    revalidate();
  }

  /** What somebody shows. */
  private JComponent hand(String whose, Sign sign) {
    JPanel panel =
        new JPanel(new MigLayout("insets 6 16 6 16, wrap", "[110::,center]", "[]8[]0[]"));
    panel.setOpaque(false);
    panel.add(new JLabel(Icons.exactly(icon(sign), Scale.of(HAND))));
    panel.add(StyleClass.HEADING.on(new JLabel(messages.text(sign))));
    panel.add(StyleClass.QUIET.on(new JLabel(messages.text(whose))));
    return panel;
  }

  private void enter() {
    SwingUtilities.invokeLater(this::requestFocusInWindow);
  }

  /** Gives the keyboard to what can be chosen first. */
  @Override
  public boolean requestFocusInWindow() {
    getAccessibleContext().setAccessibleDescription(prompt.getText());
    return (signs.isVisible() ? signs.getComponent(0) : go).requestFocusInWindow();
  }
}
