package dakon.ui.classroom;

import dakon.ui.theme.Wrapping;
import java.io.Serial;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;

/** Words on the wall, in as many lines as they need. */
final class WallText extends JTextArea implements Wrapping {
  @Serial private static final long serialVersionUID = 1;

  /** No words yet; a test finds them by the name. */
  WallText(String name, Letters letters) {
    setName(name);
    setEditable(false);
    setFocusable(false);
    setOpaque(false);
    setLineWrap(true);
    setWrapStyleWord(true);
    setBorder(BorderFactory.createEmptyBorder());
    letters.on(this);
  }

  /** Says something. Words that stay the same are left alone, sixty times a second. */
  void say(String words) {
    if (!words.equals(getText())) {
      setText(words);
      revalidate();
    }
  }

  @Override
  public int heightFor(int width) {
    return Wrapping.heightOfText(this, width);
  }
}
