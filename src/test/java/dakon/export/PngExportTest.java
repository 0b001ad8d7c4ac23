package dakon.export;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.Cue;
import dakon.rules.Ruleset;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PngExportTest {
  @TempDir Path folder;

  private BufferedImage picture(String name, Request request) throws IOException {
    Path file = folder.resolve(name);
    Request there =
        new Request(request.subject(), file, false, request.look(), request.speed(), request.at());
    assertThat(Exports.write(there, Progress.SILENT)).isTrue();
    return ImageIO.read(file.toFile());
  }

  private static Request request(Subject subject) {
    return Request.of(subject, Path.of("any.png"));
  }

  @Test
  void twice_the_size_has_twice_the_pixels_each_way() throws IOException {
    Request once = request(Films.moves(Ruleset.CONGKAK, "A"));
    BufferedImage picture = picture("1.png", once);
    BufferedImage twice =
        picture("2.png", once.looking(new Look(new Size(1600, 900), Backdrop.LIGHT, true)));

    assertThat(twice.getWidth()).isEqualTo(2 * picture.getWidth());
    assertThat(twice.getHeight()).isEqualTo(2 * picture.getHeight());
    assertThat(Films.colours(picture)).isGreaterThan(5000);
    assertThat(Films.colours(twice)).isGreaterThan(Films.colours(picture));
  }

  @Test
  void shows_the_moment_that_is_asked_for() throws IOException {
    Request end = request(Films.moves(Ruleset.DAKON, "A"));
    List<BufferedImage> pictures =
        List.of(
            picture("end.png", end),
            picture("lifted.png", end.at(Cue.read("lifted").orElseThrow())),
            picture("lap.png", end.at(Cue.read("lap 2 sown 3").orElseThrow())));

    assertThat(pictures.stream().map(PngExportTest::pixels).distinct().count()).isEqualTo(3);
  }

  private static int pixels(BufferedImage picture) {
    return Arrays.hashCode(
        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()));
  }

  @Test
  void without_captions_the_board_has_all_the_room() throws IOException {
    Request said = request(Films.moves(Ruleset.DAKON, "A"));
    Look silent = new Look(new Size(800, 450), Backdrop.LIGHT, false);
    BufferedImage with = picture("with.png", said);
    BufferedImage without = picture("without.png", said.looking(silent));

    assertThat(with.getRGB(30, 400)).isEqualTo(Backdrop.LIGHT.card().getRGB());
    assertThat(without.getRGB(30, 440)).isEqualTo(Backdrop.LIGHT.ground().getRGB());
  }

  @Test
  void a_still_position_can_be_shown_too() throws IOException {
    Subject still =
        new Subject(
            "Opening", Ruleset.DAKON, Ruleset.DAKON.opening(), List.of(), List.of(), List.of());

    assertThat(Films.colours(picture("still.png", request(still)))).isGreaterThan(5000);
  }
}
