package dakon.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SettingsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void a_switch_stands_as_usual_until_it_is_turned_and_then_is_kept(Switch what) {
    Path file = folder.resolve("new/settings.properties");
    Settings settings = Settings.in(file);
    boolean usual = settings.isOn(what);
    settings.turn(what, !usual);

    assertThat(settings.isOn(what)).isEqualTo(!usual);
    assertThat(Settings.in(file).isOn(what)).isEqualTo(!usual);
  }

  @Test
  void choices_by_name_are_kept() {
    Path file = folder.resolve("settings.properties");
    Settings.in(file).choose("theme", "NIGHT");

    assertThat(Settings.in(file).chosen("theme")).contains("NIGHT");
    assertThat(Settings.in(file).chosen("zoom")).isEmpty();
  }

  @Test
  void nothing_but_the_file_is_left_in_the_folder() throws IOException {
    Settings.in(folder.resolve("settings.properties")).choose("theme", "NIGHT");

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve("settings.properties"));
    }
  }

  @Test
  void a_damaged_file_counts_as_none() throws IOException {
    Path file = folder.resolve("settings.properties");
    Files.writeString(file, "loop=\\u00zz\n");

    assertThat(Settings.in(file).isOn(Switch.LOOP)).isFalse();

    Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
    assertThat(Settings.in(file).isOn(Switch.LOOP)).isFalse();
  }

  @Test
  void a_file_that_cannot_be_written_loses_nothing_now() throws IOException {
    Path inTheWay = Files.createFile(folder.resolve("file"));
    Settings settings = Settings.in(inTheWay.resolve("settings.properties"));
    settings.turn(Switch.SOUND, true);

    assertThat(settings.isOn(Switch.SOUND)).isTrue();
  }

  @Test
  void whoever_listens_is_told_of_changes_only() {
    Settings settings = Settings.forgotten();
    List<Boolean> heard = new ArrayList<>();
    Runnable listener = () -> heard.add(settings.isOn(Switch.LOOP));
    settings.onChange(listener);
    settings.turn(Switch.LOOP, true);
    settings.turn(Switch.LOOP, true);
    settings.turn(Switch.LOOP, false);
    settings.forget(listener);
    settings.turn(Switch.LOOP, true);

    assertThat(heard).containsExactly(true, false);
  }

  @ParameterizedTest
  @CsvSource({
    "Linux,      ,       /home/ana/.config/dakon-tutor",
    "Linux,      /conf,  /conf/dakon-tutor",
    "Linux,      conf,   /home/ana/.config/dakon-tutor",
    "Mac OS X,   ,       /home/ana/Library/Application Support/Dakon Tutor"
  })
  void the_folder_is_the_custom_of_the_platform(String system, String variable, Path expected) {
    Map<String, String> environment =
        variable == null ? Map.of() : Map.of("XDG_CONFIG_HOME", variable);

    assertThat(new UserFolders(environment, system, Path.of("/home/ana")).settings())
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "Linux,      ,       /home/ana/.local/share/dakon-tutor",
    "Linux,      /data,  /data/dakon-tutor",
    "Mac OS X,   ,       /home/ana/Library/Application Support/Dakon Tutor"
  })
  void so_is_that_for_data(String system, String variable, Path expected) {
    Map<String, String> environment =
        variable == null ? Map.of() : Map.of("XDG_DATA_HOME", variable);

    assertThat(new UserFolders(environment, system, Path.of("/home/ana")).data())
        .isEqualTo(expected);
  }

  @Test
  void on_windows_it_is_that_for_the_data_of_programs() {
    Map<String, String> environment = Map.of("APPDATA", "/Users/ana/AppData/Roaming");

    assertThat(new UserFolders(environment, "Windows 11", Path.of("/Users/ana")).settings())
        .isEqualTo(Path.of("/Users/ana/AppData/Roaming/Dakon Tutor"));
  }

  @Test
  void a_switch_may_stand_on_its_own_in_one_place() {
    Settings settings = Settings.forgotten();
    Settings there = settings.apart(Switch.STOP_AFTER_LAP, "examples");
    assertThat(settings.isOn(Switch.STOP_AFTER_LAP)).isTrue();
    assertThat(there.isOn(Switch.STOP_AFTER_LAP)).isFalse();

    there.turn(Switch.STOP_AFTER_LAP, true);
    settings.turn(Switch.STOP_AFTER_LAP, false);
    there.turn(Switch.LOOP, true);
    assertThat(there.isOn(Switch.STOP_AFTER_LAP)).isTrue();
    assertThat(settings.isOn(Switch.STOP_AFTER_LAP)).isFalse();
    assertThat(settings.isOn(Switch.LOOP)).isTrue();
  }
}
