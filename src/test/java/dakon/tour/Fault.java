package dakon.tour;

import java.awt.Component;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;

/** Says of a component what is wrong with it. */
final class Fault {
  private static final int MOST_CHARACTERS = 40;

  private Fault() {}

  /** A sentence: which component, and what of it. */
  static String of(Component component, String what) {
    String place =
        Stream.iterate(component, each -> each.getParent() != null, Component::getParent)
            .map(Fault::name)
            .filter(name -> !name.isEmpty())
            .limit(4)
            .collect(Collectors.joining(" in "));
    return place + text(component) + " " + what;
  }

  private static String name(Component component) {
    String kind = component.getClass().getSimpleName();
    if (component.getName() != null) {
      return kind + " " + component.getName();
    }
    return component instanceof AbstractButton || component instanceof JLabel ? kind : "";
  }

  private static String text(Component component) {
    String text = "";
    if (component instanceof JLabel label) {
      text = String.valueOf(label.getText());
    } else if (component instanceof AbstractButton button) {
      text = String.valueOf(button.getText());
    } else if (component instanceof JTextComponent area) {
      text = area.getText().strip();
    }
    return " '" + text.substring(0, Math.min(text.length(), MOST_CHARACTERS)) + "'";
  }
}
