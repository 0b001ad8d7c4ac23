package dakon.ui.export;

import dakon.file.WholeFile;
import dakon.text.Messages;
import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.SwingWorker;

/** Asks where a game record is to be saved, and saves it there in the background. */
public final class RecordSaver {
  private static final String SUFFIX = ".txt";

  private RecordSaver() {}

  /**
   * Saves a game record where the user says.
   *
   * @param parent beside which the user is asked
   * @param title what the moves are called; the file is to be named after it
   * @param record the record as text
   * @param teller is told in a sentence what came of it
   */
  public static void save(Component parent, String title, String record, Consumer<String> teller) {
    Messages messages = Messages.of(RecordSaver.class);
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages.text("record.title"));
    chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name(title)));
    if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
      return;
    }
    Path file = chooser.getSelectedFile().toPath();
    if (!Files.exists(file) || mayReplace(parent, messages, file)) {
      write(file, record, messages, teller);
    }
  }

  private static String name(String title) {
    String plain = title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    return plain.replaceAll("^-|-$", "") + SUFFIX;
  }

  private static boolean mayReplace(Component parent, Messages messages, Path file) {
    return JOptionPane.showConfirmDialog(
            parent,
            messages.text("record.exists", file.getFileName()),
            messages.text("record.title"),
            JOptionPane.OK_CANCEL_OPTION,
            JOptionPane.WARNING_MESSAGE)
        == JOptionPane.OK_OPTION;
  }

  private static void write(Path file, String record, Messages messages, Consumer<String> teller) {
    new SwingWorker<Void, Void>() {
      @Override
      protected Void doInBackground() throws IOException {
        new WholeFile(file).replace(record);
        return null;
      }

      @Override
      protected void done() {
        try {
          get();
          teller.accept(messages.text("record.saved", file.getFileName()));
        } catch (ExecutionException failed) {
          teller.accept(messages.text("record.failed", failed.getCause().getMessage()));
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }.execute();
  }
}
