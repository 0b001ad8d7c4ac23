package dakon.ui.lesson;

import dakon.text.Messages;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Reflow;
import dakon.ui.theme.Wrapping;
import java.awt.Font;
import java.awt.Insets;
import java.io.Serial;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JEditorPane;
import javax.swing.text.NavigationFilter;
import javax.swing.text.Position;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.StyleSheet;

/**
 * The text of a step, as the reader of lessons made it: plain HTML, in the colours of the theme.
 */
public final class ProsePane extends JEditorPane implements Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private final transient Path file;
  private transient StyleSheet styles;
  private String html = "";

  /** The size of the letters, where it is not that of the window. */
  private transient Optional<Float> letters = Optional.empty();

  /** The text of a lesson in this file, beside which its pictures lie. */
  public ProsePane(Path file) {
    this.file = file;
    setEditable(false);
    setOpaque(false);
    setName("prose");
    setMargin(new Insets(0, 0, 0, 0));
    putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
    SpacedKit kit = new SpacedKit();
    setEditorKit(kit); // brings an accessible context of its own
    getAccessibleContext().setAccessibleName(Messages.of(ProsePane.class).text("prose"));
    styles = styles(kit);
    setNavigationFilter(new Within());
  }

  /**
   * Keeps the caret within the text: the one of HTML may stand behind its end, where a screen
   * reader asks in vain what is selected.
   */
  private final class Within extends NavigationFilter {
    @Override
    public void setDot(FilterBypass caret, int dot, Position.Bias bias) {
      super.setDot(caret, Math.min(dot, getDocument().getLength()), bias);
    }

    @Override
    public void moveDot(FilterBypass caret, int dot, Position.Bias bias) {
      super.moveDot(caret, Math.min(dot, getDocument().getLength()), bias);
    }
  }

  /** Shows another text, from its beginning. */
  public void show(String newHtml) {
    html = newHtml;
    HTMLDocument document = new HTMLDocument(styles);
    document.setBase(base());
    setDocument(document);
    setText("<html><body>" + html + "</body></html>");
    setCaretPosition(0);
  }

  /** Whether there is nothing to read. */
  boolean isBlank() {
    return html.isBlank();
  }

  /** Has the text in letters of a size, in pixels, whatever the zoom of the window. */
  public void letters(float size) {
    if (!letters.equals(Optional.of(size))) {
      letters = Optional.of(size);
      updateUI();
    }
  }

  private StyleSheet styles(SpacedKit kit) {
    StyleSheet sheet = new StyleSheet();
    sheet.addStyleSheet(kit.getStyleSheet());
    addRules(sheet);
    return sheet;
  }

  private Font textFont() {
    Font font = Palette.font(Font.PLAIN, 15 / 13.0);
    return letters.map(font::deriveFont).orElse(font);
  }

  private void addRules(StyleSheet styles) {
    Font font = textFont();
    setFont(font);
    String family = "font-family: '" + font.getFamily() + "'";
    String size = "font-size: " + font.getSize() + "pt";
    styles.addRule("body { " + family + "; " + size + "; " + color(Palette.TEXT) + "; margin: 0 }");
    styles.addRule("p { margin-top: 0; margin-bottom: " + part(font, 0.8) + " }");
    styles.addRule(
        "h3 { font-size: 110%; margin-top: "
            + part(font, 0.55)
            + "; margin-bottom: "
            + part(font, 0.4)
            + " }");
    styles.addRule(
        "ul, ol { margin-top: 0; margin-bottom: "
            + part(font, 0.8)
            + "; margin-left: "
            + part(font, 1.2)
            + " }");
    styles.addRule(
        "li { margin-bottom: " + part(font, 0.27) + "; padding-left: " + part(font, 0.3) + " }");
    styles.addRule("em { " + color(Palette.ACTION) + " }");
    styles.addRule("a { " + color(Palette.ACTION) + " }");
    styles.addRule("code, pre { font-family: Monospaced; font-size: 92% }");
    addTableRules(styles, font);
  }

  /** A thin line below the head of a table and between its rows. */
  private static void addTableRules(StyleSheet styles, Font font) {
    String room = "padding: " + part(font, 0.53);
    styles.addRule("th { text-align: left; " + room + " }");
    styles.addRule(
        "td { border-top-style: solid; border-top-width: "
            + Math.max(1, part(font, 0.07))
            + "; border-top-color: "
            + Palette.LINE.css()
            + "; "
            + room
            + " }");
  }

  /** A part of the size of the letters, in pixels. */
  private static int part(Font font, double share) {
    return (int) Math.round(share * font.getSize());
  }

  private static String color(Palette palette) {
    return "color: " + palette.css();
  }

  /** Where pictures are looked for; nowhere when the lesson is in no place that has an address. */
  private URL base() {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException unknown) {
      return null;
    }
  }

  @Override
  public int heightFor(int width) {
    return Wrapping.heightOfText(this, width);
  }

  /** Asks for another height where the width is another. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean isOtherwise = width != getWidth();
    super.setBounds(x, y, width, height);
    if (isOtherwise) {
      Reflow.later(this);
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (styles != null) {
      styles = styles(new SpacedKit());
      show(html);
    }
  }
}
