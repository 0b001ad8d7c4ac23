package dakon.ui.tutor;

import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.Theme;
import dakon.ui.theme.ToolButton;
import java.awt.Dimension;
import java.awt.Graphics;
import java.io.Serial;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * What stands at the side of the tutor: its name, the lessons, and the theme. Where there is little
 * room it folds to a button, by which it can be opened for as long as it is needed.
 */
final class SideBar extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int OPEN_WIDTH = 208;
  private static final int FOLDED_WIDTH = 52;

  private final transient Messages messages = Messages.of(SideBar.class);
  private final LessonList lessons;
  private final JButton theme = new ToolButton("theme", "moon", "", null);
  private final JButton menu =
      new ToolButton("menu", "menu", messages.text("menu"), messages.text("menu"));
  private final JPanel contents =
      new JPanel(
          new MigLayout(
              "insets 20 0 12 0, gapy 2, fill", "[grow,fill]", "[][]12[][]4[grow,fill][]"));
  private final NavButton lessonsEntry = new NavButton("nav-lessons", "lessons");
  private final NavButton examplesEntry = new NavButton("nav-examples", "examples");
  private boolean isFoldable;
  private boolean isOpen = true;

  /**
   * A side bar without lessons.
   *
   * @param chooser is told which lesson is chosen
   * @param pages is told which page is chosen
   * @param settings remember the theme
   */
  SideBar(LessonList.Chooser chooser, Pages pages, Settings settings) {
    super(new MigLayout("insets 0, gap 0, fill, hidemode 3", "[grow,fill]", "[][grow,fill]"));
    lessons = new LessonList(chooser);
    contents.setOpaque(false);
    contents.add(StyleClass.BRAND.on(new JLabel(messages.text("brand"))), "gapx 22 12, wrap");
    contents.add(
        StyleClass.SMALL.on(new JLabel("<html>" + messages.text("games"))),
        "gapx 22 12, wmin 0, wrap");
    contents.add(entry(lessonsEntry, "lessons", pages::showLessons), "gapx 12 12, wrap");
    contents.add(entry(examplesEntry, "examples", pages::showExamples), "gapx 12 12, wrap");
    contents.add(new ClearScrollPane(lessons), "wmin 0, hmin 0, wrap");
    contents.add(theme(settings), "gapx 12 12, growx 0");
    add(menu(), "cell 0 0, gap 8 8 12 0, growx 0");
    add(contents, "cell 0 1, wmin 0, hmin 0");
    open(true);
  }

  /** Is told which page is chosen. */
  interface Pages {
    /** The lesson that was open is to be shown. */
    void showLessons();

    /** The gallery of examples is to be shown. */
    void showExamples();
  }

  private NavButton entry(NavButton entry, String name, Runnable action) {
    entry.setText(messages.text(name));
    entry.setToolTipText(messages.text("tip." + name));
    entry.addActionListener(event -> action.run());
    return entry;
  }

  /** Shows that the examples are on the page, or a lesson. */
  void markExamples(boolean areShown) {
    lessonsEntry.setSelected(!areShown);
    examplesEntry.setSelected(areShown);
    lessons.rest(areShown);
  }

  private JButton menu() {
    menu.addActionListener(event -> open(!isOpen));
    Keys.bind(this, "ESCAPE", this::close);
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
    return new Dimension(isOpen ? OPEN_WIDTH : FOLDED_WIDTH, super.getPreferredSize().height);
  }

  private JButton theme(Settings settings) {
    theme.addActionListener(
        event -> {
          Theme.current().other().install();
          settings.choose(Theme.SETTING, Theme.current().name());
        });
    nameTheme();
    return theme;
  }

  private void nameTheme() {
    boolean isNight = Theme.current() == Theme.NIGHT;
    theme.setIcon(Icons.of(isNight ? "sun" : "moon"));
    theme.setText(messages.text(isNight ? "theme.to.paper" : "theme.to.night"));
    theme.getAccessibleContext().setAccessibleName(theme.getText());
  }

  LessonList lessons() {
    return lessons;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (theme != null) {
      nameTheme();
    }
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
