package dakon.ui.tutor;

import dakon.board.Direction;
import dakon.painting.BoardStyle;
import dakon.replay.Scene;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.ui.board.Motif;
import dakon.ui.board.StillPicture;
import dakon.ui.board.Stills;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.util.List;
import net.miginfocom.swing.MigLayout;

/** A game with its board, and how far one has come with its lessons; leads on with them. */
final class GameCard extends CardButton {
  @Serial private static final long serialVersionUID = 1;

  private static final int MOST_LINES = 8;

  /**
   * The card of a game.
   *
   * @param stills paint its board
   */
  GameCard(Outlook.OfGame outlook, Stills stills, Ways ways) {
    super(
        StyleClass.CARD,
        new MigLayout("insets 0, gapy 2, fillx", "[grow,fill]", "[grow,fill]4[][][]8[]"));
    Messages messages = Messages.of(GameCard.class);
    String game = outlook.game().game();
    setName("game-" + game);
    StillPicture picture = new StillPicture(stills);
    picture.show(new Opening(outlook.game()));
    ShortText title = line(StyleClass.SUBHEAD, messages.text("game." + game));
    ShortText about = line(StyleClass.QUIET, messages.text("home.about." + game));
    ShortText done =
        line(
            StyleClass.QUIET,
            messages.text("home.lessons.done", outlook.done(), outlook.lessons()));
    add(picture, "wmin 0, h 90:132:170, wrap");
    add(title, "wmin 0, wrap");
    add(about, "wmin 0, wrap");
    add(done, "wmin 0, wrap");
    add(new ProgressLine(outlook.share()));
    getAccessibleContext().setAccessibleName(title.getText());
    getAccessibleContext()
        .setAccessibleDescription(
            messages.text("home.game.spoken", about.getText(), done.getText()));
    addActionListener(event -> ways.show(outlook.next()));
  }

  private static ShortText line(StyleClass style, String text) {
    ShortText line = style.on(new ShortText(MOST_LINES));
    line.setText(text);
    return line;
  }

  /**
   * The board of a game as it begins.
   *
   * @param game the game
   */
  private record Opening(Ruleset game) implements Motif {
    @Override
    public BoardStyle style() {
      return BoardStyle.of(game.game());
    }

    @Override
    public Direction direction() {
      return game.direction();
    }

    @Override
    public Scene scene() {
      return Scene.still(game.opening(), List.of());
    }
  }
}
