package dakon.game;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Ruleset;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every game, tried on many whole ones. */
class RandomGamesTest {
  private static final int GAMES = 40;

  static Stream<Ruleset> rules() {
    return Ruleset.GAMES.stream()
        .flatMap(game -> game.ends().stream().map(game::with))
        .flatMap(rules -> Stream.of(rules, rules.with(rules.direction().reversed())));
  }

  private static Stream<Game> games(Ruleset rules) {
    return IntStream.range(0, GAMES).mapToObj(seed -> whole(Game.of(rules), seed));
  }

  private static Game whole(Game start, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = start;
    while (!game.isOver()) {
      List<Move> legal = game.legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void every_game_ends_with_all_seeds_in_the_stores(Ruleset rules) {
    assertThat(games(rules))
        .allSatisfy(
            game -> {
              Result result = game.result().orElseThrow();
              int seeds = game.start().board().seeds();

              assertThat(result.south() + result.north()).isEqualTo(seeds);
              assertThat(game.position().board().seeds(new Store(Side.SOUTH)))
                  .isEqualTo(result.south());
            });
  }

  @ParameterizedTest
  @MethodSource("rules")
  void only_the_last_move_ends_the_game_and_says_so(Ruleset rules) {
    assertThat(games(rules))
        .allSatisfy(
            game -> {
              List<Trace> last = List.of(game.lastMove().orElseThrow());

              assertThat(game.moves()).filteredOn(Trace::over).isEqualTo(last);
              assertThat(game.moves()).filteredOn(RandomGamesTest::saysEnded).isEqualTo(last);
            });
  }

  private static boolean saysEnded(Trace trace) {
    return trace.events().stream().anyMatch(Event.Ended.class::isInstance);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void all_moves_can_be_taken_back_and_made_again(Ruleset rules) {
    assertThat(games(rules))
        .allSatisfy(
            game -> {
              List<Position> forth = positions(game);
              List<Position> back = new ArrayList<>();
              Game undone = game;
              while (undone.canUndo()) {
                back.add(0, undone.position());
                undone = undone.undo();
              }
              Game redone = undone;
              while (redone.canRedo()) {
                redone = redone.redo();
              }

              assertThat(back).isEqualTo(forth);
              assertThat(undone.position()).isEqualTo(game.start());
              assertThat(redone.moves()).isEqualTo(game.moves());
            });
  }

  private static List<Position> positions(Game game) {
    return game.moves().stream().map(Trace::after).toList();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void the_turns_hold_all_moves_and_players_take_turns(Ruleset rules) {
    assertThat(games(rules))
        .allSatisfy(
            game -> {
              List<Turn> turns = game.turns();

              assertThat(turns.stream().flatMap(turn -> turn.moves().stream()).toList())
                  .isEqualTo(game.moves());
              assertThat(IntStream.range(0, turns.size()))
                  .allSatisfy(
                      i ->
                          assertThat(turns.get(i).side())
                              .isEqualTo(i % 2 == 0 ? Side.SOUTH : Side.NORTH));
            });
  }

  @Test
  void games_of_djenon_aboure_know_passing() {
    assertThat(games(Ruleset.DJENON_ABOURE))
        .anySatisfy(
            game -> assertThat(game.moves()).extracting(Trace::ending).contains(Ending.PASSED));
  }
}
