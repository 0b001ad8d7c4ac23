package dakon.tour;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.ui.board.BoardView;
import dakon.ui.classroom.ClassPanel;
import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JScrollBar;
import javax.swing.text.JTextComponent;

/** What a screen reader can say of a window, and what it misses. */
final class Speech {
  /** Roles that say nothing of what can be done. */
  private static final Set<AccessibleRole> EMPTY_ROLES =
      Set.of(
          AccessibleRole.PANEL,
          AccessibleRole.UNKNOWN,
          AccessibleRole.AWT_COMPONENT,
          AccessibleRole.SWING_COMPONENT,
          AccessibleRole.FILLER);

  /** The letters that open the menus of the window: File, Go, View, Help. */
  private static final String MENUS = "FGVH";

  private final TabOrder order = new TabOrder();
  private final List<String> faults = new ArrayList<>();

  private Speech() {}

  /** What is missing in a component and what is in it; to be asked on the event thread. */
  static List<String> faults(Component root) {
    Speech speech = new Speech();
    Visit.all(root).forEach(speech::check);
    return speech.faults;
  }

  private void check(Component component) {
    if (isInteractive(component)) {
      checkName(component);
    }
    if (MENUS.indexOf(letter(component)) >= 0) {
      faults.add(Fault.of(component, "takes the letter of a menu: " + letter(component)));
    }
    if (component instanceof BoardView board) {
      check(board);
    }
    if (component instanceof JList<?> list) {
      checkRows(list);
    }
    if (component instanceof JLabel label
        && label.getLabelFor() != null
        && !label.getLabelFor().isVisible()) {
      faults.add(Fault.of(label, "is the label of something that is not there"));
    }
    if (component instanceof Container container) {
      checkTwins(container);
    }
  }

  /** The letter by which it is reached together with Alt; nothing that opens a menu. */
  private static char letter(Component component) {
    if (component instanceof JLabel label) {
      return (char) label.getDisplayedMnemonic();
    }
    return component instanceof AbstractButton button && !(button instanceof JMenuItem)
        ? (char) button.getMnemonic()
        : 0;
  }

  private boolean isInteractive(Component component) {
    return order.accepts(component) || (component instanceof AbstractButton && !isPart(component));
  }

  /** Whether it is a button for the mouse on something that does the same by keys. */
  private static boolean isPart(Component button) {
    Container whole = button.getParent();
    return whole instanceof JScrollBar
        || whole instanceof JComboBox
        || whole instanceof JTextComponent;
  }

  private void checkName(Component component) {
    AccessibleContext context = component.getAccessibleContext();
    if (context == null || isBlank(context.getAccessibleName())) {
      faults.add(Fault.of(component, "has no accessible name"));
    } else if (EMPTY_ROLES.contains(context.getAccessibleRole()) && !isWhole(component)) {
      faults.add(Fault.of(component, "has the role " + context.getAccessibleRole()));
    }
  }

  /** Whether it is a panel that takes the keyboard for what is on it. */
  private static boolean isWhole(Component component) {
    return component instanceof BoardView || component instanceof ClassPanel;
  }

  private static boolean isBlank(String name) {
    return name == null || name.isBlank();
  }

  /** The parts of a board are its pits, and each says what lies in it. */
  private void check(BoardView view) {
    Board board = view.scene().board();
    AccessibleContext context = view.getAccessibleContext();
    List<Pit> pits = Board.pits(board.row());
    if (context.getAccessibleChildrenCount() != pits.size()) {
      faults.add(Fault.of(view, "has not a part for each pit"));
      return;
    }
    IntStream.range(0, pits.size())
        .forEach(
            index -> checkPit(view, pits.get(index), board, context.getAccessibleChild(index)));
  }

  private void checkPit(BoardView view, Pit pit, Board board, Accessible part) {
    String name = part.getAccessibleContext().getAccessibleName();
    String letter = pit instanceof Hole hole ? String.valueOf(hole.letter()) : "";
    if (!name.contains(letter) || !name.matches(".*\\b" + board.seeds(pit) + "\\b.*")) {
      faults.add(Fault.of(view, "says of " + pit + ": " + name));
    }
  }

  private void checkRows(JList<?> list) {
    AccessibleContext context = list.getAccessibleContext();
    for (int row = 0; row < context.getAccessibleChildrenCount(); row++) {
      if (isBlank(context.getAccessibleChild(row).getAccessibleContext().getAccessibleName())) {
        faults.add(Fault.of(list, "has no name for row " + row));
      }
    }
  }

  /** Two things beside each other must not be called the same. */
  private void checkTwins(Container container) {
    Set<String> names = new HashSet<>();
    Stream.of(container.getComponents())
        .filter(Component::isVisible)
        .filter(this::isInteractive)
        .filter(each -> each.getAccessibleContext() != null)
        .filter(
            each ->
                !names.add(
                    each.getAccessibleContext().getAccessibleName()
                        + ", "
                        + each.getAccessibleContext().getAccessibleRole()))
        .forEach(each -> faults.add(Fault.of(each, "is called as another beside it")));
  }
}
