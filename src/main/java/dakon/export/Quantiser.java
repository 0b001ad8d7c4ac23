package dakon.export;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.stream.Collectors;

/**
 * Finds the few colours that stand best for the many of some pictures. Colours are counted in cells
 * of the colour cube; the cell space is cut, always where the colours spread most, until there are
 * enough parts, and the means of the parts are then moved to the middle of what they stand for.
 */
final class Quantiser {
  private static final int BITS = 6;
  private static final int SHIFT = 8 - BITS;
  private static final int CELLS = 1 << (3 * BITS);
  private static final int ROUNDS = 4;

  private final int[] counts = new int[CELLS];
  private final long[] sums = new long[3 * CELLS];

  /** Counts the colours of a picture. */
  void count(int[] pixels) {
    for (int pixel : pixels) {
      int cell = cell(pixel);
      counts[cell]++;
      for (int axis = 0; axis < 3; axis++) {
        sums[3 * cell + axis] += channel(pixel, axis);
      }
    }
  }

  private static int cell(int pixel) {
    int cell = 0;
    for (int axis = 0; axis < 3; axis++) {
      cell = cell << BITS | channel(pixel, axis) >>> SHIFT;
    }
    return cell;
  }

  private static int channel(int pixel, int axis) {
    return pixel >>> (16 - 8 * axis) & 0xFF;
  }

  /** A colour by its three parts, each 0 to 255. */
  private record Point(double red, double green, double blue) {
    double along(int axis) {
      return axis == 0 ? red : axis == 1 ? green : blue;
    }

    double distance(Point other) {
      double r = red - other.red;
      double g = green - other.green;
      double b = blue - other.blue;
      return r * r + g * g + b * b;
    }

    Color color() {
      return new Color((int) Math.round(red), (int) Math.round(green), (int) Math.round(blue));
    }
  }

  /**
   * The colours of a cell.
   *
   * @param mean their mean
   * @param weight how much they count: rare ones, of a mark or a letter, more than their share
   */
  private record Spot(Point mean, double weight) {}

  private static Point mean(List<Spot> spots) {
    double red = 0;
    double green = 0;
    double blue = 0;
    double weight = 0;
    for (Spot spot : spots) {
      red += spot.weight * spot.mean.red;
      green += spot.weight * spot.mean.green;
      blue += spot.weight * spot.mean.blue;
      weight += spot.weight;
    }
    return new Point(red / weight, green / weight, blue / weight);
  }

  /** Some spots, and how they spread. */
  private static final class Box {
    private final List<Spot> spots;
    private final Point mean;
    private final int axis;
    private final double spread;

    Box(List<Spot> spots) {
      this.spots = spots;
      this.mean = mean(spots);
      double red = variance(0);
      double green = variance(1);
      double blue = variance(2);
      this.axis = red >= green && red >= blue ? 0 : green >= blue ? 1 : 2;
      this.spread = red + green + blue;
    }

    private double variance(int along) {
      return spots.stream()
          .mapToDouble(
              spot -> spot.weight * Math.pow(spot.mean.along(along) - mean.along(along), 2))
          .sum();
    }

    List<Box> cut() {
      Map<Boolean, List<Spot>> halves =
          spots.stream()
              .collect(
                  Collectors.partitioningBy(spot -> spot.mean.along(axis) <= mean.along(axis)));
      return List.of(new Box(halves.get(true)), new Box(halves.get(false)));
    }
  }

  /**
   * The palette for the pictures counted.
   *
   * @param exact colours that must be in it just as they are
   */
  Palette palette(List<Color> exact) {
    List<Spot> spots = spots();
    List<Point> means = cut(spots, Palette.SIZE - exact.size());
    for (int round = 0; round < ROUNDS; round++) {
      means = settled(means, spots);
    }
    List<Color> colors = new ArrayList<>(exact);
    means.forEach(mean -> colors.add(mean.color()));
    return new Palette(colors);
  }

  private List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      if (counts[cell] > 0) {
        double count = counts[cell];
        Point mean =
            new Point(
                sums[3 * cell] / count, sums[3 * cell + 1] / count, sums[3 * cell + 2] / count);
        spots.add(new Spot(mean, Math.sqrt(count)));
      }
    }
    return spots;
  }

  private static List<Point> cut(List<Spot> spots, int most) {
    PriorityQueue<Box> boxes =
        new PriorityQueue<>(Comparator.comparingDouble((Box box) -> box.spread).reversed());
    boxes.add(new Box(spots));
    while (boxes.size() < most && boxes.element().spots.size() > 1) {
      boxes.addAll(boxes.remove().cut());
    }
    return boxes.stream().map(box -> box.mean).toList();
  }

  /** Moves each mean to the middle of the spots that are nearest to it. */
  private static List<Point> settled(List<Point> means, List<Spot> spots) {
    Map<Point, List<Spot>> nearest =
        spots.stream().collect(Collectors.groupingBy(spot -> nearest(means, spot.mean)));
    return means.stream()
        .map(mean -> nearest.containsKey(mean) ? mean(nearest.get(mean)) : mean)
        .toList();
  }

  private static Point nearest(List<Point> means, Point point) {
    Point nearest = means.get(0);
    for (Point mean : means) {
      if (mean.distance(point) < nearest.distance(point)) {
        nearest = mean;
      }
    }
    return nearest;
  }
}
