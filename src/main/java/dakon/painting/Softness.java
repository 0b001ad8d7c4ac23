package dakon.painting;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import java.util.Arrays;

/** Shapes with soft edges: what light leaves of a shadow. */
final class Softness {
  private static final int PASSES = 3;

  private Softness() {}

  /** Paints a shape in a colour that fades out over about twice the radius. */
  static void paint(Graphics2D g, Shape shape, double radius, Color colour) {
    Rectangle box = shape.getBounds();
    int reach = (int) Math.ceil(2 * radius) + 2;
    box.grow(reach, reach);
    double scale = Math.min(1, 4 / radius);
    int width = (int) Math.ceil(box.width * scale);
    int height = (int) Math.ceil(box.height * scale);
    if (width <= 0 || height <= 0) {
      return;
    }
    BufferedImage mask = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D m = mask.createGraphics();
    m.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    m.scale(scale, scale);
    m.translate(-box.x, -box.y);
    m.setColor(Color.WHITE);
    m.fill(shape);
    m.dispose();
    BufferedImage soft = tinted(mask, (int) Math.round(radius * scale * 0.6), colour);
    Graphics2D target = (Graphics2D) g.create();
    target.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    target.translate(box.x, box.y);
    target.scale(1 / scale, 1 / scale);
    target.drawImage(soft, 0, 0, null);
    target.dispose();
  }

  /** Paints the shadow that a rim above throws into what it surrounds; paint it clipped to that. */
  static void paintInside(Graphics2D g, Shape hole, double down, double radius, Color colour) {
    Rectangle box = hole.getBounds();
    int reach = (int) Math.ceil(3 * radius + down) + 2;
    box.grow(reach, reach);
    Area around = new Area(box);
    Area lowered = new Area(hole);
    lowered.transform(java.awt.geom.AffineTransform.getTranslateInstance(0, down));
    around.subtract(lowered);
    paint(g, around, radius, colour);
  }

  private static BufferedImage tinted(BufferedImage mask, int radius, Color colour) {
    int width = mask.getWidth();
    int height = mask.getHeight();
    int[] light = mask.getRaster().getSamples(0, 0, width, height, 0, new int[width * height]);
    for (int pass = 0; pass < PASSES; pass++) {
      light = transposed(blurredLines(light, width, height, radius), width, height);
      light = transposed(blurredLines(light, height, width, radius), height, width);
    }
    int rgb = colour.getRGB() & 0xFFFFFF;
    double opacity = colour.getAlpha() / 255.0;
    int[] argb = Arrays.stream(light).map(l -> (int) Math.round(l * opacity) << 24 | rgb).toArray();
    BufferedImage soft = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    soft.setRGB(0, 0, width, height, argb, 0, width);
    return soft;
  }

  /** The mean over a window that slides along each line. */
  private static int[] blurredLines(int[] light, int width, int height, int radius) {
    int[] blurred = new int[light.length];
    int window = 2 * radius + 1;
    for (int y = 0; y < height; y++) {
      int start = y * width;
      int sum = 0;
      for (int x = -radius; x < width; x++) {
        sum += x + radius < width ? light[start + x + radius] : 0;
        sum -= x - radius - 1 >= 0 ? light[start + x - radius - 1] : 0;
        if (x >= 0) {
          blurred[start + x] = sum / window;
        }
      }
    }
    return blurred;
  }

  private static int[] transposed(int[] light, int width, int height) {
    int[] turned = new int[light.length];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        turned[x * height + y] = light[y * width + x];
      }
    }
    return turned;
  }
}
