package dakon.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Side;
import dakon.board.Store;
import org.junit.jupiter.api.Test;

class SowingBenchmarkTest {

  @Test
  void all_that_is_compared_plays_the_same_games() {
    PlainDakon plain = new PlainDakon();
    SilentDakon silent = new SilentDakon();
    RecordedDakon recorded = new RecordedDakon();
    Chance[] chances = {new Chance(7), new Chance(7), new Chance(7)};
    int games = 0;
    while (games < 1000) {
      plain.move(chances[0]);
      silent.move(chances[1]);
      recorded.move(chances[2]);

      assertThat(stores(silent)).isEqualTo(stores(plain));
      assertThat(stores(recorded)).isEqualTo(stores(plain));
      assertThat(silent.isOver()).isEqualTo(plain.isOver());
      assertThat(recorded.isOver()).isEqualTo(plain.isOver());
      games += plain.isOver() ? 1 : 0;
    }
  }

  private static String stores(PlainDakon game) {
    return game.southStore() + "-" + game.northStore();
  }

  private static String stores(SilentDakon game) {
    return game.southStore() + "-" + game.northStore();
  }

  private static String stores(RecordedDakon game) {
    return game.position().board().seeds(new Store(Side.SOUTH))
        + "-"
        + game.position().board().seeds(new Store(Side.NORTH));
  }
}
