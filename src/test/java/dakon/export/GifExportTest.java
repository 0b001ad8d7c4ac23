package dakon.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dakon.export.Films.Film;
import dakon.rules.Ruleset;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GifExportTest {
  private static final Look SMALL = new Look(new Size(320, 180), Backdrop.LIGHT, true);

  @TempDir Path folder;

  private Film film(Request request) throws IOException {
    assertThat(Exports.write(request, Progress.SILENT)).isTrue();
    return Films.read(request.target());
  }

  private Request request(Subject subject) {
    return Request.of(subject, folder.resolve("move.gif")).looking(SMALL);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 4, 10})
  void lasts_as_long_as_the_moves_at_its_speed_and_lingers_at_the_end(double speed)
      throws IOException {
    Subject subject = Films.moves(Ruleset.DAKON, "A");
    Film film = film(request(subject).atSpeed(speed));

    double seconds = subject.timeline().duration() / 1000 / speed;
    assertThat(film.length() / 100.0).isCloseTo(seconds + 1.5, within(0.01));
    assertThat(film.delays().get(film.delays().size() - 1)).isGreaterThanOrEqualTo(150);
  }

  @Test
  void moves_smoothly_and_rests_in_one_picture() throws IOException {
    Film film = film(request(Films.moves(Ruleset.DAKON, "A")));

    assertThat(film.delays()).allMatch(delay -> delay >= 6);
    assertThat(film.delays().stream().filter(delay -> delay <= 7).count())
        .isGreaterThan(film.delays().size() * 3 / 4);
    assertThat(film.delays()).anyMatch(delay -> delay >= 80);
  }

  @Test
  void repeats_for_ever() throws IOException {
    assertThat(film(request(Films.moves(Ruleset.CONGKAK, "G"))).repeats()).isTrue();
  }

  @Test
  void ends_with_what_the_board_looks_like_at_the_end() throws IOException {
    Subject subject = Films.moves(Ruleset.DJENON_ABOURE, "A");
    BufferedImage shown = film(request(subject)).last();
    Path still = folder.resolve("end.png");
    Exports.write(Request.of(subject, still).looking(SMALL), Progress.SILENT);
    BufferedImage painted = ImageIO.read(still.toFile());

    assertThat(differences(shown, painted)).isLessThan(3);
  }

  /** How far apart two pictures are, as the mean over all parts of all pixels. */
  private static double differences(BufferedImage one, BufferedImage other) {
    double sum = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        Color a = new Color(one.getRGB(x, y));
        Color b = new Color(other.getRGB(x, y));
        sum +=
            Math.abs(a.getRed() - b.getRed())
                + Math.abs(a.getGreen() - b.getGreen())
                + Math.abs(a.getBlue() - b.getBlue());
      }
    }
    return sum / (3.0 * one.getWidth() * one.getHeight());
  }

  @Test
  void stands_on_a_ground_that_is_just_the_colour_of_the_theme() throws IOException {
    Look dark = new Look(SMALL.size(), Backdrop.DARK, false);
    Film film = film(request(Films.moves(Ruleset.DAKON, "G")).looking(dark));

    assertThat(new Color(film.last().getRGB(0, 0))).isEqualTo(Backdrop.DARK.ground());
    assertThat(film.last().getWidth()).isEqualTo(320);
    assertThat(film.last().getHeight()).isEqualTo(180);
  }

  /** Frames are counted as they come, so a film that waited for all of them would be found out. */
  @Test
  void the_longest_move_is_written_frame_by_frame() throws IOException {
    Request request =
        request(Films.longest()).looking(new Look(new Size(160, 120), Backdrop.LIGHT, false));
    List<Long> sizes = new ArrayList<>();
    Exports.write(request, (done, total) -> sizes.add(draftSize()));

    assertThat(sizes).hasSizeGreaterThan(500);
    assertThat(sizes.get(sizes.size() / 2)).isGreaterThan(Files.size(request.target()) / 4);
    assertThat(Films.read(request.target()).length()).isGreaterThan(3000);
  }

  private long draftSize() {
    return folder.toFile().listFiles()[0].length();
  }
}
