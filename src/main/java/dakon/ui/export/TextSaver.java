package dakon.ui.export;

import dakon.file.WholeFile;
import dakon.text.Messages;
import dakon.ui.theme.Replacing;
import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import javax.swing.SwingWorker;

/** Asks where a text is to be saved, and saves it there in the background. */
public enum TextSaver {
  /** Saves game records. */
  RECORD("txt"),
  /** Saves lessons. */
  LESSON("md");

  private final String ending;

  TextSaver(String ending) {
    this.ending = ending;
  }

  /**
   * Saves a text where the user says.
   *
   * @param parent beside which the user is asked
   * @param title what the text is called; the file is to be named after it
   * @param teller is told in a sentence what came of it
   */
  public void save(Component parent, String title, String text, Consumer<String> teller) {
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages().text("text.title." + this));
    chooser.setSelectedFile(FileName.free(chooser.getCurrentDirectory(), title, ending));
    if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
      return;
    }
    Path file = chooser.getSelectedFile().toPath();
    if (Replacing.isAllowed(parent, messages().text("text.title." + this), file)) {
      write(file, text, teller);
    }
  }

  private void write(Path file, String text, Consumer<String> teller) {
    new SwingWorker<Void, Void>() {
      @Override
      protected Void doInBackground() throws IOException {
        new WholeFile(file).replace(text);
        return null;
      }

      @Override
      protected void done() {
        try {
          get();
          teller.accept(messages().text("text.saved", file.getFileName()));
        } catch (ExecutionException failed) {
          teller.accept(messages().text("text.failed", failed.getCause().getMessage()));
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }.execute();
  }

  private static Messages messages() {
    return Messages.of(TextSaver.class);
  }
}
