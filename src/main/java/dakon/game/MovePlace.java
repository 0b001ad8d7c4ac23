package dakon.game;

import dakon.board.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Where in a game a move stands.
 *
 * @param turn the number of the turn, from 1, as a game record counts: a turn of South and the one
 *     of North that follows have the same
 * @param side whose turn it is
 * @param move which move of the turn it is, from 1
 * @param isOnly whether the turn has no other
 */
public record MovePlace(int turn, Side side, int move, boolean isOnly) {

  /** The places of all moves of a game, in order. */
  public static List<MovePlace> all(Game game) {
    List<MovePlace> places = new ArrayList<>();
    int turn = 0;
    for (Turn each : game.turns()) {
      turn += each.side() == Side.SOUTH || turn == 0 ? 1 : 0;
      int moves = each.moves().size();
      for (int move = 1; move <= moves; move++) {
        places.add(new MovePlace(turn, each.side(), move, moves == 1));
      }
    }
    return places;
  }

  /**
   * The place of a move.
   *
   * @param number which move of the game it is, from 0
   */
  public static MovePlace of(Game game, int number) {
    if (number >= game.moves().size()) {
      throw new IllegalArgumentException("the game has no move " + number);
    }
    return all(game).get(number);
  }
}
