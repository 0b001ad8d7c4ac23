package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.io.Serial;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.Test;

@GuiTest
class MnemonicsTest {
  @Test
  void the_letter_behind_the_sign_is_the_key() {
    JButton button = execute(() -> Mnemonics.on(new JButton(), "Zoom &out"));

    assertThat(button.getText()).isEqualTo("Zoom out");
    assertThat(button.getMnemonic()).isEqualTo(KeyEvent.VK_O);
    assertThat(button.getDisplayedMnemonicIndex()).isEqualTo(5);
  }

  @Test
  void a_text_without_a_sign_has_no_key() {
    JButton button = execute(() -> Mnemonics.on(Mnemonics.on(new JButton(), "&Open"), "Open"));

    assertThat(button.getText()).isEqualTo("Open");
    assertThat(button.getMnemonic()).isEqualTo(KeyEvent.VK_UNDEFINED);
    assertThat(button.getDisplayedMnemonicIndex()).isEqualTo(-1);
  }

  @Test
  void two_signs_are_one_that_is_seen() {
    JMenuItem item = execute(() -> Mnemonics.on(new JMenuItem(), "Find && &replace"));

    assertThat(item.getText()).isEqualTo("Find & replace");
    assertThat(item.getMnemonic()).isEqualTo(KeyEvent.VK_R);
    assertThat(item.getDisplayedMnemonicIndex()).isEqualTo(7);
  }

  @Test
  void a_sign_at_the_end_is_seen() {
    assertThat(Mnemonics.plain("Find &")).isEqualTo("Find &");
    assertThat(Mnemonics.plain("")).isEmpty();
  }

  @Test
  void a_label_leads_by_its_letter_to_what_it_is_the_label_of() {
    JLabel label = execute(() -> Mnemonics.on(new JLabel(), "Na&me"));

    assertThat(label.getText()).isEqualTo("Name");
    assertThat(label.getDisplayedMnemonic()).isEqualTo(KeyEvent.VK_M);
    assertThat(label.getDisplayedMnemonicIndex()).isEqualTo(2);
  }

  @Test
  void an_action_hands_its_letter_to_whatever_does_it() {
    Action action =
        Mnemonics.on(
            new AbstractAction() {
              @Serial private static final long serialVersionUID = 1;

              @Override
              public void actionPerformed(ActionEvent event) {}
            },
            "C&lass mode");

    JMenuItem item = execute(() -> new JMenuItem(action));

    assertThat(item.getText()).isEqualTo("Class mode");
    assertThat(item.getMnemonic()).isEqualTo(KeyEvent.VK_L);
    assertThat(item.getDisplayedMnemonicIndex()).isEqualTo(1);
  }
}
