package dakon.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PingsutTest {
  @ParameterizedTest
  @CsvSource({"ELEPHANT, PERSON", "PERSON, ANT", "ANT, ELEPHANT"})
  void each_sign_beats_one_and_is_beaten_by_the_other(Sign winner, Sign loser) {
    assertThat(new Pingsut(winner, loser).isFirsts()).isTrue();
    assertThat(new Pingsut(loser, winner).isFirsts()).isFalse();
    assertThat(new Pingsut(winner, loser).isTie()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(Sign.class)
  void the_same_sign_decides_nothing(Sign sign) {
    assertThat(new Pingsut(sign, sign).isTie()).isTrue();
    assertThat(new Pingsut(sign, sign).isFirsts()).isFalse();
  }

  @Test
  void there_are_the_three_signs_of_java() {
    assertThat(Sign.values()).containsExactly(Sign.ELEPHANT, Sign.PERSON, Sign.ANT);
  }
}
