package dakon.lesson;

import dakon.board.Position;
import dakon.replay.Mark;
import dakon.replay.Note;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;

/**
 * What a step has on the board. Questions to the learner, {@code predict}, {@code exercise} and
 * {@code question}, are to be further kinds.
 */
public sealed interface Block {

  /** The rules by which it is played. */
  Ruleset rules();

  /** The position it begins with. */
  Position start();

  /** What is pointed out at the beginning. */
  List<Mark> marks();

  /** The answer of a visitor that knows what to do with each kind of block. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One answer for each kind of block, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** A still position. */
    R board(BoardBlock block);

    /** Moves to watch. */
    R replay(ReplayBlock block);
  }

  /**
   * A still position.
   *
   * @param rules the rules of the game it stands in
   * @param start the position
   * @param marks what is pointed out
   */
  record BoardBlock(Ruleset rules, Position start, List<Mark> marks) implements Block {
    /** Keeps its own list of the marks. */
    public BoardBlock {
      Objects.requireNonNull(rules);
      Objects.requireNonNull(start);
      marks = List.copyOf(marks);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.board(this);
    }
  }

  /**
   * A move, a turn or a run of turns to watch.
   *
   * @param rules the rules by which it is played
   * @param start the position before the first move
   * @param moves what happened in each move, at least one
   * @param notes what the author says of single moments, in the order of the moments
   * @param marks what is pointed out before the first move
   * @param claims what the author says of the outcome
   * @param foretells whether the learner may see beforehand what a move would do
   */
  record ReplayBlock(
      Ruleset rules,
      Position start,
      List<Trace> moves,
      List<Note> notes,
      List<Mark> marks,
      List<Claim> claims,
      boolean foretells)
      implements Block {
    /** Keeps its own lists. */
    public ReplayBlock {
      Objects.requireNonNull(rules);
      Objects.requireNonNull(start);
      moves = List.copyOf(moves);
      notes = List.copyOf(notes);
      marks = List.copyOf(marks);
      claims = List.copyOf(claims);
      if (moves.isEmpty()) {
        throw new IllegalArgumentException("there is nothing to watch without a move");
      }
    }

    /** How the moves came out. */
    public Outcome outcome() {
      return new Outcome(moves);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.replay(this);
    }
  }
}
