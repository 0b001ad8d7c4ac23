package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.Icon;
import javax.swing.JLabel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of the icons, as they are painted. */
@GuiTest
class IconsTest {
  private static final Path FILES = Path.of("src/main/resources/dakon/ui/icons");

  /** So many times as large as they are drawn, so that nothing thin is lost between two pixels. */
  private static final int SIZE = 24 * 10;

  /** The icon of the program, which fills its square. */
  private static final String PROGRAM = "dakon";

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FILES)) {
      return files
          .map(file -> file.getFileName().toString().replace(".svg", ""))
          .filter(name -> !name.equals(PROGRAM))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void no_stroke_leaves_the_square_of_its_icon(String name) {
    BufferedImage painted = execute(() -> painted(Icons.exactly(name, SIZE)));

    assertThat(edge(painted)).as("what is painted on the edge").containsOnly(0);
    assertThat(IntStream.range(0, SIZE * SIZE))
        .as("what is painted at all")
        .anyMatch(at -> painted.getRGB(at % SIZE, at / SIZE) != 0);
  }

  private static BufferedImage painted(Icon icon) {
    BufferedImage picture = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
    icon.paintIcon(new JLabel(), picture.createGraphics(), 0, 0);
    return picture;
  }

  /** The pixels along the four sides; 0 is nothing. */
  private static int[] edge(BufferedImage picture) {
    int last = SIZE - 1;
    return IntStream.range(0, SIZE)
        .flatMap(
            at ->
                IntStream.of(
                    picture.getRGB(at, 0),
                    picture.getRGB(at, last),
                    picture.getRGB(0, at),
                    picture.getRGB(last, at)))
        .toArray();
  }
}
