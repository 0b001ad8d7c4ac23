package dakon.ui.classroom;

import java.util.ArrayList;
import java.util.List;

/**
 * The votes of a class in one round, by the places of what was voted for, in the order in which
 * they were counted. Nobody is named.
 *
 * @param votes the places, from 0
 */
record Round(List<Integer> votes) {
  /** A round in which nothing is counted yet. */
  static final Round EMPTY = new Round(List.of());

  /** More than a class has. */
  private static final int MOST = 999;

  /** Keeps its own list, and refuses places before the first. */
  Round {
    votes = List.copyOf(votes);
    if (votes.stream().anyMatch(place -> place < 0)) {
      throw new IllegalArgumentException("there is no choice before the first");
    }
  }

  /** With one more vote; the same where no class is as large. */
  Round with(int place) {
    if (total() == MOST) {
      return this;
    }
    List<Integer> more = new ArrayList<>(votes);
    more.add(place);
    return new Round(more);
  }

  /** Without one of the votes for a choice; the same where it has none. */
  Round without(int place) {
    int last = votes.lastIndexOf(place);
    return last < 0 ? this : without(votes, last);
  }

  /** Without the vote that was counted last; the same where there is none. */
  Round withoutLast() {
    return votes.isEmpty() ? this : without(votes, votes.size() - 1);
  }

  private static Round without(List<Integer> votes, int at) {
    List<Integer> fewer = new ArrayList<>(votes);
    fewer.remove(at);
    return new Round(fewer);
  }

  /** How many voted for a choice. */
  int count(int place) {
    return (int) votes.stream().filter(vote -> vote == place).count();
  }

  /** Which part of those who voted voted for a choice, from 0 to 1. */
  double share(int place) {
    return votes.isEmpty() ? 0 : count(place) / (double) total();
  }

  /** How many votes were counted. */
  int total() {
    return votes.size();
  }
}
