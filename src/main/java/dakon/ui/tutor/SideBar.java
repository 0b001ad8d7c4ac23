package dakon.ui.tutor;

import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Look;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.ThemeButton;
import dakon.ui.theme.ToolButton;
import java.awt.Dimension;
import java.awt.Graphics;
import java.io.Serial;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * What stands at the side of the tutor: its name, the ways to its pages, the lessons, and who
 * learns. Where there is little room it folds to a button, by which it can be opened for as long as
 * it is needed.
 */
final class SideBar extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int OPEN_WIDTH = 236;
  private static final int FOLDED_WIDTH = 52;

  private final transient Messages messages = Messages.of(SideBar.class);
  private final LessonList lessons;
  private final JButton menu =
      new ToolButton("menu", "menu", messages.text("menu"), messages.text("menu"));
  private final JPanel contents =
      new JPanel(
          new MigLayout(
              "insets 20 0 12 0, gapy 2, fill, hidemode 2",
              "[grow,fill]",
              "[][]10[]8[]4[grow,fill]6[]"));
  private final NextEntry next;
  private final Map<Page, NavButton> entries = new EnumMap<>(Page.class);
  private boolean isFoldable;
  private boolean isOpen = true;

  /**
   * A side bar without lessons.
   *
   * @param chooser is told which lesson is chosen
   * @param ways where one can go
   * @param learner says who learns
   * @param settings remember the theme
   */
  SideBar(LessonList.Chooser chooser, Ways ways, JButton learner, Settings settings) {
    super(new MigLayout("insets 0, gap 0, fill, hidemode 3", "[grow,fill]", "[][grow,fill]"));
    lessons = new LessonList(chooser);
    contents.setOpaque(false);
    contents.add(StyleClass.BRAND.on(new JLabel(messages.text("brand"))), "gapx 22 12, wrap");
    contents.add(
        StyleClass.SMALL.on(new JLabel("<html>" + messages.text("games"))),
        "gapx 22 12, wmin 0, wrap");
    next = new NextEntry(ways::showNext);
    contents.add(next, "gapx 12 12, wmin 0, wrap");
    contents.add(entries(ways), "gapx 12 12, wmin 0, wrap");
    offerReview(0);
    contents.add(new ClearScrollPane(lessons), "wmin 0, hmin 0, wrap");
    contents.add(learner, "split 2, gapx 12 4, wmin 0, growx, pushx");
    contents.add(new ThemeButton(new Look(settings)), "gapx 0 12, growx 0");
    add(menu(), "cell 0 0, gap 8 8 12 0, growx 0");
    add(contents, "cell 0 1, wmin 0, hmin 0");
    open(true);
  }

  private JComponent entries(Ways ways) {
    JPanel column =
        new JPanel(new MigLayout("insets 0, gapy 2, fillx, wrap, hidemode 3", "[grow,fill]"));
    column.setOpaque(false);
    for (Page page : Page.values()) {
      if (page.entry() != page) {
        continue;
      }
      NavButton entry = new NavButton("nav-" + page.key(), page.icon());
      entry.setText(messages.text("page." + page.key(), 0));
      entry.setToolTipText(messages.text("page.tip." + page.key()));
      entry.addActionListener(event -> ways.show(page));
      entries.put(page, entry);
      column.add(entry, "wmin 0");
    }
    return column;
  }

  /** Shows what is on the page. What stands on Home is not said here too. */
  void mark(Page page) {
    entries.forEach((each, entry) -> entry.setSelected(each == page.entry()));
    lessons.rest(page != Page.LESSON);
    next.rest(page == Page.HOME);
  }

  /** Offers to ask so many steps again. */
  void offerReview(int due) {
    NavButton entry = entries.get(Page.REVIEW);
    entry.setText(messages.text("page.review", due));
    entry.setVisible(due > 0);
  }

  /** Where the next thing to do is offered. */
  NextEntry next() {
    return next;
  }

  private JButton menu() {
    menu.addActionListener(event -> open(!isOpen));
    Keys.bindWhile(() -> isFoldable && isOpen, this, "ESCAPE", this::close);
    return menu;
  }

  /** Folds if there is little room, or opens for good. */
  void fit(boolean hasRoom) {
    if (isFoldable == hasRoom) {
      isFoldable = !hasRoom;
      open(hasRoom);
    }
  }

  /** Folds again after it was opened in little room. */
  void close() {
    if (isFoldable) {
      open(false);
    }
  }

  private void open(boolean open) {
    isOpen = open;
    menu.setVisible(isFoldable);
    contents.setVisible(open);
    revalidate();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(
        Scale.of(isOpen ? OPEN_WIDTH : FOLDED_WIDTH), super.getPreferredSize().height);
  }

  LessonList lessons() {
    return lessons;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(Palette.SIDE.color());
    graphics.fillRect(0, 0, getWidth(), getHeight());
    graphics.setColor(Palette.LINE.color());
    int edge = getComponentOrientation().isLeftToRight() ? getWidth() - 1 : 0;
    graphics.fillRect(edge, 0, 1, getHeight());
  }
}
