package dakon.rules;

import static dakon.rules.Ruleset.CONGKAK;
import static dakon.testing.Notated.holes;
import static dakon.testing.Notated.pit;
import static dakon.testing.Notated.position;
import static dakon.testing.Notated.trace;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Side;
import dakon.board.Store;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where Congkak differs from Dakon. */
class CongkakTest {
  private static final Store SOUTH = new Store(Side.SOUTH);

  @ParameterizedTest
  @ValueSource(strings = {"A", "B", "C", "D", "E", "F"})
  void every_opening_move_but_g_captures_nine_by_mati_bela_and_makes_ten(String move) {
    Trace trace = trace(CONGKAK, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S", move);

    assertThat(trace.laps()).isEqualTo(2);
    assertThat(trace.capture().orElseThrow().rule()).isEqualTo(CaptureRule.MATI_BELA);
    assertThat(trace.captured()).isEqualTo(9);
    assertThat(trace.after().board().seeds(SOUTH)).isEqualTo(10);
  }

  @Test
  void mati_bela_takes_the_seeds_opposite_and_the_one_that_landed() {
    Trace trace = trace(CONGKAK, "0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S", "G");

    assertThat(trace.capture())
        .contains(new Event.Captured(CaptureRule.MATI_BELA, holes("F", "b"), 6, SOUTH));
    assertThat(trace.after()).isEqualTo(position("0,0,2,0,0,0,0 / 0,0,0,0,0,0,0 6 0 N"));
  }

  @Test
  void a_seed_opposite_nothing_stays_where_it_landed() {
    Trace trace = trace(CONGKAK, "0,0,2,0,0,5,0 / 0,1,0,0,0,0,1 0 0 S", "B");

    assertThat(trace.ending()).isEqualTo(Ending.DEAD);
    assertThat(trace.after()).isEqualTo(position("0,0,2,0,0,5,0 / 1,0,0,0,0,0,1 0 0 N"));
  }

  @Test
  void there_is_no_mikul() {
    Trace trace = trace(CONGKAK, "3,0,4,0,0/3,0,0,0,1 0 0 S", "A");

    assertThat(trace.landing()).contains(pit("d"));
    assertThat(trace.ending()).isEqualTo(Ending.DEAD);
  }
}
