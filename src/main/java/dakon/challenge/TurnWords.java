package dakon.challenge;

import dakon.analysis.BestTurn;
import dakon.analysis.FirstTurn.Reach;
import dakon.analysis.Goal;
import dakon.board.Hole;
import dakon.board.Side;
import dakon.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a search of a first turn has found, in sentences. */
public final class TurnWords {
  private final Goal goal;
  private final Side mover;
  private final BestTurn best;

  /**
   * The words for what was found.
   *
   * @param goal what was sought
   * @param mover whose turn it is
   */
  public TurnWords(Goal goal, Side mover, BestTurn best) {
    this.goal = goal;
    this.mover = mover;
    this.best = best;
  }

  /** The turn as it is written; empty where none was found. */
  public String turn() {
    return best.moves().stream().map(Hole::toString).collect(Collectors.joining());
  }

  /** What the turn does, and how sure it is that none does better. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (best.moves().isEmpty()) {
      sentences.add(text(best.proved() ? "none" : "none.found"));
    } else {
      sentences.add(text("store"));
      sentences.add(text((best.proved() ? "proved." : "found.") + goal));
    }
    return sentences;
  }

  private String text(String key) {
    return messages()
        .text(
            key,
            best.moves().size(),
            best.store(),
            best.total(),
            messages().text(mover),
            best.positions(),
            best.ruledOut());
  }

  /** How far a search is. */
  public static String progress(Reach reach) {
    return messages()
        .text(
            reach.all() ? "progress" : "progress.fullest",
            reach.moves(),
            reach.positions(),
            reach.store());
  }

  private static Messages messages() {
    return Messages.of(TurnWords.class);
  }
}
