package dakon.contrast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.contrast.Difference.Allows;
import dakon.contrast.Difference.Happens;
import dakon.contrast.Difference.Stands;
import dakon.replay.Abreast;
import dakon.replay.Narrator;
import dakon.rules.EndRule;
import dakon.rules.Referee;
import dakon.rules.Refusal;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.CaptureRule;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContrastTest {
  private static final Ruleset COUNTER = Ruleset.DAKON.with(Direction.COUNTER_CLOCKWISE);
  private static final Ruleset EITHER = Ruleset.DAKON.with(EndRule.EITHER_EMPTY);
  private static final int MOST_MOVES = 6;

  private static Contrast contrast(
      Ruleset first, Ruleset second, String position, String... moves) {
    return Contrast.of(
        first, second, Notated.position(position), Stream.of(moves).map(Notated::move).toList());
  }

  @Test
  void nembak_is_no_mati_bela_though_all_seeds_fall_alike() {
    Contrast contrast =
        Contrast.of(
            Ruleset.DAKON, Ruleset.CONGKAK, Ruleset.DAKON.opening(), List.of(Notated.move("A")));

    assertThat(contrast.difference())
        .get()
        .isInstanceOfSatisfying(
            Happens.class,
            happens -> {
              assertThat(happens.move()).isZero();
              assertThat(happens.first().map(ContrastTest::rule)).contains(CaptureRule.NEMBAK);
              assertThat(happens.second().map(ContrastTest::rule)).contains(CaptureRule.MATI_BELA);
            });
    assertThat(new ContrastWords(contrast).difference())
        .isEqualTo(
            "The first 15 seeds of A fall alike, then the two differ."
                + " Dakon – Nembak: the 8 seeds of g go to South's lumbung, which now holds 9."
                + " Congkak – Mati bela: the seed in A and all of g, 9 seeds together, go to South's"
                + " rumah, which now holds 10.");
    assertThat(new ContrastWords(contrast).further())
        .containsExactly("Captures: nembak, mikul – mati bela.");
  }

  private static CaptureRule rule(Event event) {
    return ((Event.Captured) event).rule();
  }

  @Test
  void the_other_way_round_the_first_seed_falls_elsewhere() {
    Contrast contrast =
        Contrast.of(Ruleset.DAKON, COUNTER, Ruleset.DAKON.opening(), List.of(Notated.move("B")));
    ContrastWords words = new ContrastWords(contrast);

    assertThat(contrast.moment()).isEqualTo(2);
    assertThat(words.firstName()).isEqualTo("Dakon, clockwise");
    assertThat(words.secondName()).isEqualTo("Dakon, counter-clockwise");
    assertThat(words.difference())
        .startsWith(
            "B is lifted alike, then the two differ. Dakon, clockwise – A seed falls into A");
    assertThat(words.further()).containsExactly("Sown: clockwise – counter-clockwise.");
  }

  @Test
  void the_game_goes_on_under_one_rule_of_its_end_and_is_over_under_the_other() {
    Contrast contrast = contrast(Ruleset.DAKON, EITHER, "0,0,1/2,0,0 5 4 S", "A", "c");

    assertThat(contrast.difference())
        .get()
        .isInstanceOfSatisfying(
            Happens.class,
            happens -> {
              assertThat(happens.first()).isEmpty();
              assertThat(happens.second()).get().isInstanceOf(Event.Swept.class);
            });
    assertThat(contrast.second().stop().map(Run.Stop::refusal)).contains(Refusal.GAME_OVER);
  }

  @Test
  void a_game_may_be_over_before_it_begins_under_one_of_the_rules() {
    Contrast contrast = contrast(Ruleset.DAKON, EITHER, "0,0,0/1,0,0 5 4 S", "A");

    assertThat(contrast.difference())
        .contains(new Stands(0, new Standing(Side.SOUTH, false), new Standing(Side.SOUTH, true)));
    assertThat(new ContrastWords(contrast).difference())
        .isEqualTo(
            "The two differ before the first move. Dakon, when the mover's row is empty – South is to"
                + " move. Dakon, when either row is empty – the game is over.");
  }

  @Test
  void a_move_may_be_allowed_under_one_of_the_rules_only() {
    Ruleset pairs =
        new Ruleset(
            "dakon",
            Ruleset.DAKON.direction(),
            Ruleset.DAKON.stores(),
            Ruleset.DAKON.firstSeed(),
            2,
            Ruleset.DAKON.relay(),
            Ruleset.DAKON.captures(),
            Ruleset.DAKON.end(),
            Ruleset.DAKON.filling(),
            Ruleset.DAKON.sizes());
    Contrast contrast = contrast(Ruleset.DAKON, pairs, "1,0,1/1,0,2 5 4 S", "A");

    assertThat(contrast.difference())
        .get()
        .isInstanceOfSatisfying(
            Allows.class,
            allows -> {
              assertThat(allows.first()).isEmpty();
              assertThat(allows.second().map(Run.Stop::refusal)).contains(Refusal.SINGLE_SEED);
            });
    assertThat(new ContrastWords(contrast).difference())
        .contains("A holds a single seed, and a single seed may not be moved.");
  }

  @Test
  void without_moves_or_with_one_set_of_rules_nothing_differs() {
    Contrast none = Contrast.of(Ruleset.DAKON, COUNTER, Ruleset.DAKON.opening(), List.of());
    Contrast same = contrast(Ruleset.DAKON, Ruleset.DAKON, "1,0,1/1,0,2 5 4 S", "A");

    assertThat(none.difference()).isEmpty();
    assertThat(new ContrastWords(none).difference())
        .isEqualTo("Nothing is played yet, so nothing differs.");
    assertThat(same.difference()).isEmpty();
    assertThat(new ContrastWords(same).difference())
        .isEqualTo("These are the same rules twice, so nothing can differ.");
  }

  @Test
  void boards_of_different_kinds_are_not_compared() {
    assertThat(Contrast.isPossible(Ruleset.DAKON, Ruleset.DJENON_ABOURE)).isFalse();
    assertThatThrownBy(
            () ->
                Contrast.of(
                    Ruleset.DAKON, Ruleset.DJENON_ABOURE, Ruleset.DAKON.opening(), List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** All that can be chosen. */
  private static Stream<Ruleset> all() {
    return Ruleset.GAMES.stream()
        .flatMap(game -> Stream.of(Direction.values()).map(game::with))
        .flatMap(game -> game.ends().stream().map(game::with));
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void before_the_first_difference_all_is_equal_and_at_it_nothing_is(RandomMoves moves) {
    SplittableRandom random = new SplittableRandom(moves.row());
    List<Ruleset> others =
        all().filter(other -> Contrast.isPossible(moves.rules(), other)).toList();
    List<Position> starts = new ArrayList<>();
    moves.forEach(trace -> starts.add(trace.before()));
    for (int i = 0; i < starts.size(); i += 10) {
      Ruleset other = others.get(random.nextInt(others.size()));
      List<Move> played = byChance(moves.rules(), starts.get(i), random);
      Contrast contrast = Contrast.of(moves.rules(), other, starts.get(i), played);

      requireTrue(contrast);
      assertThat(Contrast.of(moves.rules(), moves.rules(), starts.get(i), played).difference())
          .isEmpty();
    }
  }

  /** Moves that are allowed under a set of rules, as a rule; and sometimes one that may not be. */
  private static List<Move> byChance(Ruleset rules, Position start, SplittableRandom random) {
    Referee referee = new Referee(rules);
    Position position = start;
    List<Move> moves = new ArrayList<>();
    for (int i = random.nextInt(MOST_MOVES); i >= 0; i--) {
      List<Move> legal = referee.legalMoves(position);
      if (legal.isEmpty() || random.nextInt(10) == 0) {
        moves.add(Move.lift(new Hole(Side.SOUTH, random.nextInt(Board.FEWEST_HOLES))));
        return moves;
      }
      Trace trace = referee.play(position, legal.get(random.nextInt(legal.size())));
      moves.add(trace.move());
      position = trace.after();
    }
    return moves;
  }

  /** Holds a contrast against the traces themselves. */
  private static void requireTrue(Contrast contrast) {
    List<Trace> first = contrast.first().moves();
    List<Trace> second = contrast.second().moves();
    assertThat(new ContrastWords(contrast).difference()).isNotEmpty();
    if (contrast.difference().isEmpty()) {
      assertThat(first).isEqualTo(second);
      assertThat(reason(contrast.first())).isEqualTo(reason(contrast.second()));
      return;
    }
    Difference difference = contrast.difference().get();
    int move = difference.move();
    assertThat(first.subList(0, move)).isEqualTo(second.subList(0, move));
    difference.accept(new AtIt(contrast));
    Abreast abreast = new Abreast(lane(contrast.first()), lane(contrast.second()));
    for (int moment = 1; moment < contrast.moment(); moment++) {
      assertThat(abreast.event(Abreast.Place.FIRST, moment))
          .isEqualTo(abreast.event(Abreast.Place.SECOND, moment));
    }
    assertThat(contrast.moment()).isLessThanOrEqualTo(abreast.lastMoment());
  }

  private static Abreast.Lane lane(Run run) {
    return new Abreast.Lane(
        run.game().start(), run.moves(), Narrator.of(run.game().rules().game()));
  }

  private static Optional<Refusal> reason(Run run) {
    return run.stop().map(Run.Stop::refusal);
  }

  /** Sees that at a difference there is one. */
  private record AtIt(Contrast contrast) implements Difference.Visitor<Void> {
    @Override
    public Void happens(Happens difference) {
      List<Event> first = contrast.first().moves().get(difference.move()).events();
      List<Event> second = contrast.second().moves().get(difference.move()).events();
      int event = difference.event();
      assertThat(first.subList(0, event)).isEqualTo(second.subList(0, event));
      assertThat(first.stream().skip(event).findFirst()).isEqualTo(difference.first());
      assertThat(second.stream().skip(event).findFirst()).isEqualTo(difference.second());
      assertThat(difference.first()).isNotEqualTo(difference.second());
      return null;
    }

    @Override
    public Void allows(Allows difference) {
      assertThat(difference.first().map(Run.Stop::refusal))
          .isNotEqualTo(difference.second().map(Run.Stop::refusal));
      int move = difference.move();
      assertThat(difference.first().isPresent()).isEqualTo(contrast.first().moves().size() == move);
      assertThat(difference.second().isPresent())
          .isEqualTo(contrast.second().moves().size() == move);
      return null;
    }

    @Override
    public Void stands(Stands difference) {
      assertThat(difference.first()).isNotEqualTo(difference.second());
      return null;
    }
  }
}
