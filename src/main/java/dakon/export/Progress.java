package dakon.export;

/** Whoever waits for an export: is told how far it is, and may call it off. */
public interface Progress {
  /** Waits in silence, to the end. */
  Progress SILENT = (done, total) -> {};

  /**
   * So much is done. Called in the thread of the export, after each picture.
   *
   * @param done how many pictures are made
   * @param total how many there will be
   */
  void made(int done, int total);

  /**
   * Whether the export is to be called off. Asked in the thread of the export, between pictures.
   */
  default boolean isCancelled() {
    return false;
  }
}
