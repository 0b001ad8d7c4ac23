package dakon.lesson;

import static dakon.lesson.OutcomeTesting.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Hole;
import dakon.board.Side;
import dakon.board.Store;
import dakon.lesson.Claim.Amount;
import dakon.lesson.Claim.By;
import dakon.lesson.Claim.Landing;
import dakon.lesson.Claim.Next;
import dakon.lesson.Claim.Quantity;
import dakon.notation.NotationException;
import dakon.rules.Ruleset;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {
  private static final String OPENING = "7,7,7,7,7,7,7 / 7,7,7,7,7,7,7 0 0 S";
  private static final String LAST_SEED = "0,0,0,0,0,0,1 / 0,0,1,0,1,0,0 53 42 N";
  private static final Claim NEMBAK = new By(CaptureRule.NEMBAK);
  private static final Claim MIKUL = new By(CaptureRule.MIKUL);

  private static Outcome opening(String moves) throws NotationException {
    return outcome(Ruleset.DAKON, OPENING, moves);
  }

  private static Claim amount(Quantity quantity, int number) {
    return new Amount(quantity, Comparison.EQUAL, number);
  }

  @Test
  void over_a_run_of_moves_laps_sown_and_captured_are_sums() throws NotationException {
    Outcome turn = opening("GEG");
    assertThat(amount(Quantity.LAPS, 1 + 4 + 3).holds(turn)).isTrue();
    assertThat(amount(Quantity.SOWN, 7 + 35 + 17).holds(turn)).isTrue();
    assertThat(amount(Quantity.CAPTURED, 10).holds(turn)).isTrue();
  }

  @Test
  void the_rest_is_of_the_last_move() throws NotationException {
    Outcome turns = opening("A c");
    assertThat(new Landing(new Store(Side.NORTH)).holds(turns)).isTrue();
    assertThat(new Claim.How(Ending.BONUS).holds(turns)).isTrue();
    assertThat(NEMBAK.holds(turns)).isFalse();
    assertThat(NEMBAK.actual(turns)).isEmpty();
  }

  @Test
  void the_store_is_that_of_the_player_who_moved_last() throws NotationException {
    assertThat(amount(Quantity.STORE, 9).holds(opening("A"))).isTrue();
    assertThat(amount(Quantity.STORE, 4).holds(opening("A c"))).isTrue();
  }

  @Test
  void what_is_really_so_is_said_in_the_words_of_lessons() throws NotationException {
    Outcome shot = opening("A");
    assertThat(MIKUL.actual(shot)).contains("nembak");
    assertThat(new Claim.How(Ending.DEAD).actual(shot)).contains("capture");
    assertThat(new Landing(new Hole(Side.SOUTH, 3)).actual(shot)).contains("A");
    assertThat(new Next(Optional.empty()).actual(shot)).contains("North");
    assertThat(new Claim.Over(true).actual(shot)).contains("false");
    assertThat(amount(Quantity.SOWN, 0).actual(shot)).contains("15");
    assertThat(new Claim.After(shot.last().before()).actual(shot))
        .contains("0,8,8,8,8,0,8/1,8,8,8,8,8,8 9 0 N");
  }

  @Test
  void nobody_is_next_when_the_game_is_over() throws NotationException {
    Outcome end = outcome(Ruleset.CONGKAK, LAST_SEED, "a");
    assertThat(new Next(Optional.empty()).holds(end)).isTrue();
    assertThat(new Next(Optional.of(Side.NORTH)).holds(end)).isFalse();
    assertThat(new Claim.Over(true).holds(end)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "EQUAL, false, true, false",
    "UNEQUAL, true, false, true",
    "AT_LEAST, false, true, true",
    "AT_MOST, true, true, false",
    "MORE, false, false, true",
    "LESS, true, false, false"
  })
  void numbers_compare(Comparison comparison, boolean four, boolean five, boolean six) {
    assertThat(comparison.holds(4, 5)).isEqualTo(four);
    assertThat(comparison.holds(5, 5)).isEqualTo(five);
    assertThat(comparison.holds(6, 5)).isEqualTo(six);
  }

  @Test
  void conditions_combine() throws NotationException {
    Outcome shot = opening("A");
    assertThat(new Condition.All(List.of(NEMBAK, MIKUL)).holds(shot)).isFalse();
    assertThat(new Condition.Any(List.of(NEMBAK, MIKUL)).holds(shot)).isTrue();
    assertThat(new Condition.Not(MIKUL).holds(shot)).isTrue();
    assertThat(new Condition.All(List.of(NEMBAK, new Condition.Not(MIKUL))).holds(shot)).isTrue();
  }
}
