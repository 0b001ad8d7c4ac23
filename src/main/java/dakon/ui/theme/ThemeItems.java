package dakon.ui.theme;

import dakon.text.Messages;
import java.util.Arrays;
import java.util.List;
import javax.swing.ButtonGroup;
import javax.swing.JRadioButtonMenuItem;

/** The entries of a menu by which a theme is chosen. */
final class ThemeItems {
  private ThemeItems() {}

  /** An entry for each choice; which one is chosen follows what is kept. */
  static List<JRadioButtonMenuItem> of(Look look) {
    ButtonGroup oneOfThem = new ButtonGroup();
    List<JRadioButtonMenuItem> items =
        Arrays.stream(ThemeChoice.values()).map(choice -> item(choice, look)).toList();
    items.forEach(oneOfThem::add);
    return items;
  }

  private static JRadioButtonMenuItem item(ThemeChoice choice, Look look) {
    String written = Messages.of(ThemeItems.class).text(choice);
    JRadioButtonMenuItem item = Mnemonics.on(new JRadioButtonMenuItem(), written);
    item.setName("theme-" + choice.name());
    item.setSelected(look.choice() == choice);
    item.addActionListener(event -> look.choose(choice));
    look.onChange(() -> item.setSelected(look.choice() == choice));
    return item;
  }
}
