package dakon.ui.theme;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Locale;
import javax.swing.JComponent;

/**
 * The classes of text that the themes define, so that a component follows when the theme changes.
 */
public enum StyleClass {
  /** Text that keeps back. */
  QUIET,
  /** Small text that keeps back. */
  SMALL,
  /** A word that stands out. */
  STRONG,
  /** Text whose letters stand one below the other. */
  CODE,
  /** What is said of the board. */
  SPOKEN,
  /** The title of a page. */
  TITLE,
  /** What stands beside a title. */
  SUBTITLE,
  /** What stands out on a page. */
  SUBHEAD,
  /** The title of a card. */
  HEADING,
  /** A button that chooses a page. */
  NAV,
  /** A button with little on it. */
  DIGIT,
  /** A small button that is on or off. */
  CHIP,
  /** A field for words to look for. */
  SEARCH,
  /** A button as large as what stands on it. */
  CARD,
  /** The same, chosen among others. */
  CHOSEN,
  /** A line that leads somewhere. */
  LINK,
  /** The name of the program. */
  BRAND,
  /** The button for what one most likely wants to do. */
  PRIMARY,
  /** A button that offers quietly what one may want to do. */
  SOFT;

  /** Gives a component this class. */
  public <C extends JComponent> C on(C component) {
    component.putClientProperty(FlatClientProperties.STYLE_CLASS, name().toLowerCase(Locale.ROOT));
    return component;
  }

  /** Gives a component no class. */
  public static <C extends JComponent> C none(C component) {
    component.putClientProperty(FlatClientProperties.STYLE_CLASS, null);
    return component;
  }
}
