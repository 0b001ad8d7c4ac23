package dakon.gallery;

import dakon.board.Position;
import dakon.game.Game;
import dakon.lesson.Block;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import dakon.notation.GameRecord;
import dakon.notation.MoveNotation;
import dakon.notation.PositionNotation;
import dakon.notation.RecordNotation;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.trace.Trace;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Something to look at: moves to replay, or a still position. Two examples are never the same, even
 * if they show the same; so they can be told apart without looking into all their moves.
 */
public final class Example {
  /** The tag of a game record that holds the title. */
  static final String TITLE = "Title";

  private final String title;
  private final String lesson;
  private final String summary;
  private final String prose;
  private final Path file;
  private final Block.OnBoard block;
  private final Set<Trait> traits;
  private final int laps;
  private final int sown;

  /**
   * An example.
   *
   * @param title what it is called
   * @param lesson the title of the lesson it is from, or what else it is from
   * @param summary what that is about, in a sentence
   * @param prose what is said of it, as HTML that is safe to show
   * @param file the file it is from, beside which the pictures of its prose lie
   * @param block what is on the board
   */
  Example(
      String title, String lesson, String summary, String prose, Path file, Block.OnBoard block) {
    this.title = Objects.requireNonNull(title);
    this.lesson = Objects.requireNonNull(lesson);
    this.summary = Objects.requireNonNull(summary);
    this.prose = Objects.requireNonNull(prose);
    this.file = Objects.requireNonNull(file);
    this.block = Objects.requireNonNull(block);
    this.traits =
        Arrays.stream(Trait.values())
            .filter(trait -> trait.isOf(block))
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Trait.class)));
    this.laps = moves().stream().mapToInt(Trace::laps).sum();
    this.sown = moves().stream().mapToInt(Trace::sown).sum();
  }

  /** An example from a step of a lesson. */
  static Example of(LessonFile file, Lesson lesson, Step step, Block.OnBoard block) {
    return new Example(
        step.title(), lesson.title(), lesson.summary(), step.prose(), file.path(), block);
  }

  /** What it is called. */
  public String title() {
    return title;
  }

  /** The title of the lesson it is from, or what else it is from. */
  public String lesson() {
    return lesson;
  }

  /** What that is about, in a sentence. */
  public String summary() {
    return summary;
  }

  /** What is said of it, as HTML that is safe to show. */
  public String prose() {
    return prose;
  }

  /** The file it is from, beside which the pictures of its prose lie. */
  public Path file() {
    return file;
  }

  /** What is on the board. */
  public Block.OnBoard block() {
    return block;
  }

  /** The rules by which it is played. */
  public Ruleset rules() {
    return block.rules();
  }

  /** What the game is called, in the language of the display. */
  public String gameName() {
    return gameName(rules());
  }

  /** What a game is called, in the language of the display. */
  public static String gameName(Ruleset rules) {
    Messages messages = Messages.of(Example.class);
    String key = "game." + rules.game();
    return messages.has(key) ? messages.text(key) : rules.game();
  }

  /** What a trait is called, in the language of the display. */
  public static String name(Trait trait) {
    return Messages.of(Example.class).text(trait);
  }

  /** What happened in each of its moves; nothing in a still position. */
  public List<Trace> moves() {
    return moves(block);
  }

  static List<Trace> moves(Block block) {
    return block.accept(
        new Block.Visitor<List<Trace>>() {
          @Override
          public List<Trace> board(Block.BoardBlock still) {
            return List.of();
          }

          @Override
          public List<Trace> replay(Block.ReplayBlock replay) {
            return replay.moves();
          }

          @Override
          public List<Trace> predict(Block.PredictBlock asked) {
            return replay(asked.replay());
          }

          @Override
          public List<Trace> exercise(Block.ExerciseBlock asked) {
            return List.of();
          }

          @Override
          public List<Trace> question(Block.QuestionBlock asked) {
            return List.of();
          }
        });
  }

  /** The position after its last move. */
  public Position end() {
    return moves().isEmpty() ? block.start() : moves().get(moves().size() - 1).after();
  }

  /** The laps of all its moves. */
  public int laps() {
    return laps;
  }

  /** The seeds sown in all its moves, counted once a lap. */
  public int sown() {
    return sown;
  }

  /** What happens in it, in the order of the traits. */
  public Set<Trait> traits() {
    return Collections.unmodifiableSet(traits);
  }

  /** Its moves and laps and seeds, in words. */
  public String extent() {
    Messages messages = Messages.of(Example.class);
    int moves = moves().size();
    return switch (moves) {
      case 0 -> messages.text("extent.still");
      case 1 -> messages.text("extent.move", laps(), sown());
      default -> messages.text("extent.moves", moves, laps(), sown());
    };
  }

  /** The position it begins with, and its moves in a line of their own. */
  public String notation() {
    String position = PositionNotation.write(block.start());
    return moves().isEmpty() ? position : position + "\n" + MoveNotation.write(moves());
  }

  /** The moves as a game record. */
  public String asRecord() {
    Game game = Game.of(rules(), block.start());
    for (Trace trace : moves()) {
      game = game.play(trace.move());
    }
    return RecordNotation.write(new GameRecord(game, Map.of(TITLE, title), List.of()));
  }

  /** Its title. */
  @Override
  public String toString() {
    return title;
  }
}
