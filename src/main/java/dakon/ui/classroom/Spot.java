package dakon.ui.classroom;

import dakon.ui.theme.Palette;
import java.awt.AWTEvent;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.io.Serial;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLayer;
import javax.swing.SwingUtilities;
import javax.swing.plaf.LayerUI;

/**
 * A pointer that can be seen from the back row: a soft ring round the mouse, open in its middle, so
 * that it covers nothing that is pointed at. Only where it was and where it is gets painted anew.
 */
final class Spot extends LayerUI<JComponent> {
  @Serial private static final long serialVersionUID = 1;

  private static final double RADIUS = 0.042;
  private static final double RING = 0.007;
  private static final double HALO = 0.014;
  private static final int VEIL = 34;
  private static final int SOLID = 215;

  private transient Optional<Point> mouse = Optional.empty();
  private boolean isOn = true;

  @Override
  public void installUI(JComponent component) {
    super.installUI(component);
    ((JLayer<?>) component)
        .setLayerEventMask(AWTEvent.MOUSE_EVENT_MASK | AWTEvent.MOUSE_MOTION_EVENT_MASK);
  }

  @Override
  public void uninstallUI(JComponent component) {
    ((JLayer<?>) component).setLayerEventMask(0);
    super.uninstallUI(component);
  }

  /** Whether it is shown where the mouse is. */
  boolean isOn() {
    return isOn;
  }

  /** Shows it, or hides it. */
  void turn(boolean on, JLayer<?> layer) {
    isOn = on;
    layer.repaint();
  }

  /** Hides it until the mouse is moved again. */
  void rest(JLayer<?> layer) {
    move(Optional.empty(), layer);
  }

  @Override
  protected void processMouseEvent(MouseEvent event, JLayer<? extends JComponent> layer) {
    if (event.getID() == MouseEvent.MOUSE_EXITED) {
      Point at = place(event, layer);
      if (!layer.contains(at)) {
        move(Optional.empty(), layer);
      }
    }
  }

  @Override
  protected void processMouseMotionEvent(MouseEvent event, JLayer<? extends JComponent> layer) {
    move(Optional.of(place(event, layer)), layer);
  }

  private static Point place(MouseEvent event, JLayer<?> layer) {
    return SwingUtilities.convertPoint(event.getComponent(), event.getPoint(), layer);
  }

  private void move(Optional<Point> to, JLayer<?> layer) {
    repaint(layer);
    mouse = to;
    repaint(layer);
  }

  private void repaint(JLayer<?> layer) {
    if (isOn) {
      mouse.map(at -> room(at, layer)).ifPresent(layer::repaint);
    }
  }

  private static Rectangle room(Point at, JLayer<?> layer) {
    int reach = (int) Math.ceil((RADIUS + HALO) * layer.getHeight()) + 2;
    return new Rectangle(at.x - reach, at.y - reach, 2 * reach, 2 * reach);
  }

  @Override
  public void paint(Graphics graphics, JComponent component) {
    super.paint(graphics, component);
    if (isOn && mouse.isPresent()) {
      Graphics2D g = (Graphics2D) graphics.create();
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      paintRing(g, mouse.get(), component.getHeight());
      g.dispose();
    }
  }

  private static void paintRing(Graphics2D g, Point at, int wall) {
    double radius = RADIUS * wall;
    Ellipse2D ring = new Ellipse2D.Double(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
    for (double width = HALO; width > RING; width -= (HALO - RING) / 3) {
      stroke(g, ring, 2 * width * wall, veiled(Palette.GROUND.color(), VEIL));
    }
    stroke(g, ring, RING * wall, veiled(Palette.QUESTION.color(), SOLID));
  }

  private static void stroke(Graphics2D g, Ellipse2D ring, double width, Color colour) {
    g.setColor(colour);
    g.setStroke(new BasicStroke((float) width));
    g.draw(ring);
  }

  private static Color veiled(Color colour, int alpha) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
  }
}
