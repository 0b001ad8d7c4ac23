package dakon.ui.theme;

import dakon.settings.Settings;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** How the windows look, as a user has chosen it: their theme and their zoom. */
public final class Look {
  private static final String THEME = "theme";
  private static final String ZOOM = "zoom";

  /** Keys of all keyboards on which one sees a plus, a minus and a nought. */
  private static final List<String> LARGER =
      List.of("ctrl PLUS", "ctrl shift PLUS", "ctrl EQUALS", "ctrl shift EQUALS", "ctrl ADD");

  private static final List<String> SMALLER = List.of("ctrl MINUS", "ctrl SUBTRACT");
  private static final List<String> WHOLE = List.of("ctrl 0", "ctrl NUMPAD0");

  private final Settings settings;
  private final SystemTheme system;

  /** The look that is kept in these settings. */
  public Look(Settings settings) {
    this(settings, SystemTheme.ofThisDesktop());
  }

  /** The look on another desktop. */
  Look(Settings settings, SystemTheme system) {
    this.settings = settings;
    this.system = system;
  }

  /** Puts it in force, and follows the system from now on if that is chosen. */
  public void install() {
    Zoom.to(kept());
    choice().theme(system).install();
    system.onChange(() -> SwingUtilities.invokeLater(this::follow));
  }

  private void follow() {
    Theme theme = choice().theme(system);
    if (theme != Theme.current()) {
      theme.install();
    }
  }

  /** What is chosen for a theme; as the system has it until something is. */
  public ThemeChoice choice() {
    return settings.chosen(THEME).flatMap(ThemeChoice::named).orElse(ThemeChoice.SYSTEM);
  }

  /** Chooses a theme. */
  public void choose(ThemeChoice choice) {
    settings.choose(THEME, choice.name());
    follow();
  }

  /** Calls this whenever something else may be chosen. */
  void onChange(Runnable listener) {
    settings.onChange(listener);
  }

  /** The zoom that was kept; none where what was kept is no zoom. */
  private int kept() {
    return settings
        .chosen(ZOOM)
        .filter(kept -> kept.matches("[0-9]{3}"))
        .map(Integer::valueOf)
        .filter(Zoom::isStep)
        .orElse(Zoom.WHOLE);
  }

  /** Makes everything larger, by a step. */
  public void zoomIn() {
    zoom(Zoom.larger());
  }

  /** Makes everything smaller, by a step. */
  public void zoomOut() {
    zoom(Zoom.smaller());
  }

  /** Makes everything as large as it is without zoom. */
  public void zoomReset() {
    zoom(Zoom.WHOLE);
  }

  private void zoom(int percent) {
    Zoom.to(percent);
    settings.choose(ZOOM, Integer.toString(percent));
  }

  /** Has the usual keys change the zoom as long as a component is shown. */
  public void bind(JComponent where) {
    LARGER.forEach(key -> Keys.bind(where, key, this::zoomIn));
    SMALLER.forEach(key -> Keys.bind(where, key, this::zoomOut));
    WHOLE.forEach(key -> Keys.bind(where, key, this::zoomReset));
  }
}
