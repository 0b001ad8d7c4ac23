package dakon.ui.classroom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Votes counted, taken back, looked at, and cast again. */
class BallotTest {
  private static final int CHOICES = 4;
  private static final Ballot FRESH = Ballot.of(CHOICES, Set.of(1));

  private static Ballot votes(Ballot ballot, int place, int times) {
    return IntStream.range(0, times).boxed().reduce(ballot, (so, n) -> so.vote(place), (a, b) -> b);
  }

  @Test
  void votes_are_counted_by_choice() {
    Ballot ballot = FRESH.vote(0).vote(2).vote(2);

    assertThat(IntStream.range(0, CHOICES).map(ballot.round()::count)).containsExactly(1, 0, 2, 0);
    assertThat(ballot.round().total()).isEqualTo(3);
    assertThat(ballot.round().share(2)).isEqualTo(2 / 3.0);
  }

  @Test
  void a_vote_is_taken_back_and_never_one_that_is_not_there() {
    Ballot ballot = FRESH.vote(0).vote(2).takeBack(0).takeBack(0).takeBack(3);

    assertThat(ballot.round().votes()).containsExactly(2);
  }

  @Test
  void the_latest_votes_are_taken_back_one_after_the_other() {
    Ballot ballot = FRESH.vote(0).vote(2).vote(1);

    assertThat(ballot.takeBackLast().round().votes()).containsExactly(0, 2);
    assertThat(ballot.takeBackLast().takeBackLast().takeBackLast().takeBackLast()).isEqualTo(FRESH);
  }

  @Test
  void nothing_is_counted_any_more_once_it_is_closed_but_where_that_is_taken_back() {
    Ballot closed = FRESH.vote(0).close();

    assertThat(closed.vote(1)).isEqualTo(closed);
    assertThat(closed.takeBack(0)).isEqualTo(closed);
    assertThat(closed.takeBackLast()).isEqualTo(closed);
    assertThat(closed.reopen().vote(1).round().votes()).containsExactly(0, 1);
  }

  @Test
  void the_answer_is_shown_after_the_votes_and_then_stays() {
    assertThat(FRESH.answer()).isEqualTo(FRESH);
    Ballot answered = FRESH.close().answer();

    assertThat(answered.isAnswered()).isTrue();
    assertThat(answered.reopen()).isEqualTo(answered);
    assertThat(answered.again()).isEqualTo(answered);
  }

  @Test
  void a_second_vote_is_kept_beside_the_first() {
    Ballot second = FRESH.vote(0).vote(1).close().again().vote(1).vote(1);

    assertThat(second.isSecond()).isTrue();
    assertThat(second.rounds()).containsExactly(new Round(List.of(0, 1)), new Round(List.of(1, 1)));
    assertThat(second.percent(second.rounds().get(0))).hasValue(50);
    assertThat(second.percent(second.round())).hasValue(100);
  }

  @Test
  void a_third_vote_stands_beside_the_second() {
    Ballot third = FRESH.vote(0).close().again().vote(1).close().again().vote(2);

    assertThat(third.rounds()).containsExactly(new Round(List.of(1)), new Round(List.of(2)));
  }

  @Test
  void without_a_vote_there_is_no_share_and_no_advice() {
    assertThat(FRESH.close().percent(Round.EMPTY)).isEqualTo(OptionalInt.empty());
    assertThat(FRESH.close().advice()).isEqualTo(Advice.NONE);
    assertThat(FRESH.round().share(0)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, HINT",
    "34, 66, HINT",
    "35, 65, DISCUSS",
    "7, 13, DISCUSS",
    "70, 30, DISCUSS",
    "7, 3, DISCUSS",
    "71, 29, GO_ON",
    "1, 0, GO_ON"
  })
  void the_advice_depends_on_the_share_that_was_right(int right, int wrong, Advice advice) {
    assertThat(votes(votes(FRESH, 1, right), 3, wrong).advice()).isEqualTo(advice);
  }

  @Test
  void the_advice_is_that_of_the_share_as_it_is_shown() {
    Ballot ballot = votes(votes(FRESH, 1, 9), 0, 17);

    assertThat(ballot.percent(ballot.round())).hasValue(35);
    assertThat(ballot.advice()).isEqualTo(Advice.DISCUSS);
  }

  @Test
  void every_right_choice_counts_where_there_are_several() {
    Ballot ballot = Ballot.of(CHOICES, Set.of(0, 3)).vote(0).vote(3).vote(1).vote(2);

    assertThat(ballot.percent(ballot.round())).hasValue(50);
  }

  @Test
  void what_is_not_there_cannot_be_voted_for() {
    assertThatThrownBy(() -> FRESH.vote(CHOICES)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> FRESH.vote(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Ballot.of(2, Set.of(2))).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void whatever_is_done_no_count_is_under_nothing_and_the_shares_fit() {
    Random chance = new Random(5);
    Ballot ballot = FRESH;
    for (int step = 0; step < 5000; step++) {
      int place = chance.nextInt(CHOICES);
      List<UnaryOperator<Ballot>> ways =
          List.of(
              so -> so.vote(place),
              so -> so.vote(place),
              so -> so.takeBack(place),
              Ballot::takeBackLast,
              Ballot::close,
              Ballot::reopen,
              Ballot::again,
              so -> chance.nextInt(50) == 0 ? so.close().answer() : so);
      ballot = ways.get(chance.nextInt(ways.size())).apply(ballot);
      for (Round round : ballot.rounds()) {
        int[] counts = IntStream.range(0, CHOICES).map(round::count).toArray();
        assertThat(IntStream.of(counts)).allMatch(count -> count >= 0);
        assertThat(IntStream.of(counts).sum()).isEqualTo(round.total());
        ballot.percent(round).ifPresent(share -> assertThat(share).isBetween(0, 100));
      }
      if (ballot.isAnswered()) {
        ballot = FRESH;
      }
    }
  }
}
