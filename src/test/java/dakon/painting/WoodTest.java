package dakon.painting;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Contrasts as WCAG 2.2 measures them. */
class WoodTest {
  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void numerals_stand_out_from_the_wood_by_at_least_four_and_a_half_to_one(BoardStyle style) {
    Wood wood = style.wood();

    assertThat(List.of(wood.top(), wood.bottom()))
        .allSatisfy(colour -> assertThat(contrast(wood.ink(), colour)).isGreaterThanOrEqualTo(4.5));
  }

  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void of_the_two_colours_of_a_mark_one_stands_out_by_three_to_one(BoardStyle style) {
    Wood wood = style.wood();

    assertThat(List.of(wood.top(), wood.bottom(), wood.holeTop(), wood.holeBottom()))
        .allSatisfy(
            colour ->
                assertThat(
                        Math.max(contrast(Figure.CREAM, colour), contrast(Figure.LATERITE, colour)))
                    .isGreaterThanOrEqualTo(3));
    assertThat(contrast(Figure.CREAM, Figure.LATERITE)).isGreaterThanOrEqualTo(3);
  }

  private static double contrast(Color one, Color other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(Color colour) {
    double[] linear =
        Stream.of(colour.getRed(), colour.getGreen(), colour.getBlue())
            .mapToDouble(part -> linear(part / 255.0))
            .toArray();
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
