package dakon.ui.ask;

import dakon.analysis.Thought;
import dakon.coach.TurningPoint;
import dakon.notation.MoveNotation;
import dakon.text.Messages;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.util.List;
import java.util.function.Consumer;
import net.miginfocom.swing.MigLayout;

/** Something the coach says of a move, in a few lines; leads to where it can be watched. */
final class AnswerCard extends CardButton {
  @Serial private static final long serialVersionUID = 1;

  private static final int MOST_LINES = 12;

  private final String heading;

  private AnswerCard(String name, String heading, List<ShortText> lines) {
    super(StyleClass.CARD, new MigLayout("insets 0, gapy 2, fillx, wrap", "[grow,fill]"));
    this.heading = heading;
    setName(name);
    add(line(StyleClass.HEADING, heading), "wmin 0");
    lines.forEach(line -> add(line, "wmin 0"));
    getAccessibleContext().setAccessibleName(heading);
    getAccessibleContext()
        .setAccessibleDescription(
            String.join(" ", lines.stream().map(ShortText::getText).toList()).strip());
  }

  /**
   * What a move is worth, the reasons, and what is best after it.
   *
   * @param game the game, by its name in notation
   */
  static AnswerCard advice(Told told, String game, Runnable action) {
    Messages messages = messages();
    String move = told.advice().move().toString();
    AnswerCard card =
        new AnswerCard(
            "coach-move-" + move,
            messages.text("coach.move", move, worth(messages, told.advice().thought())),
            List.of(
                line(StyleClass.QUIET, told.reasons(game)),
                line(
                    StyleClass.SMALL,
                    messages.text("coach.line", MoveNotation.write(told.line())))));
    card.addActionListener(event -> action.run());
    return card;
  }

  private static String worth(Messages messages, Thought thought) {
    int value = thought.value();
    String key = value > 0 ? "ahead" : value < 0 ? "behind" : "even";
    return messages.text("coach." + (thought.exact() ? "exact." : "guess.") + key, Math.abs(value));
  }

  /**
   * What a move of a game has cost, and what would have been better.
   *
   * @param game the game, by its name in notation
   * @param player who made it
   */
  static AnswerCard crossroads(
      Crossroads crossroads, String game, String player, Consumer<AnswerCard> action) {
    Messages messages = messages();
    TurningPoint point = crossroads.point();
    AnswerCard card =
        new AnswerCard(
            "look-move-" + point.number(),
            messages.text(
                point.isExact() ? "look.cost" : "look.cost.about",
                crossroads.place().turn(),
                player,
                point.move(),
                point.cost()),
            List.of(
                line(
                    StyleClass.QUIET,
                    messages.text("look.played", point.move(), crossroads.played().reasons(game))),
                line(
                    StyleClass.QUIET,
                    messages.text(
                        "look.better", point.better().move(), crossroads.better().reasons(game)))));
    card.addActionListener(event -> action.accept(card));
    return card;
  }

  /** Makes it the one whose answer is on the board, or one of the others. */
  void choose(boolean isChosen) {
    (isChosen ? StyleClass.CHOSEN : StyleClass.CARD).on(this);
    getAccessibleContext()
        .setAccessibleName(isChosen ? messages().text("card.chosen", heading) : heading);
  }

  private static Messages messages() {
    return Messages.of(AnswerCard.class);
  }

  private static ShortText line(StyleClass style, String text) {
    ShortText line = style.on(new ShortText(MOST_LINES));
    line.setText(text.strip());
    return line;
  }
}
