package dakon.lesson.markdown;

import dakon.board.Move;
import dakon.lesson.Place;
import dakon.notation.MoveNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Moves as they are written, one letter each, not yet played.
 *
 * @param moves the moves, at least one
 * @param places where each is written
 * @param place where they begin
 */
record WrittenMoves(List<Move> moves, List<Place> places, Place place) {

  /** Keeps its own lists. */
  WrittenMoves {
    moves = List.copyOf(moves);
    places = List.copyOf(places);
  }

  /** The first of them. */
  Move first() {
    return moves.get(0);
  }

  /** The moves of a text; nothing, but a finding, where a letter is none. */
  static Optional<WrittenMoves> read(Scalar text, Findings findings) {
    List<Move> moves = new ArrayList<>();
    List<Place> places = new ArrayList<>();
    int[] codePoints = text.text().codePoints().toArray();
    for (int i = 0; i < codePoints.length; i++) {
      if (!Character.isWhitespace(codePoints[i])) {
        String letter = Character.toString(codePoints[i]);
        Optional<Move> move = MoveNotation.move(letter);
        if (move.isEmpty()) {
          findings.error(text.place(i), "move.letter", letter);
          return Optional.empty();
        }
        moves.add(move.get());
        places.add(text.place(i));
      }
    }
    return Optional.of(new WrittenMoves(moves, places, text.place()));
  }
}
