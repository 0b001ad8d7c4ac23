package dakon.ui.theme;

import dakon.text.Messages;
import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JOptionPane;

/** Asks before a file takes the place of another. */
public final class Replacing {
  private Replacing() {}

  /**
   * Whether a file may be written: there is none yet, or the user lets it be replaced. Enter alone
   * does not.
   *
   * @param parent over what it is asked
   * @param title the title of the question
   */
  public static boolean isAllowed(Component parent, String title, Path file) {
    if (!Files.exists(file)) {
      return true;
    }
    Messages messages = Messages.of(Replacing.class);
    String[] answers = {messages.text("replacing.replace"), messages.text("replacing.cancel")};
    return JOptionPane.showOptionDialog(
            parent,
            messages.text("replacing.exists", file.getFileName()),
            title,
            JOptionPane.OK_CANCEL_OPTION,
            JOptionPane.WARNING_MESSAGE,
            null,
            answers,
            answers[1])
        == 0;
  }
}
