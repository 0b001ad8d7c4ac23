package dakon.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecallTest {
  private final Days days = new Days();

  private Recall first(boolean right) {
    return Recall.first(right, days.instant(), days.getZone());
  }

  private Recall again(Recall recall, boolean right) {
    return recall.again(right, days.instant(), days.getZone());
  }

  @Test
  void right_answers_are_asked_again_after_1_3_7_21_60_and_60_days() {
    List<Integer> waits = new ArrayList<>();
    Recall recall = first(true);
    for (int answers = 0; answers < 6; answers++) {
      int wait = 0;
      for (; !recall.isDue(days.today()); wait++) {
        days.pass(1);
      }
      waits.add(wait);
      recall = again(recall, true);
    }

    assertThat(waits).containsExactly(1, 3, 7, 21, 60, 60);
  }

  @Test
  void a_right_answer_before_it_is_due_puts_nothing_off() {
    Recall recall = first(true);

    assertThat(again(recall, true)).isEqualTo(recall);
  }

  @Test
  void a_wrong_answer_leads_back_to_the_first_interval_at_any_time() {
    Recall recall = first(true);
    days.pass(1);
    recall = again(recall, true);
    days.pass(1);
    recall = again(recall, false);

    assertThat(recall).isEqualTo(first(false));
    assertThat(recall.due()).isEqualTo(days.today().plusDays(1));
  }

  @Test
  void right_at_last_after_a_wrong_answer_is_still_asked_the_next_day() {
    Recall recall = again(first(false), true);

    assertThat(recall.right()).isTrue();
    assertThat(recall.due()).isEqualTo(days.today().plusDays(1));
  }

  @Test
  void a_day_begins_where_the_learner_lives() {
    Recall recall = Recall.first(true, days.instant(), ZoneId.of("Asia/Jakarta"));

    assertThat(recall.due()).isEqualTo(Days.FIRST.plusDays(2));
  }

  @Test
  void a_clock_that_went_wrong_puts_nothing_off_for_ever() {
    days.pass(40_000);
    Recall recall = first(true);
    days.pass(-40_000);

    assertThat(recall.isDue(days.today())).isTrue();
    assertThat(again(recall, true).isDue(days.today().plusDays(3))).isTrue();
  }

  @Test
  void there_are_five_intervals() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Recall(days.instant(), true, 5, days.today()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Recall(days.instant(), true, -1, days.today()));
  }
}
