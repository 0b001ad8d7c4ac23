package dakon.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where programs keep what is a user's, by the custom of the platform. */
public final class UserFolders {
  private static final String PROGRAM = "dakon-tutor";

  private final Map<String, String> environment;
  private final String system;
  private final Path home;

  /**
   * The folders of a user.
   *
   * @param environment the variables of the environment
   * @param system the name of the operating system
   * @param home the user's home
   */
  public UserFolders(Map<String, String> environment, String system, Path home) {
    this.environment = Map.copyOf(environment);
    this.system = system.toLowerCase(Locale.ROOT);
    this.home = home;
  }

  /** The folders of the user of this program. */
  public static UserFolders ofThisUser() {
    return new UserFolders(
        System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
  }

  /** Where settings are kept. */
  public Path settings() {
    return folder("XDG_CONFIG_HOME", home.resolve(".config"));
  }

  /** Where the program keeps what came of using it. */
  public Path data() {
    return folder("XDG_DATA_HOME", home.resolve(".local").resolve("share"));
  }

  private Path folder(String variable, Path usual) {
    if (system.startsWith("windows")) {
      return from("APPDATA").orElse(home).resolve("Dakon Tutor");
    }
    if (system.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve("Dakon Tutor");
    }
    return from(variable).filter(Path::isAbsolute).orElse(usual).resolve(PROGRAM);
  }

  private Optional<Path> from(String variable) {
    return Optional.ofNullable(environment.get(variable)).filter(s -> !s.isEmpty()).map(Path::of);
  }
}
