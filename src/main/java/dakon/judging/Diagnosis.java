package dakon.judging;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Store;
import dakon.judging.Moments.Fall;
import dakon.lesson.Ask;
import dakon.rules.Ruleset;
import dakon.trace.CaptureRule;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds why somebody may have foretold what did not happen. What is found is so in the move,
 * whatever was thought: usual mistakes first, each worked out and compared with the answer, then
 * the plain departure.
 */
final class Diagnosis {
  private final Ruleset rules;
  private final Trace trace;
  private final Moments moments;
  private final List<MistakenMove> mistakenMoves;

  Diagnosis(Ruleset rules, Trace trace) {
    this.rules = rules;
    this.trace = trace;
    this.moments = new Moments(trace);
    this.mistakenMoves = MistakenMove.of(rules, trace);
  }

  /** Why the last seed did not fall there. */
  Because landing(Pit said) {
    return moments.lapEnds().stream()
        .filter(fall -> fall.pit().equals(said))
        .findFirst()
        .map(this::sownOn)
        .or(() -> mistaken(move -> move.landing().equals(said)))
        .or(() -> passed(said))
        .orElseGet(() -> new Because(new Reason.Missed(said), moments.landing()));
  }

  private Because sownOn(Fall end) {
    int held = moments.board(end.events()).seeds(end.pit()) - 1;
    return new Because(new Reason.SownOn(end.lap(), end.pit(), held), end.events());
  }

  private Optional<Because> mistaken(Predicate<MistakenMove> isAnswer) {
    return mistakenMoves.stream().filter(isAnswer).map(MistakenMove::departure).findFirst();
  }

  private Optional<Because> passed(Pit said) {
    return moments.falls().stream()
        .filter(fall -> fall.pit().equals(said))
        .reduce((earlier, later) -> later)
        .map(
            fall ->
                new Because(
                    new Reason.Passed(fall.lap(), fall.pit(), fall.inHand()), fall.events()));
  }

  /** Why there were not so many laps. */
  Because laps(int said) {
    List<Fall> ends = moments.lapEnds();
    if (said >= 1 && said < ends.size()) {
      return sownOn(ends.get(said - 1));
    }
    return mistaken(move -> move.laps() == said).orElseGet(() -> told(Ask.LAPS));
  }

  /** Why not so many seeds were captured. */
  Because captured(int said) {
    return landed(said, trace.captured())
        .or(() -> beforeSowing(said))
        .or(() -> mistaken(move -> said > 0 && move.captured() == said))
        .orElseGet(() -> told(Ask.CAPTURED));
  }

  /** Whether the number is that of the seeds taken, but for those of the landing. */
  private Optional<Because> landed(int said, int rightly) {
    if (trace.capture().isEmpty()) {
      return Optional.empty();
    }
    Event.Captured capture = trace.capture().get();
    Hole landing = (Hole) trace.landing().orElseThrow();
    int seeds = moments.board(moments.landing()).seeds(landing);
    boolean stays = capture.rule() == CaptureRule.NEMBAK;
    Mistake mistake = stays ? Mistake.TOOK_LANDING : Mistake.LEFT_LANDING;
    Optional<Mistake> made =
        said == (stays ? rightly + seeds : rightly - seeds)
            ? Optional.of(mistake)
            : Optional.of(Mistake.ONLY_LANDING)
                .filter(only -> capture.rule() == CaptureRule.CHAIN)
                .filter(only -> said == rightly - trace.captured() + seeds);
    return made.map(
        of -> new Because(new Reason.Landed(of, landing, seeds), moments.capture().orElseThrow()));
  }

  /** Whether the number is what a look at the board before the sowing gives. */
  private Optional<Because> beforeSowing(int said) {
    Optional<Hole> landing = emptyLanding();
    if (landing.isEmpty()) {
      return Optional.empty();
    }
    Optional<Reason> reason =
        landing.get().side() == trace.mover()
            ? opposite(said, landing.get())
            : besides(said, landing.get());
    return reason.map(why -> new Because(why, moments.landing()));
  }

  private Optional<Hole> emptyLanding() {
    return trace
        .landing()
        .filter(Hole.class::isInstance)
        .map(Hole.class::cast)
        .filter(hole -> moments.board(moments.landing()).seeds(hole) == 1);
  }

  private Optional<Reason> opposite(int said, Hole landing) {
    boolean alone = rules.captures().contains(CaptureRule.NEMBAK);
    if (!alone && !rules.captures().contains(CaptureRule.MATI_BELA)) {
      return Optional.empty();
    }
    Reason.Grown across = grown(trace.before().board().opposite(landing));
    int taken = across.before() == 0 ? 0 : across.before() + (alone ? 0 : 1);
    return Optional.<Reason>of(across)
        .filter(reason -> across.before() != across.then() && said == taken);
  }

  private Optional<Reason> besides(int said, Hole landing) {
    boolean between = landing.number() > 0 && landing.number() < trace.before().board().row() - 1;
    if (!between || !rules.captures().contains(CaptureRule.MIKUL)) {
      return Optional.empty();
    }
    Reason.Grown first = grown(new Hole(landing.side(), landing.number() - 1));
    Reason.Grown second = grown(new Hole(landing.side(), landing.number() + 1));
    boolean equal = first.before() == second.before() && first.before() > 0;
    boolean changed = first.before() != first.then() || second.before() != second.then();
    int taken = equal ? 2 * first.before() + 1 : 0;
    return Optional.<Reason>of(new Reason.Neighbours(first, second))
        .filter(reason -> changed && said == taken);
  }

  private Reason.Grown grown(Hole hole) {
    Board then = moments.board(moments.landing());
    return new Reason.Grown(hole, trace.before().board().seeds(hole), then.seeds(hole));
  }

  /** Why there are not so many seeds in the mover's store. */
  Because store(int said) {
    Store store = new Store(trace.mover());
    int before = trace.before().board().seeds(store);
    int after = trace.after().board().seeds(store);
    int sown = (int) moments.falls().stream().filter(fall -> fall.pit().equals(store)).count();
    int swept = after - before - sown - trace.captured();
    return Stream.of(
            leftOut(said, after, Mistake.FORGOT_CAPTURE, trace.captured(), store),
            leftOut(said, after, Mistake.FORGOT_SOWN, sown, store),
            leftOut(said, after, Mistake.FORGOT_REMAINDER, swept, store),
            leftOut(said, after, Mistake.FORGOT_HELD, before, store))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> landed(said, after))
        .orElseGet(() -> told(Ask.STORE));
  }

  private Optional<Because> leftOut(int said, int after, Mistake of, int seeds, Store store) {
    return Optional.of(new Because(new Reason.LeftOut(of, seeds, store), moments.end()))
        .filter(because -> seeds > 0 && said == after - seeds);
  }

  /** What happened when it is decided what is asked. */
  Because told(Ask ask) {
    return told(
        switch (ask) {
          case LANDING, LAPS -> moments.landing();
          case CAPTURED, HOW -> moments.capture().orElse(moments.landing());
          case STORE -> moments.end();
          case NEXT -> trace.over() ? moments.end() : moments.landing();
        });
  }

  private static Because told(int events) {
    return new Because(new Reason.Told(), events);
  }
}
