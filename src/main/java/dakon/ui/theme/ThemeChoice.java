package dakon.ui.theme;

import java.util.Arrays;
import java.util.Optional;

/** What a user can choose to have for a theme. */
public enum ThemeChoice {
  /** Whatever the system has. */
  SYSTEM,
  /** Light. */
  PAPER,
  /** Dark. */
  NIGHT,
  /** High contrast. */
  CONTRAST;

  /** The choice of a name that was kept, if there is one. */
  static Optional<ThemeChoice> named(String name) {
    return Arrays.stream(values()).filter(choice -> choice.name().equals(name)).findFirst();
  }

  /**
   * The theme that comes of it.
   *
   * @param system what the system has
   */
  Theme theme(SystemTheme system) {
    return switch (this) {
      case SYSTEM -> system.theme();
      case PAPER -> Theme.PAPER;
      case NIGHT -> Theme.NIGHT;
      case CONTRAST -> Theme.CONTRAST;
    };
  }
}
