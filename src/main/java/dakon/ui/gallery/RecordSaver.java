package dakon.ui.gallery;

import dakon.file.WholeFile;
import dakon.gallery.Example;
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
final class RecordSaver {
  private static final String SUFFIX = ".txt";

  private RecordSaver() {}

  /**
   * Saves the moves of an example where the user says.
   *
   * @param parent beside which the user is asked
   * @param teller is told in a sentence what came of it
   */
  static void save(Component parent, Example example, Consumer<String> teller) {
    Messages messages = Messages.of(RecordSaver.class);
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages.text("save.title"));
    chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name(example)));
    if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
      return;
    }
    Path file = chooser.getSelectedFile().toPath();
    if (!Files.exists(file) || mayReplace(parent, messages, file)) {
      write(file, example, messages, teller);
    }
  }

  private static String name(Example example) {
    String plain = example.title().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    return plain.replaceAll("^-|-$", "") + SUFFIX;
  }

  private static boolean mayReplace(Component parent, Messages messages, Path file) {
    return JOptionPane.showConfirmDialog(
            parent,
            messages.text("save.exists", file.getFileName()),
            messages.text("save.title"),
            JOptionPane.OK_CANCEL_OPTION,
            JOptionPane.WARNING_MESSAGE)
        == JOptionPane.OK_OPTION;
  }

  private static void write(
      Path file, Example example, Messages messages, Consumer<String> teller) {
    new SwingWorker<Void, Void>() {
      @Override
      protected Void doInBackground() throws IOException {
        new WholeFile(file).replace(example.asRecord());
        return null;
      }

      @Override
      protected void done() {
        try {
          get();
          teller.accept(messages.text("saved", file.getFileName()));
        } catch (ExecutionException failed) {
          teller.accept(messages.text("save.failed", failed.getCause().getMessage()));
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }.execute();
  }
}
