package dakon.ui.gallery;

import dakon.gallery.Example;
import dakon.lesson.markdown.BlockText;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.ui.export.CopyAction;
import dakon.ui.export.TextSaver;
import dakon.ui.lesson.ProsePane;
import dakon.ui.lesson.Stage;
import dakon.ui.theme.BesideOrBelow;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Ends;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import java.io.Serial;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** One example: what is said of it, its replay, and what can be taken away from it. */
final class ExamplePage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final BesideOrBelow.Room FOR_TEXT =
      new BesideOrBelow.Room(310, 0.25, 440, 70, 110);

  /** With less width than this, in pixels at 100 %, the text stands above the board. */
  private static final int ROOM_FOR_BOTH = 740;

  private static final int LINES = 3;

  private final transient Messages messages = Messages.of(ExamplePage.class);
  private final transient Example example;
  private final transient List<Example> among;
  private final transient Leaver leaver;
  private final JComponent stage;
  private final ClearScrollPane text;
  private final JLabel status = StyleClass.QUIET.on(new JLabel(" "));

  /** Is told where one goes from here. */
  interface Leaver {
    /** Back to all examples. */
    void back(Example from);

    /** To another example. */
    void open(Example example, List<Example> among);

    /** What else can be done with an example, by the names that messages have for it. */
    Map<String, Consumer<Example>> uses();
  }

  /** An example, and those before and after it. */
  ExamplePage(Example example, List<Example> among, Settings settings, Leaver leaver) {
    super(new BorderLayout());
    this.example = example;
    this.among = among;
    this.leaver = leaver;
    this.stage =
        Stage.of(
            example.title(), example.block(), settings.apart(Switch.STOP_AFTER_LAP, "examples"));
    this.text = new ClearScrollPane(prose()).following();
    setName("example");
    setOpaque(false);
    text.setVisible(!example.prose().isEmpty());
    status.setName("status");
    add(new Sheet(ROOM_FOR_BOTH, (page, isNarrow) -> put(page, isNarrow, settings)));
    Keys.bind(this, "ESCAPE", () -> leaver.back(example));
    Keys.bind(this, "PAGE_UP", () -> go(-1));
    Keys.bind(this, "PAGE_DOWN", () -> go(1));
  }

  private void put(JPanel page, boolean isNarrow, Settings settings) {
    page.setLayout(
        new MigLayout(
            "insets 14 28 20 28, gapy 0, fill, hidemode 3, wrap",
            "[grow,fill]",
            isNarrow ? "[]6[]6[]14[]4[]" : "[]6[]6[]14[grow,fill]"));
    page.add(new Ends(8, back(), steps()), "wmin 0, gapleft -8");
    page.add(new Ends(12, title(), actions()), "wmin 0");
    page.add(from(), "wmin 0");
    if (isNarrow) {
      page.add(text, "wmin 0");
      page.add(stage, "wmin 0");
    } else {
      page.add(new BesideOrBelow(text, stage, FOR_TEXT, settings), "wmin 0");
    }
  }

  private ShortText title() {
    ShortText title = StyleClass.TITLE.on(new ShortText(LINES));
    title.setName("title");
    title.setText(example.title());
    return title;
  }

  private JButton back() {
    JButton back = new JButton(messages.text("back"), Icons.inLine("back"));
    back.setName("back");
    back.setToolTipText(messages.text("tip.back"));
    back.putClientProperty("JButton.buttonType", "toolBarButton");
    back.addActionListener(event -> leaver.back(example));
    return back;
  }

  private JComponent steps() {
    WrappedRow steps = new WrappedRow(2);
    int place = among.indexOf(example);
    if (place >= 0 && among.size() > 1) {
      JLabel number =
          StyleClass.QUIET.on(new JLabel(messages.text("place", place + 1, among.size())));
      number.setName("place");
      steps.add(number);
      steps.add(step("before", "seed-back", -1));
      steps.add(step("after", "seed-on", 1));
    }
    return steps;
  }

  private JButton step(String name, String icon, int by) {
    JButton button = new JButton(Icons.of(icon));
    button.setName(name);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setToolTipText(messages.text("tip." + name));
    button.getAccessibleContext().setAccessibleName(messages.text(name));
    button.setEnabled(isPlace(among.indexOf(example) + by));
    button.addActionListener(event -> go(by));
    return button;
  }

  private boolean isPlace(int place) {
    return place >= 0 && place < among.size();
  }

  private void go(int by) {
    int place = among.indexOf(example);
    if (place >= 0 && isPlace(place + by)) {
      leaver.open(among.get(place + by), among);
    }
  }

  /** What it is from, what happens in it, and what was done with it. */
  private JComponent from() {
    WrappedRow row = new WrappedRow(12);
    ShortText from = StyleClass.SUBTITLE.on(new ShortText(LINES));
    from.setText(messages.text("from", example.lesson(), example.extent()));
    from.setName("from");
    row.add(from);
    Badges badges = new Badges();
    badges.show(example);
    row.add(badges);
    row.add(status);
    return row;
  }

  private ProsePane prose() {
    ProsePane prose = new ProsePane(example.file());
    prose.getAccessibleContext().setAccessibleName(messages.text("prose"));
    prose.show(example.prose());
    return prose;
  }

  private JComponent actions() {
    WrappedRow actions = new WrappedRow(8);
    actions.add(action("copy", copying("copy", example::notation)));
    actions.add(action("copy-block", copying("copy-block", this::block)));
    actions.add(action("save", saving()));
    leaver.uses().forEach((name, use) -> actions.add(action(name, using(name, use))));
    return actions;
  }

  private JButton action(String name, Action action) {
    JButton button = new JButton(action);
    button.setName(name);
    button.setToolTipText(messages.text("tip." + name));
    return button;
  }

  private Action copying(String name, Supplier<String> text) {
    return new CopyAction(messages.text(name), text, status::setText);
  }

  private String block() {
    return BlockText.of(example.rules(), example.block().start(), example.moves());
  }

  private Action using(String name, Consumer<Example> use) {
    return new AbstractAction(messages.text(name)) {
      @Serial private static final long serialVersionUID = 1;

      @Override
      public void actionPerformed(ActionEvent event) {
        use.accept(example);
      }
    };
  }

  private Action saving() {
    return new AbstractAction(messages.text("save")) {
      @Serial private static final long serialVersionUID = 1;

      @Override
      public void actionPerformed(ActionEvent event) {
        TextSaver.RECORD.save(
            ExamplePage.this, example.title(), example.asRecord(), status::setText);
      }
    };
  }

  /** Gives the keyboard to the board, or to what plays it, once it is laid out. */
  void enter() {
    SwingUtilities.invokeLater(stage::requestFocusInWindow);
  }
}
