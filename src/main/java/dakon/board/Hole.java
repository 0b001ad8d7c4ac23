package dakon.board;

import java.util.Objects;

/**
 * A small pit of a row.
 *
 * @param side whose row it is in
 * @param number its place in that row, from 0 at its owner's left hand
 */
public record Hole(Side side, int number) implements Pit {

  /** Refuses a hole that no board has. */
  public Hole {
    Objects.requireNonNull(side);
    if (number < 0 || number >= Board.MOST_HOLES) {
      throw new IllegalArgumentException("no board has a hole number " + number);
    }
  }

  /**
   * The letter it is called by: {@code A}, {@code B} … in South's row, {@code a}, {@code b} … in
   * North's.
   */
  public char letter() {
    return (char) ((side == Side.SOUTH ? 'A' : 'a') + number);
  }

  @Override
  public String toString() {
    return String.valueOf(letter());
  }
}
