package dakon.ui.theme;

import java.awt.Toolkit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * What the system's desktop looks like, as far as the toolkit tells: high contrast on Windows, and
 * the name of the theme where the desktop keeps to XSETTINGS, as GNOME and others do. Where it
 * tells nothing, the desktop is taken to be light.
 */
final class SystemTheme {
  private static final String HIGH_CONTRAST = "win.highContrast.on";
  private static final String THEME_NAME = "gnome.Net/ThemeName";

  private final Function<String, Object> properties;
  private final BiConsumer<String, Runnable> watcher;

  /**
   * The look of a desktop.
   *
   * @param properties what is known of it
   * @param watcher is told the name of a property and what to call when it has changed
   */
  SystemTheme(Function<String, Object> properties, BiConsumer<String, Runnable> watcher) {
    this.properties = properties;
    this.watcher = watcher;
  }

  /** The look of the desktop that this program runs on. */
  static SystemTheme ofThisDesktop() {
    Toolkit toolkit = Toolkit.getDefaultToolkit();
    return new SystemTheme(
        toolkit::getDesktopProperty,
        (name, changed) -> toolkit.addPropertyChangeListener(name, event -> changed.run()));
  }

  /** The theme that is like it. */
  Theme theme() {
    String name =
        Optional.ofNullable(properties.apply(THEME_NAME))
            .map(theme -> theme.toString().toLowerCase(Locale.ROOT))
            .orElse("");
    if (Boolean.TRUE.equals(properties.apply(HIGH_CONTRAST)) || name.startsWith("highcontrast")) {
      return Theme.CONTRAST;
    }
    return name.contains("dark") ? Theme.NIGHT : Theme.PAPER;
  }

  /** Calls this whenever the desktop may have another look. */
  void onChange(Runnable listener) {
    List.of(HIGH_CONTRAST, THEME_NAME).forEach(name -> watcher.accept(name, listener));
  }
}
