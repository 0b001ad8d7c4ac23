package dakon.lesson.markdown;

import dakon.board.Position;
import dakon.game.Game;
import dakon.lesson.Block;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads positions and moves, and plays the moves. */
final class PlayReader {
  private final Findings findings;

  PlayReader(Findings findings) {
    this.findings = findings;
  }

  /** The position that is written there. */
  Optional<Position> position(Scalar written) {
    try {
      return Optional.of(PositionNotation.read(written.text()));
    } catch (NotationException wrong) {
      int index = index(written.text(), wrong.line(), wrong.column());
      findings.error(written.place(index), "position.wrong", wrong.problem());
      return Optional.empty();
    }
  }

  private static int index(String text, int line, int column) {
    int[] codePoints = text.codePoints().toArray();
    int lineStart = 0;
    for (int lines = 1; lines < line; lineStart++) {
      lines += codePoints[lineStart] == '\n' ? 1 : 0;
    }
    return lineStart + column - 1;
  }

  /** What happens in the moves that are written there; nothing where one cannot be played. */
  List<Trace> moves(Ruleset rules, Position start, Scalar written) {
    Game game = Game.of(rules, start);
    int events = 0;
    for (Piece piece : pieces(written.text())) {
      try {
        game = MoveNotation.play(game, piece.text());
      } catch (NotationException wrong) {
        int index = piece.index() + wrong.column() - 1;
        findings.error(written.place(index), "move.wrong", wrong.problem());
        return List.of();
      }
      events += game.lastMove().map(move -> move.events().size()).orElse(0);
      if (events > Block.MOST_EVENTS) {
        findings.error(written.place(piece.index()), "move.long", Block.MOST_EVENTS);
        return List.of();
      }
    }
    return game.moves();
  }

  /** Cuts a run of moves into single ones, each with its claims, so that none is played unasked. */
  private static List<Piece> pieces(String text) {
    List<Piece> pieces = new ArrayList<>();
    int[] codePoints = text.codePoints().toArray();
    int start = 0;
    for (int i = 1; i <= codePoints.length; i++) {
      if (i == codePoints.length || startsMove(codePoints[i])) {
        Piece piece = new Piece(start, new String(codePoints, start, i - start));
        if (!piece.text().isBlank()) {
          pieces.add(piece);
        }
        start = i;
      }
    }
    return pieces;
  }

  private static boolean startsMove(int codePoint) {
    return !Character.isWhitespace(codePoint) && "~+*0123456789".indexOf(codePoint) < 0;
  }

  /**
   * A single move as written.
   *
   * @param index where it begins, in code points
   * @param text the move, its claims and the blanks after it
   */
  private record Piece(int index, String text) {}
}
