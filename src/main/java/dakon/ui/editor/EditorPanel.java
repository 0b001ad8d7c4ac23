package dakon.ui.editor;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.study.Draft;
import dakon.study.Edited;
import dakon.study.Standing;
import dakon.study.Study;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.board.Filler;
import dakon.ui.export.CopyAction;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Ends;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.ToolButton;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.ActionEvent;
import java.io.IOException;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/**
 * The board editor: any position is set up by clicks, keys or notation, for any game and size;
 * moves are tried from it for both sides; and it is turned into a lesson block, a picture or a
 * record. Everything can be taken back.
 */
public final class EditorPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(EditorPanel.class);
  private final transient Settings settings;
  private final transient Desk desk;
  private final transient Choices choices;
  private final transient UseMenu uses = new UseMenu(this, this::say);
  private final Table table;
  private final NotationField notation = new NotationField(new NotationReader());
  private final WrappedText standing = new WrappedText("standing", "");
  private final WrappedText remark = StyleClass.QUIET.on(new WrappedText("remark", " "));
  private final JLabel remarkSign = new JLabel();
  private final transient Icon wrong = Icons.of("warning");
  private final transient List<Consumer<JPopupMenu>> questions = new ArrayList<>();
  private final JButton ask = askButton();
  private final JToggleButton setUp = mode("set-up", this::setUp);
  private final JToggleButton tryMoves = mode("try-moves", this::tryMoves);
  private final Column tools =
      new Column(new MigLayout("insets 0, fillx, gapy 12", "[grow,fill]", "[][]"));
  private final SetupTools setupTools;
  private final TrialTools trialTools = new TrialTools(new Looker());
  private final Page page;
  private transient Optional<Prospects> prospects = Optional.empty();

  /**
   * An editor with the opening of Dakon on it.
   *
   * @param settings how the user wants to be shown things
   */
  public EditorPanel(Settings settings) {
    super(new BorderLayout());
    this.settings = settings;
    Draft opening = Draft.of(Ruleset.DAKON, Ruleset.DAKON.opening());
    this.desk = new Desk(opening, new Shower());
    this.choices = new Choices(desk);
    this.table = new Table(opening, settings, new Filling(), new Follower());
    this.setupTools = new SetupTools(desk);
    this.page = new Page(head(), choices.row(), table, underBoard(), ClearScrollPane.bare(tools));
    setName("editor");
    getAccessibleContext().setAccessibleName(messages.text("title"));
    setOpaque(false);
    add(ClearScrollPane.bare(page));
    bindKeys();
    show(desk.study(), false);
  }

  /** Puts a position on the board, to be set up further. What was there can be had back by undo. */
  public void open(Ruleset rules, Position position) {
    desk.open(Draft.of(rules, position));
    enter();
  }

  /** Offers from now on to play on from the position on the board. */
  public void offerPlay(BiConsumer<Ruleset, Position> play) {
    uses.offerPlay(play);
  }

  /** Offers to ask something of the position on the board; by this name messages call it. */
  public void offerQuestion(String name, Runnable question) {
    questions.add(
        menu -> {
          JMenuItem item = menu.add(Mnemonics.on(new JMenuItem(), messages.text("ask." + name)));
          item.setName("ask-" + name);
          item.addActionListener(event -> question.run());
        });
    ask.setVisible(true);
  }

  /** The rules that are chosen. */
  public Ruleset rules() {
    return desk.study().draft().rules();
  }

  /** The position from which moves are tried; nothing where there is no seed. */
  public Optional<Position> start() {
    return desk.study().draft().position();
  }

  /** The moves that are tried; none while the board is set up. */
  public List<Trace> moves() {
    return desk.study().moves();
  }

  /** The position on the board; nothing where there is no seed. */
  public Optional<Position> position() {
    return desk.study().now().position();
  }

  private void enter() {
    SwingUtilities.invokeLater(this::requestFocusInWindow);
  }

  /** Gives the keyboard to the board. */
  @Override
  public boolean requestFocusInWindow() {
    return table.board().requestFocusInWindow();
  }

  private JComponent head() {
    JPanel modes = clear(new MigLayout("insets 0, gapx 6, novisualpadding", "", "[30!,fill]"));
    modes.add(setUp);
    modes.add(tryMoves);
    return new Ends(6, StyleClass.TITLE.on(new JLabel(messages.text("title"))), modes);
  }

  private JToggleButton mode(String name, Runnable action) {
    JToggleButton button =
        StyleClass.CHIP.on(Mnemonics.on(new JToggleButton(), messages.text(name)));
    button.setName(name);
    button.setToolTipText(messages.text("tip." + name));
    button.addActionListener(event -> action.run());
    return button;
  }

  private JPanel underBoard() {
    JPanel row =
        clear(
            new MigLayout(
                "insets 0, gapx 4, gapy 6, novisualpadding, hidemode 3",
                "[][grow,fill][][][][]",
                "[center][]"));
    JLabel label = StyleClass.QUIET.on(Mnemonics.on(new JLabel(), messages.text("notation")));
    label.setLabelFor(notation);
    row.add(label, "gapright 4");
    row.add(notation, "wmin 80");
    row.add(tool("undo", desk::undo));
    row.add(tool("redo", desk::redo));
    row.add(ask);
    row.add(useButton(), "wrap");
    remarkSign.setName("remark-sign");
    remark.setRows(1);
    row.add(remarkSign, "span, split 2, aligny top");
    row.add(remark, "growx, pushx, wmin 0");
    return row;
  }

  private JButton tool(String name, Runnable action) {
    JButton button = new ToolButton(name, name, messages.text(name), messages.text("tip." + name));
    button.addActionListener(event -> action.run());
    return button;
  }

  private JButton useButton() {
    JButton button = soft("use");
    button.addActionListener(event -> showUses(button));
    return button;
  }

  private JButton askButton() {
    JButton button = soft("ask");
    button.setVisible(false);
    button.addActionListener(
        event -> {
          JPopupMenu menu = new JPopupMenu();
          questions.forEach(question -> question.accept(menu));
          menu.applyComponentOrientation(getComponentOrientation());
          menu.show(button, 0, button.getHeight());
        });
    return button;
  }

  private JButton soft(String name) {
    JButton button = StyleClass.SOFT.on(Mnemonics.on(new JButton(), messages.text(name)));
    button.setName(name);
    button.setToolTipText(messages.text("tip." + name));
    return button;
  }

  private void showUses(JButton button) {
    uses.of(desk.study())
        .ifPresentOrElse(
            menu -> {
              menu.applyComponentOrientation(getComponentOrientation());
              menu.show(button, 0, button.getHeight());
            },
            () -> say(messages.text("use.nothing")));
  }

  private void bindKeys() {
    Keys.bind(this, "ctrl Z", desk::undo);
    Keys.bind(this, "ctrl Y", desk::redo);
    Keys.bind(this, "ctrl shift Z", desk::redo);
    Keys.bind(this, "ctrl C", this::copy);
    Keys.bind(this, "ctrl V", this::paste);
    for (Pit pit : Board.pits(Board.MOST_HOLES)) {
      if (pit instanceof Hole hole && hole.side() == Side.SOUTH) {
        bindLetter(hole.number(), String.valueOf(hole.letter()));
        bindLetter(hole.number(), String.valueOf(hole.letter()).toLowerCase(Locale.ROOT));
      }
    }
  }

  /** Lifts a hole of the player to move by its letter, large or small. */
  private void bindLetter(int number, String letter) {
    Keys.bindWhile(
        () -> meansHole(number),
        this,
        "typed " + letter,
        () -> table.choose(new Hole(desk.study().now().toMove(), number)));
  }

  private boolean meansHole(int number) {
    BoardView board = table.board();
    return desk.study().isTrial()
        && number < desk.study().now().row()
        && (board.isFocusOwner() || settings.isOn(Switch.SINGLE_KEYS));
  }

  private void copy() {
    new CopyAction(messages.text("copy-position"), () -> uses.notation(desk.study()), this::say)
        .actionPerformed(new ActionEvent(this, ActionEvent.ACTION_PERFORMED, "copy"));
  }

  private void paste() {
    try {
      notation.paste(
          (String)
              Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor));
    } catch (UnsupportedFlavorException | IOException | IllegalStateException none) {
      say(messages.text("paste.nothing"));
    }
  }

  private void setUp() {
    desk.setUp();
  }

  private void tryMoves() {
    desk.tryMoves();
  }

  private void say(String sentence) {
    remarkSign.setIcon(null);
    remark.setText(sentence.isEmpty() ? " " : sentence);
    tell(sentence);
  }

  /** Says what is wrong, with a sign. */
  private void warn(String sentence) {
    say(sentence);
    remarkSign.setIcon(wrong);
  }

  /** What is on the desk. */
  Study study() {
    return desk.study();
  }

  /** Tells words to whoever hears the page. */
  private void tell(String words) {
    if (!words.isEmpty()) {
      getAccessibleContext().setAccessibleDescription(words);
    }
  }

  private void show(Study study, boolean plays) {
    Draft draft = study.now();
    choices.show(draft);
    notation.show(draft);
    standing.setText(Standing.of(draft).words());
    tell(standing.getText());
    setUp.setSelected(!study.isTrial()); // of a group of buttons only one could be reached by Tab
    tryMoves.setSelected(study.isTrial());
    equip(study.isTrial() ? trialTools : setupTools);
    page.tries(study.isTrial());
    prospects.ifPresent(before -> before.cancel(false));
    study.trial().ifPresentOrElse(game -> show(game, plays), () -> table.setUp(draft));
  }

  private void show(Game game, boolean plays) {
    Prospects asked = new Prospects(game, trialTools::found);
    prospects = Optional.of(asked);
    trialTools.show(game);
    if (plays) {
      table.play(game, asked);
    } else {
      table.rest(game, asked);
    }
    asked.execute();
  }

  /** Puts the tools beside the board that are of use now. */
  private void equip(JComponent useful) {
    if (useful.getParent() != tools) {
      tools.removeAll();
      tools.add(standing, "wmin 0, wrap");
      tools.add(useful, "wmin 0");
      tools.applyComponentOrientation(getComponentOrientation());
      tools.revalidate();
      tools.repaint();
    }
  }

  private static JPanel clear(MigLayout layout) {
    JPanel panel = new JPanel(layout);
    panel.setOpaque(false);
    return panel;
  }

  /** Shows what is on the desk. */
  private final class Shower implements Desk.View {
    @Override
    public void show(Study study) {
      EditorPanel.this.show(study, false);
    }

    @Override
    public void play(Study study) {
      EditorPanel.this.show(study, true);
    }

    @Override
    public void say(String sentence) {
      EditorPanel.this.say(sentence);
    }
  }

  /** Has the pits filled. */
  private final class Filling implements Filler {
    @Override
    public void add(Pit pit, int seeds) {
      desk.edit(draft -> draft.add(pit, seeds));
    }

    @Override
    public void put(Pit pit, int seeds, boolean isLonger) {
      Function<Draft, Edited> edit = draft -> draft.put(pit, seeds);
      if (isLonger) {
        desk.amend(edit);
      } else {
        desk.edit(edit);
      }
    }

    @Override
    public void carry(Pit from, Pit to) {
      desk.edit(draft -> draft.carry(from, to));
    }
  }

  /** Reads the notation. */
  private final class NotationReader implements NotationField.Reader {
    @Override
    public void read(Position position, boolean goesOn) {
      Function<Draft, Edited> edit = draft -> draft.with(position);
      if (goesOn) {
        desk.amend(edit);
      } else {
        desk.edit(edit);
      }
    }

    @Override
    public void reject(String reason) {
      warn(reason);
    }
  }

  /** Follows what is done on the table. */
  private final class Follower implements Table.Listener {
    @Override
    public void played(Game game) {
      desk.played(game);
    }

    @Override
    public void say(String sentence) {
      EditorPanel.this.say(sentence);
    }
  }

  /** Shows on the table what is chosen in the list. */
  private final class Looker implements ProspectList.Listener {
    @Override
    public void look(Optional<Hole> hole) {
      if (desk.study().isTrial()) {
        table.board().look(hole.map(Pit.class::cast));
      }
    }

    @Override
    public void make(Move move) {
      table.make(move);
    }
  }
}
