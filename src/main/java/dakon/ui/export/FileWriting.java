package dakon.ui.export;

import dakon.export.ExportException;
import dakon.export.Progress;
import dakon.text.Messages;
import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import javax.swing.JOptionPane;
import javax.swing.ProgressMonitor;
import javax.swing.SwingWorker;

/** The writing of a file in the background, with a monitor that can call it off. */
final class FileWriting extends SwingWorker<Boolean, Integer> implements Progress {
  private static final int WHOLE = 100;

  private final Component owner;
  private final Writing writing;
  private final ProgressMonitor monitor;
  private final Messages messages = Messages.of(FileWriting.class);

  /** What writes it. */
  @FunctionalInterface
  interface Writing {
    /** Writes it; whether it was not called off. */
    boolean write(Progress progress) throws ExportException;
  }

  /**
   * A file to be written.
   *
   * @param owner over what is told how far it is, and what went wrong
   */
  FileWriting(Component owner, Path file, Writing writing) {
    this.owner = owner;
    this.writing = writing;
    this.monitor =
        new ProgressMonitor(
            owner, messages.text("export.writing", file.getFileName()), null, 0, WHOLE);
  }

  @Override
  protected Boolean doInBackground() throws ExportException {
    return writing.write(this);
  }

  @Override
  public void made(int done, int total) {
    publish(done * WHOLE / Math.max(1, total));
  }

  @Override
  protected void process(List<Integer> hundredths) {
    monitor.setProgress(hundredths.get(hundredths.size() - 1));
    if (monitor.isCanceled()) {
      cancel(false);
    }
  }

  @Override
  protected void done() {
    monitor.close();
    try {
      get();
    } catch (CancellationException called) {
      return; // off, as the user wanted
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      JOptionPane.showMessageDialog(
          owner,
          failed.getCause().getMessage(),
          messages.text("export.title"),
          JOptionPane.ERROR_MESSAGE);
    }
  }
}
