package dakon.painting;

import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The figure of a wood: growth rings cut lengthwise, soft streaks and short dark pores, always the
 * same for the same seed.
 *
 * @param seed what makes this piece of wood differ from others
 * @param rings how many rings the cut meets from edge to edge
 * @param contrast how dark the rings are, from 0 to 1
 * @param pores how dark the pores are, from 0 to 1
 * @param dark the colour of what is dark
 */
record Grain(int seed, double rings, double contrast, double pores, int dark) {
  private static final int LIGHT = 0xFFE9C4;
  private static final int MOST_OPAQUE = 180;
  private static final int WIDTH = 1440;
  private static final int HEIGHT = 600;

  /** Of how many steps the light of the figure has, to either side. */
  private static final int STEPS = 1000;

  /** One for each wood there is. */
  private static final Map<Grain, Field> FIGURES = new ConcurrentHashMap<>();

  /** The figure alone, as light and shade to lay over a colour. */
  BufferedImage picture(int width, int height) {
    return FIGURES.computeIfAbsent(this, Grain::grown).picture(width, height, this::tint);
  }

  private int tint(int light) {
    int alpha = Math.min(MOST_OPAQUE, Math.abs(light) * 255 / STEPS);
    return alpha << 24 | (light < 0 ? dark : LIGHT);
  }

  private Field grown() {
    int[] light =
        IntStream.range(0, WIDTH * HEIGHT)
            .parallel()
            .map(i -> (int) Math.round(STEPS * light(i % WIDTH, i / WIDTH)))
            .toArray();
    return new Field(WIDTH, HEIGHT, light);
  }

  /** Above 0 where it is lighter than the colour below, below 0 where it is darker. */
  private double light(int column, int line) {
    double x = 2.4 * column / WIDTH;
    double y = (double) line / HEIGHT;
    return rings(x, y) + streaks(x, y) - pores(x, y);
  }

  /** Each ring darkens slowly and ends at once, as late wood does. */
  private double rings(double x, double y) {
    double bend = 0.30 * noise(0.6 * x, 1.1 * y, 1) + 0.035 * noise(2.2 * x, 6 * y, 2);
    double at = rings * (y + bend + 0.05 * noise(0.2 * x, 9 * (y + bend), 8));
    double phase = at - Math.floor(at);
    double late = phase < 0.82 ? Math.pow(phase / 0.82, 4) : smooth((1 - phase) / 0.18);
    double strength = 0.25 + 0.75 * noise(0.9 * x, 2.2 * at / rings * 5, 3);
    return -contrast * strength * late + 0.12 * contrast;
  }

  private double streaks(double x, double y) {
    double broad = noise(0.5 * x, 4 * y, 9) - 0.5;
    double wide = noise(1.1 * x, 26 * y, 4) - 0.5;
    double fine = noise(5 * x, 140 * y, 5) - 0.5;
    return contrast * (0.35 * broad + 0.30 * wide + 0.22 * fine);
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
