package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.settings.Settings;
import dakon.testing.GuiTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@GuiTest
class LookTest {
  private final Settings settings = Settings.forgotten();
  private final Map<String, Object> desktop = new HashMap<>();
  private final List<Runnable> watchers = new ArrayList<>();

  @AfterEach
  void as_ever() {
    execute(() -> Zoom.to(Zoom.WHOLE));
    execute(Theme.PAPER::install);
  }

  private Look look() {
    return new Look(
        settings, new SystemTheme(desktop::get, (name, changed) -> watchers.add(changed)));
  }

  @ParameterizedTest
  @CsvSource({
    "Adwaita, PAPER",
    "Adwaita-dark, NIGHT",
    "Yaru-Dark, NIGHT",
    "HighContrast, CONTRAST",
    "HighContrastInverse, CONTRAST",
    "'', PAPER"
  })
  void the_theme_is_as_the_desktop_has_it(String name, Theme theme) {
    desktop.put("gnome.Net/ThemeName", name);

    execute(look()::install);

    assertThat(execute(Theme::current)).isEqualTo(theme);
  }

  @Test
  void the_theme_follows_the_desktop_while_the_window_is_open() {
    execute(look()::install);
    assertThat(execute(Theme::current)).isEqualTo(Theme.PAPER);

    desktop.put("win.highContrast.on", true);
    watchers.forEach(Runnable::run);

    assertThat(afterAll(Theme::current)).isEqualTo(Theme.CONTRAST);
  }

  @Test
  void a_theme_that_is_chosen_stays_whatever_the_desktop_has() {
    Look look = look();
    execute(look::install);
    execute(() -> look.choose(ThemeChoice.NIGHT));

    desktop.put("win.highContrast.on", true);
    watchers.forEach(Runnable::run);

    assertThat(afterAll(Theme::current)).isEqualTo(Theme.NIGHT);
    assertThat(settings.chosen("theme")).contains("NIGHT");
  }

  /** What is so once all that waits for the event dispatch thread is done. */
  private static <T> T afterAll(java.util.concurrent.Callable<T> question) {
    execute(() -> assertThat(SwingUtilities.isEventDispatchThread()).isTrue());
    return execute(question);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "BLUE", "paper", "../../etc/passwd", "\u0000"})
  void a_theme_that_is_none_counts_as_none_chosen(String kept) {
    settings.choose("theme", kept);

    assertThat(execute(() -> look().choice())).isEqualTo(ThemeChoice.SYSTEM);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "99", "101", "1000", "-100", "1e2", "200 ", "२००", "999"})
  void a_zoom_that_is_none_counts_as_none_chosen(String kept) {
    settings.choose("zoom", kept);

    execute(look()::install);

    assertThat(execute(Zoom::percent)).isEqualTo(100);
  }

  @Test
  void the_zoom_is_kept_and_comes_back() {
    execute(
        () -> {
          Look look = look();
          look.install();
          look.zoomIn();
          look.zoomIn();
        });
    assertThat(settings.chosen("zoom")).contains("125");
    execute(() -> Zoom.to(Zoom.WHOLE));

    execute(look()::install);

    assertThat(execute(Zoom::percent)).isEqualTo(125);
  }

  @Test
  void the_menu_shows_what_is_chosen_and_chooses() {
    Look look = look();
    ViewMenu menu = execute(() -> new ViewMenu(look, () -> {}));

    execute(() -> menu.getItem(3).doClick());

    assertThat(execute(look::choice)).isEqualTo(ThemeChoice.CONTRAST);
    assertThat(execute(() -> menu.getItem(3).isSelected())).isTrue();
    assertThat(execute(() -> menu.getItem(0).isSelected())).isFalse();
    execute(() -> look.choose(ThemeChoice.PAPER));
    assertThat(execute(() -> menu.getItem(1).isSelected())).isTrue();
  }

  @Test
  void every_entry_of_the_menu_has_a_letter_of_its_own() {
    ViewMenu menu = execute(() -> new ViewMenu(look(), () -> {}));

    List<Integer> letters =
        execute(
            () ->
                java.util.stream.IntStream.range(0, menu.getItemCount())
                    .mapToObj(menu::getItem)
                    .filter(java.util.Objects::nonNull)
                    .map(item -> item.getMnemonic())
                    .toList());

    assertThat(letters).doesNotHaveDuplicates().doesNotContain(0).hasSize(8);
  }
}
