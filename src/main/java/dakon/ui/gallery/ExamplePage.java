package dakon.ui.gallery;

import dakon.gallery.Example;
import dakon.lesson.markdown.BlockText;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.ui.export.CopyAction;
import dakon.ui.export.RecordSaver;
import dakon.ui.lesson.ProsePane;
import dakon.ui.lesson.Stage;
import dakon.ui.theme.BesideOrBelow;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.StyleClass;
import java.awt.event.ActionEvent;
import java.io.Serial;
import java.util.List;
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
  }

  /** An example, and those before and after it. */
  ExamplePage(Example example, List<Example> among, Settings settings, Leaver leaver) {
    super(
        new MigLayout(
            "insets 14 28 20 28, gapy 0, fill", "[grow,fill][pref!]", "[]6[]4[]14[grow,fill]"));
    this.example = example;
    this.among = among;
    this.leaver = leaver;
    this.stage =
        Stage.of(
            example.title(), example.block(), settings.apart(Switch.STOP_AFTER_LAP, "examples"));
    this.text = new ClearScrollPane(prose());
    setName("example");
    setOpaque(false);
    add(ways(), "span, gapleft -8, wrap");
    JLabel title = StyleClass.TITLE.on(new JLabel(example.title()));
    title.setName("title");
    add(title, "wmin 0");
    add(actions(), "spany 2, aligny top, wrap");
    add(from(), "wmin 0, wrap");
    text.setVisible(!example.prose().isEmpty());
    add(new BesideOrBelow(text, stage, FOR_TEXT, settings), "span, wmin 0, hmin 0");
    Keys.bind(this, "ESCAPE", () -> leaver.back(example));
    Keys.bind(this, "PAGE_UP", () -> go(-1));
    Keys.bind(this, "PAGE_DOWN", () -> go(1));
  }

  private JPanel ways() {
    JPanel ways = clear(new MigLayout("insets 0, gapx 2", "[][grow][][][]", "[center]"));
    JButton back = new JButton(messages.text("back"), Icons.of("back"));
    back.setName("back");
    back.setToolTipText(messages.text("tip.back"));
    back.putClientProperty("JButton.buttonType", "toolBarButton");
    back.addActionListener(event -> leaver.back(example));
    ways.add(back);
    int place = among.indexOf(example);
    if (place >= 0 && among.size() > 1) {
      JLabel number =
          StyleClass.QUIET.on(new JLabel(messages.text("place", place + 1, among.size())));
      number.setName("place");
      ways.add(number, "skip, gapright 6");
      ways.add(step("before", "seed-back", -1));
      ways.add(step("after", "seed-on", 1));
    }
    return ways;
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

  private JPanel from() {
    JPanel row = clear(new MigLayout("insets 0, gapx 12", "[][]push", "[center]"));
    JLabel from =
        StyleClass.SUBTITLE.on(
            new JLabel(messages.text("from", example.lesson(), example.extent())));
    from.setName("from");
    row.add(from, "wmin 0");
    Badges badges = new Badges();
    badges.show(example);
    row.add(badges, "wmin 60");
    return row;
  }

  private ProsePane prose() {
    ProsePane prose = new ProsePane(example.file());
    prose.getAccessibleContext().setAccessibleName(messages.text("prose"));
    prose.show(example.prose());
    return prose;
  }

  private JPanel actions() {
    JPanel actions = clear(new MigLayout("insets 0, gapx 8, gapy 4", "[][][]", "[][]"));
    actions.add(action("copy", copying("copy", example::notation)));
    actions.add(action("copy-block", copying("copy-block", this::block)));
    actions.add(action("save", saving()), "wrap");
    status.setName("status");
    actions.add(status, "span, alignx trailing");
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

  private Action saving() {
    return new AbstractAction(messages.text("save")) {
      @Serial private static final long serialVersionUID = 1;

      @Override
      public void actionPerformed(ActionEvent event) {
        RecordSaver.save(ExamplePage.this, example.title(), example.asRecord(), status::setText);
      }
    };
  }

  private static JPanel clear(MigLayout layout) {
    JPanel panel = new JPanel(layout);
    panel.setOpaque(false);
    return panel;
  }

  /** Gives the keyboard to the board, or to what plays it, once it is laid out. */
  void enter() {
    SwingUtilities.invokeLater(stage::requestFocusInWindow);
  }
}
