package dakon.coach;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Side;
import dakon.game.Result;
import dakon.trace.CaptureRule;
import java.util.List;
import java.util.Objects;

/**
 * A reason for or against a move: something that is so when it has been made. The mover is whoever
 * makes the move, the opponent the other one.
 */
public sealed interface Remark {

  /** The answer of a visitor that knows what to do with each kind of remark. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One answer for each kind of remark, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** The turn goes on. */
    R movesAgain(MovesAgain remark);

    /** Seeds are taken. */
    R takes(Takes remark);

    /** The game is over. */
    R ends(Ends remark);

    /** The relay was broken off. */
    R neverStops(NeverStops remark);

    /** The opponent has to pass. */
    R leavesNoMove(LeavesNoMove remark);

    /** The opponent could have taken more. */
    R saves(Saves remark);

    /** The opponent can take seeds. */
    R exposes(Exposes remark);

    /** The opponent can take two neighbours of an empty hole. */
    R leavesMikul(LeavesMikul remark);

    /** The opponent can move again. */
    R letsMoveAgain(LetsMoveAgain remark);
  }

  /**
   * The last seed falls into the mover's store, and the mover moves again.
   *
   * @param mover the mover
   */
  record MovesAgain(Side mover) implements Remark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.movesAgain(this);
    }
  }

  /**
   * The move takes seeds.
   *
   * @param rule by which rule
   * @param seeds how many
   * @param from from which holes
   */
  record Takes(CaptureRule rule, int seeds, List<Hole> from) implements Remark {
    /** Keeps its own list of the holes. */
    public Takes {
      Objects.requireNonNull(rule);
      from = List.copyOf(from);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.takes(this);
    }
  }

  /**
   * The game ends with the move.
   *
   * @param mover the mover
   * @param result what each player then has
   */
  record Ends(Side mover, Result result) implements Remark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ends(this);
    }
  }

  /** The relay would never have stopped, and was broken off with nothing taken. */
  record NeverStops() implements Remark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.neverStops(this);
    }
  }

  /**
   * The opponent has no move, and has to pass.
   *
   * @param opponent the opponent
   */
  record LeavesNoMove(Side opponent) implements Remark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.leavesNoMove(this);
    }
  }

  /**
   * Before the move the opponent, had it been the opponent's turn, could have taken more with one
   * move than can be taken now.
   *
   * @param opponent the opponent
   * @param threat the move that would have taken most
   * @param seeds how many it would have taken
   * @param left the most that a move of the opponent takes now
   */
  record Saves(Side opponent, Move threat, int seeds, int left) implements Remark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.saves(this);
    }
  }

  /**
   * The opponent can take seeds with the next move.
   *
   * @param opponent the opponent
   * @param reply the move that takes most
   * @param rule by which rule
   * @param seeds how many
   * @param from from which holes
   */
  record Exposes(Side opponent, Move reply, CaptureRule rule, int seeds, List<Hole> from)
      implements Remark {
    /** Keeps its own list of the holes. */
    public Exposes {
      Objects.requireNonNull(reply);
      Objects.requireNonNull(rule);
      from = List.copyOf(from);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.exposes(this);
    }
  }

  /**
   * A hole of the mover lies empty, and the opponent can end in it in such a way that its two
   * neighbours are equal then: mikul.
   *
   * @param opponent the opponent
   * @param reply the move that ends there, and takes most of all replies
   * @param seeds how many it takes
   * @param first one of the two neighbours
   * @param empty the empty hole
   * @param second the other neighbour
   */
  record LeavesMikul(Side opponent, Move reply, int seeds, Hole first, Hole empty, Hole second)
      implements Remark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.leavesMikul(this);
    }
  }

  /**
   * The opponent can end in the store, and move again.
   *
   * @param opponent the opponent
   * @param replies the moves that do so
   */
  record LetsMoveAgain(Side opponent, List<Move> replies) implements Remark {
    /** Keeps its own list of the moves. */
    public LetsMoveAgain {
      replies = List.copyOf(replies);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.letsMoveAgain(this);
    }
  }
}
