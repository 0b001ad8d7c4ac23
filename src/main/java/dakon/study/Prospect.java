package dakon.study;

import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.game.Game;
import dakon.game.Result;
import dakon.replay.Narrator;
import dakon.text.Messages;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a move would do.
 *
 * @param move the move
 * @param landing where its last seed would fall; nowhere where it is a pass
 * @param laps how many laps it would take
 * @param sown how many seeds would be sown
 * @param captured how many seeds would be taken
 * @param ending how it would end
 * @param next who would be to move then
 * @param result how the game would end with it, if it did
 * @param trace all that would happen, unless that is too much to be shown
 */
public record Prospect(
    Move move,
    Optional<Pit> landing,
    int laps,
    int sown,
    int captured,
    Ending ending,
    Side next,
    Optional<Result> result,
    Optional<Trace> trace) {

  /** Refuses a prospect that lacks something. */
  public Prospect {
    Objects.requireNonNull(move);
    Objects.requireNonNull(landing);
    Objects.requireNonNull(ending);
    Objects.requireNonNull(next);
    Objects.requireNonNull(result);
    Objects.requireNonNull(trace);
  }

  /** What a move would do in a game. May take a while: a relay may go on for 10,000 laps. */
  public static Prospect of(Game game, Move move) {
    Game played = game.play(move);
    Trace trace = played.lastMove().orElseThrow();
    return new Prospect(
        move,
        trace.landing(),
        trace.laps(),
        trace.sown(),
        trace.captured(),
        trace.ending(),
        trace.after().toMove(),
        played.result(),
        Optional.of(trace).filter(Trace::canBeWatched));
  }

  /** What it would do, in words; the narrator knows what the pits are called in the game. */
  public String words(Narrator narrator) {
    List<String> parts = new ArrayList<>();
    if (ending == Ending.PASSED) {
      parts.add(text("prospect.passed"));
    } else if (ending == Ending.ENDLESS) {
      parts.add(text("prospect.endless", laps, sown));
    } else {
      parts.add(text("prospect.lands", narrator.pit(landing.orElseThrow()), laps, sown));
      parts.add(text("prospect.takes", captured));
    }
    parts.add(what());
    return String.join(" ", parts);
  }

  private String what() {
    return result
        .map(end -> text("prospect.over", end.south(), end.north()))
        .orElseGet(
            () ->
                text(
                    ending == Ending.BONUS ? "prospect.again" : "prospect.next",
                    messages().text(next)));
  }

  private static String text(String key, Object... arguments) {
    return messages().text(key, arguments);
  }

  private static Messages messages() {
    return Messages.of(Prospect.class);
  }
}
