package dakon.analysis;

import static dakon.rules.Ruleset.CONGKAK;
import static dakon.rules.Ruleset.DAKON;
import static dakon.rules.Ruleset.DJENON_ABOURE;
import static dakon.testing.Notated.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dakon.analysis.AlphaBeta.Reckoning;
import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.game.Game;
import dakon.game.Result;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SearchTest {
  private static final Effort TO_THE_END = Effort.ofTurns(Effort.MOST_TURNS);

  @ParameterizedTest
  @CsvSource({
    "dakon, 3",
    "dakon, 4",
    "congkak, 3",
    "congkak, 4",
    "djenon-aboure, 3",
    "djenon-aboure, 4",
    "djenon-aboure, 5"
  })
  void from_the_opening_it_finds_what_an_exhaustive_search_finds(String game, int row) {
    Ruleset rules = Ruleset.named(game).orElseThrow();
    Position opening = rules.opening(row);
    int value = new Exhaustion(rules, row).value(opening);

    for (Reckoning reckoning : Reckoning.values()) {
      Thought thought =
          new Search(rules, reckoning).think(List.of(opening), TO_THE_END, Onlooker.silent());

      assertThat(thought.exact()).isTrue();
      assertThat(thought.value()).isEqualTo(value);
    }
  }

  static Stream<Ruleset> rules() {
    return Ruleset.GAMES.stream()
        .flatMap(game -> game.ends().stream().map(game::with))
        .flatMap(rules -> Stream.of(rules, rules.with(rules.direction().reversed())));
  }

  private static int longestRow(Ruleset rules) {
    return rules.game().equals("djenon-aboure") ? 5 : 4;
  }

  /** A position of a game played by chance, which is not over. */
  private static Position played(Ruleset rules, int row, int moves, SplittableRandom random) {
    Game game = Game.of(rules, rules.opening(row));
    for (int move = 0; move < moves && !game.isOver(); move++) {
      List<Move> legal = game.legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game.isOver() ? played(rules, row, moves - 1, random) : game.position();
  }

  private static Position anyPosition(int row, SplittableRandom random) {
    Board board = Board.of(row, pit -> pit instanceof Hole ? random.nextInt(4) : 1);
    return new Position(board, random.nextBoolean() ? Side.SOUTH : Side.NORTH);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void from_any_position_it_finds_what_an_exhaustive_search_finds(Ruleset rules) {
    SplittableRandom random = new SplittableRandom(5);
    for (int row = 3; row <= longestRow(rules); row++) {
      Exhaustion all = new Exhaustion(rules, row);
      Search search = new Search(rules);
      for (int i = 0; i < 60; i++) {
        Position position =
            i % 2 == 0
                ? played(rules, row, 2 + random.nextInt(12), random)
                : anyPosition(row, random);

        Thought thought = search.think(position, TO_THE_END);

        assertThat(thought.exact()).isTrue();
        assertThat(thought.value()).as("%s", position).isEqualTo(all.value(position));
      }
      assertThat(all.repetitions()).isZero();
    }
  }

  /** The value of a position, looked at so many turns ahead, and nothing left out. */
  private static final class PlainMinimax {
    private static final int MOST = 100_000;

    private final Referee referee;
    private int tried;

    PlainMinimax(Ruleset rules) {
      this.referee = new Referee(rules);
    }

    int value(Position position, int turns) {
      if (referee.isOver(position)) {
        return Exhaustion.leadWithRows(position);
      }
      if (turns == 0) {
        return Exhaustion.lead(position);
      }
      int best = Integer.MIN_VALUE;
      for (Move move : referee.legalMoves(position)) {
        if (++tried > MOST) {
          return 0;
        }
        Position after = referee.play(position, move).after();
        boolean goesOn = after.toMove() == position.toMove();
        best = Math.max(best, goesOn ? value(after, turns) : -value(after, turns - 1));
      }
      return best;
    }

    boolean hasGivenUp() {
      return tried > MOST;
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void four_turns_ahead_it_finds_what_a_plain_minimax_finds(Ruleset rules) {
    SplittableRandom random = new SplittableRandom(17);
    int compared = 0;
    for (int i = 0; i < 60; i++) {
      int row = rules.sizes().standard() + random.nextInt(3) - 1;
      Position position =
          i % 2 == 0
              ? played(rules, row, 15 + random.nextInt(30), random)
              : anyPosition(row, random);
      PlainMinimax plain = new PlainMinimax(rules);
      int value = plain.value(position, 4);
      if (!plain.hasGivenUp()) {
        Thought thought =
            new Search(rules, Reckoning.BY_TURNS)
                .think(List.of(position), Effort.ofTurns(4), Onlooker.silent());

        assertThat(thought.value()).as("%s", position).isEqualTo(value);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(30);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void the_line_of_an_exact_value_leads_to_it(Ruleset rules) {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 40; i++) {
      Position position = anyPosition(3 + random.nextInt(3), random);
      Thought thought = new Search(rules).think(position, TO_THE_END);
      Game game = Game.of(rules, position);
      for (Move move : thought.line()) {
        game = game.play(move);
      }

      assertThat(game.isOver()).isTrue();
      Result result = game.result().orElseThrow();
      int south = result.south() - result.north();
      assertThat(position.toMove() == Side.SOUTH ? south : -south).isEqualTo(thought.value());
    }
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void the_same_question_has_the_same_answer(Level level) {
    Search search = new Search(DAKON);

    Thought thought = search.think(DAKON.opening(), level.effort());

    assertThat(search.think(DAKON.opening(), level.effort())).isEqualTo(thought);
    assertThat(new Search(DAKON).think(DAKON.opening(), level.effort())).isEqualTo(thought);
    assertThat(thought.nodes()).isLessThanOrEqualTo(level.effort().nodes() + 7);
  }

  @Test
  void a_position_that_would_stand_for_the_third_time_ends_the_game() {
    Position before = position("0,0,2,0/0,2,0,0 9 1 S");
    Referee referee = new Referee(DJENON_ABOURE);
    Position after = referee.play(before, referee.legalMoves(before).get(0)).after();
    List<Position> once = List.of(after, before);
    List<Position> twice = List.of(after, before, after, before);
    Search search = new Search(DJENON_ABOURE);

    assertThat(search.think(twice, TO_THE_END, Onlooker.silent()).line()).hasSize(1);
    assertThat(search.think(twice, TO_THE_END, Onlooker.silent()).value())
        .isEqualTo(-Exhaustion.leadWithRows(after));
    assertThat(search.think(once, TO_THE_END, Onlooker.silent()).line()).hasSizeGreaterThan(1);
  }

  @Test
  void a_game_that_is_over_leaves_nothing_to_think_of() {
    Thought thought = new Search(DAKON).think(position("0,2,0/0,0,0 3 1 S"), TO_THE_END);

    assertThat(thought.line()).isEmpty();
    assertThat(thought.value()).isZero();
    assertThat(thought.exact()).isTrue();
  }

  @Test
  void a_player_without_a_move_passes() {
    Position position = position("0,0,0,0,0,4/1,1,1,0,0,0 0 0 S");

    assertThat(new Search(DJENON_ABOURE).think(position, TO_THE_END).best()).isEqualTo(Move.PASS);
  }

  @Test
  void it_ends_when_its_time_is_over() {
    Effort moment = Effort.ofTurns(100).within(Duration.ofMillis(50));

    Thought thought = new Search(CONGKAK).think(CONGKAK.opening(), moment);

    assertThat(thought.exact()).isFalse();
    assertThat(thought.line()).isNotEmpty();
  }

  @Test
  void whoever_waits_is_told_and_may_call_it_off() {
    List<Thought> told = new ArrayList<>();
    Onlooker<Thought> impatient =
        new Onlooker<>() {
          @Override
          public void reached(Thought thought) {
            told.add(thought);
          }

          @Override
          public boolean isCancelled() {
            return told.size() > 8;
          }
        };

    Thought thought =
        new Search(DAKON).think(List.of(DAKON.opening()), Effort.ofTurns(100), impatient);

    assertThat(told).hasSizeBetween(9, 10);
    assertThat(told.get(told.size() - 1)).isEqualTo(thought);
    assertThat(IntStream.range(1, told.size()))
        .allMatch(i -> told.get(i).nodes() >= told.get(i - 1).nodes());
  }

  @Test
  void whoever_asks_for_little_gets_a_legal_move() {
    Thought thought = new Search(DAKON).think(DAKON.opening(), Effort.ofNodes(1));

    assertThat(new Referee(DAKON).legalMoves(DAKON.opening())).contains(thought.best());
    assertThatIllegalArgumentException().isThrownBy(() -> Effort.ofNodes(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Effort.ofTurns(0));
  }
}
