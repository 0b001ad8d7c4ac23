package dakon.ui.ask;

import dakon.board.Move;
import dakon.board.Side;
import dakon.coach.Advice;
import dakon.coach.CoachWords;
import dakon.game.Game;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * What the coach says of a move.
 *
 * @param advice what is said
 * @param line the move and what is best after it
 */
record Told(Advice advice, List<Trace> line) {
  /** More moves of a line are not watched: so far ahead it is a guess. */
  private static final int MOST_OF_LINE = 8;

  /** Keeps its own list of the moves. */
  Told {
    Objects.requireNonNull(advice);
    line = List.copyOf(line);
  }

  /** What is said of a move of the player whose turn it is in a game. */
  static Told of(Game game, Advice advice) {
    Game played = game;
    for (Move move : advice.thought().line().stream().limit(MOST_OF_LINE).toList()) {
      played = played.play(move);
    }
    return new Told(advice, played.moves().subList(game.moves().size(), played.moves().size()));
  }

  /** The moves of the line until the opponent has answered. */
  List<Trace> answered() {
    Side mover = advice.trace().mover();
    int made = 0;
    while (made < line.size() && (line.get(made).mover() == mover || line.get(made).goesOn())) {
      made++;
    }
    return line.subList(0, Math.min(made + 1, line.size()));
  }

  /** The reasons for and against it, in the words of a game. */
  String reasons(String game) {
    CoachWords words = new CoachWords(game);
    return advice.remarks().stream().map(words::sentence).collect(Collectors.joining(" "));
  }
}
