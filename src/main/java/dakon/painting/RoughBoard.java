package dakon.painting;

import dakon.board.Board;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;

/** The empty board in plain colours, painted at once: it stands in until the board is carved. */
final class RoughBoard implements Ground {
  private final BoardGeometry geometry;
  private final Wood wood;

  RoughBoard(BoardGeometry geometry, Wood wood) {
    this.geometry = geometry;
    this.wood = wood;
  }

  @Override
  public void draw(Graphics2D g) {
    Color face = Light.mix(wood.top(), wood.bottom(), 0.5);
    Color bowl = Light.mix(wood.holeTop(), wood.holeBottom(), 0.5);
    for (Shape piece : geometry.pieces()) {
      fill(g, lowered(piece), wood.bottom());
      fill(g, piece, face);
    }
    Board.pits(geometry.row()).forEach(pit -> fill(g, geometry.rim(pit), bowl));
  }

  private static void fill(Graphics2D g, Shape shape, Color color) {
    g.setColor(color);
    g.fill(shape);
  }

  private Shape lowered(Shape piece) {
    return AffineTransform.getTranslateInstance(0, Carving.THICKNESS * geometry.unit())
        .createTransformedShape(piece);
  }
}
