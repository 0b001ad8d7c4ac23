package dakon.lesson.markdown;

import dakon.board.Move;
import dakon.board.Position;
import dakon.judging.Solver;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Condition;
import dakon.lesson.Hint;
import dakon.lesson.Misstep;
import dakon.lesson.Reply;
import dakon.replay.Mark;
import dakon.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what an exercise asks for, and what its author says to it. */
final class ExerciseReader {
  private static final int MOST_MOVES = 20;
  private static final int MOST_HINTS = 12;
  private static final int MOST_MISSTEPS = 40;
  private static final String ELSE = "else";

  /** In the place of replies: the opponent plays as well as it can. */
  private static final String BEST = "best";

  private final Fields fields;
  private final PitReader pits;
  private final PlayReader plays;
  private final Solver solver;
  private final Findings findings;

  ExerciseReader(
      Fields fields, PitReader pits, PlayReader plays, Solver solver, Findings findings) {
    this.fields = fields;
    this.pits = pits;
    this.plays = plays;
    this.solver = solver;
    this.findings = findings;
  }

  /**
   * A hint as it is written.
   *
   * @param hint the hint
   * @param move where the move stands that it gives away
   */
  record WrittenHint(Hint hint, Optional<WrittenMoves> move) {}

  /**
   * A wrong way as it is written.
   *
   * @param misstep the wrong way
   * @param moves where its moves stand
   */
  record WrittenMisstep(Misstep misstep, WrittenMoves moves) {}

  /**
   * A reply as it is written.
   *
   * @param reply the reply
   * @param turns where the turns stand that it answers
   * @param answers where its own turns stand: those to single turns in that order, then the one to
   *     all others
   */
  record WrittenReply(Reply reply, List<WrittenMoves> turns, List<WrittenMoves> answers) {

    /** Where it begins. */
    WrittenMoves first() {
      return turns.isEmpty() ? answers.get(0) : turns.get(0);
    }

    /** Where the answer to a turn stands. */
    WrittenMoves answerTo(List<Move> turn) {
      for (int i = 0; i < turns.size(); i++) {
        if (turns.get(i).moves().equals(turn)) {
          return answers.get(i);
        }
      }
      return answers.get(answers.size() - 1);
    }
  }

  /** The exercise, if it can be solved as its author says; else findings. */
  Optional<ExerciseBlock> exercise(
      Optional<Ruleset> rules, Optional<Position> start, List<Mark> marks, boolean foretells) {
    Optional<Condition> goal = fields.requires("goal") ? goal() : Optional.empty();
    Optional<Integer> within = fields.has("within") ? within() : Optional.of(1);
    List<WrittenHint> hints = hints();
    boolean best = fields.value("replies").filter(ExerciseReader::isBest).isPresent();
    List<WrittenReply> replies = best ? List.of() : replies();
    List<WrittenMisstep> missteps = missteps();
    Optional<WrittenMoves> solution = fields.required("solution").flatMap(this::moves);
    if (rules.isEmpty()
        || start.isEmpty()
        || goal.isEmpty()
        || within.isEmpty()
        || solution.isEmpty()) {
      return Optional.empty();
    }
    ExerciseBlock exercise =
        new ExerciseBlock(
            rules.get(),
            start.get(),
            marks,
            goal.get(),
            within.get(),
            hints.stream().map(WrittenHint::hint).toList(),
            replies.stream().map(WrittenReply::reply).toList(),
            best,
            missteps.stream().map(WrittenMisstep::misstep).toList(),
            solution.get().moves(),
            foretells);
    ExerciseCheck check = new ExerciseCheck(exercise, solver, findings);
    if (!check.canBePlayed(fields.place("position"))
        || !check.solves(solution.get(), replies, fields.place("goal"))) {
      return Optional.empty();
    }
    check.replies(replies);
    check.missteps(missteps);
    check.hints(hints);
    return Optional.of(exercise);
  }

  private Optional<Condition> goal() {
    GoalReader reader = new GoalReader(new ClaimReader(pits, plays, findings), findings);
    return fields.value("goal").flatMap(reader::goal);
  }

  private Optional<Integer> within() {
    return fields.count("within", MOST_MOVES);
  }

  private Optional<WrittenMoves> moves(Scalar text) {
    return WrittenMoves.read(text, findings);
  }

