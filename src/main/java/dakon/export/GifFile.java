package dakon.export;

import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.FileImageOutputStream;

/**
 * A GIF that is written frame by frame and repeats for ever. The names in here are those of the
 * format in which the writer of ImageIO is told about frames.
 */
final class GifFile implements AutoCloseable {
  /** The longest delay that a frame can have, in hundredths of a second. */
  static final int LONGEST_DELAY = 0xFFFF;

  private static final String STREAM = "javax_imageio_gif_stream_1.0";
  private static final String IMAGE = "javax_imageio_gif_image_1.0";

  private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
  private final FileImageOutputStream out;
  private boolean isEmpty = true;

  /** Begins a file. */
  GifFile(Path file, Size size, IndexColorModel colors) throws IOException {
    this.out = new FileImageOutputStream(file.toFile());
    writer.setOutput(out);
    writer.prepareWriteSequence(stream(size, colors));
  }

  /**
   * Appends a frame.
   *
   * @param delay how long it stands, in hundredths of a second
   */
  void append(GifFrame frame, int delay) throws IOException {
    writer.writeToSequence(new IIOImage(frame.pixels(), null, image(frame, delay)), null);
    isEmpty = false;
  }

  private IIOMetadata stream(Size size, IndexColorModel colors) throws IIOInvalidTreeException {
    IIOMetadataNode table =
        node(
            "GlobalColorTable",
            Map.of(
                "sizeOfGlobalColorTable",
                colors.getMapSize(),
                "backgroundColorIndex",
                0,
                "sortFlag",
                "FALSE"));
    for (int i = 0; i < colors.getMapSize(); i++) {
      table.appendChild(
          node(
              "ColorTableEntry",
              Map.of(
                  "index",
                  i,
                  "red",
                  colors.getRed(i),
                  "green",
                  colors.getGreen(i),
                  "blue",
                  colors.getBlue(i))));
    }
    IIOMetadataNode root = new IIOMetadataNode(STREAM);
    root.appendChild(node("Version", Map.of("value", "89a")));
    root.appendChild(
        node(
            "LogicalScreenDescriptor",
            Map.of(
                "logicalScreenWidth",
                size.width(),
                "logicalScreenHeight",
                size.height(),
                "colorResolution",
                8,
                "pixelAspectRatio",
                0)));
    root.appendChild(table);
    IIOMetadata metadata = writer.getDefaultStreamMetadata(null);
    metadata.setFromTree(STREAM, root);
    return metadata;
  }

  private IIOMetadata image(GifFrame frame, int delay) throws IIOInvalidTreeException {
    IIOMetadataNode root = new IIOMetadataNode(IMAGE);
    root.appendChild(
        node(
            "ImageDescriptor",
            Map.of(
                "imageLeftPosition",
                frame.x(),
                "imageTopPosition",
                frame.y(),
                "imageWidth",
                frame.pixels().getWidth(),
                "imageHeight",
                frame.pixels().getHeight(),
                "interlaceFlag",
                "FALSE")));
    root.appendChild(
        node(
            "GraphicControlExtension",
            Map.of(
                "disposalMethod",
                "doNotDispose",
                "userInputFlag",
                "FALSE",
                "transparentColorFlag",
                "TRUE",
                "delayTime",
                delay,
                "transparentColorIndex",
                (int) Palette.CLEAR)));
    if (isEmpty) {
      root.appendChild(endless());
    }
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(
            ImageTypeSpecifier.createFromRenderedImage(frame.pixels()), null);
    metadata.setFromTree(IMAGE, root);
    return metadata;
  }

  /** Asks viewers to begin again at the end, without counting how often. */
  private static IIOMetadataNode endless() {
    IIOMetadataNode loop =
        node(
            "ApplicationExtension",
            Map.of("applicationID", "NETSCAPE", "authenticationCode", "2.0"));
    loop.setUserObject(new byte[] {1, 0, 0});
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(loop);
    return extensions;
  }

  private static IIOMetadataNode node(String name, Map<String, ?> attributes) {
    IIOMetadataNode node = new IIOMetadataNode(name);
    attributes.forEach((key, value) -> node.setAttribute(key, value.toString()));
    return node;
  }

  /** Ends the file; without that it is not whole. */
  void finish() throws IOException {
    writer.endWriteSequence();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    writer.dispose();
    out.close();
  }
}
