package dakon.ui.progress;

import dakon.text.Messages;
import dakon.ui.theme.Replacing;
import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Saves the progress to a file of the user's choice, or brings it in from one. */
final class Transfer {
  private static final String ENDING = "json";

  private final Messages messages = Messages.of(Transfer.class);
  private final Component owner;
  private final Seat seat;
  private final Bars bars;

  /**
   * A transfer.
   *
   * @param owner over what it asks for a file
   * @param bars where it tells what was done
   */
  Transfer(Component owner, Seat seat, Bars bars) {
    this.owner = owner;
    this.seat = seat;
    this.bars = bars;
  }

  void save() {
    JFileChooser chooser = chooser("save.title");
    chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), messages.text("save.name")));
    if (chooser.showSaveDialog(owner) == JFileChooser.APPROVE_OPTION) {
      Path file = withEnding(chooser.getSelectedFile());
      if (Replacing.isAllowed(owner, messages.text("save.title"), file)) {
        seat.save(
            file,
            () -> bars.tell(messages.text("saved", file.getFileName())),
            failure -> bars.warn(FailureWords.of(failure)));
      }
    }
  }

  void bringIn() {
    JFileChooser chooser = chooser("bring-in.title");
    if (chooser.showOpenDialog(owner) == JFileChooser.APPROVE_OPTION) {
      Path file = chooser.getSelectedFile().toPath();
      seat.bringIn(
          file,
          () -> bars.tell(messages.text("brought.in", file.getFileName())),
          failure -> bars.warn(FailureWords.of(failure)));
    }
  }

  private JFileChooser chooser(String title) {
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages.text(title));
    chooser.setFileFilter(new FileNameExtensionFilter(messages.text("kind"), ENDING));
    return chooser;
  }

  private static Path withEnding(File chosen) {
    boolean hasEnding = chosen.getName().toLowerCase(Locale.ROOT).endsWith("." + ENDING);
    return hasEnding ? chosen.toPath() : Path.of(chosen.getPath() + "." + ENDING);
  }
}
