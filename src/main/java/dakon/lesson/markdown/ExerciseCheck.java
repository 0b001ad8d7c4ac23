package dakon.lesson.markdown;

import dakon.board.Move;
import dakon.game.Turn;
import dakon.judging.Solver;
import dakon.judging.Trial;
import dakon.judging.Trial.Standing;
import dakon.lesson.Block;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Place;
import dakon.lesson.markdown.ExerciseReader.WrittenHint;
import dakon.lesson.markdown.ExerciseReader.WrittenMisstep;
import dakon.lesson.markdown.ExerciseReader.WrittenReply;
import dakon.rules.IllegalMoveException;
import dakon.trace.Trace;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Plays what an author says of an exercise, and finds what is not so. */
final class ExerciseCheck {
  private final ExerciseBlock exercise;
  private final Findings findings;
  private final Solver solver;

  ExerciseCheck(ExerciseBlock exercise, Solver solver, Findings findings) {
    this.exercise = exercise;
    this.solver = solver;
    this.findings = findings;
  }

  /** Whether its moves are short enough to be looked through. */
  boolean canBePlayed(Place position) {
    Trial start = Trial.of(exercise);
    for (Move move : start.game().legalMoves()) {
      Trace trace = start.game().play(move).lastMove().orElseThrow();
      if (trace.events().size() > Block.MOST_EVENTS) {
        findings.error(position, "move.long", Block.MOST_EVENTS);
        return false;
      }
    }
    return true;
  }

  /** Whether the solution meets the goal; finds, too, a goal that cannot be missed. */
  boolean solves(WrittenMoves solution, List<WrittenReply> replies, Place goal) {
    findings.countClaim();
    Optional<Trial> played = play(solution);
    if (played.isEmpty()) {
      return false;
    }
    followed(played.get(), replies);
    if (played.get().standing() != Standing.SOLVED) {
      findings.error(solution.place(), "solution.misses", played.get().missing());
      return false;
    }
    Optional<Boolean> missable = solver.canBeMissed(Trial.of(exercise));
    if (missable.isEmpty()) {
      findings.warning(goal, "search.long", "goal");
    } else if (!missable.get()) {
      findings.error(goal, "goal.always");
    }
    return true;
  }

  /** The try after these moves; nothing, but a finding, where they cannot be made. */
  private Optional<Trial> play(WrittenMoves written) {
    Trial trial = Trial.of(exercise);
    for (int i = 0; i < written.moves().size(); i++) {
      Place place = written.places().get(i);
      if (trial.standing() != Standing.GOES_ON) {
        boolean solved = trial.standing() == Standing.SOLVED;
        findings.error(place, solved ? "move.solved" : "move.late", exercise.within());
        return Optional.empty();
      }
      try {
        trial = trial.play(written.moves().get(i));
      } catch (IllegalMoveException refused) {
        findings.error(place, "move.wrong", refused.getMessage());
        return Optional.empty();
      }
    }
    return Optional.of(trial);
  }

  /** Finds the replies that are not made as they are written. */
  private void followed(Trial played, List<WrittenReply> replies) {
    List<Turn> turns = played.game().turns();
    int answered = 0;
    for (int i = 1; i < turns.size(); i++) {
      if (turns.get(i).side() != played.learner() && answered < replies.size()) {
        followed(turns.get(i - 1), turns.get(i), replies.get(answered));
        answered++;
      }
    }
  }

  private void followed(Turn turn, Turn made, WrittenReply reply) {
    List<Move> wanted = reply.reply().to(moves(turn));
    if (!wanted.isEmpty() && !wanted.equals(moves(made))) {
      findings.error(
          reply.answerTo(moves(turn)).place(), "reply.unplayed", letters(turn), letters(made));
    }
  }

  private static List<Move> moves(Turn turn) {
    return turn.moves().stream().map(Trace::move).toList();
  }

  private static String letters(Turn turn) {
    StringBuilder letters = new StringBuilder();
    turn.moves().forEach(move -> letters.append(move.move()));
    return letters.toString();
  }

  /** Finds replies that are never asked for, and, of the first, those that cannot be made. */
  void replies(List<WrittenReply> replies) {
    replies.stream()
        .skip(exercise.within() - 1L)
        .findFirst()
        .ifPresent(one -> findings.error(one.first().place(), "reply.unused", exercise.within()));
    replies.stream()
        .findFirst()
        .ifPresent(first -> first.turns().forEach(turn -> answered(turn, replies)));
  }

  private void answered(WrittenMoves turn, List<WrittenReply> replies) {
    if (Collections.indexOfSubList(exercise.solution(), turn.moves()) == 0) {
      return; // played with the solution
    }
    play(turn)
        .ifPresent(
            trial -> {
              if (trial.game().turns().size() < 2) {
                findings.error(turn.place(), "reply.turn");
              } else {
                followed(trial, replies);
              }
            });
  }

  /** Finds wrong ways that are not wrong. */
  void missteps(List<WrittenMisstep> missteps) {
    Set<List<Move>> known = new HashSet<>();
    for (WrittenMisstep written : missteps) {
      findings.countClaim();
      if (!known.add(written.misstep().moves())) {
        findings.error(written.moves().place(), "wrong.twice");
      } else {
        play(written.moves()).ifPresent(trial -> misstep(written.moves().place(), trial));
      }
    }
  }

  private void misstep(Place place, Trial trial) {
    if (trial.standing() == Standing.SOLVED) {
      findings.error(place, "wrong.solves");
    } else {
      search(place, solver.canBeSolved(trial), true, "wrong.open");
    }
  }

  private void search(Place place, Optional<Boolean> found, boolean fault, String key) {
    if (found.isEmpty()) {
      findings.warning(place, "search.long", "move");
    } else if (found.get() == fault) {
      findings.error(place, key);
    }
  }

  /** Finds hints that give away a move that leads nowhere. */
  void hints(List<WrittenHint> hints) {
    for (WrittenHint written : hints) {
      written.move().ifPresent(this::hint);
    }
  }

  private void hint(WrittenMoves move) {
    findings.countClaim();
    if (move.moves().size() > 1) {
      findings.error(move.places().get(1), "hint.move");
      return;
    }
    play(move)
        .ifPresent(trial -> search(move.place(), solver.canBeSolved(trial), false, "hint.fails"));
  }
}
