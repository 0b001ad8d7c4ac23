package dakon.lesson.markdown;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Says where the links and pictures of a lesson may lead: to files of its folder, and links to the
 * web. Nothing outside of the folder is looked at.
 */
final class Targets {
  private static final int MOST_BYTES = 8 << 20;
  private static final long MOST_PIXELS = 4_000L * 4_000;

  private final Path folder;

  /** The targets of the lessons of this folder. */
  Targets(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
  }

  /** The key of the sentence that says why a link may not lead there; nothing where it may. */
  Optional<String> faultOfLink(String destination) {
    return fault(destination, true);
  }

  /**
   * The key of the sentence that says why no picture may come from there; nothing where one may.
   */
  Optional<String> faultOfPicture(String destination) {
    return fault(destination, false)
        .or(() -> faultOfImage(folder.resolve(URI.create(destination).getPath())));
  }

  /** Looks at the size that a picture says it has, and not at its pixels. */
  private static Optional<String> faultOfImage(Path file) {
    try (InputStream in = Files.newInputStream(file);
        ImageInputStream bytes =
            new MemoryCacheImageInputStream(new ByteArrayInputStream(in.readNBytes(MOST_BYTES)))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(bytes);
      if (!readers.hasNext()) {
        return Optional.of("picture.unreadable");
      }
      ImageReader reader = readers.next();
      reader.setInput(bytes, true, true);
      boolean isSmall =
          Files.size(file) <= MOST_BYTES
              && (long) reader.getWidth(0) * reader.getHeight(0) <= MOST_PIXELS;
      reader.dispose();
      return isSmall ? Optional.empty() : Optional.of("picture.large");
    } catch (IOException | RuntimeException broken) {
      return Optional.of("picture.unreadable"); // readers trip over hostile files in many ways
    }
  }

  private Optional<String> fault(String destination, boolean webAllowed) {
    URI uri;
    try {
      uri = new URI(destination);
    } catch (URISyntaxException broken) {
      return Optional.of("target.broken");
    }
    if (uri.getScheme() != null || uri.getRawAuthority() != null) {
      return webAllowed && isWeb(uri) ? Optional.empty() : Optional.of("target.foreign");
    }
    return faultOfFile(Optional.ofNullable(uri.getPath()).orElse(""));
  }

  private static boolean isWeb(URI uri) {
    String scheme = Optional.ofNullable(uri.getScheme()).orElse("").toLowerCase(Locale.ROOT);
    return (scheme.equals("http") || scheme.equals("https")) && uri.getHost() != null;
  }

  private Optional<String> faultOfFile(String path) {
    if (path.startsWith("/")) {
      return Optional.of("target.outside");
    }
    try {
      Path file = folder.resolve(path).normalize();
      if (!file.startsWith(folder)) {
        return Optional.of("target.outside");
      }
      if (!Files.isRegularFile(file)) {
        return Optional.of("target.missing");
      }
      return file.toRealPath().startsWith(folder.toRealPath())
          ? Optional.empty()
          : Optional.of("target.outside");
    } catch (InvalidPathException | IOException unreachable) {
      return Optional.of("target.missing");
    }
  }
}
