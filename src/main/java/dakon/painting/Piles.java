package dakon.painting;

import dakon.board.Board;
import dakon.board.Pit;
import dakon.board.Store;
import dakon.painting.SeedLayout.Lying;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the seeds lie in the pits of one board; what was asked for lately is kept. */
final class Piles {
  private static final int MOST_KEPT = 96;

  private final BoardGeometry geometry;
  private final Map<Key, Pile> kept = new Recent<>(MOST_KEPT);

  Piles(BoardGeometry geometry) {
    this.geometry = geometry;
  }

  private record Key(Pit pit, int seeds) {}

  /**
   * A pile.
   *
   * @param seeds its seeds, the undermost first
   * @param last the one that came last, if there is one
   */
  private record Pile(List<Lying> seeds, Optional<Lying> last) {}

  /** The seeds of a pit, the undermost first. */
  List<Lying> seeds(Pit pit, int seeds) {
    return pile(pit, seeds).seeds;
  }

  /** Where the last seed of a pile came to lie that is not empty. */
  Lying last(Pit pit, int seeds) {
    return pile(pit, seeds).last.orElseThrow();
  }

  private Pile pile(Pit pit, int seeds) {
    return kept.computeIfAbsent(new Key(pit, seeds), key -> lay(pit, seeds));
  }

  private Pile lay(Pit pit, int seeds) {
    List<Lying> pile =
        SeedLayout.pile(
            seeds,
            geometry.radius(pit),
            geometry.halfHeight(pit),
            geometry.unit(),
            Board.pits(geometry.row()).indexOf(pit));
    Optional<Lying> last = pile.stream().reduce((one, next) -> next);
    return new Pile(undermostFirst(pit, pile), last);
  }

  /** In a hole they heap up towards the middle, in a long store at random. */
  private static List<Lying> undermostFirst(Pit pit, List<Lying> pile) {
    List<Lying> order = new ArrayList<>(pile);
    if (pit instanceof Store) {
      order.sort(Comparator.comparingDouble(Lying::turn));
    } else {
      Collections.reverse(order);
    }
    return List.copyOf(order);
  }
}
