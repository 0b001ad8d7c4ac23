package dakon.painting;

import java.awt.Color;
import java.awt.image.BufferedImage;

/**
 * A kind of seed, as a rounded body that is lit from the upper left, point by point. A point is
 * given on the seed's own axes: x along it from -1 to 1, y across from -1 to 1.
 */
enum SeedKind {
  /** Sapodilla: long, dark and glossy, with a pale seam near one edge. */
  SAWO(0.60, 0.10, 0x1C0F09, 0x7A5238, 0.95, 46) {
    @Override
    Color mark(double x, double y, Color body) {
      double seam = 0.62 * Math.sqrt(Math.max(0, 1 - x * x));
      double near = Math.abs(y - seam) / (0.10 * Math.max(0.2, 1 - x * x));
      return Math.abs(x) < 0.78 && near < 1
          ? Light.mix(body, new Color(0xE2C79A), 0.85 * (1 - near * near))
          : body;
    }
  },
  /** Cowrie: ivory, broader at one end, with a toothed slit. */
  COWRIE(0.70, 0.16, 0xB08F62, 0xFFFDF6, 0.35, 18) {
    @Override
    Color mark(double x, double y, Color body) {
      double fromSlit = Math.abs(y - 0.10 * Math.sin(2.2 * x));
      double width = 0.13 * (1 - 0.55 * x * x) + 0.02 * x;
      if (Math.abs(x) > 0.86) {
        return body;
      }
      if (fromSlit < width) {
        return Light.mix(body, new Color(0x4A2F1A), 0.9);
      }
      boolean tooth = Math.floorMod((int) Math.floor(9 * x), 2) == 0;
      return tooth && fromSlit < 3.0 * width ? Light.mix(body, new Color(0x8A6A45), 0.55) : body;
    }
  },
  /** Nicker bean: grey, nearly round and smooth as a pebble. */
  NICKER(0.88, 0.05, 0x6A7064, 0xF2F2EA, 0.8, 34) {
    @Override
    Color mark(double x, double y, Color body) {
      double fromEye = Math.hypot(x - 0.62, 1.1 * y);
      if (fromEye < 0.17) {
        return Light.mix(body, new Color(0x4B4F45), 0.7);
      }
      double band = Math.abs(Math.sin(9 * fromEye));
      return Light.mix(body, new Color(0x6A7064), 0.12 * band);
    }
  };

  private static final Color SHADE = new Color(0x160B05);

  private final double breadth;
  private final double taper;
  private final Color dark;
  private final Color light;
  private final double gloss;
  private final double polish;

  SeedKind(double breadth, double taper, int dark, int light, double gloss, double polish) {
    this.breadth = breadth;
    this.taper = taper;
    this.dark = new Color(dark);
    this.light = new Color(light);
    this.gloss = gloss;
    this.polish = polish;
  }

  /** What is drawn on the body at a point. */
  abstract Color mark(double x, double y, Color body);

  /** How broad it is, where its length is 1. */
  double breadth() {
    return breadth;
  }

  /**
   * A picture of the seed with its shadow, the seed's middle in the picture's middle.
   *
   * @param length the seed's length in pixels
   * @param turn by how much it is turned, in radians
   */
  BufferedImage picture(double length, double turn) {
    int size = 2 * (int) Math.ceil(0.72 * length) + 3;
    int samples = length > 48 ? 3 : 4;
    BufferedImage picture = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB_PRE);
    double cos = Math.cos(turn);
    double sin = Math.sin(turn);
    double pixel = 2 / length;
    double edge = 1.5 * pixel / breadth;
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        double dx = (x - size / 2.0) * pixel;
        double dy = (y - size / 2.0) * pixel;
        double out = out(dx + pixel / 2, dy + pixel / 2, cos, sin);
        int wanted = out > 1 + edge ? 1 : out < 1 - edge ? 2 : samples;
        picture.setRGB(x, y, seen(dx, dy, pixel, wanted, cos, sin));
      }
    }
    return picture;
  }

  /** The colour of a pixel whose corner is there: the outline wants the most samples. */
  private int seen(double dx, double dy, double pixel, int samples, double cos, double sin) {
    Light sum = new Light();
    for (int part = 0; part < samples * samples; part++) {
      int across = part % samples;
      int down = part / samples;
      double x = dx + (across + 0.5) * pixel / samples;
      double y = dy + (down + 0.5) * pixel / samples;
      add(sum, x, y, cos, sin);
    }
    return sum.argb(samples * samples);
  }

  /** How far out of the seed's middle a point lies, where its outline is 1. */
  private double out(double dx, double dy, double cos, double sin) {
    double x = dx * cos + dy * sin;
    return Math.hypot(x, (dy * cos - dx * sin) / (breadth * (1 - taper * x)));
  }

  /** Adds what is seen at a point of the screen, in half lengths from the seed's middle. */
  private void add(Light sum, double dx, double dy, double cos, double sin) {
    double x = dx * cos + dy * sin;
    double y = (dy * cos - dx * sin) / (breadth * (1 - taper * x));
    double height = 1 - x * x - y * y;
    if (height > 0) {
      sum.add(lit(x, y, Math.sqrt(height), cos, sin), 1);
    } else {
      sum.add(SHADE, shadow(dx - 0.10, dy - 0.20, cos, sin));
    }
  }

  private double shadow(double dx, double dy, double cos, double sin) {
    double x = dx * cos + dy * sin;
    double y = (dy * cos - dx * sin) / (breadth * 1.05);
    double out = Math.hypot(x, y);
    double soft = Math.min(1, Math.max(0, (1.28 - out) / 0.5));
    return 0.50 * soft * soft * (3 - 2 * soft);
  }

  private Color lit(double x, double y, double z, double cos, double sin) {
    double acrossNormal = y / breadth;
    double nx = x * cos - acrossNormal * sin;
    double ny = x * sin + acrossNormal * cos;
    double nz = z / 0.62;
    double norm = Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx /= norm;
    ny /= norm;
    nz /= norm;
    double diffuse = Math.max(0, -0.40 * nx - 0.62 * ny + 0.675 * nz);
    double glint = Math.max(0, -0.22 * nx - 0.36 * ny + 0.907 * nz);
    Color body = mark(x, y, Light.mix(dark, light, Math.pow(diffuse, 1.15)));
    return Light.mix(body, Color.WHITE, gloss * Math.pow(glint, polish));
  }
}
