package dakon.app;

import dakon.export.Progress;
import java.io.PrintWriter;

/** Tells how far an export is, a line for each tenth; of one that does not take long, nothing. */
final class Tenths implements Progress {
  private static final int ALL = 10;

  /** Nobody wonders for so long, in nanoseconds. */
  private static final long PATIENCE = 3_000_000_000L;

  private final PrintWriter err;
  private final long start = System.nanoTime();
  private int told;

  Tenths(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void made(int done, int total) {
    int tenths = (int) ((long) ALL * done / total);
    if (tenths > told && System.nanoTime() - start > PATIENCE) {
      err.println(Texts.text("export.progress", 100 / ALL * tenths));
      err.flush();
      told = tenths;
    }
  }
}
