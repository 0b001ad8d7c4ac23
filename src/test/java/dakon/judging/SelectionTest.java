package dakon.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Choice;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SelectionTest {
  private static final QuestionBlock QUESTION =
      new QuestionBlock(
          List.of(
              new Choice("yes", true, "so"),
              new Choice("no", false, "not so"),
              new Choice("also", true, "so, too")),
          Optional.empty());

  private static Selection chosen(Integer... places) {
    return new Selection(QUESTION, Set.of(places));
  }

  @Test
  void only_exactly_the_right_choices_are_right() {
    assertThat(chosen(0, 2).isRight()).isTrue();
    assertThat(chosen(0, 2).text()).isEqualTo("Those are the right ones, and no others.");
    assertThat(chosen(0).isRight()).isFalse();
    assertThat(chosen(0).text()).isEqualTo("One more is right.");
    assertThat(chosen(0, 1, 2).text()).isEqualTo("One of those is not right.");
    assertThat(chosen().text()).isEqualTo("2 more are right.");
  }

  @Test
  void each_choice_is_judged_by_itself() {
    assertThat(chosen(0, 1).isRight(0)).isTrue();
    assertThat(chosen(0, 1).isRight(1)).isFalse();
    assertThat(chosen(0, 1).isRight(2)).isFalse();
    assertThat(chosen(0, 2).isRight(1)).isTrue();
  }

  @Test
  void of_a_question_with_one_right_choice_nothing_is_counted() {
    QuestionBlock one =
        new QuestionBlock(
            List.of(new Choice("yes", true, "so"), new Choice("no", false, "not so")),
            Optional.empty());

    assertThat(new Selection(one, Set.of(0)).text()).isEqualTo("That is it.");
    assertThat(new Selection(one, Set.of(1)).text()).isEqualTo("It is another one.");
  }

  @Test
  void what_is_not_there_cannot_be_chosen() {
    assertThatThrownBy(() -> chosen(3)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
