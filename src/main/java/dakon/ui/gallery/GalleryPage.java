package dakon.ui.gallery;

import dakon.gallery.Example;
import dakon.gallery.Filter;
import dakon.gallery.Gallery;
import dakon.gallery.Trait;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Ends;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.Typing;
import dakon.ui.theme.WrappedRow;
import java.awt.CardLayout;
import java.io.Serial;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** All examples as cards, and by what they are found. */
final class GalleryPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int MARGIN = 28;
  private static final int COLUMNS = 20;
  private static final int LINES = 3;
  private static final String CARDS = "cards";
  private static final String NOTHING = "nothing";

  private final transient Messages messages = Messages.of(GalleryPage.class);
  private final transient Gallery gallery;
  private final transient Opener opener;
  private final JTextField search = new JTextField(COLUMNS);
  private final JLabel count = StyleClass.SUBTITLE.on(new JLabel());
  private final WrappedRow rules = new WrappedRow(6);
  private final JToggleButton allGames = new JToggleButton(messages.text("game.all"));
  private final Map<String, JToggleButton> games = new LinkedHashMap<>();
  private final Map<Trait, JToggleButton> traits = new EnumMap<>(Trait.class);
  private final CardList cards;
  private final JPanel found = new JPanel(new CardLayout());
  private transient List<Example> shown = List.of();

  /** Is told what is to be opened. */
  interface Opener {
    /** An example, one of those shown. */
    void open(Example example, List<Example> among);

    /** A text to be written or pasted. */
    void openText();

    /** A file to be chosen. */
    void openFile();
  }

  /** All examples of a gallery. */
  GalleryPage(Gallery gallery, Opener opener) {
    super(
        new MigLayout(
            "insets 24 28 0 " + (MARGIN - 16) + ", gapy 0, fill",
            "[grow,fill]",
            "[]12[]10[]14[grow,fill]"));
    this.gallery = gallery;
    this.opener = opener;
    this.cards = new CardList(example -> opener.open(example, shown));
    setOpaque(false);
    add(head(), "wmin 0, gapright 16, wrap");
    add(finder(), "wmin 0, gapright 16, wrap");
    addTraits();
    addFound();
    Keys.bind(this, "ctrl F", search::requestFocusInWindow);
    refresh();
  }

  private JComponent head() {
    WrappedRow about = new WrappedRow(10);
    JLabel title = StyleClass.TITLE.on(new JLabel(messages.text("title")));
    title.setName("gallery-title");
    about.add(title);
    count.setName("count");
    about.add(count);
    WrappedRow others = new WrappedRow(8);
    others.add(button("paste", opener::openText));
    others.add(button("file", opener::openFile));
    return new Ends(8, about, others);
  }

  private JButton button(String name, Runnable action) {
    JButton button = new JButton(messages.text(name));
    button.setName(name);
    button.setToolTipText(messages.text("tip." + name));
    button.addActionListener(event -> action.run());
    return button;
  }

  private JComponent finder() {
    WrappedRow finder = new WrappedRow(12);
    StyleClass.SEARCH.on(search).setName("search");
    search.putClientProperty("JTextField.placeholderText", messages.text("search"));
    search.putClientProperty("JTextField.leadingIcon", Icons.of("search"));
    search.putClientProperty("JTextField.showClearButton", true);
    search.setToolTipText(messages.text("tip.search"));
    search.getAccessibleContext().setAccessibleName(messages.text("search"));
    search.getDocument().addDocumentListener(new Typing(this::refresh));
    Keys.bindFocused(search, "ESCAPE", () -> search.setText(""));
    Keys.bindFocused(search, "DOWN", cards::requestFocusInWindow);
    Keys.bindFocused(search, "ENTER", cards::requestFocusInWindow);
    finder.add(search);
    finder.add(games());
    return finder;
  }

  private JComponent games() {
    WrappedRow row = new WrappedRow(6);
    ButtonGroup oneGame = new ButtonGroup();
    chip(allGames, "game-all", row);
    oneGame.add(allGames);
    allGames.setSelected(true);
    for (Ruleset rules : Ruleset.GAMES) {
      JToggleButton chip = chip(new JToggleButton(Example.gameName(rules)), rules.game(), row);
      oneGame.add(chip);
      games.put(rules.game(), chip);
    }
    return row;
  }

  private void addTraits() {
    for (Trait trait : Trait.values()) {
      JToggleButton chip = chip(new JToggleButton(Example.name(trait)), trait.name(), rules);
      traits.put(trait, chip);
    }
    add(rules, "wmin 0, wrap");
  }

  private JToggleButton chip(JToggleButton chip, String name, JPanel row) {
    StyleClass.CHIP.on(chip).setName(name);
    chip.addItemListener(event -> refresh());
    row.add(chip);
    return chip;
  }

  private void addFound() {
    found.setOpaque(false);
    found.add(ClearScrollPane.bare(cards), CARDS);
    Column nothing =
        new Column(
            new MigLayout(
                "insets 40 0 16 16, gapy 6, novisualpadding", "[grow,center]", "[][][]14[]"));
    nothing.add(new JLabel(Icons.of("search")), "wrap");
    ShortText none = StyleClass.HEADING.on(new ShortText(LINES));
    none.setName("nothing");
    none.setText(messages.text("nothing"));
    nothing.add(none, "wmin 0, wrap");
    nothing.add(quiet(messages.text("nothing.hint")), "wmin 0, wrap");
    nothing.add(button("all", this::showAll));
    found.add(ClearScrollPane.bare(nothing), NOTHING);
    add(found, "wmin 0, hmin 0");
  }

  private static ShortText quiet(String text) {
    ShortText line = StyleClass.QUIET.on(new ShortText(LINES));
    line.setText(text);
    return line;
  }

  private void showAll() {
    search.setText("");
    traits.values().forEach(chip -> chip.setSelected(false));
    allGames.setSelected(true);
    search.requestFocusInWindow();
  }

  private Filter filter() {
    return new Filter(
        games.entrySet().stream()
            .filter(game -> game.getValue().isSelected())
            .map(Map.Entry::getKey)
            .findFirst(),
        traits.entrySet().stream()
            .filter(trait -> trait.getValue().isSelected())
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet()),
        search.getText());
  }

  /** The game that is looked for, if one is. */
  Optional<Ruleset> game() {
    return filter().game().flatMap(Ruleset::named);
  }

  private void refresh() {
    if (traits.size() < Trait.values().length) {
      return; // still being built
    }
    shown = gallery.matching(filter());
    cards.show(shown);
    int all = gallery.examples().size();
    count.setText(
        shown.size() == all
            ? messages.text("count.all", all)
            : messages.text("count", shown.size(), all));
    ((CardLayout) found.getLayout()).show(found, shown.isEmpty() ? NOTHING : CARDS);
  }

  /** Gives the keyboard to the cards, at this example if there is one. */
  void enter(Optional<Example> at) {
    at.ifPresent(cards::choose);
    SwingUtilities.invokeLater(
        () -> {
          if (shown.isEmpty()) {
            search.requestFocusInWindow();
          } else {
            cards.requestFocusInWindow();
          }
        });
  }
}
