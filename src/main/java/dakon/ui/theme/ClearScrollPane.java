package dakon.ui.theme;

import java.awt.AWTEvent;
import java.awt.Adjustable;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics;
import java.awt.event.AWTEventListener;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseWheelEvent;
import java.io.Serial;
import java.util.EnumSet;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.border.Border;

/**
 * A pane that scrolls up and down, through which the ground shows. The keys by which panes scroll
 * are left to what they mean in the tutor; what is inside may take them.
 */
public final class ClearScrollPane extends JScrollPane {
  @Serial private static final long serialVersionUID = 1;

  private static final int UNIT = 16;
  private static final double ARC = 12;
  private static final Border FRAME = Scale.room(3, 3, 3, 3);
  private static final String[] KEYS_LEFT = {
    "LEFT", "RIGHT", "PAGE_UP", "PAGE_DOWN", "HOME", "END"
  };

  private static final Set<FocusEvent.Cause> TRAVERSALS =
      EnumSet.of(FocusEvent.Cause.TRAVERSAL_FORWARD, FocusEvent.Cause.TRAVERSAL_BACKWARD);

  private final transient AWTEventListener follower = this::follow;
  private boolean isFollowing;
  private boolean isEntered;

  /** Shows by a thin frame that what is inside has the keyboard. */
  private final class Outline implements FocusListener {
    @Override
    public void focusGained(FocusEvent event) {
      isEntered = true;
      repaint();
    }

    @Override
    public void focusLost(FocusEvent event) {
      isEntered = false;
      repaint();
    }
  }

  /** A pane around a component, with a frame while that has the keyboard. */
  public ClearScrollPane(Component content) {
    this(content, FRAME);
    content.addFocusListener(new Outline());
  }

  /** A pane around a component that shows by itself where the keyboard is. */
  public static ClearScrollPane bare(Component content) {
    return new ClearScrollPane(content, BorderFactory.createEmptyBorder());
  }

  /** The same, but another height of what is inside asks for another height of the pane. */
  public ClearScrollPane following() {
    isFollowing = true;
    return this;
  }

  @Override
  public void addNotify() {
    super.addNotify();
    getToolkit().addAWTEventListener(follower, AWTEvent.FOCUS_EVENT_MASK);
  }

  @Override
  public void removeNotify() {
    getToolkit().removeAWTEventListener(follower);
    super.removeNotify();
  }

  /** Brings what the keyboard goes to by the tabulator into sight. */
  private void follow(AWTEvent event) {
    if (event instanceof FocusEvent focus
        && focus.getID() == FocusEvent.FOCUS_GAINED
        && TRAVERSALS.contains(focus.getCause())
        && focus.getComponent() instanceof JComponent entered
        && isAncestorOf(entered)) {
      Reflow.reveal(entered);
    }
  }

  @Override
  protected void paintChildren(Graphics graphics) {
    super.paintChildren(graphics);
    if (isEntered) {
      Lines.paint(graphics, getWidth(), getHeight(), Lines.focus(), ARC, Palette.FOCUS);
    }
  }

  @Override
  public boolean isValidateRoot() {
    return !isFollowing;
  }

  /** Leaves the wheel to what is around it where there is nothing to scroll in here. */
  @Override
  protected void processMouseWheelEvent(MouseWheelEvent event) {
    Container around = getParent();
    if (getVerticalScrollBar().isVisible() || around == null) {
      super.processMouseWheelEvent(event);
    } else {
      around.dispatchEvent(SwingUtilities.convertMouseEvent(this, event, around));
    }
  }

  /** Scrolls by as much as a line of text is high. */
  @Override
  public JScrollBar createVerticalScrollBar() {
    return new ScrollBar(Adjustable.VERTICAL) {
      @Serial private static final long serialVersionUID = 1;

      @Override
      public int getUnitIncrement(int direction) {
        return Math.max(super.getUnitIncrement(direction), Scale.of(UNIT));
      }
    };
  }

  private ClearScrollPane(Component content, Border border) {
    super(content, VERTICAL_SCROLLBAR_AS_NEEDED, HORIZONTAL_SCROLLBAR_NEVER);
    setOpaque(false);
    getViewport().setOpaque(false);
    setBorder(border);
    getVerticalScrollBar().setOpaque(false);
    Keys.leave(getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT), KEYS_LEFT);
  }
}
