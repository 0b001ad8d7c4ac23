package dakon.ui.theme;

import java.awt.event.KeyEvent;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JLabel;

/**
 * Texts that say by an ampersand before a letter that Alt with this letter does the same as a
 * click: "&amp;Open". Two ampersands are one that is seen.
 */
public final class Mnemonics {
  private static final char SIGN = '&';
  private static final int NONE = -1;

  private Mnemonics() {}

  /**
   * A text as it is seen, and the place of its letter.
   *
   * @param words the text without the sign
   * @param place where the letter is in it, or -1 if it has none
   */
  private record Text(String words, int place) {
    static Text read(String written) {
      StringBuilder words = new StringBuilder();
      int place = NONE;
      for (int i = 0; i < written.length(); i++) {
        char letter = written.charAt(i);
        boolean isSign = letter == SIGN && i + 1 < written.length();
        if (isSign) {
          i++;
          if (written.charAt(i) != SIGN && place == NONE) {
            place = words.length();
          }
        }
        words.append(written.charAt(i));
      }
      return new Text(words.toString(), place);
    }

    int key() {
      return place == NONE
          ? KeyEvent.VK_UNDEFINED
          : KeyEvent.getExtendedKeyCodeForChar(words.charAt(place));
    }
  }

  /** Gives a button, a menu or an entry of one its text and its letter. */
  public static <B extends AbstractButton> B on(B button, String written) {
    Text text = Text.read(written);
    button.setText(text.words());
    button.setMnemonic(text.key());
    button.setDisplayedMnemonicIndex(text.place());
    return button;
  }

  /** Gives a label its text, and the letter that leads to what it is the label of. */
  public static JLabel on(JLabel label, String written) {
    Text text = Text.read(written);
    label.setText(text.words());
    label.setDisplayedMnemonic(text.key());
    label.setDisplayedMnemonicIndex(text.place());
    return label;
  }

  /** Gives an action its name and its letter. */
  public static <A extends Action> A on(A action, String written) {
    Text text = Text.read(written);
    action.putValue(Action.NAME, text.words());
    action.putValue(Action.MNEMONIC_KEY, text.key());
    action.putValue(Action.DISPLAYED_MNEMONIC_INDEX_KEY, text.place());
    return action;
  }

  /** The text as it is seen. */
  public static String plain(String written) {
    return Text.read(written).words();
  }
}
