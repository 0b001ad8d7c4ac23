package dakon.file;

import java.io.IOException;
import java.nio.file.Path;

/** A disk that fails in one of its steps, or under which the program dies there. */
public class BrokenDisk implements Disk {
  /** Where it fails. */
  public enum Step {
    /** Before a byte is written. */
    OPEN,
    /** When all is written but not yet closed, as far as anybody knows. */
    WRITE,
    /** When what is written is to outlast a power failure. */
    SYNC,
    /** Before the file takes its place. */
    MOVE,
    /** When it has taken its place. */
    MOVED
  }

  /** How it fails. */
  public enum How {
    /** With a message, after which the program goes on. */
    FULL,
    /** For good: the program does nothing more. */
    KILLED
  }

  /** The program is no more. */
  public static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  private final Step step;
  private final How how;

  /** A disk that fails there. */
  public BrokenDisk(Step step, How how) {
    this.step = step;
    this.how = how;
  }

  @Override
  public void write(Path draft, Writing writing) throws IOException {
    failAt(Step.OPEN);
    Disk.super.write(draft, writing);
    failAt(Step.WRITE);
  }

  @Override
  public void sync(Path draft) throws IOException {
    failAt(Step.SYNC);
    Disk.super.sync(draft);
  }

  @Override
  public void moveIn(Path draft, Path place) throws IOException {
    failAt(Step.MOVE);
    Disk.super.moveIn(draft, place);
    failAt(Step.MOVED);
  }

  @Override
  public void moveOver(Path draft, Path place) throws IOException {
    failAt(Step.MOVE);
    Disk.super.moveOver(draft, place);
    failAt(Step.MOVED);
  }

  @Override
  public void discard(Path draft) {
    if (how == How.FULL) {
      Disk.super.discard(draft);
    }
  }

  /** Whether it fails now. */
  protected boolean isBroken() {
    return true;
  }

  private void failAt(Step here) throws IOException {
    if (here == step && isBroken()) {
      if (how == How.KILLED) {
        throw new Killed();
      }
      throw new IOException("No space left on device");
    }
  }
}
