package dakon.lesson.markdown;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Says where the links and pictures of a lesson may lead: to files of its folder, and links to the
 * web. Nothing outside of the folder is looked at.
 */
final class Targets {
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
    return fault(destination, false);
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
