package dakon.ui.ask;

import dakon.analysis.BestTurn;
import dakon.analysis.FirstTurn;
import dakon.analysis.FirstTurn.Obstacle;
import dakon.challenge.MoveByMove;
import dakon.challenge.TurnWords;
import dakon.lesson.Lesson;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.Column;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.io.Serial;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** What is to be searched, how far the search is, and what it has found. */
final class SearchPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int GAP = 8;

  private final transient Messages messages = Messages.of(SearchPage.class);
  private final transient BoardEditor editor;
  private final transient Consumer<Lesson> challenge;
  private final Question question;
  private final JButton search = StyleClass.PRIMARY.on(new JButton());
  private final WrappedText state = new WrappedText("first-state", "");
  private final WrappedText turn = StyleClass.SUBHEAD.on(new WrappedText("first-found", ""));
  private final WrappedRow ways = new WrappedRow(GAP);
  private final Column words = WordsAndBoard.column();
  private final PlayedBoard stage;
  private transient Optional<TurnSearch> running = Optional.empty();
  private transient Optional<BestTurn> found = Optional.empty();

  /**
   * A page on which nothing is searched yet.
   *
   * @param challenge lets the learner find a turn
   */
  SearchPage(BoardEditor editor, Settings settings, Consumer<Lesson> challenge) {
    super(new BorderLayout());
    this.editor = editor;
    this.stage = new PlayedBoard(settings, "first-turn");
    this.challenge = challenge;
    this.question = new Question(editor::placed, this::askAnew);
    setName("first-search");
    setOpaque(false);
    fillWords();
    JComponent title = WordsAndBoard.title(messages.text("first.title"));
    add(new WordsAndBoard(title, words, stage, settings).page());
    Keys.bindWhile(() -> running.isPresent(), this, "ESCAPE", this::stop);
    askAnew();
  }

  private void fillWords() {
    search.setName("first-go");
    search.addActionListener(event -> running.ifPresentOrElse(now -> stop(), this::start));
    turn.getAccessibleContext().setAccessibleName(messages.text("first.found"));
    words.add(
        StyleClass.QUIET.on(new WrappedText("first-about", messages.text("first.about"))),
        "wmin 0");
    words.add(question, "wmin 0");
    words.add(search, "growx 0, wmin 0");
    words.add(turn, "wmin 0, gaptop 6");
    words.add(state, "wmin 0");
    ways.add(way("find", this::find));
    ways.add(way("set-up", () -> editor.open(question.placed())));
  }

  private JButton way(String name, Runnable action) {
    JButton button =
        StyleClass.SOFT.on(Mnemonics.on(new JButton(), messages.text("first." + name)));
    button.setName("first-" + name);
    button.addActionListener(event -> action.run());
    return button;
  }

  /** Has the position on the board editor searched. */
  void chooseBoard() {
    question.chooseBoard();
  }

  /** Something else is asked: what was found before is no answer to it. */
  private void askAnew() {
    running.ifPresent(TurnSearch::callOff);
    running = Optional.empty();
    found = Optional.empty();
    offer();
    say("", question.remark());
    stage.rest(question.placed());
  }

  private void start() {
    Placed placed = question.placed();
    Optional<Obstacle> obstacle =
        FirstTurn.obstacle(placed.rules(), placed.position(), question.goal());
    if (obstacle.isPresent()) {
      say(
          "",
          messages.text("Obstacle." + obstacle.get(), messages.text(placed.position().toMove())));
      return;
    }
    TurnSearch begun =
        new TurnSearch(placed, question.goal(), question.time(), new Follower(placed));
    askAnew();
    running = Optional.of(begun);
    say("", messages.text("first.begun"));
    offer();
    begun.execute();
  }

  private void stop() {
    running.ifPresent(TurnSearch::callOff);
  }

  /** Offers what can be done now. */
  private void offer() {
    Mnemonics.on(search, messages.text(running.isPresent() ? "first.stop" : "first.go"));
    boolean hasTurn = found.filter(best -> !best.moves().isEmpty()).isPresent();
    words.remove(ways);
    if (hasTurn) {
      words.add(ways, "wmin 0");
      ways.applyComponentOrientation(getComponentOrientation());
    }
    words.revalidate();
  }

  private void found(Placed placed, BestTurn best) {
    running = Optional.empty();
    found = Optional.of(best);
    TurnWords told = new TurnWords(question.goal(), placed.position().toMove(), best);
    String stopped = best.stop().map(stop -> "\n" + messages.text(stop)).orElse("");
    say(told.turn(), String.join("\n", told.sentences()) + stopped);
    getAccessibleContext().setAccessibleDescription(told.turn() + ". " + state.getText());
    offer();
    if (!best.moves().isEmpty()) {
      stage.offer(placed, MoveByMove.moves(placed.rules(), placed.position(), best));
    }
  }

  private void say(String newTurn, String newState) {
    turn.setText(newTurn);
    turn.setVisible(!newTurn.isEmpty());
    state.setText(newState);
    state.setVisible(!newState.isEmpty());
    words.revalidate();
  }

  private void find() {
    found.ifPresent(
        best -> {
          Placed placed = question.placed();
          challenge.accept(
              MoveByMove.lesson(placed.rules(), placed.position(), question.goal(), best));
        });
  }

  /** Gives the keyboard to the button that searches. */
  @Override
  public boolean requestFocusInWindow() {
    return search.requestFocusInWindow();
  }

  /** Follows the search of a position, as long as nothing else is asked. */
  private final class Follower implements TurnSearch.Listener {
    private final Placed placed;

    Follower(Placed placed) {
      this.placed = placed;
    }

    private boolean isFollowed() {
      return running.filter(search -> search.tells(this)).isPresent();
    }

    @Override
    public void reached(TurnSearch.Progress progress) {
      if (isFollowed()) {
        String far = progress.reach().map(TurnWords::progress).orElse(messages.text("first.begun"));
        say("", far + "\n" + messages.text("first.seconds", progress.seconds()));
      }
    }

    @Override
    public void found(BestTurn best) {
      if (isFollowed()) {
        SearchPage.this.found(placed, best);
      }
    }
  }
}
