package dakon.ui.board;

import dakon.board.Pit;

/** Is told by a board how somebody wants its pits to be filled. */
public interface Filler {

  /**
   * Seeds are to be added to a pit.
   *
   * @param seeds how many; less than none are to be taken
   */
  void add(Pit pit, int seeds);

  /**
   * A pit is to hold so many seeds.
   *
   * @param isLonger whether the number is the one before with another digit
   */
  void put(Pit pit, int seeds, boolean isLonger);

  /** A seed is to be carried from one pit to another. */
  void carry(Pit from, Pit to);
}
