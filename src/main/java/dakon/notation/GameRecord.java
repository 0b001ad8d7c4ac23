package dakon.notation;

import dakon.game.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A game as it is written down: its moves, and what is known and said of it.
 *
 * @param game the game, with its rules, its start and its moves
 * @param tags what is known of it beyond that, by name and in order: {@code South}, {@code North},
 *     {@code Date}, and whatever else somebody noted
 * @param comments what is said of it, in the order of the moves
 */
public record GameRecord(Game game, Map<String, String> tags, List<Comment> comments) {

  /**
   * What somebody says between two moves.
   *
   * @param afterMoves how many moves have been made
   * @param text the words; a closing brace cannot be written in them
   */
  public record Comment(int afterMoves, String text) {

    /** Refuses what cannot be written. */
    public Comment {
      if (text.contains("}")) {
        throw new IllegalArgumentException("a comment ends at its closing brace: " + text);
      }
    }
  }

  /** Keeps its own copies, in order. */
  public GameRecord {
    Objects.requireNonNull(game);
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    comments = List.copyOf(comments);
  }

  /** A game of which nothing more is known or said. */
  public static GameRecord of(Game game) {
    return new GameRecord(game, Map.of(), List.of());
  }
}
