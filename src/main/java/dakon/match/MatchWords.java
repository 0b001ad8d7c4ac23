package dakon.match;

import dakon.board.Move;
import dakon.board.Side;
import dakon.game.Result;
import dakon.text.Messages;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Says how a match stands, in the language of the display. */
public final class MatchWords {
  private final Messages messages = Messages.of(MatchWords.class);
  private final Match match;

  /** What is to be said of a match. */
  public MatchWords(Match match) {
    this.match = match;
  }

  /** Who is to move and why, or how it ended: one sentence without its full stop. */
  public String state() {
    return match.game().result().map(this::ended).orElseGet(this::goesOn);
  }

  private String ended(Result result) {
    return result
        .winner()
        .map(
            winner ->
                messages.text(
                    "state.wins",
                    player(winner),
                    Math.max(result.south(), result.north()),
                    Math.min(result.south(), result.north())))
        .orElseGet(() -> messages.text("state.draw", result.south()));
  }

  private String goesOn() {
    Side side = match.game().position().toMove();
    if (match.game().legalMoves().equals(List.of(Move.PASS))) {
      return messages.text("state.must.pass", player(side));
    }
    Optional<Trace> last = match.game().lastMove();
    if (last.filter(Trace::goesOn).isPresent()) {
      return messages.text("state.again", player(side));
    }
    return last.filter(move -> move.ending() == Ending.PASSED)
        .map(pass -> messages.text("state.passed", player(side), player(pass.mover())))
        .orElseGet(() -> messages.text("state.moves", player(side)));
  }

  /**
   * What a player is called: by the side, and against the computer also by who plays; by the name
   * where the record knows one.
   */
  public String player(Side side) {
    if (match.contender(side).isPerson()) {
      return match.nameOf(side).orElseGet(() -> persons(side));
    }
    return messages.text("player", messages.text(side), messages.text("computer"));
  }

  private String persons(Side side) {
    return match.contender(side.opponent()).isPerson()
        ? messages.text(side)
        : messages.text("player", messages.text(side), messages.text("you"));
  }
}
