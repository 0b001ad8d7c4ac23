package dakon.ui.tutor;

import dakon.settings.RecentFiles;
import dakon.text.Messages;
import dakon.ui.board.Stills;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.EvenColumns;
import dakon.ui.theme.FaultCard;
import dakon.ui.theme.FaultIcon;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.SoftCard;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import java.awt.KeyboardFocusManager;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * Where one begins: what to do next, the games with how far one has come, the ways to use the
 * program, and what was opened lately. Someone new is given a board to touch.
 */
final class HomePage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  // in pixels at 100 %
  private static final int GAP = 18;
  private static final int GAP_OF_WORDS = 12;
  private static final int LEAST_WAY = 140;

  private static final int LINES = 3;
  private static final int MOST_RECENT = 4;

  private final transient Messages messages = Messages.of(HomePage.class);
  private final transient Ways ways;
  private final transient RecentFiles recent;
  private final transient Supplier<JComponent> welcome;
  private final transient Stills stills = new Stills(this::repaint);
  private final Column contents =
      new Column(new MigLayout("insets 24 28 20 28, fillx, wrap, gapy 18", "[grow,fill]"));
  private transient State state;
  private transient State built;

  /** What one most likely wants to do. */
  private JComponent entrance = contents;

  /** What is to be seen. */
  private record State(View view, List<Path> recent) {}

  /**
   * How things stand with the lessons. Where there is neither, they are still read.
   *
   * @param outlook how one stands with them
   * @param trouble why there are none
   * @param isOwn whether they are not those that come with the program
   */
  record View(Optional<Outlook> outlook, Optional<String> trouble, boolean isOwn) {
    /** They are still read. */
    static final View READING = new View(Optional.empty(), Optional.empty(), false);

    /**
     * They are read.
     *
     * @param own what they were read from, where it is of the user's own
     */
    static View of(Outlook outlook, Optional<Path> own) {
      boolean isEmpty = outlook.games().isEmpty();
      return new View(
          Optional.of(outlook).filter(some -> !isEmpty),
          Optional.of(nothing(own)).filter(said -> isEmpty),
          own.isPresent());
    }

    /** They could not be read. */
    static View failed(String why, Optional<Path> own) {
      return new View(Optional.empty(), Optional.of(why), own.isPresent());
    }

    private static String nothing(Optional<Path> own) {
      Messages messages = Messages.of(HomePage.class);
      return own.map(path -> messages.text("empty.there", path.getFileName()))
          .orElseGet(() -> messages.text("empty"));
    }
  }

  /**
   * A home from which nothing is known yet.
   *
   * @param welcome makes a first board, for someone new
   * @param recent what was opened lately
   */
  HomePage(Ways ways, Supplier<JComponent> welcome, RecentFiles recent) {
    super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
    this.ways = ways;
    this.welcome = welcome;
    this.recent = recent;
    setName("home");
    setOpaque(false);
    add(ClearScrollPane.bare(contents), "wmin 0, hmin 0");
    this.state = new State(View.READING, recent.all());
  }

  /** Builds what is to be seen when it is first to be seen: a start on another page is faster. */
  @Override
  public void addNotify() {
    super.addNotify();
    if (!state.equals(built)) {
      build();
    }
  }

  /** Shows how things stand, if that is otherwise than before. */
  void show(View view) {
    State next = new State(view, recent.all());
    if (!next.equals(state)) {
      state = next;
      if (isDisplayable()) {
        build();
      }
    }
  }

  /** Shows what was opened lately. */
  void update() {
    show(state.view());
  }

  private void build() {
    boolean hadFocus = hasFocusWithin();
    built = state;
    contents.removeAll();
    View view = state.view();
    view.outlook().ifPresent(outlook -> addCourse(outlook, view.isOwn()));
    view.trouble().ifPresent(this::addTrouble);
    if (view.equals(View.READING)) {
      addTitle("home.hello");
      contents.add(new JLabel(messages.text("loading")), "h 120!, alignx center");
    }
    addWays(view.outlook().map(Outlook::due).orElse(0));
    addRecent(view.isOwn());
    contents.revalidate();
    contents.repaint();
    if (hadFocus) {
      requestFocusInWindow();
    }
  }

  private boolean hasFocusWithin() {
    return isAncestorOf(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
  }

  private void addTitle(String key) {
    ShortText title = line(StyleClass.TITLE, "title", messages.text(key));
    contents.add(title, "gapbottom 8, wmin 0");
  }

  private void addCourse(Outlook outlook, boolean isOwn) {
    addTitle(outlook.isBegun() ? "home.back" : "home.hello");
    if (outlook.isBegun() || isOwn) {
      contents.add(goingOn(outlook), "growx, wmin 0");
    } else {
      entrance = welcome.get();
      contents.add(entrance, "growx, wmin 0");
    }
    JPanel games = row();
    for (Outlook.OfGame game : outlook.games()) {
      games.add(new GameCard(game, stills, ways), "growy, wmin 0");
    }
    contents.add(games, "growx, wmin 0");
  }

  private JComponent goingOn(Outlook outlook) {
    SoftCard card =
        new SoftCard(
            new MigLayout("insets 20 24 20 24, fillx, novisualpadding", "[grow,fill]24[]"));
    JPanel words = clear(new MigLayout("insets 0, gapy 2, fillx, wrap", "[grow,fill]"));
    card.add(words, "wmin 0");
    if (outlook.next().isEmpty()) {
      words.add(
          line(StyleClass.SUBHEAD, "continue-what", messages.text("home.all.done")), "wmin 0");
      words.add(
          line(StyleClass.QUIET, "continue-where", messages.text("home.all.done.then")), "wmin 0");
    } else {
      Outlook.Next next = outlook.next().get();
      String key = outlook.isBegun() ? "home.go.on" : "home.begin";
      words.add(line(StyleClass.SMALL, "home-why", messages.text(key)), "wmin 0");
      words.add(
          line(
              StyleClass.SUBHEAD,
              "home-what",
              messages.text("home.step", next.lesson(), next.number(), next.title())),
          "wmin 0");
      card.add(going("home-continue", outlook.isBegun(), next));
    }
    return card;
  }

  private JButton going(String name, boolean isBegun, Outlook.Next next) {
    JButton button = StyleClass.PRIMARY.on(new JButton());
    Mnemonics.on(button, messages.text(isBegun ? "home.continue" : "home.start"));
    button.setName(name);
    button.addActionListener(event -> ways.show(next.id()));
    entrance = button;
    return button;
  }

  private void addTrouble(String why) {
    addTitle("home.hello");
    FaultCard card =
        new FaultCard(
            new MigLayout("insets 20 24 20 24, fillx, novisualpadding", "[]12[grow,fill]"));
    card.add(new FaultIcon());
    card.add(line(StyleClass.SUBHEAD, "home-trouble", why), "wmin 0, wrap");
    card.add(waysOut(), "skip, gaptop 10, wmin 0");
    contents.add(card, "growx, wmin 0");
  }

  /** What can be done where there are no lessons. */
  private JComponent waysOut() {
    WrappedRow row = new WrappedRow(GAP_OF_WORDS);
    JButton open = wayOut("open-another", "home.trouble.open", ways::choose);
    entrance = open;
    row.add(open);
    if (state.view().isOwn()) {
      row.add(wayOut("open-shipped", "home.trouble.shipped", ways::openShipped));
    }
    return row;
  }

  private JButton wayOut(String name, String key, Runnable action) {
    JButton button = Mnemonics.on(new JButton(), messages.text(key));
    button.setName(name);
    button.addActionListener(event -> action.run());
    return button;
  }

  private void addWays(int due) {
    JPanel row = new EvenColumns(GAP, LEAST_WAY);
    if (due > 0) {
      row.add(
          way(
              "review",
              "review",
              messages.text("home.review.about", due),
              () -> ways.show(Page.REVIEW)));
    }
    row.add(way("play", "match", () -> ways.show(Page.PLAY)));
    row.add(way("examples", "examples", () -> ways.show(Page.EXAMPLES)));
    row.add(way("board", "board", () -> ways.show(Page.BOARD)));
    row.add(way("teach", "teach", () -> ways.show(Page.TEACH)));
    contents.add(row, "growx, wmin 0");
  }

  private WayCard way(String name, String icon, Runnable action) {
    return way(name, icon, messages.text("home." + name + ".about"), action);
  }

  private WayCard way(String name, String icon, String about, Runnable action) {
    return new WayCard("way-" + name, icon, messages.text("home." + name), about, action);
  }

  private void addRecent(boolean isOwn) {
    JPanel rows =
        clear(new MigLayout("insets 8 0 0 0, gapy 2, fillx, wrap, novisualpadding", "[grow,fill]"));
    rows.add(StyleClass.SMALL.on(new JLabel(messages.text("home.recent"))));
    if (isOwn && state.view().trouble().isEmpty()) {
      rows.add(
          link("open-shipped", messages.text("home.shipped"), "", ways::openShipped), "wmin 0");
    }
    for (Path file : state.recent().stream().limit(MOST_RECENT).toList()) {
      rows.add(
          link(
              "recent",
              String.valueOf(file.getFileName()),
              String.valueOf(file.getParent()),
              () -> ways.open(file)),
          "wmin 0");
    }
    JButton open =
        link("open", messages.text("home.open"), messages.text("home.open.about"), ways::choose);
    rows.add(open, "wmin 0");
    if (state.view().equals(View.READING)) {
      entrance = open;
    }
    contents.add(rows, "growx, wmin 0");
  }

  private JButton link(String name, String text, String beside, Runnable action) {
    CardButton link =
        new CardButton(StyleClass.LINK, new MigLayout("insets 0, fillx", "[grow,fill]"));
    link.setName(name);
    WrappedRow words = new WrappedRow(GAP_OF_WORDS);
    words.add(words(text));
    words.add(StyleClass.SMALL.on(words(beside)));
    link.add(words, "wmin 0");
    link.getAccessibleContext().setAccessibleName(text);
    link.getAccessibleContext().setAccessibleDescription(beside);
    link.addActionListener(event -> action.run());
    return link;
  }

  private static ShortText line(StyleClass style, String name, String text) {
    ShortText line = style.on(words(text));
    line.setName(name);
    return line;
  }

  private static ShortText words(String text) {
    ShortText words = new ShortText(LINES);
    words.setText(text);
    return words;
  }

  /** A row of parts of the same width. */
  private static JPanel row() {
    return clear(
        new MigLayout("insets 0, gapx " + GAP + ", fillx", "[grow,fill,sg]", "[grow,fill]"));
  }

  private static JPanel clear(MigLayout layout) {
    JPanel panel = new JPanel(layout);
    panel.setOpaque(false);
    return panel;
  }

  /** Gives the focus to what one most likely wants to do. */
  @Override
  public boolean requestFocusInWindow() {
    return entrance.requestFocusInWindow();
  }
}
