package dakon.tour;

import java.io.IOException;

/**
 * A page of the program, and how one gets there.
 *
 * @param name its name, as in a file name
 * @param way leads from a window with nothing in it to the page
 */
record Stop(String name, Way way) {
  /** A way to a page. */
  interface Way {
    /** Goes it. */
    void go(Visit visit) throws IOException;
  }

  /** Goes there, in a window of its own that need not be seen. */
  Visit visit() throws IOException {
    Visit visit = new Visit();
    way.go(visit);
    return visit;
  }

  @Override
  public String toString() {
    return name;
  }
}
