package dakon.export;

/** Counts the pictures of an export, and asks after each whether to go on. */
public final class Steps {
  private final Progress progress;
  private final int total;
  private int done;

  /**
   * So many pictures to make.
   *
   * @param total how many
   */
  public Steps(Progress progress, int total) throws CancelledException {
    this.progress = progress;
    this.total = total;
    ask();
  }

  /** One more is made. */
  public void one() throws CancelledException {
    done++;
    progress.made(done, total);
    ask();
  }

  private void ask() throws CancelledException {
    if (progress.isCancelled()) {
      throw new CancelledException();
    }
  }
}
