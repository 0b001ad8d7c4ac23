package dakon.ui.gallery;

import dakon.gallery.Example;
import dakon.gallery.WrittenText;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.ui.board.StillPicture;
import dakon.ui.board.Stills;
import dakon.ui.theme.Card;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Ends;
import dakon.ui.theme.FaultMark;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Scale;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.Typing;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;
import javax.swing.text.BadLocationException;
import javax.swing.undo.UndoManager;
import net.miginfocom.swing.MigLayout;

/**
 * A text from elsewhere: a position, moves, or the record of a game. It is read while it is
 * written, and what is wrong with it is said beside it.
 */
final class TextPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final Path NO_FILE = Path.of("");

  /** With less width than this, in pixels at 100 %, there is no picture beside the text. */
  private static final int ROOM_FOR_BOTH = 720;

  private static final int LINES = 3;

  /** Tabulators lead out of the text: there is none in any notation. */
  private static final List<Integer> TRAVERSAL =
      List.of(
          KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS,
          KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS);

  private final transient Messages messages = Messages.of(TextPage.class);
  private final transient Leaver leaver;
  private final JTextArea area = new JTextArea();
  private final JComboBox<Ruleset> game = new JComboBox<>(Ruleset.GAMES.toArray(Ruleset[]::new));
  private final StillPicture picture = new StillPicture(new Stills(this::repaint));
  private final Card preview = preview();
  private final JLabel sign = new JLabel();
  private final WrappedText verdict = new WrappedText("verdict", "");
  private final JButton open = StyleClass.PRIMARY.on(new JButton());
  private final transient Icon good = Icons.of("check");
  private final transient Icon bad = Icons.of("warning");
  private transient Path file = NO_FILE;
  private transient Optional<Question> asked = Optional.empty();

  /** What was said meanwhile, which no answer to an earlier question overrules. */
  private transient Optional<String> said = Optional.empty();

  private transient Optional<Example> example = Optional.empty();
  private transient boolean opensWhenRead;

  /** Is told where one goes from here. */
  interface Leaver {
    /** Back to all examples. */
    void back();

    /** To what the text shows. */
    void open(Example example);

    /** To choose a file. */
    void chooseFile();
  }

  private record Question(String text, Ruleset usual, Path file) {}

  /** No text yet. */
  TextPage(Leaver leaver) {
    super(new BorderLayout());
    this.leaver = leaver;
    setName("text-page");
    setOpaque(false);
    JComponent back = back();
    JComponent paper = paper();
    JComponent said = verdict();
    JComponent actions = actions();
    add(
        new Sheet(
            ROOM_FOR_BOTH,
            (page, isNarrow) -> {
              page.setLayout(
                  new MigLayout(
                      "insets 14 28 20 28, gapy 0, fill",
                      "[50%:50%,grow,fill][grow,fill]",
                      "[]6[]4[]14[grow,fill]10[]14[]"));
              page.add(back, "span, gapleft -8, growx 0, alignx leading, wrap");
              page.add(line(StyleClass.TITLE, messages.text("text.title")), "span, wmin 0, wrap");
              page.add(hint(), "span, wmin 0, wrap");
              page.add(paper, "wmin 0, hmin 90" + (isNarrow ? ", span, wrap" : ""));
              if (!isNarrow) {
                page.add(preview, "aligny top, gapleft 16, wmin 0, hmin 0, wrap");
              }
              page.add(said, "span, wmin 0, wrap");
              page.add(actions, "span, wmin 0");
            }));
    Keys.bind(this, "ESCAPE", leaver::back);
    Keys.bind(this, "ctrl ENTER", open::doClick);
    read();
  }

  private JButton back() {
    JButton back = new JButton(messages.text("back"), Icons.inLine("back"));
    back.setName("back");
    back.setToolTipText(messages.text("tip.back"));
    back.putClientProperty("JButton.buttonType", "toolBarButton");
    back.addActionListener(event -> leaver.back());
    return back;
  }

  private JPanel paper() {
    area.setName("text");
    area.getAccessibleContext().setAccessibleName(messages.text("text.title"));
    StyleClass.CODE.on(area);
    area.setOpaque(false);
    area.setLineWrap(true);
    area.setWrapStyleWord(true);
    area.setBorder(Scale.room(2, 2, 2, 2));
    for (int way : TRAVERSAL) {
      area.setFocusTraversalKeys(way, getFocusTraversalKeys(way));
    }
    area.getDocument().addDocumentListener(new Typing(this::read));
    UndoManager undo = new UndoManager();
    area.getDocument().addUndoableEditListener(undo);
    Keys.bindFocused(area, "ctrl Z", () -> undoIfCan(undo));
    Card card = new Card(new MigLayout("insets 10, fill", "[grow,fill]", "[grow,fill]"));
    card.add(new ClearScrollPane(area), "wmin 0, hmin 0");
    return card;
  }

  private Card preview() {
    Card card = new Card(new BorderLayout());
    card.setBorder(Scale.room(14, 14, 14, 14));
    card.add(picture);
    return card;
  }

  private static ShortText line(StyleClass style, String text) {
    ShortText line = style.on(new ShortText(LINES));
    line.setText(text);
    return line;
  }

  private WrappedText hint() {
    return StyleClass.QUIET.on(new WrappedText("text-hint", messages.text("text.hint")));
  }

  private static void undoIfCan(UndoManager undo) {
    if (undo.canUndo()) {
      undo.undo();
    }
  }

  private JPanel verdict() {
    JPanel panel = clear(new MigLayout("insets 0, gapx 8", "[][grow,fill]", "[top]"));
    verdict.setRows(2);
    panel.add(sign, "w 20!");
    panel.add(verdict, "wmin 0");
    return panel;
  }

  private JComponent actions() {
    WrappedRow ways = new WrappedRow(8);
    WrappedRow usual = new WrappedRow(8);
    open.setText(messages.text("text.open"));
    open.setName("open");
    open.setToolTipText(messages.text("tip.text.open"));
    open.addActionListener(event -> example.ifPresent(leaver::open));
    ways.add(open);
    JButton other = new JButton(messages.text("file"));
    other.setName("file");
    other.setToolTipText(messages.text("tip.file"));
    other.addActionListener(event -> leaver.chooseFile());
    ways.add(other);
    JLabel label = StyleClass.QUIET.on(new JLabel(messages.text("text.game")));
    label.setLabelFor(game);
    usual.add(label);
    game.setName("game");
    game.getAccessibleContext().setAccessibleName(messages.text("text.game"));
    game.setRenderer(new GameRenderer());
    game.addActionListener(event -> read());
    usual.add(game);
    return new Ends(8, ways, usual);
  }

  private static JPanel clear(MigLayout layout) {
    JPanel panel = new JPanel(layout);
    panel.setOpaque(false);
    return panel;
  }

  /** Takes this for the game where a text names none. */
  void expect(Ruleset rules) {
    game.setSelectedItem(rules);
  }

  /** Puts a pasted text in the place of the one before. */
  void paste(String text) {
    put(text, NO_FILE);
  }

  /** Puts the text of a file here; what is wholly good is opened at once. */
  void put(String text, Path from) {
    area.setText(text);
    area.setCaretPosition(0);
    file = from;
    opensWhenRead = !from.equals(NO_FILE);
    read();
  }

  /** Says that something could not be done. */
  void say(String sentence) {
    said = Optional.of(sentence);
    judge(bad, sentence);
  }

  /** Gives the keyboard to the text, or to what opens it. */
  void enter() {
    SwingUtilities.invokeLater(
        () -> {
          if (area.getText().isBlank()) {
            area.requestFocusInWindow();
          } else {
            open.requestFocusInWindow();
          }
        });
  }

  private void judge(Icon icon, String sentence) {
    sign.setIcon(icon);
    verdict.setText(sentence);
  }

  /** Reads what is written now in the background; once that is done, what was written meanwhile. */
  private void read() {
    Question question = new Question(area.getText(), (Ruleset) game.getSelectedItem(), file);
    said = Optional.empty();
    boolean isReading = asked.isPresent();
    asked = Optional.of(question);
    if (!isReading) {
      ask(question);
    }
  }

  private void ask(Question question) {
    new SwingWorker<WrittenText.Reading, Void>() {
      @Override
      protected WrittenText.Reading doInBackground() {
        return WrittenText.read(question.text(), question.usual(), question.file());
      }

      @Override
      protected void done() {
        try {
          answered(question, get());
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
          throw new IllegalStateException(failed.getCause());
        }
      }
    }.execute();
  }

  private void answered(Question question, WrittenText.Reading reading) {
    Question latest = asked.orElse(question);
    asked = Optional.empty();
    if (!latest.equals(question)) {
      asked = Optional.of(latest);
      ask(latest);
      return;
    }
    boolean opens = opensWhenRead && reading.fault().isEmpty();
    opensWhenRead = false;
    show(question, reading);
    said.ifPresent(sentence -> judge(bad, sentence));
    if (opens) {
      example.ifPresent(leaver::open);
    }
  }

  private void show(Question question, WrittenText.Reading reading) {
    example = reading.example();
    open.setEnabled(example.isPresent());
    example.ifPresentOrElse(example -> picture.show(new TellingMoment(example)), picture::clear);
    area.getHighlighter().removeAllHighlights();
    if (question.text().isBlank()) {
      judge(null, "");
      return;
    }
    String seen = example.map(this::describe).orElse("");
    reading.fault().ifPresent(this::highlight);
    judge(
        reading.fault().isPresent() ? bad : good,
        reading
            .fault()
            .map(fault -> fault.sentence() + (seen.isEmpty() ? "" : "\n" + seen))
            .orElse(seen));
    open.setText(
        messages.text(
            reading.fault().isPresent() && example.isPresent() ? "text.open.good" : "text.open"));
  }

  private String describe(Example read) {
    return messages.text("text.is", read.title(), read.gameName(), read.extent());
  }

  /** Marks the place at which the text goes wrong. */
  private void highlight(WrittenText.Fault fault) {
    try {
      int line = area.getLineStartOffset(Math.min(fault.line(), area.getLineCount()) - 1);
      FaultMark.on(area, line, fault.column());
    } catch (BadLocationException outside) {
      throw new IllegalStateException(outside);
    }
  }

  private static final class GameRenderer extends DefaultListCellRenderer {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean isSelected, boolean hasFocus) {
      return super.getListCellRendererComponent(
          list, Example.gameName((Ruleset) value), index, isSelected, hasFocus);
    }
  }
}
