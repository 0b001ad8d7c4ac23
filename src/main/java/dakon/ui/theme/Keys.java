package dakon.ui.theme;

import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.Serial;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;

/**
 * Keys that work in the whole window, unless what has the focus needs the key itself. Where text is
 * written, all that writes or moves the caret belongs to the text.
 */
public final class Keys {
  private static final int WITH_ANOTHER =
      InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;

  /** Keys alone that do nothing in a text of one line. */
  private static final Set<Integer> NOT_WRITTEN =
      Set.of(
          KeyEvent.VK_ESCAPE,
          KeyEvent.VK_PAGE_UP,
          KeyEvent.VK_PAGE_DOWN,
          KeyEvent.VK_F3,
          KeyEvent.VK_F8,
          KeyEvent.VK_F11);

  private static final String TYPED = "typed ";

  private Keys() {}

  /**
   * Binds a key as long as a component is shown.
   *
   * @param where the component
   * @param key the key, as {@link KeyStroke#getKeyStroke(String)} has it
   * @param action what it does
   */
  public static void bind(JComponent where, String key, Runnable action) {
    bindWhile(() -> true, where, key, action);
  }

  /**
   * Binds a key as long as a component is shown and the key means something there; at other times
   * it is left to whatever else wants it.
   */
  public static void bindWhile(
      BooleanSupplier means, JComponent where, String key, Runnable action) {
    boolean isWritten = isWritten(KeyStroke.getKeyStroke(key));
    bind(
        () -> !(isWritten && isTextWritten()) && means.getAsBoolean(),
        where,
        JComponent.WHEN_IN_FOCUSED_WINDOW,
        key,
        action);
  }

  /** Binds a key as long as a component has the focus. */
  public static void bindFocused(JComponent where, String key, Runnable action) {
    bind(() -> true, where, JComponent.WHEN_FOCUSED, key, action);
  }

  /** Binds a key as long as a component has the focus and the key means something there. */
  public static void bindFocusedWhile(
      BooleanSupplier means, JComponent where, String key, Runnable action) {
    bind(means, where, JComponent.WHEN_FOCUSED, key, action);
  }

  /** Binds a key as long as a component, or something in it, has the focus. */
  public static void bindWithin(JComponent where, String key, Runnable action) {
    bind(() -> true, where, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, action);
  }

  private static boolean isWritten(KeyStroke key) {
    return (key.getModifiers() & WITH_ANOTHER) == 0 && !NOT_WRITTEN.contains(key.getKeyCode());
  }

  private static boolean isTextWritten() {
    return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()
            instanceof JTextComponent text
        && text.isEditable()
        && text.isShowing(); // what was closed may have the focus for a while
  }

  private static void bind(
      BooleanSupplier means, JComponent where, int condition, String key, Runnable action) {
    boolean isTyped = key.startsWith(TYPED);
    where.getInputMap(condition).put(KeyStroke.getKeyStroke(key), key);
    where
        .getActionMap()
        .put(key, new Pressed(() -> !(isTyped && isCommanded()) && means.getAsBoolean(), action));
  }

  /**
   * Whether a command key is held: Swing types the letter of Ctrl with a letter, too. Ctrl with Alt
   * is how some keyboards write.
   */
  private static boolean isCommanded() {
    return EventQueue.getCurrentEvent() instanceof KeyEvent event
        && (event.isMetaDown() || (event.isControlDown() && !event.isAltDown()));
  }

  /** Takes keys out of the bindings of a component that means something of its own by them. */
  public static void leave(InputMap bindings, String... keys) {
    for (String key : keys) {
      bindings.put(KeyStroke.getKeyStroke(key), "none");
    }
  }

  private static final class Pressed extends AbstractAction {
    @Serial private static final long serialVersionUID = 1;

    private final transient BooleanSupplier means;
    private final transient Runnable action;

    Pressed(BooleanSupplier means, Runnable action) {
      this.means = means;
      this.action = action;
    }

    @Override
    public boolean isEnabled() {
      return means.getAsBoolean();
    }

    @Override
    public void actionPerformed(ActionEvent event) {
      action.run();
    }
  }
}
