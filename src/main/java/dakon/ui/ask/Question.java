package dakon.ui.ask;

import dakon.analysis.Goal;
import dakon.board.Board;
import dakon.rules.Ruleset;
import dakon.rules.Stores;
import dakon.text.Messages;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Selector;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What is asked of a search: from which position, for what, and for how long at most. */
final class Question extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final List<Integer> ROWS =
      IntStream.rangeClosed(Board.FEWEST_HOLES, Board.MOST_HOLES).boxed().toList();

  /** The games in which a turn can have several moves. */
  private static final List<String> GAMES =
      Ruleset.GAMES.stream()
          .filter(rules -> rules.stores() != Stores.ASIDE)
          .map(Ruleset::game)
          .toList();

  private final transient Messages messages = Messages.of(Question.class);
  private final transient Supplier<Optional<Placed>> board;
  private final transient Runnable listener;
  private final Selector<Origin> from = new Selector<>("first-from", messages::text, this::begin);
  private final Selector<String> game =
      new Selector<>("first-game", name -> messages.text("game." + name), this::choose);
  private final Selector<Integer> holes =
      new Selector<>("first-holes", String::valueOf, number -> choose());
  private final Selector<Goal> goal =
      new Selector<>("first-goal", messages::text, chosen -> tell());
  private final Selector<Time> time = new Selector<>("first-time", messages::text, chosen -> {});
  private final JLabel gameLabel = new JLabel();
  private final JLabel holesLabel = new JLabel();
  private transient Placed placed = new Placed(Ruleset.DAKON, Ruleset.DAKON.opening());
  private String remark = "";

  /** From where it is searched. */
  enum Origin {
    /** The start of a game. */
    OPENING,
    /** What stands on the board editor. */
    BOARD
  }

  /** How long a search may take. */
  enum Time {
    /** As long as one waits without wondering. */
    SHORT(10),
    /** As long as one waits. */
    LONG(60),
    /** As long as one does something else. */
    LONGER(600);

    private final int seconds;

    Time(int seconds) {
      this.seconds = seconds;
    }
  }

  /**
   * The shortest win from the start of Dakon.
   *
   * @param board what stands on the board editor
   * @param listener is told when something else is asked
   */
  Question(Supplier<Optional<Placed>> board, Runnable listener) {
    super(new MigLayout("insets 0, gapx 10, gapy 6, wrap, hidemode 3", "[pref!][grow,fill]"));
    this.board = board;
    this.listener = listener;
    setOpaque(false);
    from.show(Arrays.asList(Origin.values()), Origin.OPENING);
    game.show(GAMES, placed.rules().game());
    holes.show(ROWS, placed.position().board().row());
    goal.show(Arrays.asList(Goal.values()), Goal.MAJORITY);
    time.show(Arrays.asList(Time.values()), Time.LONG);
    field(new JLabel(), "from", from);
    field(gameLabel, "game", game);
    field(holesLabel, "holes", holes);
    field(new JLabel(), "goal", goal);
    field(new JLabel(), "time", time);
  }

  private void field(JLabel label, String key, JComponent field) {
    String text = messages.text("first." + key);
    Mnemonics.on(StyleClass.QUIET.on(label), text);
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(Mnemonics.plain(text));
    add(label);
    add(field, "wmin 0, growx 0");
  }

  /** The position. */
  Placed placed() {
    return placed;
  }

  /** What is sought. */
  Goal goal() {
    return goal.value();
  }

  /** How long it may take. */
  Duration time() {
    return Duration.ofSeconds(time.value().seconds);
  }

  /** What is to be said of the position; empty where nothing is. */
  String remark() {
    return remark;
  }

  /** Asks of what stands on the board editor. */
  void chooseBoard() {
    begin(Origin.BOARD);
  }

  private void begin(Origin origin) {
    Optional<Placed> there = origin == Origin.BOARD ? board.get() : Optional.empty();
    boolean isMissing = origin == Origin.BOARD && there.isEmpty();
    remark = isMissing ? messages.text("first.board.empty") : "";
    from.show(Arrays.asList(Origin.values()), isMissing ? Origin.OPENING : origin);
    boolean isOpening = there.isEmpty();
    for (JComponent part : List.of(gameLabel, game, holesLabel, holes)) {
      part.setVisible(isOpening);
    }
    there.ifPresentOrElse(this::place, this::choose);
  }

  private void place(Placed other) {
    placed = other;
    tell();
  }

  private void choose(String name) {
    Ruleset rules = Ruleset.named(name).orElseThrow();
    holes.show(ROWS, rules.sizes().standard());
    choose();
  }

  private void choose() {
    Ruleset rules = Ruleset.named(game.value()).orElseThrow();
    place(new Placed(rules, rules.opening(holes.value())));
  }

  private void tell() {
    revalidate();
    listener.run();
  }
}
