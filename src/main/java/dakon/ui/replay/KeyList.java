package dakon.ui.replay;

import dakon.text.Messages;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Scale;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The list of all keys of the program; wherever they are told, they are taken from here. */
public final class KeyList {
  private static final Map<String, List<String>> GROUPS = new LinkedHashMap<>();

  static {
    GROUPS.put(
        "replay", List.of("play", "seed", "lap", "ends", "tenths", "speed", "loop", "difference"));
    GROUPS.put("board", List.of("pits", "choose", "read"));
    GROUPS.put("lesson", List.of("step", "hole", "number", "choice"));
    GROUPS.put("gallery", List.of("find", "paste", "open", "back"));
    GROUPS.put(
        "class",
        List.of("turn", "vote", "reveal", "again", "hint", "blank", "text", "pointer", "leave"));
    GROUPS.put("games", List.of("lift", "take.back", "turn.back", "sign", "keep"));
    GROUPS.put(
        "window",
        List.of(
            "home",
            "next",
            "lessons",
            "games",
            "examples",
            "editor",
            "first.turn",
            "coach",
            "compare",
            "teach",
            "review",
            "file",
            "print",
            "undo",
            "split",
            "zoom",
            "full"));
    GROUPS.put("help", List.of("rules", "hit", "help"));
  }

  private static final int HIGHEST = 460;

  private KeyList() {}

  /**
   * Keys for one purpose.
   *
   * @param title what they are for
   * @param keys the keys
   */
  public record Group(String title, List<Key> keys) {
    /** Keeps its own list. */
    public Group {
      keys = List.copyOf(keys);
    }
  }

  /**
   * A key, or some that belong together.
   *
   * @param keys what is written on them
   * @param does what they do
   */
  public record Key(String keys, String does) {}

  /** All keys, in the language of the display. */
  public static List<Group> groups() {
    Messages messages = Messages.of(KeyList.class);
    List<Group> groups = new ArrayList<>();
    GROUPS.forEach(
        (group, keys) ->
            groups.add(
                new Group(
                    messages.text("keys." + group),
                    keys.stream().map(key -> key(messages, "key." + key)).toList())));
    return List.copyOf(groups);
  }

  private static Key key(Messages messages, String name) {
    return new Key(messages.text(name), messages.text(name + ".does"));
  }

  /** Shows the list until it is closed. */
  static void show(Component owner) {
    JPanel panel = new JPanel(new MigLayout("insets 4 8 4 8, wrap 2, gapy 6", "[]20[grow,fill]"));
    for (Group group : groups()) {
      panel.add(StyleClass.HEADING.on(new JLabel(group.title())), "span 2, gaptop 8");
      for (Key key : group.keys()) {
        JLabel name = StyleClass.STRONG.on(new JLabel(key.keys()));
        JLabel does = new JLabel(key.does());
        name.setLabelFor(does);
        panel.add(name);
        panel.add(does);
      }
    }
    panel.setFocusable(true);
    JOptionPane pane = new JOptionPane(scrolled(panel), JOptionPane.PLAIN_MESSAGE);
    JDialog dialog = pane.createDialog(owner, Messages.of(KeyList.class).text("keys.title"));
    dialog.setName("key-list");
    dialog.setResizable(true);
    dialog.setVisible(true);
    dialog.dispose();
  }

  private static ClearScrollPane scrolled(JPanel panel) {
    ClearScrollPane pane = ClearScrollPane.bare(panel);
    Dimension whole = panel.getPreferredSize();
    int bar = pane.getVerticalScrollBar().getPreferredSize().width;
    pane.setPreferredSize(
        new Dimension(whole.width + bar, Math.min(whole.height, Scale.of(HIGHEST))));
    return pane;
  }
}
