package dakon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dakon.board.Side;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import org.junit.jupiter.api.Test;

class MovePlaceTest {
  @Test
  void moves_are_counted_within_their_turns_and_turns_as_in_a_record() {
    Game game = Notated.play(Game.of(Ruleset.DAKON), "GB b A");

    assertThat(MovePlace.of(game, 0)).isEqualTo(new MovePlace(1, Side.SOUTH, 1, false));
    assertThat(MovePlace.of(game, 1)).isEqualTo(new MovePlace(1, Side.SOUTH, 2, false));
    assertThat(MovePlace.of(game, 2)).isEqualTo(new MovePlace(1, Side.NORTH, 1, true));
    assertThat(MovePlace.of(game, 3)).isEqualTo(new MovePlace(2, Side.SOUTH, 1, true));
    assertThatIllegalArgumentException().isThrownBy(() -> MovePlace.of(game, 4));
  }
}
