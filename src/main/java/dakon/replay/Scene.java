package dakon.replay;

import dakon.board.Board;
import dakon.board.Position;
import dakon.board.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is to be seen at one moment, without a pixel or a colour. The seeds on the board, in the
 * hand and in the air are always as many as the game has.
 *
 * @param board the seeds that lie in pits
 * @param toMove whose turn it is; nobody's when the game is over
 * @param hand the hand over the board, while there is one
 * @param flights the seeds in the air
 * @param marks what is pointed out, the most important last
 * @param slips what an author says of single pits
 * @param caption what is said
 */
public record Scene(
    Board board,
    Optional<Side> toMove,
    Optional<Hand> hand,
    List<Flight> flights,
    List<Mark> marks,
    List<Slip> slips,
    Caption caption) {

  /** Keeps its own lists. */
  public Scene {
    flights = List.copyOf(flights);
    marks = List.copyOf(marks);
    slips = List.copyOf(slips);
  }

  /** A board on which nothing moves yet. */
  public static Scene still(Position position, List<Mark> marks) {
    return still(position.board(), Optional.of(position.toMove()), marks);
  }

  /**
   * A board on which nothing moves.
   *
   * @param toMove whose turn it is; nobody's when the game is over
   */
  public static Scene still(Board board, Optional<Side> toMove, List<Mark> marks) {
    return new Scene(board, toMove, Optional.empty(), List.of(), marks, List.of(), Caption.NONE);
  }

  /** The same without the author's words. */
  public Scene withoutSlips() {
    return new Scene(board, toMove, hand, flights, marks, List.of(), caption);
  }

  /** The same with more pointed out. */
  public Scene pointing(List<Mark> more) {
    List<Mark> all = Stream.concat(marks.stream(), more.stream()).toList();
    return new Scene(board, toMove, hand, flights, all, slips, caption);
  }

  /** The same with something else said of it. */
  Scene saying(Caption words) {
    return new Scene(board, toMove, hand, flights, marks, slips, words);
  }

  /** The seeds of the game, wherever they are. */
  public int seeds() {
    return board.seeds()
        + hand.map(Hand::seeds).orElse(0)
        + flights.stream().mapToInt(Flight::seeds).sum();
  }
}
