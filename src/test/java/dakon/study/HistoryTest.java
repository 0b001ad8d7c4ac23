package dakon.study;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything can be taken back, and made once more. */
class HistoryTest {
  private static final int STEPS = 3000;

  @Test
  void what_was_taken_back_is_forgotten_with_the_next_change() {
    History<String> history = History.of("a").then("b").then("c").undo().then("d");

    assertThat(history.canRedo()).isFalse();
    assertThat(history.undo().present()).isEqualTo("b");
    assertThat(history.redo()).isSameAs(history);
  }

  @Test
  void no_change_is_none_and_one_in_the_place_of_another_is_one() {
    History<String> history = History.of("a").then("b");

    assertThat(history.then("b")).isSameAs(history);
    assertThat(history.instead("c").undo().present()).isEqualTo("a");
    assertThat(History.of("a").undo().present()).isEqualTo("a");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void a_random_walk_through_edits_is_as_a_list_with_a_place_in_it(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    History<Draft> history = History.of(Draft.opening(Ruleset.DAKON, 7));
    List<Draft> all = new ArrayList<>(List.of(history.present()));
    int place = 0;
    for (int i = 0; i < STEPS; i++) {
      switch (random.nextInt(4)) {
        case 0 -> {
          history = history.undo();
          place = Math.max(0, place - 1);
        }
        case 1 -> {
          history = history.redo();
          place = Math.min(all.size() - 1, place + 1);
        }
        default -> {
          Draft next = RandomEdits.next(history.present(), random).draft();
          if (!next.equals(history.present())) {
            all.subList(place + 1, all.size()).clear();
            all.add(next);
            place++;
          }
          history = history.then(next);
        }
      }
      assertThat(history.present()).isEqualTo(all.get(place));
      assertThat(history.canUndo()).isEqualTo(place > 0);
      assertThat(history.canRedo()).isEqualTo(place < all.size() - 1);
    }
  }
}
