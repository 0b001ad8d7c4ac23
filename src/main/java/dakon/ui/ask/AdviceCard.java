package dakon.ui.ask;

import dakon.analysis.Thought;
import dakon.coach.CoachWords;
import dakon.notation.MoveNotation;
import dakon.text.Messages;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.util.stream.Collectors;
import net.miginfocom.swing.MigLayout;

/** A move with what it is worth, the reasons, and what is best after it; leads to the replay. */
final class AdviceCard extends CardButton {
  @Serial private static final long serialVersionUID = 1;

  private static final int MOST_LINES = 12;

  /**
   * The card of a move.
   *
   * @param game the game, by its name in notation
   */
  AdviceCard(Counsel.Told told, String game, Runnable action) {
    super(StyleClass.CARD, new MigLayout("insets 0, gapy 2, fillx, wrap", "[grow,fill]"));
    Messages messages = Messages.of(AdviceCard.class);
    CoachWords words = new CoachWords(game);
    String move = told.advice().move().toString();
    setName("coach-move-" + move);
    String worth = messages.text("coach.move", move, worth(messages, told.advice().thought()));
    String reasons =
        told.advice().remarks().stream().map(words::sentence).collect(Collectors.joining(" "));
    String line = messages.text("coach.line", MoveNotation.write(told.line()));
    add(line(StyleClass.HEADING, worth), "wmin 0");
    add(line(StyleClass.QUIET, reasons), "wmin 0");
    add(line(StyleClass.SMALL, line), "wmin 0");
    getAccessibleContext().setAccessibleName(worth);
    getAccessibleContext().setAccessibleDescription((reasons + " " + line).strip());
    addActionListener(event -> action.run());
  }

  private static String worth(Messages messages, Thought thought) {
    int value = thought.value();
    String key = value > 0 ? "ahead" : value < 0 ? "behind" : "even";
    return messages.text("coach." + (thought.exact() ? "exact." : "guess.") + key, Math.abs(value));
  }

  private static ShortText line(StyleClass style, String text) {
    ShortText line = style.on(new ShortText(MOST_LINES));
    line.setText(text);
    return line;
  }
}
