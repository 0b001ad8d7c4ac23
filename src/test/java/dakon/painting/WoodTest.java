package dakon.painting;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.testing.Contrast;
import java.awt.Color;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Contrasts as WCAG 2.2 measures them. */
class WoodTest {
  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void numerals_stand_out_from_the_wood_by_at_least_four_and_a_half_to_one(BoardStyle style) {
    Wood wood = style.wood();

    assertThat(List.of(wood.top(), wood.bottom()))
        .allSatisfy(
            colour -> assertThat(Contrast.of(wood.ink(), colour)).isGreaterThanOrEqualTo(4.5));
  }

  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void with_the_strong_finish_rims_stand_out_from_what_they_are_round(BoardStyle style) {
    Wood wood = style.wood();

    assertThat(List.of(wood.holeTop(), wood.holeBottom(), Lettering.PLATE))
        .allSatisfy(
            colour -> assertThat(Contrast.of(Figure.CREAM, colour)).isGreaterThanOrEqualTo(3));
    assertThat(Contrast.of(Color.WHITE, Lettering.PLATE)).isGreaterThanOrEqualTo(7);
  }

  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void of_the_two_colours_of_a_mark_one_stands_out_by_three_to_one(BoardStyle style) {
    Wood wood = style.wood();

    assertThat(List.of(wood.top(), wood.bottom(), wood.holeTop(), wood.holeBottom()))
        .allSatisfy(
            colour ->
                assertThat(
                        Math.max(
                            Contrast.of(Figure.CREAM, colour),
                            Contrast.of(Figure.LATERITE, colour)))
                    .isGreaterThanOrEqualTo(3));
    assertThat(Contrast.of(Figure.CREAM, Figure.LATERITE)).isGreaterThanOrEqualTo(3);
  }
}
