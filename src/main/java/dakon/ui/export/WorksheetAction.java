package dakon.ui.export;

import dakon.export.worksheet.Paper;
import dakon.export.worksheet.Worksheet;
import dakon.export.worksheet.Worksheets;
import dakon.text.Messages;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.io.Serial;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.JOptionPane;
import javax.swing.SwingWorker;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Writes a worksheet to a file: asks where to and on which paper, and works in the background. */
public final class WorksheetAction extends AbstractAction {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(WorksheetAction.class);
  private final transient Component owner;
  private final transient Supplier<Worksheet> source;

  /**
   * The action that writes a worksheet.
   *
   * @param owner over what it asks
   * @param source what is to be asked on it, made when the action is performed, not in the thread
   *     that paints the window
   */
  public WorksheetAction(Component owner, Supplier<Worksheet> source) {
    this.owner = owner;
    this.source = source;
    putValue(NAME, messages.text("worksheet"));
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    perform();
  }

  /** Does it. */
  public void perform() {
    new Making().execute();
  }

  /** Makes the worksheet in the background, and then asks where to put it. */
  private final class Making extends SwingWorker<Worksheet, Void> {
    @Override
    protected Worksheet doInBackground() {
      return source.get();
    }

    @Override
    protected void done() {
      try {
        offer(get());
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      } catch (ExecutionException fault) {
        throw new IllegalStateException(fault.getCause());
      }
    }
  }

  private void offer(Worksheet worksheet) {
    if (worksheet.isEmpty()) {
      tell(messages.text("worksheet.empty"));
    } else if (worksheet.isTooLarge()) {
      tell(messages.text("worksheet.large", worksheet.size(), Worksheet.MOST_TASKS));
    } else {
      ask(worksheet);
    }
  }

  private void tell(String sentence) {
    JOptionPane.showMessageDialog(owner, sentence, title(), JOptionPane.INFORMATION_MESSAGE);
  }

  private String title() {
    return messages.text("worksheet.title");
  }

  private void ask(Worksheet worksheet) {
    List<Paper> papers = papers();
    List<FileNameExtensionFilter> kinds =
        papers.stream()
            .map(paper -> new FileNameExtensionFilter(messages.text(paper), "pdf"))
            .toList();
    new Target(owner, title())
        .ask(worksheet.title(), kinds)
        .ifPresent(
            chosen ->
                new FileWriting(
                        owner,
                        chosen.file(),
                        progress ->
                            Worksheets.write(
                                worksheet,
                                papers.get(chosen.kind()),
                                chosen.file(),
                                true,
                                progress))
                    .execute());
  }

  /** The usual one first. */
  private static List<Paper> papers() {
    Paper usual = Paper.of(Locale.getDefault());
    return Stream.of(Paper.values()).sorted(Comparator.comparing(paper -> paper != usual)).toList();
  }
}
