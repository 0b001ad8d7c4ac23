package dakon.painting;

import static dakon.painting.Pixels.coloured;
import static dakon.painting.Pixels.differences;
import static dakon.painting.Pixels.in;
import static dakon.painting.Pixels.pieces;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Pit;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What each capture looks like, pixel by pixel: from moves that were played. */
class CaptureSignalsTest {
  private static final Rectangle AREA = new Rectangle(0, 0, 680, 300);
  private static final int FRAMES = 24;
  private static final String CHAIN = "chain";

  /** A move of each rule, and the mark that is to point out what it takes. */
  static Stream<Capture> captures() {
    return Stream.of(
        new Capture(
            "nembak",
            Notated.trace(Ruleset.DAKON, "0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S", "G"),
            Ruleset.DAKON,
            5,
            List.of(Notated.pits("F", "b")),
            seeds -> new Mark.Shot(Notated.hole("F"), Notated.hole("b"), seeds)),
        new Capture(
            "mikul",
            Notated.trace(Ruleset.DAKON, "0,3,0,4,0,0,0/0,5,0,0,0,0,0 0 0 S", "B"),
            Ruleset.DAKON,
            9,
            List.of(Notated.pits("f", "d")),
            seeds -> new Mark.Pole(Notated.hole("e"), Notated.hole("d"), Notated.hole("f"), seeds)),
        new Capture(
            "mati bela",
            Notated.trace(Ruleset.CONGKAK, "0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S", "G"),
            Ruleset.CONGKAK,
            6,
            List.of(Notated.pits("F", "b")),
            seeds -> new Mark.Joined(Notated.hole("F"), Notated.hole("b"), seeds)),
        new Capture(
            CHAIN,
            Notated.trace(Ruleset.DJENON_ABOURE, "0,0,0,0,0,2/3,1,1,0,0,0 0 0 S", "A"),
            Ruleset.DJENON_ABOURE,
            4,
            List.of(Notated.pits("C", "B")),
            seeds -> new Mark.Chain(Notated.holes("C", "B"), seeds)));
  }

  static Stream<Capture> capturesOfJoinedHoles() {
    return captures().filter(capture -> !capture.name.equals(CHAIN));
  }

  /** A capture about to be made. */
  static final class Capture {
    private final String name;
    private final int seeds;
    private final List<Pit> joined;
    private final IntFunction<Mark> mark;
    private final BoardStyle style;
    private final Timeline timeline;
    private final BoardPainter painter;
    private final BoardGeometry geometry;
    private final int moment;

    Capture(
        String name,
        Trace trace,
        Ruleset rules,
        int seeds,
        List<Pit> joined,
        IntFunction<Mark> mark) {
      this.name = name;
      this.seeds = seeds;
      this.joined = joined;
      this.mark = mark;
      this.style = BoardStyle.of(rules.game());
      this.timeline = Timeline.of(new Replay(List.of(trace)), Narrator.of(rules.game()), List.of());
      this.painter =
          new BoardPainter(
              style,
              rules.direction(),
              new Players("South", "North"),
              new Font(Font.SANS_SERIF, Font.PLAIN, 12));
      this.geometry = painter.geometry(AREA, trace.before().board().row());
      this.moment = timeline.captures().get(0);
    }

    @Override
    public String toString() {
      return name;
    }

    /** The mark of this capture, as the timeline shows it when all of it is pointed out. */
    private Mark shown() {
      return scenes().stream()
          .flatMap(scene -> scene.marks().stream())
          .filter(mark.apply(seeds).getClass()::isInstance)
          .reduce((first, last) -> last)
          .orElseThrow();
    }

    /** Moments from when the capture is pointed out until it has come to rest. */
    private List<Scene> scenes() {
      List<Scene> scenes = new ArrayList<>();
      double from = timeline.timeOf(moment);
      double length = timeline.timeOf(moment + 1) - from;
      for (int frame = 0; frame <= FRAMES; frame++) {
        scenes.add(timeline.at(from + length * frame / FRAMES));
      }
      return scenes;
    }

    /** The board before the capture, with these marks alone. */
    private BufferedImage with(List<Mark> marks) {
      Scene scene = timeline.atMoment(moment);
      return painted(
          new Scene(
              scene.board(),
              scene.toMove(),
              scene.hand(),
              scene.flights(),
              marks,
              List.of(),
              scene.caption()));
    }

    private BufferedImage painted(Scene scene) {
      BufferedImage picture =
          new BufferedImage(AREA.width, AREA.height, BufferedImage.TYPE_INT_ARGB);
      Graphics2D g = picture.createGraphics();
      painter.paint(g, AREA, scene);
      g.dispose();
      return picture;
    }

    private List<Point> markedBy(int number) {
      return differences(with(List.of()), with(List.of(mark.apply(number))));
    }

