package dakon.export;

import dakon.board.Position;
import dakon.lesson.Block;
import dakon.lesson.Cue;
import dakon.painting.BoardPainter;
import dakon.painting.BoardStyle;
import dakon.painting.Players;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Note;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.trace.Trace;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * What is exported: a run of moves, or a position in which nothing moves.
 *
 * @param title what it is called
 * @param rules the rules by which it is played
 * @param start the position before the first move
 * @param moves what happened in each move; none for a still position
 * @param notes what an author says of single moments
 * @param marks what is pointed out before the first move
 */
public record Subject(
    String title,
    Ruleset rules,
    Position start,
    List<Trace> moves,
    List<Note> notes,
    List<Mark> marks) {

  /** Keeps its own lists. */
  public Subject {
    Objects.requireNonNull(title);
    Objects.requireNonNull(rules);
    Objects.requireNonNull(start);
    moves = List.copyOf(moves);
    notes = List.copyOf(notes);
    marks = List.copyOf(marks);
  }

  /** Moves without an author's notes, called by the game. */
  public static Subject of(Ruleset rules, Position start, List<Trace> moves) {
    return new Subject(nameOf(rules), rules, start, moves, List.of(), List.of());
  }

  /** The moves that a step of a lesson with this title has to watch. */
  public static Subject of(String title, Block.ReplayBlock block) {
    return new Subject(
        title, block.rules(), block.start(), block.moves(), block.notes(), block.marks());
  }

  /** What a step of a lesson with this title has on its board, if anything. */
  public static Optional<Subject> ofStep(String title, Block block) {
    return block.accept(new OfBlock(title));
  }

  /** Whether nothing moves. */
  public boolean isStill() {
    return moves.isEmpty();
  }

  /** Whether there is a moment of which these words speak. */
  public boolean has(Cue cue) {
    return moment(cue).isPresent();
  }

  /** The moment of which these words speak; in a still position any end is the position. */
  Optional<Integer> moment(Cue cue) {
    return isStill()
        ? Optional.of(0).filter(start -> cue.occasion() == Cue.Occasion.END)
        : cue.in(moves);
  }

  /** What is to be seen at each moment. */
  IntFunction<Scene> scenes() {
    return isStill()
        ? moment -> new Block.BoardBlock(rules, start, marks).scene()
        : timeline()::atMoment;
  }

  /** The moves laid out in time. */
  Timeline timeline() {
    List<Note> all = new ArrayList<>(notes);
    if (!marks.isEmpty()) {
      all.add(new Note(0, "", marks));
    }
    return Timeline.of(new Replay(moves), narrator(), all);
  }

  /** The game, as it is called in the language of the display. */
  String game() {
    return nameOf(rules);
  }

  private static String nameOf(Ruleset rules) {
    Messages messages = Messages.of(Subject.class);
    String key = "game." + rules.game();
    return messages.has(key) ? messages.text(key) : rules.game();
  }

  Narrator narrator() {
    return Narrator.of(rules.game());
  }

  /** A painter of its board, without a look and feel. */
  BoardPainter painter() {
    return new BoardPainter(
        BoardStyle.of(rules.game()),
        rules.direction(),
        Players.sides(),
        new Font(Font.SANS_SERIF, Font.PLAIN, 12));
  }

  /** Takes of a block what can be shown without its reader. */
  private record OfBlock(String title) implements Block.Visitor<Optional<Subject>> {
    @Override
    public Optional<Subject> board(Block.BoardBlock block) {
      return Optional.of(still(block));
    }

    private Subject still(Block.OnBoard block) {
      return new Subject(title, block.rules(), block.start(), List.of(), List.of(), block.marks());
    }

    @Override
    public Optional<Subject> replay(Block.ReplayBlock block) {
      return Optional.of(of(title, block));
    }

    @Override
    public Optional<Subject> predict(Block.PredictBlock block) {
      return replay(block.replay());
    }

    @Override
    public Optional<Subject> exercise(Block.ExerciseBlock block) {
      return Optional.of(still(block));
    }

    @Override
    public Optional<Subject> question(Block.QuestionBlock block) {
      return block.board().map(this::still);
    }
  }
}
