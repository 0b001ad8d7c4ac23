package dakon.ui.classroom;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A question put to a class: votes are counted, looked at, perhaps cast once more, and at last
 * answered.
 *
 * @param choices how many choices there are
 * @param right the places of those that are right, from 0
 * @param rounds the votes of the round before, if there was one, and of this one
 * @param stage how far it has come
 */
record Ballot(int choices, Set<Integer> right, List<Round> rounds, Stage stage) {
  private static final int MOST_ROUNDS = 2;
  private static final int WHOLE = 100;

  /** How far a ballot has come. */
  enum Stage {
    /** Votes are counted. */
    OPEN,
    /** The votes are shown, and the answer is not. */
    COUNTED,
    /** The answer is shown. */
    ANSWERED
  }

  /** Keeps its own copies, and refuses votes for what is not there. */
  Ballot {
    right = Set.copyOf(right);
    rounds = List.copyOf(rounds);
    Objects.requireNonNull(stage);
    for (int place : right) {
      Objects.checkIndex(place, choices);
    }
    for (Round round : rounds) {
      round.votes().forEach(place -> Objects.checkIndex(place, choices));
    }
    if (rounds.isEmpty() || rounds.size() > MOST_ROUNDS) {
      throw new IllegalArgumentException("one or two rounds are kept, not " + rounds.size());
    }
  }

  /** A ballot in which nothing is counted yet. */
  static Ballot of(int choices, Set<Integer> right) {
    return new Ballot(choices, right, List.of(Round.EMPTY), Stage.OPEN);
  }

  boolean isOpen() {
    return stage == Stage.OPEN;
  }

  boolean isAnswered() {
    return stage == Stage.ANSWERED;
  }

  /** The votes of this round. */
  Round round() {
    return rounds.get(rounds.size() - 1);
  }

  /** Whether the class votes, or has voted, for the second time. */
  boolean isSecond() {
    return rounds.size() == MOST_ROUNDS;
  }

  /** With one more vote, as long as votes are counted. */
  Ballot vote(int place) {
    Objects.checkIndex(place, choices);
    return counting(round().with(place));
  }

  /** With a vote for a choice taken back, as long as votes are counted. */
  Ballot takeBack(int place) {
    return counting(round().without(place));
  }

  /** With the latest vote taken back, as long as votes are counted. */
  Ballot takeBackLast() {
    return counting(round().withoutLast());
  }

  private Ballot counting(Round latest) {
    return isOpen() ? new Ballot(choices, right, replaced(latest), stage) : this;
  }

  private List<Round> replaced(Round latest) {
    return isSecond() ? List.of(rounds.get(0), latest) : List.of(latest);
  }

  /** With no more votes counted, and those there are shown. */
  Ballot close() {
    return isOpen() ? at(Stage.COUNTED) : this;
  }

  /** With votes counted on, where it was closed too soon. */
  Ballot reopen() {
    return stage == Stage.COUNTED ? at(Stage.OPEN) : this;
  }

  /** With a new round in which nothing is counted yet, beside the one before. */
  Ballot again() {
    return stage == Stage.COUNTED
        ? new Ballot(choices, right, List.of(round(), Round.EMPTY), Stage.OPEN)
        : this;
  }

  /** With the answer shown, once the votes are counted. */
  Ballot answer() {
    return isOpen() ? this : at(Stage.ANSWERED);
  }

  private Ballot at(Stage next) {
    return new Ballot(choices, right, rounds, next);
  }

  /**
   * The share of the votes of a round that are right, in whole per cent, as it is shown; none where
   * nothing was counted.
   */
  OptionalInt percent(Round round) {
    long rightly = round.votes().stream().filter(right::contains).count();
    return round.total() == 0
        ? OptionalInt.empty()
        : OptionalInt.of((int) Math.round(WHOLE * rightly / (double) round.total()));
  }

  /** What is best done after this round. */
  Advice advice() {
    OptionalInt percent = percent(round());
    return percent.isPresent() ? Advice.at(percent.getAsInt()) : Advice.NONE;
  }
}
