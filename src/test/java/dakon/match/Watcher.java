package dakon.match;

import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.Thought;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Remembers what a sitting lets be seen; shows moves at once, unless it is slow. */
final class Watcher implements Sitting.View {
  private final boolean isSlow;
  private final List<String> said = new ArrayList<>();
  private Optional<Sitting> sitting = Optional.empty();
  private Optional<Match> seen = Optional.empty();
  private Optional<String> trouble = Optional.empty();
  private int thoughts;

  private Watcher(boolean isSlow) {
    this.isSlow = isSlow;
  }

  /** Sees moves at once. */
  static Watcher quick() {
    return new Watcher(false);
  }

  /** Sees moves when it is told to. */
  static Watcher slow() {
    return new Watcher(true);
  }

  /** Sits down to a match. */
  Sitting sitDown(Match match, Mind.Maker maker, KeptMatch kept, Hands hands) {
    Sitting begun = new Sitting(match, maker, kept, hands.threads(), this);
    sitting = Optional.of(begun);
    show(match);
    hands.work();
    return begun;
  }

  Match seen() {
    return seen.orElseThrow();
  }

  List<String> said() {
    return said;
  }

  Optional<String> trouble() {
    return trouble;
  }

  int thoughts() {
    return thoughts;
  }

  @Override
  public void show(Match match) {
    seen = Optional.of(match);
    sitting.ifPresent(Sitting::shown);
  }

  @Override
  public void play(Match match) {
    seen = Optional.of(match);
    if (!isSlow) {
      sitting.orElseThrow().shown();
    }
  }

  @Override
  public void thinks(Optional<Thought> thought) {
    thoughts++;
  }

  @Override
  public void decided(Decision decision) {}

  @Override
  public void say(String sentence) {
    said.add(sentence);
  }

  @Override
  public void keeps(Optional<String> reason) {
    trouble = reason;
  }
}
