package dakon.ui.lesson;

import dakon.ui.theme.Palette;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import javax.swing.JComponent;

/**
 * How far one is in a lesson: a pill for each step, the present one taller. The words stand beside
 * it.
 */
final class StepPills extends JComponent {
  @Serial private static final long serialVersionUID = 1;

  private static final int WIDTH = 22;
  private static final int GAP = 6;
  private static final int PRESENT = 8;
  private static final int OTHER = 4;

  private int steps;
  private int present;

  /** Shows that one is at a step, from 0, of so many. */
  void show(int newPresent, int newSteps) {
    present = newPresent;
    steps = newSteps;
    revalidate();
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(steps * (WIDTH + GAP) - GAP, PRESENT);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D pills = (Graphics2D) graphics.create();
    pills.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    boolean leftToRight = getComponentOrientation().isLeftToRight();
    double width = Math.max(2, (getWidth() + GAP) / (double) Math.max(1, steps) - GAP);
    for (int step = 0; step < steps; step++) {
      double place = step * (width + GAP);
      double x = leftToRight ? place : getWidth() - place - width;
      double height = step == present ? PRESENT : OTHER;
      pills.setColor(color(step));
      pills.fill(
          new RoundRectangle2D.Double(
              x, (getHeight() - height) / 2, width, height, height, height));
    }
    pills.dispose();
  }

  private Color color(int step) {
    if (step == present) {
      return Palette.QUESTION.color();
    }
    return step < present ? Palette.ACTION.color() : Palette.LINE.color();
  }
}
