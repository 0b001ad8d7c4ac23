package dakon.judging;

import dakon.board.Board;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;

/**
 * The numbers that are likely to be answered: the right one, those to which the usual mistakes
 * lead, and, where these are few, the nearest besides.
 */
final class UsualNumbers {
  /** Among so many one can choose at a glance. */
  private static final int MOST = 4;

  /** A mistake that leads farther from the truth is not looked for. */
  private static final int FARTHEST = 40;

  private final int truth;
  private final int least;
  private final SortedSet<Integer> numbers = new TreeSet<>();

  private UsualNumbers(int truth, int least) {
    this.truth = truth;
    this.least = least;
    numbers.add(truth);
  }

  /**
   * The likely answers, in order.
   *
   * @param truth the right one
   * @param least the least that can be thought of
   * @param reason why another number is wrong
   */
  static SortedSet<Integer> of(int truth, int least, IntFunction<Reason> reason) {
    UsualNumbers usual = new UsualNumbers(truth, least);
    usual.addMistakes(reason);
    usual.addNearest();
    return usual.numbers;
  }

  /** Of each mistake the answer that is nearest to the truth. */
  private void addMistakes(IntFunction<Reason> reason) {
    Set<Mistake> made = EnumSet.noneOf(Mistake.class);
    for (int away = 1; away <= FARTHEST && numbers.size() < MOST; away++) {
      for (int number : new int[] {truth - away, truth + away}) {
        if (isPossible(number)) {
          Optional<Mistake> mistake = reason.apply(number).mistake();
          mistake.filter(made::add).ifPresent(unheard -> numbers.add(number));
        }
      }
    }
  }

  private void addNearest() {
    if (isPossible(0)) {
      numbers.add(0);
    }
    for (int away = 1; numbers.size() < MOST; away++) {
      for (int number : new int[] {truth + away, truth - away}) {
        if (isPossible(number) && numbers.size() < MOST) {
          numbers.add(number);
        }
      }
    }
  }

  private boolean isPossible(int number) {
    return number >= least && number <= Board.MOST_SEEDS;
  }
}
