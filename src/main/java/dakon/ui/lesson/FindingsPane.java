package dakon.ui.lesson;

import dakon.lesson.Finding;
import dakon.lesson.LessonFile;
import dakon.text.Messages;
import dakon.ui.theme.Card;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Icons;
import java.io.Serial;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/** What is wrong with a lesson file, line by line, where the lesson would be. */
public final class FindingsPane extends Card {
  @Serial private static final long serialVersionUID = 1;

  /** More than this nobody reads at once; mending the first few will tell more. */
  private static final int MOST_SHOWN = 200;

  /** The findings of a file. */
  public FindingsPane(LessonFile file) {
    super(new MigLayout("insets 14 18 14 18, gapy 6", "[][grow,fill]", "[][grow,fill]"));
    Messages messages = Messages.of(FindingsPane.class);
    setName("findings");
    boolean readable = file.lesson().isPresent();
    add(new JLabel(Icons.of("warning")));
    add(
        new JLabel(
            messages.text(
                readable ? "findings.some" : "findings.none.readable",
                file.path().getFileName(),
                file.findings().size())),
        "wrap");
    add(scroll(file), "span, grow, hmin 60");
  }

  private static JScrollPane scroll(LessonFile file) {
    JTextArea lines = new JTextArea();
    lines.setName("finding-lines");
    lines.setEditable(false);
    lines.setOpaque(false);
    lines.setLineWrap(true);
    lines.setWrapStyleWord(true);
    lines.setBorder(BorderFactory.createEmptyBorder(4, 0, 4, 0));
    lines.setText(
        String.join(
            "\n", file.findings().stream().limit(MOST_SHOWN).map(Finding::toString).toList()));
    lines.setCaretPosition(0);
    return new ClearScrollPane(lines);
  }
}
