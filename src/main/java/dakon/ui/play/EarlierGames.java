package dakon.ui.play;

import dakon.board.Side;
import dakon.match.KeptMatches.Earlier;
import dakon.match.Match;
import dakon.match.MatchWords;
import dakon.text.Messages;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.Column;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.io.Serial;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import net.miginfocom.swing.MigLayout;

/** The games that were played before, any of which can be played on. */
final class EarlierGames extends Column {
  @Serial private static final long serialVersionUID = 1;

  private static final int LINES = 2;

  private final transient Messages messages = Messages.of(EarlierGames.class);
  private final transient Consumer<Earlier> player;
  private final WrappedText about = StyleClass.QUIET.on(new WrappedText("earlier-about", ""));
  private final Column rows =
      new Column(new MigLayout("insets 0, gapy 2, fillx, wrap, novisualpadding", "[grow,fill]"));

  /**
   * No games yet.
   *
   * @param player plays one on
   * @param opener opens a file instead
   */
  EarlierGames(Consumer<Earlier> player, Runnable opener) {
    super(new MigLayout("insets 4 0 0 0, gapy 6, fillx, wrap", "[grow,fill]"));
    this.player = player;
    setName("earlier");
    add(
        ShortText.of(StyleClass.SUBHEAD, "earlier-title", messages.text("earlier.title")),
        "wmin 0");
    add(about, "wmin 0, gapbottom 4");
    add(rows, "wmin 0, gapleft -8");
    add(
        row(
            "earlier-open",
            messages.text("earlier.open"),
            messages.text("earlier.open.about"),
            opener),
        "wmin 0, gapleft -8, gaptop 4");
    show(List.of());
  }

  /** Lists games. */
  void show(List<Earlier> games) {
    rows.removeAll();
    games.forEach(game -> rows.add(row(game), "wmin 0"));
    about.setText(messages.text(games.isEmpty() ? "earlier.none" : "earlier.about"));
    rows.setVisible(!games.isEmpty());
    rows.applyComponentOrientation(getComponentOrientation());
    revalidate();
    repaint();
  }

  private CardButton row(Earlier earlier) {
    return row(
        "earlier-game", between(earlier.match()), state(earlier), () -> player.accept(earlier));
  }

  /** A way in two lines: what it leads to, and what is said of that. */
  private static CardButton row(String name, String text, String below, Runnable action) {
    CardButton row =
        new CardButton(
            StyleClass.LINK, new MigLayout("insets 2 0 2 0, gapy 0, fillx, wrap", "[grow,fill]"));
    row.setName(name);
    row.add(line(text), "wmin 0");
    row.add(StyleClass.SMALL.on(line(below)), "wmin 0");
    row.getAccessibleContext().setAccessibleName(text);
    row.getAccessibleContext().setAccessibleDescription(below);
    row.addActionListener(event -> action.run());
    return row;
  }

  private static ShortText line(String text) {
    ShortText line = new ShortText(LINES);
    line.setText(text);
    return line;
  }

  private String between(Match match) {
    MatchWords words = new MatchWords(match);
    return messages.text(
        "earlier.game",
        messages.text("game." + match.game().rules().game()),
        words.player(Side.SOUTH),
        words.player(Side.NORTH));
  }

  private String state(Earlier earlier) {
    Match match = earlier.match();
    return messages.text(
        "earlier.state",
        new MatchWords(match).state(),
        match.game().turns().size(),
        messages.time(earlier.time().atZone(ZoneId.systemDefault())));
  }
}
