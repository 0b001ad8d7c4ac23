package dakon.ui.tutor;

import dakon.ui.theme.Theme;
import java.awt.KeyboardFocusManager;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.io.Serial;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** Has a component for each page, and shows one of them; the others wait. */
final class PageArea extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final KeyboardFocusManager KEYBOARD =
      KeyboardFocusManager.getCurrentKeyboardFocusManager();

  private static final String FOCUS = "focusOwner";

  private final transient Map<Page, LazyPage<?>> pages = new EnumMap<>(Page.class);
  private final transient Consumer<Page> listener;
  private final transient PropertyChangeListener arrival = this::arrive;
  private Page shown;

  /** Whether the page was given the keyboard, which comes to it a little later. */
  private boolean isEntering;

  /**
   * An area without pages.
   *
   * @param first the page that is shown as soon as there is something on it
   * @param listener is told which page is shown
   */
  PageArea(Page first, Consumer<Page> listener) {
    super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
    this.shown = first;
    this.listener = listener;
    setOpaque(false);
  }

  /** The page that is shown. */
  Page shown() {
    return shown;
  }

  /** What is on a page, if anything is. */
  Optional<JComponent> on(Page page) {
    return Optional.ofNullable(pages.get(page)).flatMap(LazyPage::made);
  }

  /** Puts something on a page; where that page is not shown, it waits there. */
  void put(Page page, JComponent content) {
    pages.put(page, new LazyPage<>(() -> content));
    if (page == shown) {
      show(page);
    }
  }

  /** Says how a page is made when it is first wanted. */
  <T extends JComponent> LazyPage<T> offer(Page page, Supplier<T> maker) {
    LazyPage<T> offered = new LazyPage<>(maker);
    pages.put(page, offered);
    return offered;
  }

  /** Has a page made anew when it is next wanted, unless it is shown. */
  void clear(Page page) {
    if (page != shown) {
      pages.get(page).clear();
    }
  }

  /** Shows a page; none is shown before there is something on it. */
  void show(Page page) {
    Optional<JComponent> content = Optional.ofNullable(pages.get(page)).map(LazyPage::content);
    shown = page;
    content.ifPresent(this::place);
    listener.accept(page);
  }

  private void place(JComponent content) {
    boolean hadFocus = hasFocus(this);
    Theme.dress(content);
    removeAll();
    add(content, "wmin 0, hmin 0");
    revalidate();
    repaint();
    if (hadFocus) {
      super.requestFocusInWindow(); // else the side bar had it, and a key typed early pressed there
    }
  }

  /** Whether something on the page has the keyboard, or is about to have it. */
  boolean hasFocusWithin() {
    return isEntering || hasFocus(this);
  }

  private void arrive(PropertyChangeEvent change) {
    if (hasFocus(this)) {
      isEntering = false;
    }
  }

  @Override
  public void addNotify() {
    super.addNotify();
    KEYBOARD.addPropertyChangeListener(FOCUS, arrival);
  }

  @Override
  public void removeNotify() {
    KEYBOARD.removePropertyChangeListener(FOCUS, arrival);
    super.removeNotify();
  }

  private static boolean hasFocus(JComponent where) {
    return where.isAncestorOf(KEYBOARD.getFocusOwner());
  }

  /** Gives the keyboard to what is shown, once it is laid out: before, it cannot have it. */
  void enter() {
    isEntering = true;
    SwingUtilities.invokeLater(
        () -> isEntering = on(shown).filter(JComponent::requestFocusInWindow).isPresent());
  }
}
