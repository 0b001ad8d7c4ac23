package dakon.coach;

import dakon.board.Side;
import dakon.game.Result;
import dakon.text.Messages;
import dakon.trace.CaptureRule;
import java.util.List;
import java.util.stream.Collectors;

/** What the coach says, in the words of a game: a sentence for each remark, to the mover. */
public final class CoachWords implements Remark.Visitor<String> {
  private final Messages messages = Messages.of(CoachWords.class);
  private final String game;

  /** The words of a game, by its name in notation, in the language of the display. */
  public CoachWords(String game) {
    this.game = game;
  }

  /** A remark as a sentence. */
  public String sentence(Remark remark) {
    return remark.accept(this);
  }

  @Override
  public String movesAgain(Remark.MovesAgain remark) {
    return text("again");
  }

  @Override
  public String takes(Remark.Takes remark) {
    String key = remark.rule() == CaptureRule.CHAIN && remark.from().size() == 1 ? "take" : "takes";
    return text(key, remark.seeds(), list(remark.from()), messages.text(remark.rule()));
  }

  @Override
  public String ends(Remark.Ends remark) {
    Result result = remark.result();
    boolean isSouth = remark.mover() == Side.SOUTH;
    int own = isSouth ? result.south() : result.north();
    int others = isSouth ? result.north() : result.south();
    return text(own == others ? "ends.draw" : own > others ? "ends.won" : "ends.lost", own, others);
  }

  @Override
  public String neverStops(Remark.NeverStops remark) {
    return text("endless");
  }

  @Override
  public String leavesNoMove(Remark.LeavesNoMove remark) {
    return text("no.move", name(remark.opponent()));
  }

  @Override
  public String saves(Remark.Saves remark) {
    return text("saves", name(remark.opponent()), remark.seeds(), remark.threat(), remark.left());
  }

  @Override
  public String exposes(Remark.Exposes remark) {
    boolean alone = remark.rule() == CaptureRule.CHAIN && remark.from().size() == 1;
    return text(
        alone ? "expose" : "exposes",
        name(remark.opponent()),
        remark.seeds(),
        remark.reply(),
        list(remark.from()),
        messages.text(remark.rule()));
  }

  @Override
  public String leavesMikul(Remark.LeavesMikul remark) {
    return text(
        "mikul",
        name(remark.opponent()),
        remark.seeds(),
        remark.reply(),
        remark.first(),
        remark.empty(),
        remark.second());
  }

  @Override
  public String letsMoveAgain(Remark.LetsMoveAgain remark) {
    return text("lets.again", name(remark.opponent()), list(remark.replies()));
  }

  private String name(Side side) {
    return messages.text(side);
  }

  private String list(List<?> things) {
    if (things.size() == 1) {
      return things.get(0).toString();
    }
    String first =
        things.stream()
            .limit(things.size() - 1L)
            .map(Object::toString)
            .collect(Collectors.joining(messages.text("list.comma")));
    return messages.text("list", first, things.get(things.size() - 1));
  }

  /** The sentence of the game, where it has one of its own. */
  private String text(String key, Object... arguments) {
    String own = key + "." + game;
    return messages.text(messages.has(own) ? own : key, arguments);
  }
}