  private List<WrittenHint> hints() {
    List<Value> written = fields.list("hints");
    if (written.size() > MOST_HINTS) {
      findings.error(written.get(MOST_HINTS).place(), "hint.many", MOST_HINTS);
    }
    return written.stream()
        .limit(MOST_HINTS)
        .map(value -> value instanceof Value.Mapping mapping ? hint(mapping) : hint(value))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<WrittenHint> hint(Value value) {
    if (!(value instanceof Scalar scalar) || scalar.isBlank()) {
      findings.error(value.place(), "hint.text");
      return Optional.empty();
    }
    if (!Prose.isPlain(scalar.text())) {
      findings.error(value.place(), "text.plain");
      return Optional.empty();
    }
    Hint hint = new Hint(scalar.text().strip(), List.of(), Optional.empty());
    return Optional.of(new WrittenHint(hint, Optional.empty()));
  }

  private Optional<WrittenHint> hint(Value.Mapping mapping) {
    Fields hint = new Fields(mapping, mapping.place(), findings);
    Optional<String> text = hint.requiredPlain("text");
    List<Mark> marks = pits.marks(hint.list("mark"));
    Optional<WrittenMoves> move = hint.text("move").flatMap(this::moves);
    hint.refuseOthers();
    return text.map(
        said -> new WrittenHint(new Hint(said, marks, move.map(WrittenMoves::first)), move));
  }

  private List<WrittenMisstep> missteps() {
    List<Fields> written = fields.mappings("wrong", "wrong.mapping");
    if (written.size() > MOST_MISSTEPS) {
      findings.error(fields.place("wrong"), "wrong.many", MOST_MISSTEPS);
    }
    return written.stream()
        .limit(MOST_MISSTEPS)
        .map(this::misstep)
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<WrittenMisstep> misstep(Fields misstep) {
    Optional<WrittenMoves> moves = misstep.required("move").flatMap(this::moves);
    Optional<String> text = misstep.requiredPlain("text");
    misstep.refuseOthers();
    return moves.flatMap(
        wrong -> text.map(said -> new WrittenMisstep(new Misstep(wrong.moves(), said), wrong)));
  }

  private static boolean isBest(Value replies) {
    return replies instanceof Scalar word && word.text().equals(BEST);
  }

  private List<WrittenReply> replies() {
    return fields.list("replies").stream().map(this::reply).flatMap(Optional::stream).toList();
  }

  private Optional<WrittenReply> reply(Value value) {
    if (value instanceof Value.Mapping mapping && !mapping.entries().isEmpty()) {
      return reply(mapping);
    }
    if (!(value instanceof Scalar scalar) || scalar.isBlank()) {
      findings.error(value.place(), "reply.text");
      return Optional.empty();
    }
    return moves(scalar)
        .map(turn -> new WrittenReply(new Reply(Map.of(), turn.moves()), List.of(), List.of(turn)));
  }

  private Optional<WrittenReply> reply(Value.Mapping mapping) {
    Map<List<Move>, List<Move>> answers = new HashMap<>();
    List<WrittenMoves> turns = new ArrayList<>();
    List<WrittenMoves> places = new ArrayList<>();
    List<WrittenMoves> otherwise = new ArrayList<>();
    for (Value.Entry entry : mapping.entries()) {
      Optional<WrittenMoves> answer = answer(entry.value());
      if (entry.key().text().equals(ELSE)) {
        answer.ifPresent(otherwise::add);
      } else {
        Optional<WrittenMoves> turn = moves(entry.key());
        if (turn.isPresent() && answer.isPresent()) {
          answers.put(turn.get().moves(), answer.get().moves());
          turns.add(turn.get());
          places.add(answer.get());
        }
      }
    }
    places.addAll(otherwise);
    Reply reply =
        new Reply(
            answers, otherwise.stream().findFirst().map(WrittenMoves::moves).orElse(List.of()));
    return places.isEmpty()
        ? Optional.empty()
        : Optional.of(new WrittenReply(reply, turns, places));
  }

  private Optional<WrittenMoves> answer(Value value) {
    if (!(value instanceof Scalar scalar) || scalar.isBlank()) {
      findings.error(value.place(), "reply.text");
      return Optional.empty();
    }
    return moves(scalar);
  }
}
