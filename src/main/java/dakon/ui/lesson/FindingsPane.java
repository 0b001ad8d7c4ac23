package dakon.ui.lesson;

import dakon.lesson.Finding;
import dakon.lesson.LessonFile;
import dakon.text.Messages;
import dakon.ui.theme.Card;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Scale;
import java.io.Serial;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.text.BadLocationException;
import net.miginfocom.swing.MigLayout;

/**
 * What is wrong with a lesson file, line by line, where the lesson would be. Beside it stands the
 * file; going to a finding, with the mouse or the arrow keys, leads to its line there.
 */
public final class FindingsPane extends Card {
  @Serial private static final long serialVersionUID = 1;

  /** More than this nobody reads at once; mending the first few will tell more. */
  private static final int MOST_SHOWN = 200;

  private static final Messages MESSAGES = Messages.of(FindingsPane.class);

  private final transient List<Finding> findings;
  private final JTextArea lines = new JTextArea();

  /** The findings of a file. */
  public FindingsPane(LessonFile file) {
    super(
        new MigLayout(
            "insets 14 18 14 18, gapy 6, gapx 14, fill",
            "[sg,grow,fill][sg,grow,fill]",
            "[][grow,fill]"));
    this.findings = file.findings().stream().limit(MOST_SHOWN).toList();
    setName("findings");
    add(heading(file), "span, wmin 0, wrap");
    add(findingLines(), "wmin 0, hmin 60" + (file.lines().isEmpty() ? ", span" : ""));
    if (!file.lines().isEmpty()) {
      SourcePane source = new SourcePane(file.lines());
      add(source, "wmin 0, hmin 60");
      lines.addCaretListener(moved -> source.show(findingAt(moved.getDot()).place()));
      source.show(findings.get(0).place());
    }
  }

  private static JLabel heading(LessonFile file) {
    String key = file.lessonWithSteps().isPresent() ? "findings.some" : "findings.none.readable";
    JLabel heading =
        new JLabel(MESSAGES.text(key, file.path().getFileName(), file.findings().size()));
    heading.setIcon(Icons.of("warning"));
    return heading;
  }

  private JScrollPane findingLines() {
    lines.setName("finding-lines");
    lines.getAccessibleContext().setAccessibleName(MESSAGES.text("findings"));
    lines.setEditable(false);
    lines.setOpaque(false);
    lines.setLineWrap(true);
    lines.setWrapStyleWord(true);
    lines.setBorder(Scale.room(4, 0, 4, 0));
    lines.setText(String.join("\n", findings.stream().map(Finding::toString).toList()));
    lines.setCaretPosition(0);
    return new ClearScrollPane(lines);
  }

  private Finding findingAt(int offset) {
    try {
      return findings.get(lines.getLineOfOffset(offset));
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
