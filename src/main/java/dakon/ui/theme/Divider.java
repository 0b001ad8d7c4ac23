package dakon.ui.theme;

import dakon.text.Messages;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * What is between a text and a board: dragged, or moved by the arrow keys after F8, as the dividers
 * of Swing are. Tab passes it by, so that it is not in the way from a question to the board.
 */
final class Divider extends JComponent {
  @Serial private static final long serialVersionUID = 1;

  private static final int STEP = 2;
  private static final double LONG = 36;
  private static final double THICK = 4;

  private boolean isUpright = true;
  private boolean isPointedAt;

  /** A divider that moves what it stands in. */
  Divider(BesideOrBelow host) {
    setName("divider");
    setFocusable(false);
    setToolTipText(Messages.of(Divider.class).text("divider.tip"));
    getAccessibleContext().setAccessibleName(Messages.of(Divider.class).text("divider"));
    Keys.bindFocused(this, "LEFT", () -> step(host, isUpright, leading(-STEP)));
    Keys.bindFocused(this, "RIGHT", () -> step(host, isUpright, leading(STEP)));
    Keys.bindFocused(this, "UP", () -> step(host, !isUpright, STEP));
    Keys.bindFocused(this, "DOWN", () -> step(host, !isUpright, -STEP));
    Mouse mouse = new Mouse(host);
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addFocusListener(
        new FocusListener() {
          @Override
          public void focusGained(FocusEvent event) {
            repaint();
          }

          @Override
          public void focusLost(FocusEvent event) {
            setFocusable(false);
            repaint();
          }
        });
  }

  /** Gets the keyboard, until that goes elsewhere. */
  void enter() {
    setFocusable(true);
    requestFocusInWindow();
  }

  private static void step(BesideOrBelow host, boolean means, int percent) {
    if (means) {
      host.widen(percent);
    }
  }

  private int leading(int right) {
    return getComponentOrientation().isLeftToRight() ? right : -right;
  }

  /** Stands between what is side by side, or lies between what is one below the other. */
  void stand(boolean upright) {
    isUpright = upright;
    setCursor(
        Cursor.getPredefinedCursor(upright ? Cursor.E_RESIZE_CURSOR : Cursor.N_RESIZE_CURSOR));
  }

  private final class Mouse extends MouseAdapter {
    private final BesideOrBelow host;

    Mouse(BesideOrBelow host) {
      this.host = host;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      MouseEvent there = SwingUtilities.convertMouseEvent(Divider.this, event, host);
      host.widenTo(there.getX(), there.getY());
    }

    @Override
    public void mouseEntered(MouseEvent event) {
      pointAt(true);
    }

    @Override
    public void mouseExited(MouseEvent event) {
      pointAt(false);
    }

    private void pointAt(boolean pointed) {
      isPointedAt = pointed;
      repaint();
    }
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (isFocusOwner()) {
      grip(graphics, Palette.FOCUS);
    } else if (isPointedAt) {
      grip(graphics, Palette.EDGE);
    }
  }

  private void grip(Graphics graphics, Palette colour) {
    double width = Scale.of(isUpright ? THICK : LONG);
    double height = Scale.of(isUpright ? LONG : THICK);
    Graphics2D grip = (Graphics2D) graphics.create();
    grip.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    grip.setColor(colour.color());
    double arc = Math.min(width, height);
    grip.fill(
        new RoundRectangle2D.Double(
            (getWidth() - width) / 2, (getHeight() - height) / 2, width, height, arc, arc));
    grip.dispose();
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            @Serial private static final long serialVersionUID = 1;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.SEPARATOR;
            }
          };
    }
    return accessibleContext;
  }
}
