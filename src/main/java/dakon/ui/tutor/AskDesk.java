package dakon.ui.tutor;

import dakon.game.Game;
import dakon.settings.Settings;
import dakon.ui.ask.BoardEditor;
import dakon.ui.ask.CoachPanel;
import dakon.ui.ask.ComparePanel;
import dakon.ui.ask.FirstTurnPanel;
import dakon.ui.ask.Placed;
import dakon.ui.ask.Tried;
import dakon.ui.editor.EditorPanel;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The pages on which something is asked, of the board that is set up or of moves from elsewhere.
 */
final class AskDesk {
  private final PageArea pages;
  private final Settings settings;
  private final Supplier<EditorPanel> editor;
  private final Consumer<Page> turner;

  /**
   * A desk on which nothing is asked yet.
   *
   * @param editor gives the board editor
   * @param turner turns to a page
   */
  AskDesk(PageArea pages, Settings settings, Supplier<EditorPanel> editor, Consumer<Page> turner) {
    this.pages = pages;
    this.settings = settings;
    this.editor = editor;
    this.turner = turner;
  }

  /** Lets all be asked of the board editor. */
  void offerAt(EditorPanel board) {
    board.offerQuestion(
        "first.turn",
        () -> {
          firstTurn().openBoard();
          turner.accept(Page.FIRST_TURN);
        });
    board.offerQuestion("coach", this::askCoach);
    board.offerQuestion(
        "compare",
        () -> {
          comparison().openBoard();
          turner.accept(Page.COMPARE);
        });
  }

  /** Turns to the page of the best first turn. */
  void showFirstTurn() {
    firstTurn();
    turner.accept(Page.FIRST_TURN);
  }

  private FirstTurnPanel firstTurn() {
    pages.make(Page.FIRST_TURN, () -> new FirstTurnPanel(new OnBoard(), settings));
    return (FirstTurnPanel) pages.on(Page.FIRST_TURN).orElseThrow();
  }

  /** Has the coach speak of the position on the board; where there is none, of nothing. */
  void askCoach() {
    pages.make(Page.COACH, () -> new CoachPanel(settings));
    CoachPanel coach = (CoachPanel) pages.on(Page.COACH).orElseThrow();
    placed().map(placed -> Game.of(placed.rules(), placed.position())).ifPresent(coach::show);
    turner.accept(Page.COACH);
  }

  /** Turns to the page on which rules are compared. */
  void showComparison() {
    comparison();
    turner.accept(Page.COMPARE);
  }

  /** Compares moves under their own rules and under others. */
  void compare(Tried tried) {
    comparison().show(tried);
    turner.accept(Page.COMPARE);
  }

  private ComparePanel comparison() {
    pages.make(Page.COMPARE, () -> new ComparePanel(new OnBoard(), settings));
    return (ComparePanel) pages.on(Page.COMPARE).orElseThrow();
  }

  private Optional<Placed> placed() {
    EditorPanel board = editor.get();
    return board.position().map(position -> new Placed(board.rules(), position));
  }

  /** The board editor, for pages on which something is asked of it. */
  private final class OnBoard implements BoardEditor {
    @Override
    public Optional<Placed> placed() {
      return AskDesk.this.placed();
    }

    @Override
    public Optional<Tried> tried() {
      EditorPanel board = editor.get();
      return board.start().map(start -> new Tried(new Placed(board.rules(), start), board.moves()));
    }

    @Override
    public void open(Placed placed) {
      editor.get().open(placed.rules(), placed.position());
      turner.accept(Page.BOARD);
    }
  }
}
