package dakon.painting;

/**
 * A few words in the lane along the middle of the board.
 *
 * @param text the words
 * @param x where they would best stand
 * @param towards to which side they may give way: 1 right, -1 left, 0 centred on x
 */
record Pill(String text, double x, int towards) {}
