package dakon.painting;

import static dakon.painting.Pixels.differences;
import static dakon.painting.Pixels.in;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.gallery.Example;
import dakon.gallery.Gallery;
import dakon.lesson.Block;
import dakon.lesson.markdown.LessonFiles;
import dakon.replay.Narrator;
import dakon.replay.Note;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The notes of the lessons and examples that ship, as they lie on their boards, pixel by pixel. */
class ShippedSlipsTest {
  private static final Path LESSONS = Path.of("lessons", "en");
  private static final Rectangle AREA = new Rectangle(0, 0, 680, 300);
  private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
  private static final Paper DARK =
      new Paper(new Color(0x1C1A17), new Color(0x9A9184), new Color(0xF0EBE2));

  /** Every so many replays with notes there is one whose notes are looked at. */
  private static final int ONE_IN = 3;

  /** The shade of a slip takes no more of the brightness than this, of 255. */
  private static final int SHADE = 80;

  static Stream<Example> annotated() throws IOException {
    List<Example> annotated =
        Gallery.of(LessonFiles.course(LESSONS), LessonFiles.course(LESSONS.resolve("examples")))
            .examples()
            .stream()
            .filter(example -> !notes(example).isEmpty())
            .toList();
    return Stream.iterate(0, place -> place < annotated.size(), place -> place + ONE_IN)
        .map(annotated::get);
  }

  private static List<Note> notes(Example example) {
    return example.block() instanceof Block.ReplayBlock replay ? replay.notes() : List.of();
  }

  @ParameterizedTest
  @MethodSource("annotated")
  void a_slip_is_seen_and_covers_nothing_of_a_numeral_or_a_letter(Example example) {
    String game = example.rules().game();
    Timeline timeline = Timeline.of(new Replay(example.moves()), Narrator.of(game), notes(example));
    BoardPainter painter =
        new BoardPainter(
            BoardStyle.of(game), example.rules().direction(), new Players("South", "North"), FONT);
    for (Note note : notes(example)) {
      Scene scene = timeline.atMoment(note.moment());
      for (Paper paper : List.of(Paper.WHITE, DARK)) {
        BufferedImage bare = picture(painter, scene.withoutSlips(), paper);
        BufferedImage picture = picture(painter, scene, paper);
        List<Point> slip =
            differences(picture, bare).stream()
                .filter(
                    pixel -> Math.abs(brightness(picture, pixel) - brightness(bare, pixel)) > SHADE)
                .toList();

        assertThat(slip).as(note.text()).isNotEmpty();
        for (Rectangle2D room : written(painter, scene.board())) {
          assertThat(slip.stream().filter(in(room))).as(note.text()).isEmpty();
        }
      }
    }
  }

  /** Where the numerals and letters stand, but for the pixel at which a slip may border on them. */
  private static List<Rectangle2D> written(BoardPainter painter, Board board) {
    BoardGeometry geometry = painter.geometry(AREA, board.row());
    return Board.pits(board.row()).stream()
        .flatMap(
            pit ->
                pit instanceof Hole hole
                    ? Stream.of(geometry.numeral(hole), geometry.letter(hole))
                    : Stream.of(geometry.numeral(pit)))
        .map(ShippedSlipsTest::withoutEdge)
        .toList();
  }

  private static Rectangle2D withoutEdge(Rectangle2D room) {
    return new Rectangle2D.Double(
        room.getX() + 1, room.getY() + 1, room.getWidth() - 2, room.getHeight() - 2);
  }

  private static int brightness(BufferedImage picture, Point pixel) {
    Color colour = new Color(picture.getRGB(pixel.x, pixel.y));
    return (2 * colour.getRed() + 5 * colour.getGreen() + colour.getBlue()) / 8;
  }

  private static BufferedImage picture(BoardPainter painter, Scene scene, Paper paper) {
    BufferedImage picture = new BufferedImage(AREA.width, AREA.height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = picture.createGraphics();
    painter.paint(graphics, AREA, scene, paper);
    graphics.dispose();
    return picture;
  }
}
