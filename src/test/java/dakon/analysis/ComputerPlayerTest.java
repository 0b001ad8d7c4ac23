package dakon.analysis;

import static dakon.rules.Ruleset.DAKON;
import static dakon.rules.Ruleset.DJENON_ABOURE;
import static dakon.testing.Notated.position;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.ComputerPlayer.Motive;
import dakon.board.Move;
import dakon.board.Position;
import dakon.game.Game;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ComputerPlayerTest {

  private static List<Decision> game(Level level, long seed) {
    ComputerPlayer player = new ComputerPlayer(DAKON, level, seed);
    List<Decision> decisions = new ArrayList<>();
    List<Position> positions = new ArrayList<>(List.of(DAKON.opening(5)));
    Game game = Game.of(DAKON, DAKON.opening(5));
    while (!game.isOver()) {
      Decision decision = player.decide(positions, Onlooker.silent());
      decisions.add(decision);
      game = game.play(decision.move());
      positions.add(game.position());
    }
    return decisions;
  }

  @ParameterizedTest
  @EnumSource(value = Level.class, names = "FULL", mode = EnumSource.Mode.EXCLUDE)
  void the_same_seed_plays_the_same_game(Level level) {
    assertThat(game(level, 3)).isEqualTo(game(level, 3));
  }

  @Test
  void a_beginner_takes_what_it_sees_some_of_the_time() {
    Set<Motive> motives = EnumSet.noneOf(Motive.class);
    game(Level.BEGINNER, 3).forEach(decision -> motives.add(decision.motive()));

    assertThat(motives).contains(Motive.GREED, Motive.WHIM).doesNotContain(Motive.FORESIGHT);
    assertThat(game(Level.BEGINNER, 3)).isNotEqualTo(game(Level.BEGINNER, 4));
  }

  @Test
  void the_strong_look_ahead_and_say_how_far() {
    assertThat(game(Level.STRONG, 3))
        .filteredOn(decision -> decision.motive() != Motive.ONLY_MOVE)
        .allSatisfy(
            decision -> {
              assertThat(decision.motive()).isEqualTo(Motive.FORESIGHT);
              assertThat(decision.thought().orElseThrow().best()).isEqualTo(decision.move());
            });
  }

  @Test
  void who_has_one_move_makes_it_at_once() {
    Decision decision =
        new ComputerPlayer(DJENON_ABOURE, Level.FULL, 1)
            .decide(List.of(position("0,0,0,0,0,4/1,1,1,0,0,0 0 0 S")), Onlooker.silent());

    assertThat(decision.move()).isEqualTo(Move.PASS);
    assertThat(decision.motive()).isEqualTo(Motive.ONLY_MOVE);
  }
}
