package dakon.ui.ask;

import dakon.board.Direction;
import dakon.contrast.Contrast;
import dakon.contrast.ContrastWords;
import dakon.contrast.Run;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Scene;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.ui.board.BoardView;
import dakon.ui.replay.AbreastPanel;
import dakon.ui.rules.RulesFields;
import dakon.ui.theme.Column;
import dakon.ui.theme.EvenColumns;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Stage;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;

/**
 * The same moves under two sets of rules, on two boards, with the first difference said above them,
 * marked on the slider and pointed out on the boards.
 */
public final class ComparePanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** Between what stands side by side; the boards below have as much between them. */
  private static final int GAP = 20;

  /** So wide that the fields of a set of rules stand in one row. */
  private static final int LEAST = 440;

  private static final int GAP_OF_FIELDS = 3;

  private final transient Messages messages = Messages.of(ComparePanel.class);
  private final transient Settings settings;
  private final Matter matter;
  private final transient RulesFields first = new RulesFields("compare-first-", rules -> compare());
  private final transient RulesFields second =
      new RulesFields("compare-second-", rules -> compare());
  private final WrappedText difference =
      StyleClass.SPOKEN.on(new WrappedText("compare-difference", ""));
  private final WrappedText further = StyleClass.QUIET.on(new WrappedText("compare-further", ""));
  private final Stage stage = new Stage(new BorderLayout(), BorderLayout.CENTER);
  private transient Optional<Comparing> running = Optional.empty();
  private final transient List<EvenLabel> called = new ArrayList<>();

  /** A label as wide as the widest of its kind, so that what is behind them stands in line. */
  private static final class EvenLabel extends JLabel {
    @Serial private static final long serialVersionUID = 1;

    private final transient List<EvenLabel> kind;

    EvenLabel(List<EvenLabel> kind) {
      this.kind = kind;
    }

    private int ownWidth() {
      return super.getPreferredSize().width;
    }

    @Override
    public Dimension getPreferredSize() {
      int widest = kind.stream().mapToInt(EvenLabel::ownWidth).max().orElse(0);
      return new Dimension(widest, super.getPreferredSize().height);
    }
  }

  /**
   * A page that waits for a move of Dakon and Congkak.
   *
   * @param board the board editor, whose moves can be compared
   * @param settings how the user wants to be shown things
   */
  public ComparePanel(BoardEditor board, Settings settings) {
    super(new BorderLayout());
    this.settings = settings.apart(Switch.STOP_AFTER_LAP, "compare");
    this.matter = new Matter(board::tried, new Chooser());
    setName("compare");
    getAccessibleContext().setAccessibleName(messages.text("compare.title"));
    setOpaque(false);
    second.show(Ruleset.CONGKAK);
    add(
        new WordsAndBoard(
                WordsAndBoard.title(messages.text("compare.title")), words(), stage, settings)
            .pageInOneColumn());
    compare();
  }

  private Column words() {
    EvenColumns rules = new EvenColumns(GAP, LEAST);
    rules.add(chooser("first", first));
    rules.add(chooser("second", second));
    Column words = WordsAndBoard.column();
    words.add(matter, "wmin 0");
    words.add(rules, "wmin 0");
    words.add(difference, "wmin 0, gaptop 4");
    words.add(further, "wmin 0");
    return words;
  }

  private JComponent chooser(String key, RulesFields fields) {
    WrappedRow row = new WrappedRow(GAP_OF_FIELDS);
    String game = messages.text("compare." + key);
    EvenLabel label = StyleClass.QUIET.on(new EvenLabel(called));
    Mnemonics.on(label, game);
    called.add(label);
    label.setLabelFor(fields.game());
    row.add(label);
    row.add(named(fields.game(), messages.text("compare." + key + ".game")));
    row.add(named(fields.direction(), messages.text("compare." + key + ".direction")));
    row.add(named(fields.end(), messages.text("compare." + key + ".end")));
    return row;
  }

  private static JComponent named(JComponent field, String name) {
    field.getAccessibleContext().setAccessibleName(name);
    field.setToolTipText(name);
    return field;
  }

  /** Compares what stands on the board editor, with the moves that were tried there. */
  public void openBoard() {
    matter.chooseBoard();
  }

  /** Compares moves under their own rules and under others. */
  public void show(Tried tried) {
    matter.bring(tried);
  }

  /** Rules that are worth a look beside others. */
  private static Ruleset beside(Ruleset rules) {
    if (rules.game().equals(Ruleset.DAKON.game())) {
      return Ruleset.CONGKAK.with(rules.direction()).with(rules.end());
    }
    return rules.game().equals(Ruleset.CONGKAK.game())
        ? Ruleset.DAKON.with(rules.direction()).with(rules.end())
        : rules.with(opposite(rules.direction()));
  }

  private static Direction opposite(Direction direction) {
    return direction == Direction.CLOCKWISE ? Direction.COUNTER_CLOCKWISE : Direction.CLOCKWISE;
  }

  private void compare() {
    running.ifPresent(before -> before.cancel(true));
    running = Optional.empty();
    if (matter.isWrong()) {
      say("", ""); // what was compared may be watched, but is no answer to this
      return;
    }
    if (!Contrast.isPossible(first.rules(), second.rules())) {
      say(messages.text("compare.impossible"), "");
      clearStage();
      return;
    }
    Comparing begun =
        new Comparing(
            first.rules(),
            second.rules(),
            matter.start(first.rules()),
            matter.moves(),
            this::compared);
    running = Optional.of(begun);
    begun.execute();
  }

  private void compared(Comparing comparing, Contrast contrast) {
    if (!running.equals(Optional.of(comparing))) {
      return;
    }
    running = Optional.empty();
    ContrastWords words = new ContrastWords(contrast);
    boolean isMade = !matter.moves().isEmpty();
    say(
        isMade ? words.difference() : messages.text("compare.write"),
        String.join(" ", words.further()));
    refuse(contrast);
    if (contrast.canBeShown()) {
      show(contrast, words);
    } else {
      say(difference.getText(), messages.text("compare.long"));
      clearStage();
    }
  }

  /** Marks the move that neither set of rules allows. */
  private void refuse(Contrast contrast) {
    int played = Math.max(contrast.first().moves().size(), contrast.second().moves().size());
    if (played < matter.moves().size()) {
      Run longer = contrast.first().moves().size() == played ? contrast.first() : contrast.second();
      longer.stop().ifPresent(stop -> matter.refuse(played, stop.sentence()));
    }
  }

  private void show(Contrast contrast, ContrastWords words) {
    AbreastPanel player =
        new AbreastPanel(
            half(words.firstName(), contrast.first()),
            half(words.secondName(), contrast.second()),
            settings);
    contrast
        .difference()
        .ifPresent(
            found ->
                player.pointOut(
                    new AbreastPanel.Pointer(
                        messages.text("compare.show"),
                        contrast.moment(),
                        words.firstMarks(),
                        words.secondMarks())));
    stage.put(player);
  }

  private static AbreastPanel.Half half(String name, Run run) {
    Ruleset rules = run.game().rules();
    BoardView board =
        new BoardView(
            BoardStyle.of(rules.game()),
            rules.direction(),
            Scene.still(run.game().start(), List.of()));
    return new AbreastPanel.Half(
        name, board, run.game().start(), run.moves(), Narrator.of(rules.game()));
  }

  private void say(String sentence, String more) {
    difference.setText(sentence);
    further.setText(more);
    further.setVisible(!more.isEmpty());
    getAccessibleContext().setAccessibleDescription((sentence + " " + more).strip());
  }

  private void clearStage() {
    JPanel nothing = new JPanel(null);
    nothing.setOpaque(false);
    stage.put(nothing);
  }

  /** Gives the keyboard to the moves. */
  @Override
  public boolean requestFocusInWindow() {
    return matter.requestFocusInWindow();
  }

  private final class Chooser implements Matter.Listener {
    @Override
    public void changed() {
      compare();
    }

    @Override
    public void written() {
      if (!matter.isWrong()) {
        stage.requestFocusInWindow();
      }
    }

    @Override
    public void brought(Ruleset rules) {
      first.show(rules);
      second.show(beside(rules));
      compare();
    }
  }
}
