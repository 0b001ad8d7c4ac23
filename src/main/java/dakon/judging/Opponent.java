package dakon.judging;

import dakon.analysis.Effort;
import dakon.analysis.Onlooker;
import dakon.analysis.Search;
import dakon.board.Move;
import dakon.game.Game;
import dakon.game.Turn;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Reply;
import dakon.trace.Trace;
import java.util.Comparator;
import java.util.List;

/**
 * The other player of an exercise. Answers what the author wrote; where that says nothing, cannot
 * be played or is no whole turn, it makes the move that takes most seeds, the first such from its
 * left; or, where the author wants it to play as well as it can, looks ahead, always equally far.
 */
final class Opponent {
  /** How many moves it tries before it makes one: so few that a lesson is checked in no time. */
  private static final Effort FORESIGHT = Effort.ofNodes(1_000);

  private final List<Reply> replies;
  private final boolean looksAhead;

  Opponent(ExerciseBlock exercise) {
    this.replies = exercise.replies();
    this.looksAhead = exercise.bestReplies();
  }

  /** The game after the opponent's next turn. */
  Game answer(Game game) {
    Game played = game;
    for (Move move : scripted(game)) {
      if (isDone(game, played) || !played.legalMoves().contains(move)) {
        break;
      }
      played = played.play(move);
    }
    while (!isDone(game, played)) {
      played = played.play(looksAhead ? best(played) : greediest(played));
    }
    return played;
  }

  private static boolean isDone(Game asked, Game played) {
    return played.isOver() || played.position().toMove() != asked.position().toMove();
  }

  private List<Move> scripted(Game game) {
    List<Turn> turns = game.turns();
    int before =
        (int) turns.stream().filter(turn -> turn.side() == game.position().toMove()).count();
    List<Move> latest = turns.get(turns.size() - 1).moves().stream().map(Trace::move).toList();
    return before < replies.size() ? replies.get(before).to(latest) : List.of();
  }

  private static Move best(Game game) {
    return new Search(game.rules()).think(game.positions(), FORESIGHT, Onlooker.silent()).best();
  }

  private static Move greediest(Game game) {
    return game.legalMoves().stream()
        .max(Comparator.comparingInt(move -> game.play(move).lastMove().orElseThrow().captured()))
        .orElseThrow();
  }
}
