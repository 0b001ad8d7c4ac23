package dakon.painting;

import java.util.ArrayList;
import java.util.List;

/**
 * How the seeds of one pit lie: as in the head of a sunflower, each turned and moved a little. The
 * more they are, the closer they lie; too many for the pit heap up, smaller and overlapping.
 * Nothing but the pit and the number of seeds decides, so that the same pile always looks the same.
 */
final class SeedLayout {
  /** The angle from one seed to the next, in radians. */
  private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

  /** The length of a seed that has room, in units. */
  static final double LENGTH = 0.232;

  /** How far apart seeds lie that have room, as a share of their length. */
  private static final double LOOSE = 0.47;

  /** How close seeds of a full size may come, as a share of the loose distance. */
  private static final double DENSE = 0.78;

  private static final double SMALLEST = 0.60;
  private static final double SHRINKING = 0.96;

  /** Seeds must keep that share of a pit's half width free at the rim. */
  private static final double RIM = 0.07;

  /** More seeds than these would hide each other. */
  private static final int MOST_SEEN = 420;

  /** So far apart, as a share of their length, they are moved where there is room. */
  private static final double APART = 0.92;

  /** In larger piles seeds lie on each other anyway. */
  private static final int MOST_SPREAD = 120;

  private static final int SPREADINGS = 8;

  /** Small piles are moved so that their middle is the pit's. */
  private static final int CENTRED = 6;

  private SeedLayout() {}

  /**
   * A seed that lies in a pit.
   *
   * @param x how far right of the pit's middle
   * @param y how far below it
   * @param turn by how much it is turned, in radians
   * @param length how long it is
   */
  record Lying(double x, double y, double turn, double length) {}

  /**
   * The seeds of a pile, the first in its middle and the last at its edge. Of a very large pile
   * those that would be hidden are left out.
   *
   * @param seeds how many there are
   * @param halfWidth half the pit's width
   * @param halfHeight half the pit's height; its ends are round
   * @param unit the length of a unit
   * @param pit what makes this pit differ from others
   */
  static List<Lying> pile(int seeds, double halfWidth, double halfHeight, double unit, int pit) {
    if (seeds == 0) {
      return List.of();
    }
    int seen = Math.min(seeds, MOST_SEEN);
    double full = LENGTH * unit;
    double length = full;
    Room room = Room.of(halfWidth, halfHeight, length);
    while (room.spacing(seen) < DENSE * LOOSE * length && length * SHRINKING > SMALLEST * full) {
      length *= SHRINKING;
      room = Room.of(halfWidth, halfHeight, length);
    }
    double spacing = Math.min(LOOSE * length, room.spacing(seen));
    return centred(room.fill(seen, spacing, length, pit));
  }

  private static List<Lying> centred(List<Lying> seeds) {
    if (seeds.size() > CENTRED) {
      return seeds;
    }
    double x = seeds.stream().mapToDouble(Lying::x).average().orElse(0);
    double y = seeds.stream().mapToDouble(Lying::y).average().orElse(0);
    return seeds.stream()
        .map(seed -> new Lying(seed.x - x, seed.y - y, seed.turn, seed.length))
        .toList();
  }

  /** Where the middle of a seed may lie: a circle, or one drawn out to a stadium. */
  private record Room(double radius, double straight) {

    static Room of(double halfWidth, double halfHeight, double length) {
      double radius = Math.max(0, halfWidth * (1 - RIM) - length / 2);
      return new Room(radius, halfHeight - halfWidth);
    }

    /** The distance, in the measure of a sunflower, at which so many seeds fill the room. */
    double spacing(int seeds) {
      return Math.sqrt((Math.PI * radius * radius + 4 * radius * straight) / (Math.PI * seeds));
    }

    boolean holds(double x, double y) {
      return Math.hypot(x, Math.max(0, Math.abs(y) - straight)) <= radius;
    }

    List<Lying> fill(int seeds, double spacing, double length, int pit) {
      List<Lying> pile = new ArrayList<>();
      double start = 2 * Math.PI * Scatter.fraction(pit, 0, 1);
      double farthest = Math.pow((radius + straight) / spacing, 2) + 1;
      for (int k = 0; pile.size() < seeds && k < farthest; k++) {
        double far = spacing * Math.sqrt(k + 0.5);
        double angle = start + k * GOLDEN_ANGLE;
        double x = far * Math.cos(angle) + 0.22 * spacing * Scatter.swing(pit, k, 2);
        double y = far * Math.sin(angle) + 0.22 * spacing * Scatter.swing(pit, k, 3);
        if (holds(x, y)) {
          pile.add(new Lying(x, y, 2 * Math.PI * Scatter.fraction(pit, k, 4), length));
        }
      }
      return pile.size() < seeds
          ? fill(seeds, 0.97 * spacing, length, pit)
          : seeds > MOST_SPREAD
              ? pile
              : spread(pile, Math.min(APART * length, 1.9 * spacing(seeds)));
    }

    /** Moves apart, little by little, those that lie nearer than that. */
    List<Lying> spread(List<Lying> pile, double apart) {
      double[] x = pile.stream().mapToDouble(Lying::x).toArray();
      double[] y = pile.stream().mapToDouble(Lying::y).toArray();
      for (int round = 0; round < SPREADINGS; round++) {
        for (int i = 0; i < x.length; i++) {
          for (int j = 0; j < i; j++) {
            push(x, y, i, j, apart);
          }
        }
        for (int i = 0; i < x.length; i++) {
          pull(x, y, i);
        }
      }
      List<Lying> spread = new ArrayList<>();
      for (int i = 0; i < x.length; i++) {
        spread.add(new Lying(x[i], y[i], pile.get(i).turn, pile.get(i).length));
      }
      return spread;
    }

    private static void push(double[] x, double[] y, int i, int j, double apart) {
      double dx = x[i] - x[j];
      double dy = y[i] - y[j];
      double distance = Math.hypot(dx, dy);
      if (distance < apart && distance > 0) {
        double share = 0.4 * (apart - distance) / distance;
        x[i] += share * dx;
        y[i] += share * dy;
        x[j] -= share * dx;
        y[j] -= share * dy;
      }
    }

    /** Brings a seed back that was moved out of the room. */
    private void pull(double[] x, double[] y, int i) {
      double end = Math.max(-straight, Math.min(straight, y[i]));
      double distance = Math.hypot(x[i], y[i] - end);
      if (distance > radius) {
        x[i] *= radius / distance;
        y[i] = end + (y[i] - end) * radius / distance;
      }
    }
  }
}
