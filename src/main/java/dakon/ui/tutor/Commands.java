package dakon.ui.tutor;

import dakon.settings.RecentFiles;
import dakon.text.Messages;
import dakon.ui.help.Chapter;
import dakon.ui.theme.MenuBar;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JMenu;

/** All that can be done from anywhere in the tutor, by keys and from menus. */
final class Commands {
  private final Messages messages = Messages.of(Commands.class);
  private final Ways ways;
  private final List<Command> files;
  private final List<Command> places;
  private final List<Command> questions;

  /**
   * The commands.
   *
   * @param ways where one can go
   * @param teacher prints, and puts on the wall
   */
  Commands(Ways ways, TeacherDesk teacher) {
    this.ways = ways;
    this.files =
        List.of(
            new Command("open", "ctrl O", ways::choose),
            new Command("print", "ctrl P", teacher::print),
            new Command("wall", "F5", teacher::project));
    this.places =
        List.of(
            to(Page.HOME, "home", "alt HOME"),
            to(Page.LESSON, "lesson", "ctrl L"),
            to(Page.PLAY, "play", "ctrl G"),
            to(Page.EXAMPLES, "examples", "ctrl E"),
            to(Page.BOARD, "board", "ctrl B"),
            to(Page.FIRST_TURN, "first.turn", "ctrl shift F"),
            to(Page.COACH, "coach", "ctrl shift C"),
            to(Page.COMPARE, "compare", "ctrl shift R"),
            to(Page.TEACH, "teach", "ctrl T"),
            to(Page.REVIEW, "review", "ctrl R"),
            new Command("next", "ctrl N", ways::showNext));
    this.questions =
        List.of(
            to(Page.HELP, "help", "F1"),
            to(Chapter.KEYS, "keys", "ctrl F1"),
            to(Chapter.SCREEN_READERS, "screen.readers", "shift F1"),
            to(Chapter.ABOUT, "about", "alt F1"));
  }

  private Command to(Page page, String name, String key) {
    return new Command(name, key, () -> ways.show(page));
  }

  private Command to(Chapter chapter, String name, String key) {
    return new Command(name, key, () -> ways.show(chapter));
  }

  /** Binds their keys as long as a component is shown. */
  void bind(JComponent where) {
    Stream.of(files, places, questions)
        .flatMap(List::stream)
        .forEach(command -> command.bind(where));
  }

  /** The menus in which they stand. */
  List<JMenu> menus(RecentFiles recent) {
    JMenu file = menu("file", "menu.file", files);
    file.insert(new RecentMenu(recent, ways::open), 1);
    return List.of(file, menu("go", "menu.go", places), menu("help", "menu.help.title", questions));
  }

  private JMenu menu(String name, String key, List<Command> commands) {
    return MenuBar.menu(name, messages.text(key), List.of(List.copyOf(commands)));
  }
}
