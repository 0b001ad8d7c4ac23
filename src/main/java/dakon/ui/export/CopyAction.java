package dakon.ui.export;

import dakon.text.Messages;
import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.ActionEvent;
import java.io.Serial;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JOptionPane;

/** Copies a text to the clipboard. */
public final class CopyAction extends AbstractAction {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(CopyAction.class);
  private final transient Supplier<String> text;
  private final transient Consumer<String> teller;

  /**
   * The action that copies something.
   *
   * @param name what it is called, in the language of the display
   * @param text what is copied
   */
  public CopyAction(String name, Supplier<String> text) {
    this(name, text, copied -> {});
  }

  /**
   * The action that copies something.
   *
   * @param name what it is called, in the language of the display
   * @param text what is copied
   * @param teller is told in a sentence when it is done
   */
  public CopyAction(String name, Supplier<String> text, Consumer<String> teller) {
    super(name);
    this.text = text;
    this.teller = teller;
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    try {
      Toolkit.getDefaultToolkit()
          .getSystemClipboard()
          .setContents(new StringSelection(text.get()), null);
      teller.accept(messages.text("copied"));
    } catch (IllegalStateException taken) {
      Component owner = event.getSource() instanceof Component source ? source : null;
      JOptionPane.showMessageDialog(owner, messages.text("copy.failed"));
    }
  }
}
