package dakon.lesson.markdown;

import dakon.board.Board;
import dakon.board.Pit;
import dakon.notation.MoveNotation;
import dakon.replay.Mark;
import java.util.List;
import java.util.Optional;

/** Reads what is said of pits of a board: which one is meant, and what is to be pointed out. */
final class PitReader {
  private static final String ARROW = "->";

  private final Optional<Board> board;
  private final Findings findings;

  /** A reader for a board, which is not known where its position could not be read. */
  PitReader(Optional<Board> board, Findings findings) {
    this.board = board;
    this.findings = findings;
  }

  /** The marks behind a key {@code mark}. */
  List<Mark> marks(List<Value> values) {
    return values.stream().map(this::mark).flatMap(Optional::stream).toList();
  }

  private Optional<Mark> mark(Value value) {
    if (!(value instanceof Scalar scalar)) {
      findings.error(value.place(), "mark.text");
      return Optional.empty();
    }
    int arrow = scalar.text().indexOf(ARROW);
    if (arrow < 0) {
      return pit(scalar, 0, scalar.text()).map(Mark.Ring::new);
    }
    String to = scalar.text().substring(arrow + ARROW.length());
    Optional<Pit> start = pit(scalar, 0, scalar.text().substring(0, arrow));
    Optional<Pit> end = pit(scalar, arrow + ARROW.length(), to);
    return start.flatMap(from -> end.map(at -> new Mark.Arrow(from, at)));
  }

  /** The pit that a scalar names. */
  Optional<Pit> pit(Scalar scalar) {
    return pit(scalar, 0, scalar.text());
  }

  private Optional<Pit> pit(Scalar scalar, int index, String name) {
    Optional<Pit> pit = MoveNotation.pit(name.strip());
    if (pit.isEmpty()) {
      findings.error(scalar.place(index), "pit.unknown", name.strip());
    } else if (board.isPresent() && !board.get().has(pit.get())) {
      findings.error(scalar.place(index), "pit.missing", pit.get(), board.get().row());
      return Optional.empty();
    }
    return pit;
  }
}
