package dakon.judging;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Circuit;
import dakon.rules.FirstSeed;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.rules.Stores;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.Snapshot;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What would come of a move by a mistaken rule.
 *
 * @param landing where its last seed would fall
 * @param laps how many laps it would take
 * @param captured how many seeds it would take
 * @param departure where it departs from what happened: a seed that fell elsewhere
 */
record MistakenMove(Pit landing, int laps, int captured, Because departure) {

  /** What would come of a move by every mistaken rule that makes a difference to it. */
  static List<MistakenMove> of(Ruleset rules, Trace trace) {
    if (!(trace.move() instanceof Move.Lift lift)) {
      return List.of();
    }
    Stream<Optional<MistakenMove>> moves =
        rules.stores() == Stores.ASIDE
            ? Stream.of(
                firstSeed(rules, trace),
                by(Mistake.INTO_STORE, varied(rules, Stores.IN_CIRCUIT, List.of()), trace),
                by(Mistake.WRONG_WAY, rules.with(rules.direction().reversed()), trace))
            : Stream.of(
                firstSeed(rules, trace),
                of(Mistake.INTO_OTHERS_STORE, intoBothStores(rules, trace, lift), trace),
                by(Mistake.PAST_OWN_STORE, varied(rules, Stores.ASIDE, rules.captures()), trace),
                by(Mistake.WRONG_WAY, rules.with(rules.direction().reversed()), trace));
    return moves.flatMap(Optional::stream).toList();
  }

  private static Optional<MistakenMove> firstSeed(Ruleset rules, Trace trace) {
    return rules.firstSeed() == FirstSeed.BACK
        ? by(Mistake.FORGOT_BACK, varied(rules, FirstSeed.ONWARDS), trace)
        : by(Mistake.COUNTED_LIFTED, varied(rules, FirstSeed.BACK), trace);
  }

  private static Optional<MistakenMove> by(Mistake mistake, Ruleset mistaken, Trace trace) {
    return of(mistake, new Referee(mistaken).play(trace.before(), trace.move()), trace);
  }

  private static Optional<MistakenMove> of(Mistake mistake, Trace thought, Trace happened) {
    return departure(mistake, thought, happened)
        .map(
            departure ->
                new MistakenMove(
                    thought.landing().orElseThrow(),
                    thought.laps(),
                    thought.captured(),
                    departure));
  }

  private static Ruleset varied(Ruleset rules, FirstSeed firstSeed) {
    return varied(rules, firstSeed, rules.stores(), rules.captures());
  }

  private static Ruleset varied(Ruleset rules, Stores stores, List<CaptureRule> captures) {
    return varied(rules, rules.firstSeed(), stores, captures);
  }

  private static Ruleset varied(
      Ruleset rules, FirstSeed firstSeed, Stores stores, List<CaptureRule> captures) {
    return new Ruleset(
        rules.game(),
        rules.direction(),
        stores,
        firstSeed,
        rules.fewestLifted(),
        rules.relay(),
        captures,
        rules.end(),
        rules.filling(),
        rules.sizes());
  }

  /** No rule of a game: sows on round the whole board, and stops in a store or an empty hole. */
  private static Trace intoBothStores(Ruleset rules, Trace trace, Move.Lift lift) {
    List<Pit> ring = wholeRing(rules, trace);
    Snapshot snapshot = Snapshot.of(trace.before().board());
    List<Event> events = new ArrayList<>();
    Pit at = lift.hole();
    int lap = 0;
    do {
      lap++;
      List<Event> sown = lap(snapshot, ring, (Hole) at, lap);
      snapshot = snapshot.after(sown);
      events.addAll(sown);
      at = ((Event.Sown) sown.get(sown.size() - 1)).into();
    } while (at instanceof Hole && snapshot.board().seeds(at) > 1);
    boolean bonus = at.equals(new Store(trace.mover()));
    Position after = new Position(snapshot.board(), trace.mover().opponent());
    return new Trace(
        trace.before(), lift, events, bonus ? Ending.BONUS : Ending.DEAD, after, false);
  }

  private static List<Event> lap(Snapshot start, List<Pit> ring, Hole from, int lap) {
    int seeds = start.board().seeds(from);
    List<Event> events = new ArrayList<>();
    events.add(new Event.Lifted(from, seeds, lap));
    int at = ring.indexOf(from);
    for (int inHand = seeds - 1; inHand >= 0; inHand--) {
      at = (at + 1) % ring.size();
      events.add(new Event.Sown(ring.get(at), inHand));
    }
    return events;
  }

  /** The circuit with both stores in it: the other player's is before the mover's first hole. */
  private static List<Pit> wholeRing(Ruleset rules, Trace trace) {
    int row = trace.before().board().row();
    List<Pit> ring = new ArrayList<>(Circuit.of(rules, row, trace.mover()).ring());
    Side other = trace.mover().opponent();
    ring.add(other == Side.SOUTH ? row : ring.size(), new Store(other));
    return List.copyOf(ring);
  }

  /** Where what was thought first departs from what happened, if that is a seed that fell. */
  private static Optional<Because> departure(Mistake mistake, Trace thought, Trace happened) {
    int both = Math.min(happened.events().size(), thought.events().size());
    int lap = 0;
    for (int at = 0; at < both; at++) {
      Event event = happened.events().get(at);
      Event other = thought.events().get(at);
      lap += event instanceof Event.Lifted ? 1 : 0;
      if (!event.equals(other)) {
        return event instanceof Event.Sown fell && other instanceof Event.Sown mistaken
            ? Optional.of(
                new Because(new Reason.Strayed(mistake, lap, fell.into(), mistaken.into()), at + 1))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
