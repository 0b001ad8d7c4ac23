package dakon.lesson;

import dakon.board.Move;
import dakon.board.Position;
import dakon.replay.Mark;
import dakon.replay.Note;
import dakon.replay.Scene;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What a step has beside its text: something to watch on the board, or something to answer. */
public sealed interface Block {
  /** The most events of the moves of one block; the longest move known in Dakon has under 700. */
  int MOST_EVENTS = 5_000;

  /** The answer of a visitor that knows what to do with each kind of block. */
  <R> R accept(Visitor<R> visitor);

  /** The board that it begins with, and nothing pointed out on it; none where it has none. */
  Optional<BoardBlock> bareBoard();

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

    /** Moves to foretell, and then to watch. */
    R predict(PredictBlock block);

    /** Moves to find. */
    R exercise(ExerciseBlock block);

    /** Answers to choose from. */
    R question(QuestionBlock block);
  }

  /** A block that has something on the board. */
  sealed interface OnBoard extends Block {

    /** The rules by which it is played. */
    Ruleset rules();

    /** The position it begins with. */
    Position start();

    /** What is pointed out at the beginning. */
    List<Mark> marks();

    /** What is to be seen at the beginning; where the game is over then, nobody is to move. */
    default Scene scene() {
      Referee referee = new Referee(rules());
      return Scene.still(
          start().board(),
          Optional.of(start().toMove()).filter(side -> !referee.isOver(start())),
          marks());
    }

    @Override
    default Optional<BoardBlock> bareBoard() {
      return Optional.of(new BoardBlock(rules(), start(), List.of()));
    }
  }

  /**
   * A still position.
   *
   * @param rules the rules of the game it stands in
   * @param start the position
   * @param marks what is pointed out
   */
  record BoardBlock(Ruleset rules, Position start, List<Mark> marks) implements OnBoard {
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
      implements OnBoard {
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

    /** The notes, and what is pointed out before the first move, as a note without words. */
    public List<Note> notesAndMarks() {
      List<Note> all = new ArrayList<>(notes);
      if (!marks.isEmpty()) {
        all.add(new Note(0, "", marks));
      }
      return all;
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

  /**
   * Moves of which the learner is to foretell something before they are to be watched. The answer
   * is what happens in them.
   *
   * @param ask what is to be foretold
   * @param replay the moves
   */
  record PredictBlock(Ask ask, ReplayBlock replay) implements OnBoard {
    /** Refuses a block that lacks something. */
    public PredictBlock {
      Objects.requireNonNull(ask);
      Objects.requireNonNull(replay);
    }

    @Override
    public Ruleset rules() {
      return replay.rules();
    }

    @Override
    public Position start() {
      return replay.start();
    }

    @Override
    public List<Mark> marks() {
      return replay.marks();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.predict(this);
    }
  }

  /**
   * A goal to be met from a position. The learner is the player to move there; whatever meets the
   * goal is right.
   *
   * @param rules the rules by which it is played
   * @param start the position
   * @param marks what is pointed out in it
   * @param goal what is to be so after a move of the learner; laps, sown and captured are the sums
   *     of the learner's own moves
   * @param within in how many own moves, at most
   * @param hints words of help, one after the other
   * @param replies what the opponent answers, in the order of its turns
   * @param bestReplies whether the opponent answers as well as it can where nothing is written;
   *     else it takes what it can
   * @param missteps wrong ways that have an answer of their own
   * @param solution own moves that meet the goal
   * @param foretells whether the learner may see beforehand what a move would do
   */
  record ExerciseBlock(
      Ruleset rules,
      Position start,
      List<Mark> marks,
      Condition goal,
      int within,
      List<Hint> hints,
      List<Reply> replies,
      boolean bestReplies,
      List<Misstep> missteps,
      List<Move> solution,
      boolean foretells)
      implements OnBoard {
    /** Keeps its own lists. */
    public ExerciseBlock {
      Objects.requireNonNull(rules);
      Objects.requireNonNull(start);
      Objects.requireNonNull(goal);
      marks = List.copyOf(marks);
      hints = List.copyOf(hints);
      replies = List.copyOf(replies);
      missteps = List.copyOf(missteps);
      solution = List.copyOf(solution);
      if (within < 1) {
        throw new IllegalArgumentException("a goal is not met without a move");
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.exercise(this);
    }
  }

  /**
   * A question with answers to choose from. What is asked is said by the step.
   *
   * @param choices the answers, one or several of them right
   * @param board what is to be seen with it; where there is nothing, the board stays as it was
   */
  record QuestionBlock(List<Choice> choices, Optional<BoardBlock> board) implements Block {
    /** Keeps its own list of the choices. */
    public QuestionBlock {
      choices = List.copyOf(choices);
      Objects.requireNonNull(board);
    }

    @Override
    public Optional<BoardBlock> bareBoard() {
      return board.flatMap(BoardBlock::bareBoard);
    }

    /** Whether several choices are right. */
    public boolean hasSeveral() {
      return choices.stream().filter(Choice::right).count() > 1;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.question(this);
    }
  }
}
