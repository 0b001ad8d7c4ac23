package dakon.lesson.markdown;

import dakon.board.Position;
import dakon.judging.Solver;
import dakon.lesson.Ask;
import dakon.lesson.Block;
import dakon.lesson.Block.BoardBlock;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Block.ReplayBlock;
import dakon.lesson.Choice;
import dakon.lesson.Claim;
import dakon.lesson.Outcome;
import dakon.notation.RuleNames;
import dakon.replay.Mark;
import dakon.replay.Note;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the body of a block, plays what is in it, and tests what is said of it. */
final class BlockReader {
  private static final List<String> KINDS =
      List.of("board", "replay", "predict", "exercise", "question");

  private static final List<String> ASKS = Stream.of(Ask.values()).map(RuleNames::of).toList();

  private final DakonBlock source;
  private final Optional<Ruleset> lesson;
  private final Fields fields;
  private final Findings findings;
  private final PlayReader plays;

  private BlockReader(
      DakonBlock source, Value.Mapping body, Optional<Ruleset> lesson, Findings findings) {
    this.source = source;
    this.lesson = lesson;
    this.fields = new Fields(body, source.place(), findings);
    this.findings = findings;
    this.plays = new PlayReader(findings);
  }

  /**
   * A reader of one block; none, but a finding, where it is of no known kind or not in YAML.
   *
   * @param lesson the rules of the lesson, as far as they are known
   * @param originals what it may be a translation of
   */
  static Optional<BlockReader> of(
      DakonBlock block, Optional<Ruleset> lesson, Originals originals, Findings findings) {
    if (!block.closed()) {
      findings.error(block.place(), "block.open");
    }
    boolean known = KINDS.contains(block.kind());
    if (!known) {
      findings.error(block.kindPlace(), "block.kind", block.kind(), String.join(", ", KINDS));
    }
    return YamlReader.read(block.body(), findings)
        .filter(body -> known)
        .map(body -> originals.complete(block, body, findings))
        .map(body -> new BlockReader(block, body, lesson, findings));
  }

  /**
   * What the block says.
   *
   * @param solver looks through the exercises of the whole lesson
   */
  Optional<Block> block(Solver solver) {
    Optional<? extends Block> block =
        switch (source.kind()) {
          case "board" -> board();
          case "replay" -> replay(true);
          case "predict" -> predict();
          case "exercise" -> exercise(solver);
          default -> question();
        };
    fields.refuseOthers();
    return block.map(Block.class::cast);
  }

  /** The id that the block gives to its step. */
  Optional<Scalar> id() {
    return fields.text("id");
  }

  private Optional<BoardBlock> board() {
    Setting setting = setting();
    return setting
        .rules()
        .flatMap(
            by -> setting.start().map(position -> new BoardBlock(by, position, setting.marks())));
  }

  private Setting setting() {
    Optional<Ruleset> rules = new RulesReader(fields, findings).ofBlock(lesson);
    Optional<Position> start = fields.required("position").flatMap(plays::position);
    return new Setting(rules, start, pits(start).marks(fields.list("mark")));
  }

  /**
   * What is on the board at the beginning, as far as it could be read.
   *
   * @param rules the rules by which it is played
   * @param start the position
   * @param marks what is pointed out
   */
  private record Setting(Optional<Ruleset> rules, Optional<Position> start, List<Mark> marks) {}

  private Optional<ReplayBlock> replay(boolean usuallyForetells) {
    Setting setting = setting();
    Optional<Ruleset> rules = setting.rules();
    Optional<Position> start = setting.start();
    Optional<Scalar> written = fields.required("move");
    List<Trace> moves =
        rules.isPresent() && start.isPresent() && written.isPresent()
            ? plays.moves(rules.get(), start.get(), written.get())
            : List.of();
    PitReader pits = pits(start);
    List<Note> notes =
        new NoteReader(moves, pits, findings).notes(fields.mappings("notes", "note.mapping"));
    List<Claim> claims = claims(moves, pits);
    boolean foretells = foretells(usuallyForetells);
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ReplayBlock(
                rules.orElseThrow(),
                start.orElseThrow(),
                moves,
                notes,
                setting.marks(),
                claims,
                foretells));
  }

  private Optional<PredictBlock> predict() {
    fields.required("ask");
    Optional<Ask> ask = fields.oneOf("ask", ASKS).flatMap(word -> RuleNames.find(Ask.class, word));
    Optional<ReplayBlock> replay = replay(false);
    if (ask.equals(Optional.of(Ask.LANDING))
        && replay.filter(block -> block.outcome().last().landing().isEmpty()).isPresent()) {
      findings.error(fields.place("ask"), "ask.landing");
      return Optional.empty();
    }
    return ask.flatMap(what -> replay.map(block -> new PredictBlock(what, block)));
  }

  private Optional<ExerciseBlock> exercise(Solver solver) {
    Setting setting = setting();
    boolean foretells = foretells(false);
    ExerciseReader reader =
        new ExerciseReader(fields, pits(setting.start()), plays, solver, findings);
    return reader.exercise(setting.rules(), setting.start(), setting.marks(), foretells);
  }

  private Optional<QuestionBlock> question() {
    List<Choice> choices = new ChoiceReader(fields, findings).choices();
    Optional<BoardBlock> board = fields.has("position") ? board() : Optional.empty();
    return choices.isEmpty() ? Optional.empty() : Optional.of(new QuestionBlock(choices, board));
  }

  /** Whether the learner may see beforehand what a move would do, where it says on or off. */
  private boolean foretells(boolean usually) {
    return fields.oneOf("look-ahead", List.of("on", "off")).map("on"::equals).orElse(usually);
  }

  private PitReader pits(Optional<Position> start) {
    return new PitReader(start.map(Position::board), findings);
  }

  private List<Claim> claims(List<Trace> moves, PitReader pits) {
    ClaimReader reader = new ClaimReader(pits, plays, findings);
    List<Claim> claims = new ArrayList<>();
    for (Value.Entry entry :
        fields.mapping("expect").map(Value.Mapping::entries).orElse(List.of())) {
      Optional<? extends Claim> claim = reader.read(entry);
      findings.countClaim();
      claim.ifPresent(claims::add);
      if (claim.isPresent() && !moves.isEmpty()) {
        test(claim.get(), new Outcome(moves), entry);
      }
    }
    return claims;
  }

  private void test(Claim claim, Outcome outcome, Value.Entry entry) {
    if (!claim.holds(outcome)) {
      String claimed = ((Scalar) entry.value()).text().strip();
      String key = entry.key().text();
      claim
          .actual(outcome)
          .ifPresentOrElse(
              actual -> findings.error(entry.value().place(), "claim.false", key, claimed, actual),
              () -> findings.error(entry.value().place(), "claim.nothing", key, claimed));
    }
  }
}
