package dakon.painting;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.painting.SeedLayout.Lying;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeedLayoutTest {
  private static final double UNIT = 100;
  private static final double HOLE = 41.5;
  private static final double STORE = 40;
  private static final double STORE_HALF_HEIGHT = 130;

  @Test
  void no_seed_of_any_pile_reaches_beyond_the_rim_of_a_hole() {
    IntStream.rangeClosed(0, 999)
        .forEach(
            seeds ->
                assertThat(SeedLayout.pile(seeds, HOLE, HOLE, UNIT, seeds % 16))
                    .as("%d seeds", seeds)
                    .allSatisfy(
                        seed ->
                            assertThat(Math.hypot(seed.x(), seed.y()) + seed.length() / 2)
                                .isLessThan(HOLE)));
  }

  @Test
  void no_seed_of_any_pile_reaches_beyond_the_rim_of_a_store() {
    IntStream.iterate(0, seeds -> seeds <= 999, seeds -> seeds < 150 ? seeds + 1 : seeds + 37)
        .forEach(
            seeds ->
                assertThat(SeedLayout.pile(seeds, STORE, STORE_HALF_HEIGHT, UNIT, 7))
                    .as("%d seeds", seeds)
                    .allSatisfy(seed -> assertThat(fromStoreAxis(seed)).isLessThan(STORE)));
  }

  @Test
  void as_many_seeds_are_seen_as_there_are_until_they_hide_each_other() {
    IntStream.rangeClosed(0, 400)
        .forEach(
            seeds ->
                assertThat(SeedLayout.pile(seeds, STORE, STORE_HALF_HEIGHT, UNIT, 3))
                    .hasSize(seeds));
    assertThat(SeedLayout.pile(999, HOLE, HOLE, UNIT, 3)).hasSizeBetween(400, 999);
  }

  @Test
  void the_same_pile_always_looks_the_same_and_differs_from_pit_to_pit() {
    List<Lying> pile = SeedLayout.pile(12, HOLE, HOLE, UNIT, 4);

    assertThat(SeedLayout.pile(12, HOLE, HOLE, UNIT, 4)).isEqualTo(pile);
    assertThat(SeedLayout.pile(12, HOLE, HOLE, UNIT, 5)).isNotEqualTo(pile);
  }

  @Test
  void seven_seeds_have_room_for_their_full_size_and_forty_do_not() {
    double full = SeedLayout.pile(1, HOLE, HOLE, UNIT, 0).get(0).length();

    assertThat(SeedLayout.pile(7, HOLE, HOLE, UNIT, 0))
        .allSatisfy(seed -> assertThat(seed.length()).isEqualTo(full));
    assertThat(SeedLayout.pile(40, HOLE, HOLE, UNIT, 0))
        .allSatisfy(seed -> assertThat(seed.length()).isLessThan(full));
  }

  @Test
  void a_single_seed_lies_in_the_middle() {
    assertThat(SeedLayout.pile(1, HOLE, HOLE, UNIT, 9))
        .singleElement()
        .satisfies(seed -> assertThat(Math.hypot(seed.x(), seed.y())).isLessThan(1e-9));
  }

  private static double fromStoreAxis(Lying seed) {
    double beyond = Math.max(0, Math.abs(seed.y()) - (STORE_HALF_HEIGHT - STORE));
    return Math.hypot(seed.x(), beyond) + seed.length() / 2;
  }
}
