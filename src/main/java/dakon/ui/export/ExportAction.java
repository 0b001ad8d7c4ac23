package dakon.ui.export;

import dakon.export.Backdrop;
import dakon.export.Exports;
import dakon.export.Look;
import dakon.export.Request;
import dakon.export.Size;
import dakon.export.Subject;
import dakon.lesson.Cue;
import dakon.text.Messages;
import dakon.ui.theme.Theme;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.io.Serial;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import javax.swing.AbstractAction;
import javax.swing.filechooser.FileNameExtensionFilter;

/**
 * Writes a replay or a position to a file: as an animation, a picture, or a storyboard, by the
 * file's ending.
 */
public final class ExportAction extends AbstractAction {
  @Serial private static final long serialVersionUID = 1;

  private static final Size SIZE = new Size(960, 540);
  private static final List<String> ENDINGS = List.of("gif", "png", "pdf");

  /** The endings for what has nothing that moves. */
  private static final List<String> STILL_ENDINGS = List.of("png", "pdf");

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
    List<FileNameExtensionFilter> kinds = new ArrayList<>();
    for (String ending : subject.isStill() ? STILL_ENDINGS : ENDINGS) {
      kinds.add(new FileNameExtensionFilter(messages.text("export." + ending), ending));
    }
    new Target(owner, messages.text("export.title"))
        .ask(subject.title(), kinds)
        .ifPresent(chosen -> write(chosen.file()));
  }

  private void write(Path file) {
    Backdrop backdrop = Theme.current() == Theme.PAPER ? Backdrop.LIGHT : Backdrop.DARK;
    Request request =
        Request.of(subject, file)
            .looking(new Look(SIZE, backdrop, true))
            .at(subject.isStill() ? Request.END : Cue.of(moment.getAsInt(), subject.moves()))
            .replacing();
    new FileWriting(owner, file, progress -> Exports.write(request, progress)).execute();
  }
}
