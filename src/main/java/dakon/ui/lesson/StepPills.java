package dakon.ui.lesson;

import dakon.text.Messages;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/**
 * How far one is in a lesson: a pill for each step, the present one taller, those of steps that are
 * done thicker than those that are not. Screen readers are told in words.
 */
final class StepPills extends JComponent {
  @Serial private static final long serialVersionUID = 1;

  private static final int WIDTH = 22;
  private static final int GAP = 6;
  private static final int PRESENT = 8;
  private static final int DONE = 6;
  private static final int OPEN = 3;

  private final transient Messages messages = Messages.of(StepPills.class);
  private int present;
  private transient List<Boolean> done = List.of();

  /** Nothing to go through yet. */
  StepPills() {
    setName("pills");
  }

  /** Shows that one is at a step, from 0, and which steps are done. */
  void show(int newPresent, List<Boolean> newDone) {
    present = newPresent;
    done = List.copyOf(newDone);
    String told = messages.text("done", (int) done.stream().filter(is -> is).count(), done.size());
    setToolTipText(told);
    getAccessibleContext().setAccessibleName(told);
    revalidate();
    repaint();
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            @Serial private static final long serialVersionUID = 1;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.LABEL;
            }
          };
    }
    return accessibleContext;
  }

  @Override
  public Dimension getPreferredSize() {
    return Scale.of(done.size() * (WIDTH + GAP) - GAP, PRESENT);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D pills = (Graphics2D) graphics.create();
    pills.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    boolean leftToRight = getComponentOrientation().isLeftToRight();
    double gap = Scale.of((double) GAP);
    double width = Math.max(2, (getWidth() + gap) / Math.max(1, done.size()) - gap);
    for (int step = 0; step < done.size(); step++) {
      double place = step * (width + gap);
      double x = leftToRight ? place : getWidth() - place - width;
      double height = Scale.of((double) height(step));
      pills.setColor(color(step));
      pills.fill(
          new RoundRectangle2D.Double(
              x, (getHeight() - height) / 2, width, height, height, height));
    }
    pills.dispose();
  }

  private int height(int step) {
    if (step == present) {
      return PRESENT;
    }
    return done.get(step) ? DONE : OPEN;
  }

  private Color color(int step) {
    if (step == present) {
      return Palette.QUESTION.color();
    }
    return done.get(step) ? Palette.ACTION.color() : Palette.EDGE.color();
  }
}
