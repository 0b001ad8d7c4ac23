package dakon.painting;

/** How plainly a board shows what is on it. */
public enum Finish {
  /** As the wood is, with numerals and letters on the wood itself. */
  NATURAL,
  /** With bright rims, and numerals and letters on dark plates, whatever the wood. */
  STRONG
}
