package dakon.export;

import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Subjects to export, and GIFs read back. */
final class Films {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  private Films() {}

  /** A run of moves from the opening. */
  static Subject moves(Ruleset rules, String moves) {
    Game game = Notated.play(Game.of(rules), moves);
    return Subject.of(rules, game.start(), game.moves());
  }

  /** The longest move known, alone: 576 seeds in 108 laps. */
  static Subject longest() {
    Game game = Notated.play(Game.of(Ruleset.DAKON), "GD e C ccaad F");
    var last = game.lastMove().orElseThrow();
    return Subject.of(Ruleset.DAKON, last.before(), List.of(last));
  }

  /**
   * A GIF as a viewer shows it.
   *
   * @param delays how long each picture stands, in hundredths of a second
   * @param last the last picture
   * @param repeats whether it repeats for ever
   */
  record Film(List<Integer> delays, BufferedImage last, boolean repeats) {
    int length() {
      return delays.stream().mapToInt(Integer::intValue).sum();
    }
  }

  static Film read(Path file) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      List<Integer> delays = new ArrayList<>();
      BufferedImage screen =
          new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
      Graphics2D g = screen.createGraphics();
      boolean repeats = false;
      for (int i = 0; i < reader.getNumImages(true); i++) {
        IIOMetadataNode root = (IIOMetadataNode) reader.getImageMetadata(i).getAsTree(FORMAT);
        delays.add(number(root, "GraphicControlExtension", "delayTime"));
        repeats |= i == 0 && repeats(root);
        g.drawImage(
            reader.read(i),
            number(root, "ImageDescriptor", "imageLeftPosition"),
            number(root, "ImageDescriptor", "imageTopPosition"),
            null);
      }
      g.dispose();
      return new Film(delays, screen, repeats);
    } finally {
      reader.dispose();
    }
  }

  private static int number(IIOMetadataNode root, String node, String attribute) {
    Element element = (Element) root.getElementsByTagName(node).item(0);
    return Integer.parseInt(element.getAttribute(attribute));
  }

  private static boolean repeats(IIOMetadataNode root) {
    NodeList extensions = root.getElementsByTagName("ApplicationExtension");
    return extensions.getLength() == 1
        && ((Element) extensions.item(0)).getAttribute("applicationID").equals("NETSCAPE")
        && ((IIOMetadataNode) extensions.item(0)).getUserObject() instanceof byte[] loop
        && loop[1] == 0
        && loop[2] == 0;
  }

  /** How many different colours a picture has. */
  static long colours(BufferedImage picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    return Arrays.stream(picture.getRGB(0, 0, width, height, null, 0, width)).distinct().count();
  }
}
