package dakon.painting;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.replay.Mark;
import dakon.replay.Slip;
import dakon.text.Messages;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where an author's words lie on the board. */
class SlipsTest {
  private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
  private static final List<String> TEXTS =
      List.of(
          "Home.",
          "The fourth seed is yours for good. Nothing ever leaves a barn.",
          "Twelve laps later all lies as before, and C would be lifted again. So it is North's.");

  static Stream<Boards.Sample> boards() {
    return Boards.all()
        .filter(
            sample ->
                sample.geometry().row() % 8 == 7
                    && sample.area().width >= 680
                    && sample.area().width <= 1200);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void a_slip_lies_on_the_board_and_covers_no_numeral_letter_or_name(Boards.Sample sample) {
    Slips slips = new Slips(sample.geometry(), FONT);
    for (Pit pit : Board.pits(sample.geometry().row())) {
      for (String text : TEXTS) {
        PaperSlip laid = slips.lay(List.of(new Slip(pit, text)), List.of(), List.of()).get(0);

        assertThat(sample.geometry().body().contains(laid.box())).as("%s: %s", pit, text).isTrue();
        assertCoversNothingWritten(sample.geometry(), laid);
        assertThat(sample.geometry().rim(pit).intersects(laid.box())).as("%s", pit).isFalse();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void a_slip_points_at_the_rim_of_its_pit(Boards.Sample sample) {
    BoardGeometry geometry = sample.geometry();
    Slips slips = new Slips(geometry, FONT);
    for (Pit pit : Board.pits(geometry.row())) {
      PaperSlip laid = slips.lay(List.of(new Slip(pit, TEXTS.get(1))), List.of(), List.of()).get(0);

      Rectangle2D round = geometry.rim(pit, geometry.band()).getBounds2D();
      round.setFrameFromCenter(
          round.getCenterX(), round.getCenterY(), round.getMaxX() + 1, round.getMaxY() + 1);
      assertThat(round.contains(laid.tip())).as("%s", pit).isTrue();
    }
  }

  @Test
  void two_slips_and_what_marks_say_leave_each_other_alone() {
    BoardGeometry geometry = Boards.all().toList().get(0).geometry();
    Hole landing = new Hole(Side.SOUTH, 1);
    Hole opposite = new Hole(Side.NORTH, geometry.row() - 2);
    MarkFigures.Drawing shot =
        new Mark.Shot(landing, opposite, 5)
            .accept(new MarkFigures(geometry, Messages.of(MarkFigures.class, Locale.ENGLISH)));
    Rectangle2D middle = new Rectangle2D.Double();
    middle.setFrameFromCenter(geometry.middle(), geometry.centre(landing));
    List<PaperSlip> laid =
        new Slips(geometry, FONT)
            .lay(
                List.of(new Slip(landing, "It landed."), new Slip(opposite, "Taken.")),
                shot.figures(),
                List.of());

    assertThat(laid).hasSize(2);
    assertThat(laid.get(0).touches(laid.get(1).box())).isFalse();
    laid.forEach(slip -> assertCoversNothingWritten(geometry, slip));
  }

  @Test
  void words_are_broken_into_as_few_letters_a_line_as_the_lines_allow() {
    Writing writing = Writing.of("one two three four five six", FONT, 3);

    assertThat(writing.lines()).containsExactly("one two", "three four", "five six");
  }

  private static void assertCoversNothingWritten(BoardGeometry geometry, PaperSlip laid) {
    for (Pit pit : Board.pits(geometry.row())) {
      assertThat(laid.touches(geometry.numeral(pit))).as("numeral of %s", pit).isFalse();
      Rectangle2D outer =
          pit instanceof Hole hole ? geometry.letter(hole) : geometry.name(pit.side());
      assertThat(laid.touches(outer)).as("letter of %s", pit).isFalse();
    }
  }
}