    /** The four quarters of the band round a pit. */
    private List<Shape> quarters(Pit pit) {
      Rectangle2D box = geometry.rim(pit, geometry.band()).getBounds2D();
      double width = box.getWidth() / 2;
      double height = box.getHeight() / 2;
      return Stream.of(0, 1, 2, 3)
          .map(
              part -> {
                Area band = new Area(geometry.rim(pit, geometry.band()));
                band.subtract(new Area(geometry.rim(pit)));
                band.intersect(
                    new Area(
                        new Rectangle2D.Double(
                            box.getX() + part % 2 * width,
                            box.getY() + part / 2 * height,
                            width,
                            height)));
                return (Shape) band;
              })
          .toList();
    }

    /** The lane along the middle of the board. */
    private Rectangle2D lane() {
      Rectangle2D wood = geometry.body();
      double top = geometry.middle().getY() - geometry.lane() / 2;
      return new Rectangle2D.Double(wood.getX(), top, wood.getWidth(), geometry.lane());
    }

    /** The pit with its band, and all that lies in it. */
    private Shape banded(Pit pit) {
      return geometry.rim(pit, geometry.band() + 1);
    }
  }

  @ParameterizedTest
  @MethodSource("captures")
  void the_holes_and_the_number_pointed_out_are_those_of_the_capture(Capture capture) {
    BufferedImage shown = capture.with(List.of(capture.shown()));

    assertThat(differences(shown, capture.with(List.of(capture.mark.apply(capture.seeds)))))
        .isEmpty();
    assertThat(differences(shown, capture.with(List.of(capture.mark.apply(capture.seeds + 1)))))
        .as("another number looks different")
        .isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("capturesOfJoinedHoles")
  void one_unbroken_figure_joins_the_holes(Capture capture) {
    assertThat(pieces(capture.markedBy(capture.seeds)))
        .anySatisfy(
            piece ->
                assertThat(capture.joined)
                    .allSatisfy(pit -> assertThat(piece).anyMatch(in(capture.banded(pit)))));
  }

  @ParameterizedTest
  @MethodSource("captures")
  void every_hole_of_the_capture_is_ringed_all_round_and_no_other(Capture capture) {
    List<Point> marked = capture.markedBy(capture.seeds);
    for (Pit pit : Board.pits(capture.geometry.row())) {
      boolean ringed =
          capture.quarters(pit).stream().allMatch(part -> marked.stream().anyMatch(in(part)));
      assertThat(ringed).as("%s is ringed", pit).isEqualTo(capture.joined.contains(pit));
    }
  }

  @ParameterizedTest
  @MethodSource("captures")
  void the_number_stands_in_the_lane_and_is_all_that_changes_with_it(Capture capture) {
    BufferedImage one = capture.with(List.of(capture.mark.apply(capture.seeds)));
    BufferedImage other = capture.with(List.of(capture.mark.apply(capture.seeds + 1)));

    assertThat(differences(one, other)).isNotEmpty().allMatch(in(capture.lane()));
  }

  @ParameterizedTest
  @MethodSource("captures")
  void every_numeral_can_be_read_at_every_instant(Capture capture) {
    int ink = capture.style.wood().ink().getRGB();
    for (Scene scene : capture.scenes()) {
      BufferedImage shown = capture.painted(scene);
      BufferedImage bare = capture.painted(still(scene));
      for (Pit pit : Board.pits(capture.geometry.row())) {
        Rectangle room = capture.geometry.numeral(pit).getBounds();
        assertThat(coloured(shown, room, ink))
            .as("%s in %s", pit, scene)
            .isNotEmpty()
            .containsAll(coloured(bare, room, ink));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("captures")
  void nothing_is_drawn_outside_the_board_at_any_instant(Capture capture) {
    Rectangle2D wood = capture.geometry.body();
    for (Scene scene : capture.scenes()) {
      assertThat(differences(capture.painted(still(scene)), capture.painted(scene)))
          .as("%s", scene)
          .allMatch(in(wood));
    }
  }

  @ParameterizedTest
  @MethodSource("captures")
  void what_was_taken_stays_written_at_the_store(Capture capture) {
    Scene end = capture.timeline.atMoment(capture.moment + 1);
    Event.Captured captured =
        (Event.Captured) capture.timeline.replay().events().get(capture.moment);
    Mark gain = new Mark.Gain(captured.into(), capture.seeds);

    assertThat(end.marks()).contains(gain);
    assertThat(differences(capture.with(List.of()), capture.with(List.of(gain)))).isNotEmpty();
  }

  /** The same board, without what moves and what points. */
  private static Scene still(Scene scene) {
    return new Scene(
        scene.board(),
        scene.toMove(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        scene.caption());
  }
}
