package dakon.painting;

import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The figure of a wood: growth rings cut lengthwise, soft streaks and short dark pores, always the
 * same for the same seed.
 *
 * @param seed what makes this piece of wood differ from others
 * @param rings how many rings the cut meets from edge to edge
 * @param contrast how dark the rings are, from 0 to 1
 * @param pores how dark the pores are, from 0 to 1
 */
record Grain(int seed, double rings, double contrast, double pores) {
  private static final int WIDTH = 1440;
  private static final int HEIGHT = 600;

  /** One for each wood there is. */
  private static final Map<Grain, BufferedImage> PICTURES = new ConcurrentHashMap<>();

  /** The figure alone, as light and shade to lay over a colour. */
  BufferedImage picture() {
    return PICTURES.computeIfAbsent(this, Grain::draw);
  }

  private BufferedImage draw() {
    BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB);
    int[] line = new int[WIDTH];
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        line[x] = shade(2.4 * x / WIDTH, (double) y / HEIGHT);
      }
      picture.setRGB(0, y, WIDTH, 1, line, 0, WIDTH);
    }
    return picture;
  }

  /** Black or white, more or less transparent. */
  private int shade(double x, double y) {
    double light = rings(x, y) + streaks(x, y) - pores(x, y);
    int alpha = (int) Math.round(255 * Math.min(0.6, Math.abs(light)));
    return light < 0 ? alpha << 24 : alpha << 24 | 0xFFFFFF;
  }

  /** Each ring darkens slowly and ends at once, as late wood does. */
  private double rings(double x, double y) {
    double bend = 1.5 * noise(0.9 * x, 1.3 * y, 1) + 0.35 * noise(2.6 * x, 5 * y, 2);
    double at = rings * (y + 0.30 * bend);
    double phase = at - Math.floor(at);
    double late = phase < 0.86 ? Math.pow(phase / 0.86, 3) : (1 - phase) / 0.14;
    double strength = 0.45 + 0.55 * noise(1.4 * x, 7 * y, 3);
    return -contrast * strength * late + 0.25 * contrast * (1 - late);
  }

  private double streaks(double x, double y) {
    double wide = noise(1.1 * x, 26 * y, 4) - 0.5;
    double fine = noise(5 * x, 140 * y, 5) - 0.5;
    return contrast * (0.45 * wide + 0.30 * fine);
  }

  private double pores(double x, double y) {
    double pore = noise(26 * x, 300 * y, 6);
    double crowd = noise(2 * x, 9 * y, 7);
    return pores * Math.max(0, pore - 0.80) / 0.20 * crowd;
  }

  /** Smooth noise from 0 to 1, a bump about every unit. */
  private double noise(double x, double y, int layer) {
    int column = (int) Math.floor(x);
    int line = (int) Math.floor(y);
    double across = smooth(x - column);
    double down = smooth(y - line);
    double upper = mix(random(column, line, layer), random(column + 1, line, layer), across);
    double lower =
        mix(random(column, line + 1, layer), random(column + 1, line + 1, layer), across);
    return mix(upper, lower, down);
  }

  private double random(int x, int y, int layer) {
    return Scatter.fraction(seed * 31 + layer, x, y);
  }

  private static double smooth(double t) {
    return t * t * (3 - 2 * t);
  }

  private static double mix(double from, double to, double share) {
    return from + (to - from) * share;
  }
}
