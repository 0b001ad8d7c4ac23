package dakon.ui.play;

import dakon.match.Contender;
import dakon.match.Pingsut;
import dakon.match.Sign;
import dakon.text.Messages;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
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
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** Decides by pingsut who begins: each chooses a sign without the other seeing it. */
final class PingsutPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int LINES = 3;

  private final transient Messages messages = Messages.of(PingsutPage.class);
  private final transient Setting setting;
  private final transient Random random;
  private final transient Consumer<Boolean> decided;
  private final WrappedText prompt = StyleClass.SUBHEAD.on(new WrappedText("pingsut-prompt", ""));
  private final WrappedRow signs = new WrappedRow(12);
  private final WrappedRow ways = new WrappedRow(10);
  private final JButton go;
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
    this.decided = decided;
    setName("pingsut");
    setOpaque(false);
    go = StyleClass.PRIMARY.on(Mnemonics.on(new JButton(), messages.text("pingsut.go")));
    go.setName("pingsut-go");
    go.addActionListener(event -> decided.accept(firstWins));
    for (Sign sign : Sign.values()) {
      signs.add(button(sign));
      String key = String.valueOf(signs.getComponentCount());
      Keys.bindWhile(signs::isVisible, this, "typed " + key, () -> show(sign));
    }
    add(ClearScrollPane.bare(contents()));
    begin();
  }

  private JButton button(Sign sign) {
    JButton button = new JButton(messages.text(sign), Icons.of(icon(sign)));
    button.setName("sign-" + sign.name().toLowerCase(Locale.ROOT));
    button.setHorizontalAlignment(SwingConstants.LEADING);
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
    ShortText title = StyleClass.TITLE.on(new ShortText(LINES));
    title.setName("title");
    title.setText(messages.text("pingsut.title"));
    column.add(title, "wmin 0");
    column.add(
        new WrappedText("pingsut-about", messages.text("pingsut.about")), "wmin 0, gapbottom 12");
    SoftCard card =
        new SoftCard(
            new MigLayout("insets 22 24 22 24, gapy 14, fillx, wrap, hidemode 3", "[grow,fill]"));
    card.add(prompt, "wmin 0");
    card.add(signs, "wmin 0");
    ways.add(go);
    ways.add(skip());
    card.add(ways, "wmin 0");
    column.add(card, "wmin 0, wmax 720");
    return column;
  }

  private JButton skip() {
    JButton skip = Mnemonics.on(new JButton(), messages.text("pingsut.skip"));
    skip.setName("pingsut-skip");
    skip.setToolTipText(messages.text("pingsut.tip.skip"));
    skip.addActionListener(event -> decided.accept(true));
    return skip;
  }

  /** Whoever is the computer shows something at once, and says nothing of it. */
  private void begin() {
    firsts = ofComputer(setting.first());
    go.setVisible(false);
    if (firsts.isPresent() && !setting.second().isPerson()) {
      judge(new Pingsut(firsts.get(), Sign.any(random)), messages.text("pingsut.both"));
    } else {
      prompt.setText(messages.text(asks()));
    }
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
      judge(new Pingsut(firsts.get(), sign), "");
    } else if (setting.second().isPerson()) {
      firsts = Optional.of(sign);
      prompt.setText(messages.text(asks()));
      enter();
    } else {
      judge(new Pingsut(sign, Sign.any(random)), "");
    }
  }

  private void judge(Pingsut round, String before) {
    String shown =
        messages.text("pingsut.shown", messages.text(round.first()), messages.text(round.second()));
    if (round.isTie()) {
      begin();
      if (go.isVisible()) {
        return; // two computers have gone on by themselves
      }
      prompt.setText(shown + " " + messages.text("pingsut.tie"));
      return;
    }
    firstWins = round.isFirsts();
    prompt.setText(
        (before + " " + shown).strip()
            + " "
            + messages.text(firstWins ? "pingsut.firsts" : "pingsut.seconds"));
    signs.setVisible(false);
    go.setVisible(true);
    ways.revalidate();
    enter();
  }

  private void enter() {
    SwingUtilities.invokeLater(this::requestFocusInWindow);
  }

  /** Gives the keyboard to what can be chosen first. */
  @Override
  public boolean requestFocusInWindow() {
    getAccessibleContext().setAccessibleDescription(prompt.getText());
    return signs.isVisible()
        ? signs.getComponent(0).requestFocusInWindow()
        : go.requestFocusInWindow();
  }
}
