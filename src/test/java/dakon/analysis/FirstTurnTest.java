package dakon.analysis;

import static dakon.rules.Ruleset.CONGKAK;
import static dakon.rules.Ruleset.DAKON;
import static dakon.testing.Notated.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dakon.analysis.FirstTurn.Obstacle;
import dakon.analysis.FirstTurn.Reach;
import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.game.Game;
import dakon.rules.EndRule;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FirstTurnTest {
  private static final long MEBIBYTE = 1L << 20;
  private static final Limits AMPLE = new Limits(Duration.ofMinutes(5), 300 * MEBIBYTE);

  private static BestTurn search(Ruleset rules, Position start, Goal goal) {
    return new FirstTurn(rules, start, goal).search(AMPLE, Onlooker.silent());
  }

  private static String letters(BestTurn best) {
    return best.moves().stream().map(Hole::toString).collect(Collectors.joining());
  }

  @ParameterizedTest
  @CsvSource({"dakon, 53", "congkak, 54"})
  void the_shortest_winning_turn_on_seven_holes_has_nine_moves(String game, int store) {
    Ruleset rules = Ruleset.named(game).orElseThrow();

    BestTurn best = search(rules, rules.opening(7), Goal.MAJORITY);

    assertThat(letters(best)).isEqualTo("GFAAGEGDA");
    assertThat(best.store()).isEqualTo(store);
    assertThat(best.total()).isEqualTo(98);
    assertThat(best.proved()).isTrue();
    assertThat(best.ruledOut()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({"dakon, 8, 81", "dakon, 9, 86", "congkak, 8, 65", "congkak, 9, 87"})
  void nine_moves_win_on_eight_and_nine_holes_too(String game, int holes, int store) {
    Ruleset rules = Ruleset.named(game).orElseThrow();

    BestTurn best = search(rules, rules.opening(holes), Goal.MAJORITY);

    assertThat(best.moves()).hasSize(9);
    assertThat(best.store()).isEqualTo(store);
    assertThat(best.proved()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"dakon, 71", "congkak, 70"})
  void all_positions_of_a_first_turn_on_six_holes_are_looked_at(String game, int store) {
    Ruleset rules = Ruleset.named(game).orElseThrow();

    BestTurn best = search(rules, rules.opening(6), Goal.MOST);

    assertThat(best.positions()).isEqualTo(2_160_113);
    assertThat(best.store()).isEqualTo(store);
    assertThat(best.proved()).isTrue();
  }

  /** All turns of a position, by the referee and one after another. */
  private static final class Exhaustion {
    private final Referee referee;
    private final Side mover;
    private final Set<Position> known = new HashSet<>();
    private int most;
    private int fewestMoves;

    Exhaustion(Ruleset rules, Position start) {
      this.referee = new Referee(rules);
      this.mover = start.toMove();
      this.most = start.board().seeds(new Store(mover));
      List<Position> layer = List.of(start);
      known.add(start);
      for (int moves = 1; !layer.isEmpty(); moves++) {
        layer = after(layer, moves);
      }
    }

    private List<Position> after(List<Position> layer, int moves) {
      List<Position> next = new ArrayList<>();
      for (Position position : layer) {
        for (Move move : referee.legalMoves(position)) {
          Trace trace = referee.play(position, move);
          most = Math.max(most, trace.after().board().seeds(new Store(mover)));
          if (fewestMoves == 0 && 2 * most > position.board().seeds()) {
            fewestMoves = moves;
          }
          if (trace.goesOn() && known.add(trace.after())) {
            next.add(trace.after());
          }
        }
      }
      return next;
    }
  }

  static Stream<Ruleset> rules() {
    return Stream.of(DAKON, CONGKAK)
        .flatMap(game -> Stream.of(EndRule.MOVER_EMPTY, EndRule.EITHER_EMPTY).map(game::with))
        .flatMap(game -> Stream.of(Direction.values()).map(game::with));
  }

  private static Stream<Position> positions(Ruleset rules) {
    SplittableRandom random = new SplittableRandom(11);
    Stream<Position> openings = Stream.of(3, 4, 5).map(rules::opening);
    Stream<Position> others =
        Stream.generate(() -> anyPosition(random, random.nextInt(3, 8)))
            .filter(start -> FirstTurn.obstacle(rules, start, Goal.MAJORITY).isEmpty())
            .limit(150);
    return Stream.concat(openings, others);
  }

  private static Position anyPosition(SplittableRandom random, int row) {
    int most = random.nextInt(1, 6);
    Board board = Board.of(row, pit -> random.nextInt(most + 1));
    Side side = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
    return new Position(board.seeds() == 0 ? Board.filled(row, 1) : board, side);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void the_most_and_the_shortest_are_those_of_an_exhaustive_search(Ruleset rules) {
    assertThat(positions(rules))
        .allSatisfy(
            start -> {
              Exhaustion all = new Exhaustion(rules, start);
              BestTurn most = search(rules, start, Goal.MOST);
              BestTurn majority = search(rules, start, Goal.MAJORITY);

              assertThat(most.store()).isEqualTo(all.most);
              assertThat(most.proved()).isTrue();
              assertThat(majority.moves()).hasSize(all.fewestMoves);
              assertThat(majority.proved()).isTrue();
              assertThat(majority.isMajority()).isEqualTo(all.fewestMoves > 0);
            });
  }

  @ParameterizedTest
  @MethodSource("rules")
  void a_turn_that_is_found_can_be_played_and_leaves_what_is_said(Ruleset rules) {
    assertThat(positions(rules))
        .allSatisfy(
            start -> {
              BestTurn most = search(rules, start, Goal.MOST);
              Game game = Game.of(rules, start);
              for (Hole hole : most.moves()) {
                game = game.play(Move.lift(hole));
              }

              assertThat(game.turns().size()).isLessThanOrEqualTo(1);
              assertThat(game.position().board().seeds(new Store(start.toMove())))
                  .isEqualTo(most.store());
            });
  }

  @Test
  void the_remainder_of_a_game_that_ends_counts() {
    Position start = position("1,0,0,0,0/3,0,0,0,0 1 6 S");

    BestTurn best = search(DAKON.with(EndRule.EITHER_EMPTY), start, Goal.MOST);

    assertThat(best.store())
        .isEqualTo(new Exhaustion(DAKON.with(EndRule.EITHER_EMPTY), start).most);
  }

  @Test
  void where_memory_lacks_the_best_found_is_said_to_be_no_more() {
    Limits little = new Limits(Duration.ofMinutes(5), 4 * MEBIBYTE);
    FirstTurn turn = new FirstTurn(DAKON, DAKON.opening(6), Goal.MOST);

    BestTurn best = turn.search(little, Onlooker.silent());

    assertThat(best.stop()).contains(Stop.MEMORY);
    assertThat(best.proved()).isFalse();
    assertThat(best.store()).isBetween(60, 71);
    assertThat(best.ruledOut()).isPositive();
  }

  @Test
  void a_time_that_is_over_at_once_stops_it() {
    FirstTurn turn = new FirstTurn(DAKON, DAKON.opening(7), Goal.MOST);

    BestTurn best = turn.search(new Limits(Duration.ZERO, MEBIBYTE), Onlooker.silent());

    assertThat(best.stop()).contains(Stop.TIME);
  }

  @Test
  void whoever_waits_is_told_and_may_call_it_off() {
    List<Reach> told = new ArrayList<>();
    Onlooker<Reach> impatient =
        new Onlooker<>() {
          @Override
          public void reached(Reach reach) {
            told.add(reach);
          }

          @Override
          public boolean isCancelled() {
            return told.size() > 30;
          }
        };

    BestTurn best = new FirstTurn(DAKON, DAKON.opening(7), Goal.MOST).search(AMPLE, impatient);

    assertThat(best.stop()).contains(Stop.CANCELLED);
    assertThat(told).hasSize(31);
    assertThat(told.get(0)).isEqualTo(new Reach(1, 2, 9, true));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "djenon-aboure | 4,4,4/4,4,4 0 0 S | MOST     | NO_STORES",
        "dakon         | 4,4,4/0,0,0 0 0 S | MOST     | NO_MOVE",
        "dakon         | 4,4,4/0,0,1 0 0 N | MAJORITY |",
        "dakon         | 1,1,1/1,1,1 7 0 S | MAJORITY | WON_ALREADY",
        "dakon         | 1,1,1/1,1,1 6 0 S | MAJORITY |",
        "dakon         | 1,1,1/1,1,1 7 0 S | MOST     |",
      })
  void what_cannot_be_sought_is_known_before(String game, String start, Goal goal, Obstacle why) {
    Ruleset rules = Ruleset.named(game).orElseThrow();

    assertThat(FirstTurn.obstacle(rules, position(start), goal))
        .isEqualTo(Optional.ofNullable(why));
    if (why != null) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new FirstTurn(rules, position(start), goal));
    }
  }
}
