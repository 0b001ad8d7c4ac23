package dakon.app;

import dakon.analysis.BestTurn;
import dakon.analysis.Goal;
import dakon.board.Side;
import java.util.ArrayList;
import java.util.List;

/** What a search of a first turn has found, in sentences. */
final class SolveText {
  private final Goal goal;
  private final Side mover;
  private final BestTurn best;

  SolveText(Goal goal, Side mover, BestTurn best) {
    this.goal = goal;
    this.mover = mover;
    this.best = best;
  }

  /** The turn, what it does, and how sure that is. */
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (best.moves().isEmpty()) {
      sentences.add(text(best.proved() ? "none" : "none.found"));
    } else {
      sentences.add(SolveCommand.letters(best.moves()));
      sentences.add(text("store"));
      sentences.add(text((best.proved() ? "proved." : "found.") + goal));
    }
    best.stop().ifPresent(stop -> sentences.add(text("stop." + stop)));
    return sentences;
  }

  private String text(String key) {
    return Texts.text(
        "solve." + key,
        best.moves().size(),
        best.store(),
        best.total(),
        Texts.text(mover),
        best.positions(),
        best.ruledOut());
  }
}
