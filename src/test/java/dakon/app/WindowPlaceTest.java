package dakon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.settings.Settings;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindowPlaceTest {
  private static final Rectangle FIRST = new Rectangle(0, 0, 1920, 1080);
  private static final Rectangle SECOND = new Rectangle(1920, 0, 1280, 1024);
  private static final Rectangle USUAL = new Rectangle(320, 140, 1280, 800);

  private static Rectangle restored(String kept, Rectangle... screens) {
    Settings settings = Settings.forgotten();
    settings.choose("window.place", kept);
    return new WindowPlace(settings, new Dimension(1280, 800), new Dimension(900, 600))
        .on(List.of(screens));
  }

  @Test
  void a_window_comes_back_where_it_was() {
    assertThat(restored("2000,50,1000,700", FIRST, SECOND))
        .isEqualTo(new Rectangle(2000, 50, 1000, 700));
  }

  @Test
  void a_window_on_a_screen_that_is_gone_comes_onto_one_that_is_there() {
    assertThat(restored("2000,50,1000,700", FIRST)).isEqualTo(new Rectangle(920, 50, 1000, 700));
  }

  @Test
  void a_window_half_off_the_screen_is_brought_back_whole() {
    assertThat(restored("-500,-300,1000,700", FIRST)).isEqualTo(new Rectangle(0, 0, 1000, 700));
  }

  @Test
  void a_window_between_two_screens_goes_to_the_one_that_has_more_of_it() {
    assertThat(restored("1700,0,1000,700", FIRST, SECOND))
        .isEqualTo(new Rectangle(1920, 0, 1000, 700));
  }

  @Test
  void a_window_larger_than_the_screen_is_cut() {
    assertThat(restored("0,0,3840,2160", FIRST)).isEqualTo(FIRST);
    assertThat(restored("0,0,1280,800", new Rectangle(0, 0, 800, 480)))
        .isEqualTo(new Rectangle(0, 0, 800, 480));
  }

  @Test
  void a_window_that_shrank_to_nothing_has_its_least_size() {
    assertThat(restored("10,10,0,-5", FIRST)).isEqualTo(new Rectangle(10, 10, 900, 600));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "here",
        "1,2,3",
        "1,2,3,4,5",
        "1,2,3,4\n",
        "1.5,2,3,4",
        "99999999999999999999,0,1000,700",
        "0x10,0,1000,700",
        "NaN,0,1000,700",
        " 1, 2, 3, 4",
        "1,2,3,",
        "--1,2,3,4"
      })
  void what_is_no_place_is_ignored(String kept) {
    assertThat(restored(kept, FIRST)).isEqualTo(USUAL);
  }

  @Test
  void the_farthest_places_there_can_be_are_harmless() {
    assertThat(FIRST.contains(restored("99999,99999,99999,99999", FIRST))).isTrue();
    assertThat(FIRST.contains(restored("-99999,-99999,900,600", FIRST))).isTrue();
  }
}
