package dakon.ui.board;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.text.Messages;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusListener;
import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleComponent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.accessibility.AccessibleValue;

/** A pit as a screen reader meets it: whose it is, how many seeds lie in it, and where it is. */
final class AccessiblePit extends AccessibleContext
    implements Accessible, AccessibleComponent, AccessibleAction, AccessibleValue {
  /** The learner sits at the bottom row. */
  private static final Side LEARNER = Side.SOUTH;

  private final BoardView view;
  private final AccessibleBoard board;
  private final Messages messages;
  private final Pit pit;

  AccessiblePit(BoardView view, AccessibleBoard board, Messages messages, Pit pit) {
    this.view = view;
    this.board = board;
    this.messages = messages;
    this.pit = pit;
    setAccessibleParent(view);
  }

  /** Tells a new name, and where it is a number to be set that too, if the seeds have changed. */
  void changed(Board before, Board now) {
    if (before.seeds(pit) != now.seeds(pit)) {
      if (isFilled()) {
        firePropertyChange(ACCESSIBLE_VALUE_PROPERTY, before.seeds(pit), now.seeds(pit));
      }
      firePropertyChange(ACCESSIBLE_NAME_PROPERTY, name(before.seeds(pit)), name(now.seeds(pit)));
    }
  }

  private String name(int seeds) {
    String owner = view.players().name(pit.side());
    if (pit instanceof Hole hole) {
      String key = hole.side() == LEARNER ? "hole.yours" : "hole.theirs";
      return messages.text(key, hole.letter(), seeds, owner);
    }
    return messages.text("store", owner, seeds);
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    return this;
  }

  @Override
  public String getAccessibleName() {
    return name(view.scene().board().seeds(pit));
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    if (isFilled()) {
      return AccessibleRole.SPIN_BOX;
    }
    return view.canChoose() ? AccessibleRole.PUSH_BUTTON : AccessibleRole.LABEL;
  }

  @Override
  public AccessibleStateSet getAccessibleStateSet() {
    AccessibleStateSet states =
        new AccessibleStateSet(
            new AccessibleState[] {
              AccessibleState.ENABLED,
              AccessibleState.FOCUSABLE,
              AccessibleState.VISIBLE,
              AccessibleState.TRANSIENT
            });
    if (isShowing()) {
      states.add(AccessibleState.SHOWING);
    }
    if (view.isFocusOwner() && view.current().equals(pit)) {
      states.add(AccessibleState.FOCUSED);
    }
    return states;
  }

  @Override
  public int getAccessibleIndexInParent() {
    return view.scene().board().index(pit);
  }

  @Override
  public int getAccessibleChildrenCount() {
    return 0;
  }

  @Override
  public Accessible getAccessibleChild(int index) {
    throw new IndexOutOfBoundsException("a pit has no parts");
  }

  @Override
  public Locale getLocale() {
    return view.getLocale();
  }

  @Override
  public AccessibleComponent getAccessibleComponent() {
    return this;
  }

  @Override
  public AccessibleAction getAccessibleAction() {
    return this;
  }

  @Override
  public int getAccessibleActionCount() {
    if (isFilled()) {
      return 2;
    }
    return view.canChoose() ? 1 : 0;
  }

  @Override
  public String getAccessibleActionDescription(int index) {
    if (isFilled()) {
      return index == 0 ? INCREMENT : DECREMENT;
    }
    return messages.text("choose");
  }

  @Override
  public boolean doAccessibleAction(int index) {
    if (index < 0 || index >= getAccessibleActionCount()) {
      return false;
    }
    if (isFilled()) {
      view.filling().add(pit, index == 0 ? 1 : -1);
    } else {
      view.choose(pit);
    }
    return true;
  }

  /** Whether the pit can be filled, so that its seeds are a number to be set. */
  private boolean isFilled() {
    return view.filling().isWanted();
  }

  @Override
  public AccessibleValue getAccessibleValue() {
    return isFilled() ? this : super.getAccessibleValue();
  }

  @Override
  public Number getCurrentAccessibleValue() {
    return view.scene().board().seeds(pit);
  }

  @Override
  public boolean setCurrentAccessibleValue(Number seeds) {
    if (!isFilled()) {
      return false;
    }
    view.filling().put(pit, seeds.intValue());
    return getCurrentAccessibleValue().equals(seeds.intValue());
  }

  @Override
  public Number getMinimumAccessibleValue() {
    return 0;
  }

  @Override
  public Number getMaximumAccessibleValue() {
    return Board.MOST_SEEDS;
  }

  @Override
  public Rectangle getBounds() {
    return view.geometry().bounds(pit).getBounds();
  }

  @Override
  public Point getLocation() {
    return getBounds().getLocation();
  }

  @Override
  public Point getLocationOnScreen() {
    Point at = view.getLocationOnScreen();
    at.translate(getLocation().x, getLocation().y);
    return at;
  }

  @Override
  public Dimension getSize() {
    return getBounds().getSize();
  }

  @Override
  public boolean contains(Point point) {
    return new Rectangle(getSize()).contains(point);
  }

  @Override
  public Accessible getAccessibleAt(Point point) {
    return this;
  }

  @Override
  public boolean isShowing() {
    return view.isShowing();
  }

  @Override
  public boolean isVisible() {
    return view.isVisible();
  }

  @Override
  public boolean isEnabled() {
    return view.isEnabled();
  }

  @Override
  public boolean isFocusTraversable() {
    return true;
  }

  @Override
  public void requestFocus() {
    view.focus(pit);
  }

  @Override
  public Cursor getCursor() {
    return view.getCursor();
  }

  @Override
  public Font getFont() {
    return view.getFont();
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    return view.getFontMetrics(font);
  }

  @Override
  public Color getBackground() {
    return view.getBackground();
  }

  @Override
  public Color getForeground() {
    return view.getForeground();
  }

  @Override
  public void addFocusListener(FocusListener listener) {
    board.addFocusListener(listener);
  }

  @Override
  public void removeFocusListener(FocusListener listener) {
    board.removeFocusListener(listener);
  }

  // A pit is where the board has it: the rest of the interface sets what cannot be set.

  @Override
  public void setBackground(Color colour) {}

  @Override
  public void setForeground(Color colour) {}

  @Override
  public void setCursor(Cursor cursor) {}

  @Override
  public void setFont(Font font) {}

  @Override
  public void setEnabled(boolean enabled) {}

  @Override
  public void setVisible(boolean visible) {}

  @Override
  public void setLocation(Point point) {}

  @Override
  public void setBounds(Rectangle bounds) {}

  @Override
  public void setSize(Dimension size) {}
}
