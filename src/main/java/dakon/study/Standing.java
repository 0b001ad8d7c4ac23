package dakon.study;

import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.game.Game;
import dakon.game.Result;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is to be said of a draft, in sentences.
 *
 * @param seeds how many seeds there are, against how many there usually are
 * @param play who may do what in it, or why nothing
 * @param tradition what is not as the sources have it; empty where all is
 * @param isPlayable whether the player to move has a move
 */
public record Standing(String seeds, String play, String tradition, boolean isPlayable) {

  /** How a draft stands. */
  public static Standing of(Draft draft) {
    return new Words(draft).standing();
  }

  /** All sentences, one behind the other. */
  public String words() {
    return Stream.of(seeds, play, tradition)
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private record Words(Draft draft, Messages messages) {
    Words(Draft draft) {
      this(draft, Messages.of(Standing.class));
    }

    Standing standing() {
      return draft
          .position()
          .map(position -> Game.of(draft.rules(), position))
          .map(game -> new Standing(seeds(), play(game), tradition(), !game.isOver()))
          .orElseGet(() -> new Standing(text("seeds.none"), "", tradition(), false));
    }

    private String seeds() {
      int seeds = draft.board().seeds();
      int usual = draft.rules().opening(draft.row()).board().seeds();
      int more = seeds - usual;
      String key = more == 0 ? "seeds.usual" : more > 0 ? "seeds.more" : "seeds.fewer";
      return text(key, seeds, Math.abs(more), game(draft.rules()), draft.row());
    }

    private String play(Game game) {
      Position position = game.position();
      if (game.isOver()) {
        return text("over." + game.rules().end(), player(position.toMove()))
            + " "
            + game.result().map(this::result).orElseThrow();
      }
      List<Move> moves = game.legalMoves();
      return moves.contains(Move.PASS)
          ? text("passes", player(position.toMove()))
          : text("moves", player(position.toMove()), moves.size());
    }

    private String result(Result result) {
      Optional<Side> winner = result.winner();
      return winner.isEmpty()
          ? text("draw", result.south())
          : text(
              "wins",
              player(winner.get()),
              Math.max(result.south(), result.north()),
              Math.min(result.south(), result.north()));
    }

    private String tradition() {
      Ruleset rules = draft.rules();
      return rules.isTraditional(draft.row()) ? "" : text("untraditional", game(rules));
    }

    private String game(Ruleset rules) {
      return text("game." + rules.game());
    }

    private String player(Side side) {
      return messages.text(side);
    }

    private String text(String key, Object... arguments) {
      return messages.text(key, arguments);
    }
  }
}
