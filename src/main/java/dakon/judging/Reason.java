package dakon.judging;

import dakon.board.Hole;
import dakon.board.Pit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Why a prediction is wrong: something that is so in the move, and can be seen in it. */
public sealed interface Reason {

  /** The mistake that gives this very answer, where one of the usual ones does. */
  Optional<Mistake> mistake();

  /** The pits it speaks of, to be pointed out. */
  List<Pit> pits();

  /** The answer of a visitor that knows what to do with each kind of reason. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One answer for each kind of reason, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** The relay went on. */
    R sownOn(SownOn reason);

    /** A seed fell elsewhere. */
    R strayed(Strayed reason);

    /** The sowing went past. */
    R passed(Passed reason);

    /** No seed fell there. */
    R missed(Missed reason);

    /** The seeds of the landing were not reckoned as the rule has it. */
    R landed(Landed reason);

    /** A pile changed in the move. */
    R grown(Grown reason);

    /** Two neighbours changed in the move. */
    R neighbours(Neighbours reason);

    /** Something was left out of a sum. */
    R leftOut(LeftOut reason);

    /** Nothing but what happened. */
    R told(Told reason);
  }

  /**
   * A lap did end there, but the hole was lifted and sown on.
   *
   * @param lap the lap, from 1
   * @param pit where it ended
   * @param held how many seeds the hole held before that last one
   */
  record SownOn(int lap, Pit pit, int held) implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.of(Mistake.FORGOT_RELAY);
    }

    @Override
    public List<Pit> pits() {
      return List.of(pit);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sownOn(this);
    }
  }

  /**
   * The first seed that fell elsewhere than by a mistaken rule.
   *
   * @param of the mistake
   * @param lap the lap, from 1
   * @param fell the pit it fell into
   * @param thought the pit it would have fallen into
   */
  record Strayed(Mistake of, int lap, Pit fell, Pit thought) implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.of(of);
    }

    @Override
    public List<Pit> pits() {
      return List.of(fell);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.strayed(this);
    }
  }

  /**
   * A seed did fall there, but more were in the hand.
   *
   * @param lap the last lap in which one did, from 1
   * @param pit where
   * @param inHand how many were left in the hand
   */
  record Passed(int lap, Pit pit, int inHand) implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.empty();
    }

    @Override
    public List<Pit> pits() {
      return List.of(pit);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.passed(this);
    }
  }

  /**
   * No seed fell there in the whole move.
   *
   * @param pit where
   */
  record Missed(Pit pit) implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.empty();
    }

    @Override
    public List<Pit> pits() {
      return List.of(pit);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.missed(this);
    }
  }

  /**
   * The seeds of the landing were reckoned otherwise than the rule of the capture has it.
   *
   * @param of the mistake
   * @param landing the hole in which the last seed fell
   * @param seeds how many lay there then
   */
  record Landed(Mistake of, Hole landing, int seeds) implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.of(of);
    }

    @Override
    public List<Pit> pits() {
      return List.of(landing);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.landed(this);
    }
  }

  /**
   * The hole opposite the landing held another number when the last seed fell than before the move.
   *
   * @param hole the hole opposite
   * @param before how many it held before the move
   * @param then how many when the last seed fell
   */
  record Grown(Hole hole, int before, int then) implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.of(Mistake.BEFORE_SOWING);
    }

    @Override
    public List<Pit> pits() {
      return List.of(hole);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.grown(this);
    }
  }

  /**
   * The neighbours of the landing held other numbers when the last seed fell than before the move.
   *
   * @param first one of them
   * @param second the other
   */
  record Neighbours(Grown first, Grown second) implements Reason {
    /** Refuses half a pair. */
    public Neighbours {
      Objects.requireNonNull(first);
      Objects.requireNonNull(second);
    }

    @Override
    public Optional<Mistake> mistake() {
      return Optional.of(Mistake.BEFORE_SOWING);
    }

    @Override
    public List<Pit> pits() {
      return List.of(first.hole, second.hole);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.neighbours(this);
    }
  }

  /**
   * A part of the seeds in the store was left out.
   *
   * @param of the mistake
   * @param seeds how many seeds that part is
   * @param store the store
   */
  record LeftOut(Mistake of, int seeds, Pit store) implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.of(of);
    }

    @Override
    public List<Pit> pits() {
      return List.of(store);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.leftOut(this);
    }
  }

  /** What happened, no more. */
  record Told() implements Reason {
    @Override
    public Optional<Mistake> mistake() {
      return Optional.empty();
    }

    @Override
    public List<Pit> pits() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.told(this);
    }
  }
}
