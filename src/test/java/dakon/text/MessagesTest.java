package dakon.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dakon.replay.Narrator;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessagesTest {
  private static final String SEEDS = "{0,plural,=0{nothing}one{# seed}other{# seeds}} in {1}";

  @Test
  void places_are_filled_with_arguments() {
    assertThat(fill("{1} before {0}", "b", "a")).isEqualTo("a before b");
  }

  @ParameterizedTest
  @CsvSource({"0, nothing in A", "1, 1 seed in A", "2, 2 seeds in A", "101, 101 seeds in A"})
  void plurals_are_chosen_by_count(int count, String sentence) {
    assertThat(fill(SEEDS, count, "A")).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "0, zero",
    "1, one",
    "2, two",
    "3, few",
    "10, few",
    "11, many",
    "99, many",
    "100, other",
    "102, other",
    "103, few",
    "111, many"
  })
  void arabic_has_six_plurals(int count, String category) {
    assertThat(PluralCategory.of(count, Locale.forLanguageTag("ar")))
        .isEqualTo(PluralCategory.valueOf(category.toUpperCase(Locale.ROOT)));
  }

  @ParameterizedTest
  @CsvSource({"en, 0, OTHER", "en, 1, ONE", "fr, 0, ONE", "fr, 2, OTHER", "id, 1, OTHER"})
  void other_languages_have_fewer(String language, int count, PluralCategory category) {
    assertThat(PluralCategory.of(count, Locale.forLanguageTag(language))).isEqualTo(category);
  }

  @Test
  void plurals_may_hold_places() {
    assertThat(fill("{0,plural,one{# seed of {1}}other{# of {1}}}", 1, "C"))
        .isEqualTo("1 seed of C");
  }

  @Test
  void a_plural_without_its_last_form_is_an_error() {
    assertThatIllegalArgumentException().isThrownBy(() -> fill("{0,plural,one{#}}", 1));
  }

  @Test
  void a_plural_of_no_number_is_an_error() {
    assertThatIllegalArgumentException().isThrownBy(() -> fill(SEEDS, "x", "A"));
  }

  @Test
  void numbers_and_times_of_day_have_the_digits_of_the_board_in_whatever_country() {
    Locale before = Locale.getDefault();
    try {
      for (String country : List.of("ar-EG", "fa-IR", "hi-IN-u-nu-deva", "de-DE", "en-US")) {
        Locale.setDefault(Locale.forLanguageTag(country));
        Messages messages = Messages.of(Narrator.class);
        assertThat(messages.number(0.25)).as(country).isEqualTo("0.25");
        assertThat(messages.number(1)).as(country).isEqualTo("1");
        assertThat(messages.time(ZonedDateTime.of(2026, 12, 1, 17, 5, 0, 0, ZoneOffset.UTC)))
            .as(country)
            .contains("2026", "05")
            .matches("[\\p{ASCII}\\u00a0]+")
            .doesNotContain(" ");
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void a_brace_too_many_is_an_error() {
    assertThatIllegalArgumentException().isThrownBy(() -> fill("a}b"));
  }

  private static String fill(String text, Object... arguments) {
    return Pattern.fill(text, Locale.ENGLISH, arguments);
  }
}
