package dakon.analysis;

import dakon.board.Move;
import java.util.List;

/**
 * What a search thinks of a position.
 *
 * @param value by how many seeds the player to move will be ahead in the end, the other one being
 *     behind where it is below zero: as it will be with best play where it is exact, else as it
 *     stands where the search looked no further
 * @param line the moves it expects, of both players, from the best one on; none where the game is
 *     over
 * @param turns how many turns it looked ahead
 * @param nodes how many moves it tried for that
 * @param exact whether it looked to the end of the game
 */
public record Thought(int value, List<Move> line, int turns, long nodes, boolean exact) {

  /** Keeps its own list of the moves. */
  public Thought {
    line = List.copyOf(line);
  }

  /** The move to make. */
  public Move best() {
    return line.get(0);
  }
}
