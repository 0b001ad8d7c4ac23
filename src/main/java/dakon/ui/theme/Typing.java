package dakon.ui.theme;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/**
 * Hears of every change of a text, whichever it is.
 *
 * @param changed is told
 */
public record Typing(Runnable changed) implements DocumentListener {
  @Override
  public void insertUpdate(DocumentEvent event) {
    changed.run();
  }

  @Override
  public void removeUpdate(DocumentEvent event) {
    changed.run();
  }

  @Override
  public void changedUpdate(DocumentEvent event) {
    changed.run();
  }
}
