package dakon.settings;

import dakon.file.WholeFile;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * What a user has chosen. Told to whoever listens at once, and kept in a file if there is one. A
 * file that cannot be read counts as none; one that cannot be written loses the choice at the next
 * start, and nothing else.
 */
public final class Settings {
  private final Optional<Path> file;
  private final Properties values;
  private final List<Runnable> listeners;

  /** The switches that stand on their own here, and the names by which they are kept. */
  private final Map<Switch, String> apart;

  private Settings(Optional<Path> file) {
    this(file, new Properties(), new ArrayList<>(), Map.of());
  }

  private Settings(
      Optional<Path> file, Properties values, List<Runnable> listeners, Map<Switch, String> apart) {
    this.file = file;
    this.values = values;
    this.listeners = listeners;
    this.apart = apart;
  }

  /**
   * The same settings in another place of the program, where one switch stands on its own and is
   * off until the user says otherwise.
   */
  public Settings apart(Switch what, String place) {
    return new Settings(file, values, listeners, Map.of(what, place + "." + what.key()));
  }

  /** Settings that are forgotten at the end. */
  public static Settings forgotten() {
    return new Settings(Optional.empty());
  }

  /** Settings that are kept in a file. */
  public static Settings in(Path file) {
    Settings settings = new Settings(Optional.of(file));
    try (Reader reader = Files.newBufferedReader(file)) {
      settings.values.load(reader);
    } catch (IOException | IllegalArgumentException unreadable) {
      settings.values.clear();
    }
    return settings;
  }

  /** Whether something is switched on. */
  public boolean isOn(Switch what) {
    String value = values.getProperty(key(what));
    boolean byDefault = what.byDefault() && !apart.containsKey(what);
    return value == null ? byDefault : Boolean.parseBoolean(value);
  }

  /** Switches something on or off. */
  public void turn(Switch what, boolean on) {
    choose(key(what), Boolean.toString(on));
  }

  private String key(Switch what) {
    return apart.getOrDefault(what, what.key());
  }

  /** What was chosen of a name, if anything was. */
  public Optional<String> chosen(String key) {
    return Optional.ofNullable(values.getProperty(key));
  }

  /** Chooses something by name. */
  public void choose(String key, String value) {
    if (!value.equals(values.setProperty(key, value))) {
      file.ifPresent(this::write);
      List.copyOf(listeners).forEach(Runnable::run);
    }
  }

  /** Calls this whenever something was chosen otherwise. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Calls this no more. */
  public void forget(Runnable listener) {
    listeners.remove(listener);
  }

  private void write(Path target) {
    try {
      Files.createDirectories(target.toAbsolutePath().getParent());
      new WholeFile(target).replace(this::store);
    } catch (IOException unwritable) {
      System.getLogger(Settings.class.getName())
          .log(System.Logger.Level.WARNING, "settings are not kept: {0}", unwritable.toString());
    }
  }

  private void store(Path draft) throws IOException {
    try (Writer writer = Files.newBufferedWriter(draft)) {
      values.store(writer, "Dakon Tutor");
    }
  }
}
