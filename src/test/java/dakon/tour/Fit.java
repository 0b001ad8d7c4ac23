package dakon.tour;

import dakon.ui.theme.ShortText;
import java.awt.Component;
import java.awt.Container;
import java.awt.FontMetrics;
import java.awt.Insets;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.JViewport;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.JTextComponent;

/**
 * Whether what is written in a window can be read: it is not cut, lies in sight, covers nothing.
 */
final class Fit {
  /** Less than this, in pixels, is not seen. */
  private static final int TOLERANCE = 2;

  private final List<String> faults = new ArrayList<>();

  private Fit() {}

  /** What cannot be read in a component; to be asked on the event thread. */
  static List<String> faults(JRootPane root) {
    Fit fit = new Fit();
    Visit.all(root).forEach(fit::check);
    return fit.faults;
  }

  private void check(Component component) {
    if (isWritten(component)) {
      checkSize((JComponent) component);
      checkPlace((JComponent) component);
    }
    if (component instanceof Container container) {
      checkOverlaps(container);
    }
  }

  private static boolean isWritten(Component component) {
    if (component instanceof JLabel label) {
      return label.getText() != null && !label.getText().isBlank();
    }
    if (component instanceof AbstractButton button) {
      return button.getComponentCount() == 0
          && button.getText() != null
          && !button.getText().isBlank();
    }
    return component instanceof JTextComponent area && !area.getText().isBlank();
  }

  private void checkSize(JComponent text) {
    int wide = missing(text.getWidth(), widthNeeded(text));
    int high = missing(text.getHeight(), heightNeeded(text));
    if (wide > TOLERANCE && text.getToolTipText() == null) {
      faults.add(Fault.of(text, "is cut: " + wide + " pixels too narrow"));
    }
    if (high > TOLERANCE) {
      faults.add(Fault.of(text, "is cut: " + high + " pixels too low"));
    }
  }

  private static int missing(int there, int needed) {
    return Math.max(0, needed - there);
  }

  private static int widthNeeded(JComponent text) {
    if (text instanceof ShortText words) {
      return longestWord(words);
    }
    if (text instanceof JTextComponent || text.getClientProperty(BasicHTML.propertyKey) != null) {
      return 0; // wrapped
    }
    if (text instanceof JLabel label) {
      return needed(label, label.getText(), label.getIcon(), label.getIconTextGap());
    }
    AbstractButton button = (AbstractButton) text;
    return needed(button, button.getText(), button.getIcon(), button.getIconTextGap());
  }

  private static int needed(JComponent on, String text, Icon icon, int gap) {
    Insets insets = on.getInsets();
    int beside = icon == null ? 0 : icon.getIconWidth() + gap;
    return insets.left + beside + on.getFontMetrics(on.getFont()).stringWidth(text) + insets.right;
  }

  private static int longestWord(ShortText text) {
    FontMetrics metrics = text.getFontMetrics(text.getFont());
    return words(text).stream().mapToInt(metrics::stringWidth).max().orElse(0);
  }

  /** What must stand in one line. */
  private static List<String> words(ShortText text) {
    return List.of(text.getText().strip().split("\\s+|(?<=-)(?=\\p{L})", -1));
  }

  private static int heightNeeded(JComponent text) {
    if (text instanceof ShortText words) {
      return linesNeeded(words) * words.getFontMetrics(words.getFont()).getHeight();
    }
    if (text instanceof JTextField field) {
      return field.getFontMetrics(field.getFont()).getHeight();
    }
    if (text instanceof JTextComponent area) {
      return area.getPreferredSize().height;
    }
    return text.getClientProperty(BasicHTML.propertyKey) != null
        ? htmlHeight(text)
        : text.getFontMetrics(text.getFont()).getHeight();
  }

  private static int htmlHeight(JComponent text) {
    javax.swing.text.View view =
        (javax.swing.text.View) text.getClientProperty(BasicHTML.propertyKey);
    view.setSize(text.getWidth(), text.getHeight());
    return (int) view.getPreferredSpan(javax.swing.text.View.Y_AXIS);
  }

  private static int linesNeeded(ShortText text) {
    FontMetrics metrics = text.getFontMetrics(text.getFont());
    int lines = 1;
    String line = "";
    for (String word : words(text)) {
      String longer = line.isEmpty() || line.endsWith("-") ? line + word : line + " " + word;
      boolean isTooLong = !line.isEmpty() && metrics.stringWidth(longer) > text.getWidth();
      lines += isTooLong ? 1 : 0;
      line = isTooLong ? word : longer;
    }
    return lines;
  }

  /** Each thing it lies in has room for it, or scrolls to it. */
  private void checkPlace(JComponent text) {
    Rectangle place = new Rectangle(text.getSize());
    Component inner = text;
    while (!(inner instanceof JRootPane)) {
      Container outer = inner.getParent();
      place.translate(inner.getX(), inner.getY());
      Rectangle room = new Rectangle(outer.getSize());
      if (outer instanceof JViewport view && view.getParent() instanceof JScrollPane pane) {
        place = scrolled(place, room, pane);
      }
      room.grow(TOLERANCE, TOLERANCE);
      if (!room.contains(place)) {
        faults.add(Fault.of(text, "lies out of sight: " + place + " in " + room));
        return;
      }
      inner = outer;
    }
  }

  /** Where it lies once it is scrolled to, in the directions in which the pane scrolls. */
  private static Rectangle scrolled(Rectangle place, Rectangle room, JScrollPane pane) {
    boolean isDown = pane.getVerticalScrollBarPolicy() != JScrollPane.VERTICAL_SCROLLBAR_NEVER;
    boolean isAcross =
        pane.getHorizontalScrollBarPolicy() != JScrollPane.HORIZONTAL_SCROLLBAR_NEVER;
    return new Rectangle(
        isAcross ? 0 : place.x,
        isDown ? 0 : place.y,
        isAcross ? Math.min(place.width, room.width) : place.width,
        isDown ? Math.min(place.height, room.height) : place.height);
  }

  private void checkOverlaps(Container container) {
    List<Component> texts =
        List.of(container.getComponents()).stream()
            .filter(Component::isVisible)
            .filter(
                each ->
                    each instanceof JLabel
                        || each instanceof AbstractButton
                        || each instanceof JTextComponent)
            .filter(each -> each.getWidth() > 0 && each.getHeight() > 0)
            .toList();
    for (int one = 0; one < texts.size(); one++) {
      for (Component other : texts.subList(one + 1, texts.size())) {
        Rectangle both = texts.get(one).getBounds().intersection(other.getBounds());
        if (both.width > TOLERANCE && both.height > TOLERANCE) {
          faults.add(Fault.of(other, "lies on " + Fault.of(texts.get(one), "")));
        }
      }
    }
  }
}
