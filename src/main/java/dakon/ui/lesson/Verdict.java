package dakon.ui.lesson;

import dakon.text.Messages;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.awt.Color;
import java.io.Serial;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What is said to an answer: a sign, a word of what it is, and why. */
final class Verdict extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(Verdict.class);
  private final Word word = new Word();
  private final WrappedText words = StyleClass.SPOKEN.on(new WrappedText("verdict", ""));

  /** What kind of thing is said. */
  enum Kind {
    /** It is right. */
    RIGHT("check", Palette.ACTION),
    /** It is wrong. */
    WRONG("cross", Palette.CAPTURE),
    /** It goes on. */
    SO_FAR("seed-on", Palette.QUESTION),
    /** It is some help. */
    HINT("hint", Palette.QUESTION),
    /** It is how it is done. */
    SOLUTION("eye", Palette.QUESTION);

    private final String icon;
    private final Palette colour;

    Kind(String icon, Palette colour) {
      this.icon = icon;
      this.colour = colour;
    }
  }

  /** The sign and the word, in the colour of their kind in the theme in force. */
  private static final class Word extends JLabel {
    @Serial private static final long serialVersionUID = 1;

    private Palette colour = Palette.TEXT;

    void show(String text, Icon icon, Palette newColour) {
      setText(text);
      setIcon(icon);
      colour = newColour;
    }

    @Override
    public Color getForeground() {
      return colour == null ? super.getForeground() : colour.color();
    }
  }

  /** Nothing said yet. */
  Verdict() {
    super(new MigLayout("insets 0, gapy 4, fillx", "[grow,fill]", "[][]"));
    setOpaque(false);
    setVisible(false);
    word.setName("verdict-word");
    StyleClass.HEADING.on(word);
    add(word, "wrap");
    add(words, "wmin 0");
  }

  /** Says something. */
  void say(Kind kind, String text) {
    word.show(messages.text(kind), Icons.of(kind.icon), kind.colour);
    words.setText(text);
    setVisible(true);
    revalidate();
  }

  /** Says nothing any more. */
  void fallSilent() {
    words.setText("");
    setVisible(false);
  }

  /** All that is said, for those who hear it. */
  String spoken() {
    return word.getText() + ". " + words.getText();
  }
}
