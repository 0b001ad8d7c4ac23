package dakon.ui.export;

import dakon.export.Backdrop;
import dakon.export.ExportException;
import dakon.export.Exports;
import dakon.export.Look;
import dakon.export.Medium;
import dakon.export.Progress;
import dakon.export.Request;
import dakon.export.Size;
import dakon.export.Subject;
import dakon.lesson.Cue;
import dakon.text.Messages;
import dakon.ui.theme.Theme;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.io.File;
import java.io.Serial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.IntSupplier;
import javax.swing.AbstractAction;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.ProgressMonitor;
import javax.swing.SwingWorker;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Writes a replay to a file: as an animation, a picture, or a storyboard, by the file's ending. */
public final class ExportAction extends AbstractAction {
  @Serial private static final long serialVersionUID = 1;

  private static final Size SIZE = new Size(960, 540);
  private static final String[] ENDINGS = {"gif", "png", "pdf"};

  private final transient Messages messages = Messages.of(ExportAction.class);
  private final transient Subject subject;
  private final transient Component owner;
  private final transient IntSupplier moment;

  /**
   * The action that exports something.
   *
   * @param subject what is exported
   * @param owner over what it asks for a file
   * @param moment the moment that is seen, of which a picture is made
   */
  public ExportAction(Subject subject, Component owner, IntSupplier moment) {
    this.subject = subject;
    this.owner = owner;
    this.moment = moment;
    putValue(NAME, messages.text("export"));
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    file().filter(this::mayWrite).ifPresent(this::write);
  }

  private Optional<Path> file() {
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages.text("export.title"));
    chooser.setAcceptAllFileFilterUsed(false);
    for (String ending : ENDINGS) {
      chooser.addChoosableFileFilter(
          new FileNameExtensionFilter(messages.text("export." + ending), ending));
    }
    chooser.setFileFilter(chooser.getChoosableFileFilters()[0]);
    return chooser.showSaveDialog(owner) == JFileChooser.APPROVE_OPTION
        ? Optional.of(withEnding(chooser))
        : Optional.empty();
  }

  private static Path withEnding(JFileChooser chooser) {
    File file = chooser.getSelectedFile();
    boolean isNamed = Medium.of(file.toPath()).isPresent();
    FileNameExtensionFilter filter = (FileNameExtensionFilter) chooser.getFileFilter();
    return isNamed ? file.toPath() : Path.of(file.getPath() + "." + filter.getExtensions()[0]);
  }

  private boolean mayWrite(Path file) {
    return !Files.exists(file)
        || JOptionPane.showConfirmDialog(
                owner,
                messages.text("export.exists", file.getFileName()),
                messages.text("export.title"),
                JOptionPane.OK_CANCEL_OPTION)
            == JOptionPane.OK_OPTION;
  }

  private void write(Path file) {
    Backdrop backdrop = Theme.current() == Theme.PAPER ? Backdrop.LIGHT : Backdrop.DARK;
    Request request =
        Request.of(subject, file)
            .looking(new Look(SIZE, backdrop, true))
            .at(Cue.of(moment.getAsInt(), subject.moves()))
            .replacing();
    new Writing(request, file).execute();
  }

  /** The writing in the background, with a monitor that can call it off. */
  private final class Writing extends SwingWorker<Boolean, Integer> implements Progress {
    private static final int WHOLE = 100;

    private final Request request;
    private final ProgressMonitor monitor;

    Writing(Request request, Path file) {
      this.request = request;
      this.monitor =
          new ProgressMonitor(
              owner, messages.text("export.writing", file.getFileName()), null, 0, WHOLE);
    }

    @Override
    protected Boolean doInBackground() throws ExportException {
      return Exports.write(request, this);
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
}
