package dakon.trace;

/** The four ways of these games to take seeds from the board. */
public enum CaptureRule {
  /**
   * Dakon: the last seed falls into an own empty hole; all seeds opposite are taken, the one that
   * landed stays. Also called <i>gendong</i>.
   */
  NEMBAK,
  /**
   * Dakon: the last seed falls into an empty hole of the opponent between two neighbours of the
   * same row that hold equally many seeds, not none; both and the seed that landed are taken.
   */
  MIKUL,
  /**
   * Congkak: the last seed falls into an own empty hole; all seeds opposite are taken, and the seed
   * that landed with them.
   */
  MATI_BELA,
  /**
   * Djenon-aboure: the last seed makes two or four; they are taken, and so is, hole by hole against
   * the sowing, every pile of exactly two or four until one is not.
   */
  CHAIN
}
