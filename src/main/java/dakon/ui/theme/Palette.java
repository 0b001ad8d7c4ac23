package dakon.ui.theme;

import java.awt.Color;
import java.awt.Font;
import java.util.Locale;
import javax.swing.UIManager;

/**
 * The colours of the theme by what they are for. Each has its key in the theme's properties; under
 * a look and feel that does not know it, the nearest colour that it has stands in.
 */
public enum Palette {
  /** What lies behind everything. */
  GROUND("Dakon.ground", "Panel.background"),
  /** A card on the ground. */
  SURFACE("Dakon.surface", "TextField.background"),
  /** The side bar. */
  SIDE("Dakon.side", "Panel.background"),
  /** Text. */
  TEXT("Dakon.text", "Label.foreground"),
  /** Text that keeps back. */
  QUIET("Dakon.quiet", "Label.foreground"),
  /** Lines that part things. */
  LINE("Dakon.line", "Separator.foreground"),
  /** Lines and shapes by which a thing is recognised. */
  EDGE("Dakon.edge", "Component.borderColor"),
  /** Where the keyboard is. */
  FOCUS("Dakon.focus", "Component.focusColor"),
  /** Action, and what is right. */
  ACTION("Dakon.action", "Component.focusColor"),
  /** A soft ground for action. */
  ACTION_SOFT("Dakon.actionSoft", "List.selectionBackground"),
  /** Questions and stars. */
  QUESTION("Dakon.question", "Component.focusColor"),
  /** Captures, and what is wrong, as text. */
  CAPTURE("Dakon.capture", "Label.foreground");

  private final String key;
  private final String standIn;

  Palette(String key, String standIn) {
    this.key = key;
    this.standIn = standIn;
  }

  /** The colour in the theme in force. */
  public Color color() {
    Color color = UIManager.getColor(key);
    return color != null ? color : UIManager.getColor(standIn);
  }

  /** The colour as the style sheets of HTML have it. */
  public String css() {
    return String.format(Locale.ROOT, "#%06x", color().getRGB() & 0xFFFFFF);
  }

  /** The font of the look and feel, larger or smaller by a factor. */
  public static Font font(int style, double factor) {
    Font font = UIManager.getFont("defaultFont");
    Font base = font != null ? font : UIManager.getFont("Label.font");
    return base.deriveFont(style, (float) (base.getSize2D() * factor));
  }
}
