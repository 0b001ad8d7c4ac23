package dakon.ui.classroom;

/**
 * What is best done after a vote, by how many were right. The limits are those of peer instruction
 * (E. Mazur, <i>Peer Instruction</i>, 1997; C. H. Crouch and E. Mazur, American Journal of Physics
 * 69, 2001): talking it over helps most where neither too few nor most know the answer.
 */
enum Advice {
  /** Nobody's vote was counted. */
  NONE,
  /** Too few were right to learn from each other: give a hint first. */
  HINT,
  /** Talk it over with a neighbour, and vote again. */
  DISCUSS,
  /** Most were right: explain, and go on. */
  GO_ON;

  /** With a smaller share, in per cent, too few know the answer. */
  private static final int FEW = 35;

  /** With a greater share, in per cent, most do. */
  private static final int MOST = 70;

  /** The advice where so many per cent were right. */
  static Advice at(int percent) {
    if (percent < FEW) {
      return HINT;
    }
    return percent <= MOST ? DISCUSS : GO_ON;
  }
}
