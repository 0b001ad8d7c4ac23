package dakon.painting;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * A drawing in black on white, for whoever prints it. Lengths are in the units of whoever asked for
 * it, from the upper left corner; y grows downwards.
 *
 * @param width how broad it is
 * @param height how high it is
 * @param strokes the lines
 * @param areas what is black all through
 * @param labels what is written
 */
public record LineDrawing(
    double width, double height, List<Stroke> strokes, List<Shape> areas, List<Label> labels) {

  /** Keeps its own lists. */
  public LineDrawing {
    strokes = List.copyOf(strokes);
    areas = List.copyOf(areas);
    labels = List.copyOf(labels);
  }

  /**
   * A line.
   *
   * @param line where it runs
   * @param width how thick it is
   */
  public record Stroke(Shape line, double width) {}

  /**
   * Something written.
   *
   * @param text what
   * @param size of the letters
   * @param bold whether they are thick
   * @param room where it stands in the middle; where it is too long it is to become smaller
   */
  public record Label(String text, double size, boolean bold, Rectangle2D room) {}
}
