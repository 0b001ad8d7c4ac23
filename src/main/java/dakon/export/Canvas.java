package dakon.export;

import dakon.painting.BoardPainter;
import dakon.replay.Caption;
import dakon.replay.Scene;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** Paints scenes into pictures: the board on its ground, and below it what is said. */
final class Canvas {
  /** The room around the board and the caption, by the smaller side of the picture. */
  private static final double MARGIN = 0.028;

  /** Never does the caption take more of the height. */
  private static final double MOST_CAPTION = 0.42;

  private final Look look;
  private final BoardPainter painter;
  private final Legend legend;
  private final double margin;

  /**
   * A canvas for scenes with these captions; the room for the longest is kept in all pictures, so
   * that nothing jumps.
   */
  Canvas(Subject subject, Look look, List<Caption> captions) {
    this.look = look;
    this.painter = subject.painter();
    this.margin = MARGIN * Math.min(look.size().width(), look.size().height());
    double width = look.size().width() - 2 * margin;
    List<Caption> said = look.captions() ? captions : List.of();
    this.legend = new Legend(said, width, MOST_CAPTION * look.size().height(), look.backdrop());
  }

  /** A picture to paint into. */
  BufferedImage blank() {
    Size size = look.size();
    return new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
  }

  /** Paints a scene over whatever the picture showed. */
  void paint(BufferedImage picture, Scene scene) {
    Graphics2D g = picture.createGraphics();
    int width = picture.getWidth();
    int height = picture.getHeight();
    g.setColor(look.backdrop().ground());
    g.fillRect(0, 0, width, height);
    double board = height - margin - (legend.isEmpty() ? 0 : legend.height() + margin);
    painter.paint(
        g,
        new Rectangle2D.Double(margin, margin / 2, width - 2 * margin, board - margin / 2),
        look.captions() ? scene : scene.withoutSlips(),
        look.backdrop().paper());
    if (!legend.isEmpty()) {
      legend.paint(g, margin, height - margin - legend.height(), scene.caption());
    }
    g.dispose();
  }
}
