package dakon.painting;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.replay.Mark;
import dakon.text.Messages;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MarkFiguresTest {
  private static final Messages ENGLISH = Messages.of(MarkFigures.class, Locale.ENGLISH);

  static Stream<Boards.Sample> boards() {
    return Boards.all()
        .filter(
            sample ->
                sample.geometry().row() % 4 == 3
                    && sample.area().width >= 680
                    && sample.area().width <= 1600);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void no_mark_touches_a_numeral_or_a_letter(Boards.Sample sample) {
    BoardGeometry geometry = sample.geometry();
    MarkFigures figures = new MarkFigures(geometry, ENGLISH);
    for (Mark mark : Marks.on(geometry.row())) {
      for (Figure figure : mark.accept(figures).figures()) {
        for (Pit pit : Board.pits(geometry.row())) {
          assertThat(figure.touches(geometry.numeral(pit))).as("%s at %s", mark, pit).isFalse();
          assertThat(figure.touches(outer(geometry, pit))).as("%s at %s", mark, pit).isFalse();
        }
      }
    }
  }

  private static Rectangle2D outer(BoardGeometry geometry, Pit pit) {
    return pit instanceof Hole hole ? geometry.letter(hole) : geometry.name(pit.side());
  }
}
