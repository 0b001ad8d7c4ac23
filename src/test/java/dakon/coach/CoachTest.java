package dakon.coach;

import static dakon.rules.Ruleset.CONGKAK;
import static dakon.rules.Ruleset.DAKON;
import static dakon.rules.Ruleset.DJENON_ABOURE;
import static dakon.testing.Notated.move;
import static dakon.testing.Notated.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dakon.analysis.Effort;
import dakon.analysis.Onlooker;
import dakon.board.Move;
import dakon.game.Game;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoachTest {
  private static final Effort SOME = Effort.ofNodes(2_000);

  private static List<String> sentences(Ruleset rules, String position, String move) {
    Game game = Game.of(rules, position(position));
    CoachWords words = new CoachWords(rules.game());
    return new Coach(rules)
        .advise(game, move(move), SOME).remarks().stream().map(words::sentence).toList();
  }

  @ParameterizedTest
  @CsvSource({"dakon, lumbung", "congkak, rumah"})
  void the_words_are_those_of_the_game(String game, String store) {
    Ruleset rules = Ruleset.named(game).orElseThrow();

    assertThat(sentences(rules, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S", "G"))
        .containsExactly("Ends in your " + store + ": you move again.");
  }

  @Test
  void a_mikul_is_seen_before_it_comes() {
    assertThat(sentences(DAKON, "5,0,5,4,0,0,5/2,5,0,4,0,0,0 0 0 S", "A"))
        .containsExactly(
            "Leaves D empty between C and E: with d North makes those two equal, and takes 5 seeds"
                + " by mikul.",
            "Lets North end in the lumbung with b and c, and move again.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dakon", "congkak", "djenon-aboure"})
  void every_legal_move_is_spoken_of_and_the_best_first(String name) {
    Ruleset rules = Ruleset.named(name).orElseThrow();
    Game game = Game.of(rules);
    List<Advice> told = new ArrayList<>();

    List<Advice> all = new Coach(rules).advise(game, SOME, told::add);

    assertThat(told).extracting(Advice::move).isEqualTo(game.legalMoves());
    assertThat(all).containsExactlyInAnyOrderElementsOf(told);
    assertThat(all)
        .isSortedAccordingTo(
            (one, other) -> Integer.compare(other.thought().value(), one.thought().value()))
        .allSatisfy(
            advice -> {
              Game played = game;
              for (Move move : advice.thought().line()) {
                played = played.play(move);
              }
              assertThat(played.moves().get(0)).isEqualTo(advice.trace());
            });
  }

  @Test
  void what_ends_the_game_is_worth_what_it_ends_with() {
    Game game = Game.of(DAKON, position("0,0,0/1,0,0 4 3 S"));

    Advice advice = new Coach(DAKON).advise(game, SOME, Onlooker.silent()).get(0);

    assertThat(advice.thought().exact()).isTrue();
    assertThat(advice.thought().value()).isEqualTo(2);
    assertThat(new CoachWords("dakon").sentence(advice.remarks().get(0)))
        .isEqualTo("Ends the game, and wins it with 5 seeds to 3.");
  }

  @Test
  void whoever_waits_may_call_it_off() {
    Onlooker<Advice> impatient =
        new Onlooker<>() {
          private int told;

          @Override
          public void reached(Advice advice) {
            told++;
          }

          @Override
          public boolean isCancelled() {
            return told == 3;
          }
        };

    assertThat(new Coach(DAKON).advise(Game.of(DAKON), SOME, impatient)).hasSize(3);
  }

  private static Game byChance(Ruleset rules, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = Game.of(rules, rules.opening(rules.sizes().fewest()));
    while (!game.isOver()) {
      List<Move> legal = game.legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  @ParameterizedTest
  @ValueSource(strings = {"dakon", "congkak", "djenon-aboure"})
  void the_moves_that_cost_most_each_have_a_better_one(String name) {
    Ruleset rules = Ruleset.named(name).orElseThrow();
    Game game = byChance(rules, 4);

    List<TurningPoint> points =
        new Coach(rules).review(game, Effort.ofNodes(500), Onlooker.silent());

    assertThat(points)
        .isNotEmpty()
        .isSortedAccordingTo((one, other) -> Integer.compare(other.cost(), one.cost()))
        .allSatisfy(
            point -> {
              Trace played = game.moves().get(point.number());
              assertThat(point.played().trace().before()).isEqualTo(played.before());
              assertThat(point.played().move()).isEqualTo(played.move());
              assertThat(point.better().trace().before()).isEqualTo(played.before());
              assertThat(point.better().move()).isNotEqualTo(played.move());
              assertThat(point.moves())
                  .hasSameSizeAs(new Referee(rules).legalMoves(played.before()));
              assertThat(point.cost()).isBetween(1, game.start().board().seeds());
            });
  }

  @Test
  void a_lost_win_costs_what_it_would_have_brought() {
    Game game = Notated.play(Game.of(CONGKAK, CONGKAK.opening(3)), "B");

    TurningPoint point =
        new Coach(CONGKAK).review(game, Effort.ofTurns(100), Onlooker.silent()).get(0);

    assertThat(point.better().thought().value()).isEqualTo(12);
    assertThat(point.better().thought().exact()).isTrue();
    assertThat(point.cost()).isPositive();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TurningPoint(0, point.moves(), point.better().move()));
  }

  @Test
  void a_pass_is_no_mistake() {
    Game game =
        Notated.play(Game.of(DJENON_ABOURE, position("0,0,0,0,0,4/1,1,1,0,0,0 0 0 S")), "-");

    assertThat(new Coach(DJENON_ABOURE).review(game, SOME, Onlooker.silent())).isEmpty();
  }
}
