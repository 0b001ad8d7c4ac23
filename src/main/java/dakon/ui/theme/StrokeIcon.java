package dakon.ui.theme;

import com.formdev.flatlaf.FlatLaf.DisabledIconProvider;
import com.formdev.flatlaf.extras.FlatSVGIcon;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.swing.Icon;
import javax.swing.SwingUtilities;

/**
 * An icon in the colour of the text of what it is on. What reads the icons takes as long to load as
 * a page takes to be painted, so the first that are seen on the screen wait for it: the page comes
 * first, and they a moment later. To be used on the event dispatch thread.
 */
final class StrokeIcon implements Icon, DisabledIconProvider {
  private static final Set<Component> WAITING = new HashSet<>();
  private static boolean isReady;

  private final String name;
  private final int size;
  private final boolean isDisabled;
  private Optional<Icon> strokes = Optional.empty();

  /**
   * An icon.
   *
   * @param name the name of its file
   * @param size its width and height in pixels at 100 %
   */
  StrokeIcon(String name, int size) {
    this(name, size, false);
  }

  private StrokeIcon(String name, int size, boolean isDisabled) {
    this.name = name;
    this.size = size;
    this.isDisabled = isDisabled;
  }

  @Override
  public int getIconWidth() {
    return UIScale.scale(size);
  }

  @Override
  public int getIconHeight() {
    return UIScale.scale(size);
  }

  @Override
  public Icon getDisabledIcon() {
    return new StrokeIcon(name, size, true);
  }

  @Override
  public void paintIcon(Component on, Graphics graphics, int x, int y) {
    if (isReady || !on.isShowing()) {
      strokes().paintIcon(on, graphics, x, y);
    } else {
      await(on);
    }
  }

  private Icon strokes() {
    Icon read = strokes.orElseGet(this::read);
    strokes = Optional.of(read);
    return read;
  }

  private Icon read() {
    FlatSVGIcon icon =
        new FlatSVGIcon(
            "dakon/ui/icons/" + name + ".svg", size, size, StrokeIcon.class.getClassLoader());
    icon.setColorFilter(
        new FlatSVGIcon.ColorFilter(
            (component, color) -> component == null ? color : component.getForeground()));
    return isDisabled ? icon.getDisabledIcon() : icon;
  }

  /** Has a component painted anew when icons can be read. */
  private void await(Component on) {
    if (WAITING.isEmpty()) {
      Thread loading = new Thread(this::load, "icons");
      loading.setDaemon(true);
      loading.start();
    }
    WAITING.add(on);
  }

  /** Paints an icon for nobody, which loads all that painting one needs. */
  private void load() {
    try {
      BufferedImage nowhere = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
      Graphics graphics = nowhere.createGraphics();
      read().paintIcon(null, graphics, 0, 0);
      graphics.dispose();
    } finally {
      SwingUtilities.invokeLater(StrokeIcon::begin);
    }
  }

  private static void begin() {
    isReady = true;
    WAITING.forEach(Component::repaint);
    WAITING.clear();
  }
}
