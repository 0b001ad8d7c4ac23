package dakon.study;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.SplittableRandom;

/** Edits by chance, the same ones for the same seed. */
final class RandomEdits {
  private static final int KINDS = 11;

  private RandomEdits() {}

  /** What comes of some edit. */
  static Edited next(Draft draft, SplittableRandom random) {
    List<Pit> pits = draft.board().pits();
    Pit pit = pits.get(random.nextInt(pits.size()));
    return switch (random.nextInt(KINDS)) {
      case 0, 1 -> draft.add(pit, random.nextInt(-3, 4));
      case 2, 3 -> draft.put(pit, random.nextInt(Board.MOST_SEEDS / 10));
      case 4 -> draft.carry(pit, pits.get(random.nextInt(pits.size())));
      case 5 -> draft.turned();
      case 6 -> draft.withRow(random.nextInt(Board.FEWEST_HOLES, Board.MOST_HOLES + 1));
      case 7 -> draft.with(Ruleset.GAMES.get(random.nextInt(Ruleset.GAMES.size())));
      case 8 -> draft.with(draft.rules().with(any(Direction.values(), random)));
      case 9 -> draft.with(any(Side.values(), random));
      default -> random.nextBoolean() ? draft.emptied() : draft.restarted();
    };
  }

  private static <T> T any(T[] values, SplittableRandom random) {
    return values[random.nextInt(values.length)];
  }
}
