package dakon.painting;

import static dakon.painting.Pixels.differences;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.replay.Mark;
import dakon.replay.Scene;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardPainterTest {
  private static final Rectangle AREA = new Rectangle(0, 0, 680, 300);
  private static final String MIDGAME = "0,4,2,7,0,5,3/2,0,1,6,0,1,0 9 11 S";
  private static final Color GROUND = new Color(0x123456);

  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void the_same_position_is_painted_alike_by_every_painter(BoardStyle style)
      throws NotationException {
    BoardPainter painter = painter(style);
    BufferedImage first = painted(painter, scene(MIDGAME), 1);
    painted(painter, scene("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S"), 1);

    assertThat(differences(first, painted(painter, scene(MIDGAME), 1))).isEmpty();
    assertThat(differences(first, painted(painter(style), scene(MIDGAME), 1))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void a_pile_changes_nothing_outside_of_what_belongs_to_its_pit(BoardStyle style)
      throws NotationException {
    BoardPainter painter = painter(style);
    BufferedImage before = painted(painter, scene(MIDGAME), 1);
    BufferedImage after = painted(painter, scene("0,4,2,7,0,5,3/2,0,1,19,0,1,0 9 11 S"), 1);
    Rectangle2D bounds = painter.geometry(AREA, 7).bounds(new Hole(Side.SOUTH, 3));

    assertThat(differences(before, after))
        .isNotEmpty()
        .allMatch(pixel -> bounds.contains(pixel.x + 0.5, pixel.y + 0.5));
  }

  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void marks_and_their_words_leave_every_numeral_as_it_was(BoardStyle style)
      throws NotationException {
    BoardPainter painter = painter(style);
    Position position = PositionNotation.read(MIDGAME);
    BufferedImage plain = painted(painter, Scene.still(position, List.of()), 1);
    for (Mark mark : Marks.oneOfEachKind(7)) {
      BufferedImage marked = painted(painter, Scene.still(position, List.of(mark)), 1);
      List<Point> changed = differences(plain, marked);
      assertThat(changed).as("%s", mark).isNotEmpty();
      for (Pit pit : Board.pits(7)) {
        assertThat(changed.stream().filter(painter.geometry(AREA, 7).numeral(pit)::contains))
            .as("%s at %s", mark, pit)
            .isEmpty();
      }
    }
  }

  @Test
  void the_board_is_painted_where_it_was_asked_for() throws NotationException {
    BufferedImage picture = canvas(900, 500);
    Graphics2D g = picture.createGraphics();
    Rectangle area = new Rectangle(150, 120, 600, 260);
    painter(BoardStyle.CONGKAK).paint(g, area, scene(MIDGAME));
    g.dispose();

    assertThat(differences(canvas(900, 500), picture)).isNotEmpty().allMatch(area::contains);
  }

  @Test
  void on_a_finer_device_it_shows_more_and_not_merely_larger_pixels() throws NotationException {
    BoardPainter painter = painter(BoardStyle.DAKON);
    BufferedImage fine = painted(painter, scene(MIDGAME), 2);
    BufferedImage coarse = canvas(fine.getWidth(), fine.getHeight());
    Graphics2D g = coarse.createGraphics();
    g.drawImage(painted(painter, scene(MIDGAME), 1), 0, 0, fine.getWidth(), fine.getHeight(), null);
    g.dispose();

    assertThat(edges(fine)).isGreaterThan(edges(coarse) * 11 / 10);
  }

  @Test
  void no_room_is_no_reason_to_fail() throws NotationException {
    Graphics2D g = canvas(10, 10).createGraphics();
    BoardPainter painter = painter(BoardStyle.DAKON);

    painter.paint(g, new Rectangle(0, 0, 0, 0), scene(MIDGAME));
    painter.paint(g, new Rectangle(0, 0, 3, 2), scene(MIDGAME));
    g.dispose();
  }

  private static BoardPainter painter(BoardStyle style) {
    return new BoardPainter(
        style,
        Direction.CLOCKWISE,
        new Players("South", "North"),
        new Font(Font.SANS_SERIF, Font.PLAIN, 12));
  }

  private static Scene scene(String position) throws NotationException {
    return Scene.still(PositionNotation.read(position), List.of());
  }

  private static BufferedImage painted(BoardPainter painter, Scene scene, int scale) {
    BufferedImage picture = canvas(AREA.width * scale, AREA.height * scale);
    Graphics2D g = picture.createGraphics();
    g.scale(scale, scale);
    painter.paint(g, AREA, scene);
    g.dispose();
    return picture;
  }

  private static BufferedImage canvas(int width, int height) {
    BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = picture.createGraphics();
    g.setColor(GROUND);
    g.fillRect(0, 0, width, height);
    g.dispose();
    return picture;
  }

  /** How much light changes from pixel to pixel, all in all. */
  private static long edges(BufferedImage picture) {
    long edges = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 1; x < picture.getWidth(); x++) {
        int before = picture.getRGB(x - 1, y) >> 8 & 0xFF;
        edges += Math.abs((picture.getRGB(x, y) >> 8 & 0xFF) - before);
      }
    }
    return edges;
  }
}
