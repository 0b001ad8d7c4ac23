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

/**
 * The pages on which something is asked, of the board that is set up or of moves from elsewhere.
 */
final class AskDesk {
  private final LazyPage<EditorPanel> editor;
  private final Consumer<Page> turner;
  private final LazyPage<FirstTurnPanel> firstTurn;
  private final LazyPage<CoachPanel> coach;
  private final LazyPage<ComparePanel> comparison;

  /**
   * A desk on which nothing is asked yet.
   *
   * @param editor the board editor
   * @param turner turns to a page
   */
  AskDesk(PageArea pages, Settings settings, LazyPage<EditorPanel> editor, Consumer<Page> turner) {
    this.editor = editor;
    this.turner = turner;
    this.firstTurn =
        pages.offer(Page.FIRST_TURN, () -> new FirstTurnPanel(new OnBoard(), settings));
    this.coach = pages.offer(Page.COACH, () -> new CoachPanel(settings));
    this.comparison = pages.offer(Page.COMPARE, () -> new ComparePanel(new OnBoard(), settings));
  }

  /** Lets all be asked of the board editor. */
  void offerAt(EditorPanel board) {
    board.offerQuestion(
        "first.turn",
        () -> {
          firstTurn.content().openBoard();
          turner.accept(Page.FIRST_TURN);
        });
    board.offerQuestion("coach", this::askCoach);
    board.offerQuestion(
        "compare",
        () -> {
          comparison.content().openBoard();
          turner.accept(Page.COMPARE);
        });
  }

  /** Has the coach speak of the position on the board; where there is none, of nothing. */
  void askCoach() {
    placed()
        .map(placed -> Game.of(placed.rules(), placed.position()))
        .ifPresent(coach.content()::show);
    turner.accept(Page.COACH);
  }

  /** Compares moves under their own rules and under others. */
  void compare(Tried tried) {
    comparison.content().show(tried);
    turner.accept(Page.COMPARE);
  }

  private Optional<Placed> placed() {
    EditorPanel board = editor.content();
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
      EditorPanel board = editor.content();
      return board.start().map(start -> new Tried(new Placed(board.rules(), start), board.moves()));
    }

    @Override
    public void open(Placed placed) {
      editor.content().open(placed.rules(), placed.position());
      turner.accept(Page.BOARD);
    }
  }
}
