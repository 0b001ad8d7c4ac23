package dakon.export.worksheet;

import dakon.lesson.Block.BoardBlock;
import java.util.List;
import java.util.Optional;

/**
 * A position and what is asked of it.
 *
 * @param title its heading
 * @param prose what is said before, paragraph by paragraph
 * @param board what is to be seen
 * @param told what is said of the moves that are made, sentence by sentence
 * @param items what is asked
 */
record Task(
    String title,
    List<String> prose,
    Optional<BoardBlock> board,
    List<String> told,
    List<Item> items) {

  /** Keeps its own lists. */
  Task {
    prose = List.copyOf(prose);
    told = List.copyOf(told);
    items = List.copyOf(items);
  }
}
