package dakon.lesson.markdown;

import dakon.board.Position;
import dakon.lesson.Block;
import dakon.lesson.Claim;
import dakon.lesson.Outcome;
import dakon.replay.Mark;
import dakon.replay.Note;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the body of a block, plays what is in it, and tests what is claimed of it. */
final class BlockReader {
  private static final List<String> KINDS =
      List.of("board", "replay", "predict", "exercise", "question");

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
   */
  static Optional<BlockReader> of(DakonBlock block, Optional<Ruleset> lesson, Findings findings) {
    if (!block.closed()) {
      findings.error(block.place(), "block.open");
    }
    boolean known = KINDS.contains(block.kind());
    if (!known) {
      findings.error(block.kindPlace(), "block.kind", block.kind(), String.join(", ", KINDS));
    }
    return YamlReader.read(block.body(), findings)
        .filter(body -> known)
        .map(body -> new BlockReader(block, body, lesson, findings));
  }

  /** What the block has on the board. */
  Optional<Block> block() {
    return switch (source.kind()) {
      case "board" -> board();
      case "replay" -> replay();
      default -> {
        findings.warning(source.kindPlace(), "block.later", source.kind());
        yield Optional.empty();
      }
    };
  }

  /** The id that the block gives to its step. */
  Optional<Scalar> id() {
    return fields.text("id");
  }

  private Optional<Block> board() {
    Optional<Ruleset> rules = new RulesReader(fields, findings).ofBlock(lesson);
    Optional<Position> start = fields.required("position").flatMap(plays::position);
    List<Mark> marks = pits(start).marks(fields.list("mark"));
    fields.refuseOthers();
    return rules.flatMap(by -> start.map(position -> new Block.BoardBlock(by, position, marks)));
  }

  private Optional<Block> replay() {
    Optional<Ruleset> rules = new RulesReader(fields, findings).ofBlock(lesson);
    Optional<Position> start = fields.required("position").flatMap(plays::position);
    Optional<Scalar> written = fields.required("move");
    List<Trace> moves =
        rules.isPresent() && start.isPresent() && written.isPresent()
            ? plays.moves(rules.get(), start.get(), written.get())
            : List.of();
    PitReader pits = pits(start);
    List<Mark> marks = pits.marks(fields.list("mark"));
    List<Note> notes = new NoteReader(moves, pits, findings).notes(fields.list("notes"));
    List<Claim> claims = claims(moves, pits);
    boolean foretells = foretells();
    fields.refuseOthers();
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Block.ReplayBlock(
                rules.orElseThrow(), start.orElseThrow(), moves, notes, marks, claims, foretells));
  }

  /** Whether the learner may see beforehand what a move would do; yes, unless it says off. */
  private boolean foretells() {
    Optional<Scalar> wish = fields.text("look-ahead");
    wish.filter(word -> !List.of("on", "off").contains(word.text()))
        .ifPresent(word -> findings.error(word.place(), "value.unknown", word.text(), "on, off"));
    return wish.filter(word -> word.text().equals("off")).isEmpty();
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
