package dakon.ui.ask;

import dakon.board.Move;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.text.Messages;
import dakon.ui.theme.CodeField;
import dakon.ui.theme.FaultMark;
import dakon.ui.theme.Typing;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Moves as text, read as they are written, be they allowed or not. */
final class MovesField extends CodeField {
  @Serial private static final long serialVersionUID = 1;

  /** No game that is watched is as long, with whatever blanks. */
  private static final int MOST_CHARACTERS = 4000;

  private static final int COLUMNS = 14;

  private final transient Runnable listener;
  private transient List<Move> moves = List.of();
  private transient Optional<String> fault = Optional.empty();
  private boolean isFollowing;

  /**
   * A field without moves.
   *
   * @param listener is told when somebody has written something else
   */
  MovesField(Runnable listener) {
    super(COLUMNS);
    this.listener = listener;
    setName("compare-moves");
    getDocument().addDocumentListener(new Typing(this::changed));
  }

  /** Writes moves; nobody is told. */
  void write(String text) {
    isFollowing = true;
    setText(text);
    setCaretPosition(0);
    isFollowing = false;
    read();
  }

  /** The moves as far as they are moves. */
  List<Move> moves() {
    return moves;
  }

  /** What is wrong with the text, if anything is. */
  Optional<String> fault() {
    return fault;
  }

  /** Marks the letter of a move. */
  void mark(int move) {
    String text = getText();
    IntPredicate isMove = letter -> Character.isLetter(letter) || letter == '-';
    IntStream.range(0, text.length())
        .filter(place -> isMove.test(text.charAt(place)))
        .skip(move)
        .findFirst()
        .ifPresent(place -> FaultMark.on(this, 0, text.codePointCount(0, place) + 1));
  }

  private void changed() {
    if (!isFollowing) {
      read();
      listener.run();
    }
  }

  private void read() {
    getHighlighter().removeAllHighlights();
    moves = List.of();
    fault = Optional.empty();
    if (getText().length() > MOST_CHARACTERS) {
      fault = Optional.of(Messages.of(MovesField.class).text("compare.too.long", MOST_CHARACTERS));
      return;
    }
    try {
      moves = MoveNotation.moves(getText());
    } catch (NotationException wrong) {
      FaultMark.on(this, 0, wrong.column());
      fault = Optional.of(wrong.getMessage());
    }
  }
}
