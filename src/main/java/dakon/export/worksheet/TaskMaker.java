package dakon.export.worksheet;

import dakon.board.Move;
import dakon.board.Side;
import dakon.export.worksheet.Item.Option;
import dakon.export.worksheet.Worksheet.Entry;
import dakon.judging.Attempt;
import dakon.judging.Prediction;
import dakon.judging.Trial;
import dakon.lesson.Ask;
import dakon.lesson.Block;
import dakon.lesson.Block.BoardBlock;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Block.ReplayBlock;
import dakon.lesson.Claim;
import dakon.notation.MoveNotation;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.rules.Stores;
import dakon.text.Messages;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes tasks of what lessons have on the board. The engine answers them. */
final class TaskMaker implements Block.Visitor<Optional<Task>> {
  /** Moves that sow more seeds than these nobody follows with a pencil, if there are others. */
  private static final int MOST_SOWN = 40;

  private final Messages messages = Messages.of(TaskMaker.class);
  private final Entry entry;
  private final Optional<BoardBlock> shown;

  private TaskMaker(Entry entry, Optional<BoardBlock> shown) {
    this.entry = entry;
    this.shown = shown;
  }

  /** What a block is good for. */
  private enum Kind {
    ASKED,
    MOVES,
    STILL;

    static Kind of(Block block) {
      if (block instanceof ReplayBlock) {
        return MOVES;
      }
      return block instanceof BoardBlock ? STILL : ASKED;
    }
  }

  /**
   * The tasks of a lesson: what it asks; where it asks nothing, questions about its moves, and
   * where there are none either, about its positions.
   */
  static List<Task> ofLesson(List<Entry> steps) {
    return steps.stream()
        .map(step -> Kind.of(step.block()))
        .min(Comparator.naturalOrder())
        .map(best -> tasks(steps, Set.of(best)))
        .orElse(List.of());
  }

  /** The tasks of a set of examples, each of which has something to ask. */
  static List<Task> ofSet(List<Entry> examples) {
    return tasks(examples, Set.of(Kind.values()));
  }

  private static List<Task> tasks(List<Entry> entries, Set<Kind> wanted) {
    List<Task> tasks = new ArrayList<>();
    Optional<BoardBlock> shown = Optional.empty();
    for (Entry entry : entries) {
      Optional<BoardBlock> before = shown;
      shown = entry.block().bareBoard().or(() -> before);
      if (wanted.contains(Kind.of(entry.block()))) {
        entry.block().accept(new TaskMaker(entry, shown)).ifPresent(tasks::add);
      }
    }
    return tasks;
  }

  private Task task(
      List<String> prose, Optional<BoardBlock> board, List<String> told, List<Item> items) {
    return new Task(entry.title(), prose, board, told, items);
  }

  private List<String> prose() {
    return Paragraphs.of(entry.prose());
  }

  private static BoardBlock still(Block.OnBoard block) {
    return new BoardBlock(block.rules(), block.start(), block.marks());
  }

  /** What each move of a position would do. */
  @Override
  public Optional<Task> board(BoardBlock block) {
    Referee referee = new Referee(block.rules());
    List<List<String>> rows =
        referee.legalMoves(block.start()).stream()
            .filter(move -> !move.equals(Move.PASS))
            .map(move -> row(block.rules(), referee.play(block.start(), move)))
            .toList();
    List<String> heads =
        Stream.of("move", "landing", "captured", "next")
            .map(column -> messages.text("table." + column))
            .toList();
    Item table = new Item.Table(messages.text("table"), heads, rows);
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(task(prose(), Optional.of(block), List.of(), List.of(table)));
  }

  private List<String> row(Ruleset rules, Trace trace) {
    return List.of(
        trace.move().toString(),
        Narrator.of(rules.game()).pit(trace.landing().orElseThrow()),
        Integer.toString(trace.captured()),
        trace.over() ? messages.text("over") : messages.text(trace.after().toMove()));
  }

  /** Questions about the last move that can be followed on paper; its prose may give it away. */
  @Override
  public Optional<Task> replay(ReplayBlock block) {
    List<Trace> moves =
        block.moves().stream().filter(trace -> trace.landing().isPresent()).toList();
    return moves.stream()
        .filter(trace -> trace.sown() <= MOST_SOWN)
        .reduce((earlier, later) -> later)
        .or(() -> moves.stream().min(Comparator.comparingInt(Trace::sown)))
        .map(trace -> about(block, trace));
  }

  private Task about(ReplayBlock block, Trace trace) {
    Ruleset rules = block.rules();
    List<Item> items = new ArrayList<>();
    for (Ask ask : List.of(Ask.LANDING, Ask.LAPS, Ask.CAPTURED, Ask.NEXT)) {
      items.add(item(Prediction.of(ask, rules, List.of(trace)), rules, ask == Ask.LANDING));
    }
    items.add(new Item.Filling(rules, trace.after()));
    BoardBlock board = new BoardBlock(rules, trace.before(), lifted(trace).toList());
    return task(List.of(), Optional.of(board), told(rules, List.of(trace)), items);
  }

  @Override
  public Optional<Task> predict(PredictBlock block) {
    Ruleset rules = block.rules();
    List<Trace> moves = block.replay().moves();
    List<Item> items =
        List.of(
            item(Prediction.of(block), rules, true),
            new Item.Filling(rules, moves.get(moves.size() - 1).after()));
    List<Mark> marks =
        Stream.concat(block.marks().stream(), lifted(moves.get(0))).distinct().toList();
    BoardBlock board = new BoardBlock(rules, block.start(), marks);
    return Optional.of(task(prose(), Optional.of(board), told(rules, moves), items));
  }

  /** A ring round the hole that is lifted. */
  private static Stream<Mark> lifted(Trace trace) {
    return trace.move() instanceof Move.Lift lift
        ? Stream.of(new Mark.Ring(lift.hole()))
        : Stream.empty();
  }

  private List<String> told(Ruleset rules, List<Trace> moves) {
    String mover = messages.text(moves.get(0).mover());
    String made =
        moves.size() == 1
            ? messages.text("made.one", mover, moves.get(0).move())
            : messages.text("made", mover, MoveNotation.write(moves));
    return Stream.concat(Stream.of(made), untraditional(rules).stream()).toList();
  }

  /** What has to be known of rules that are not the game's own. */
  private Optional<String> untraditional(Ruleset rules) {
    return rules.end() == rules.traditional().end()
        ? Optional.empty()
        : Optional.of(messages.text(rules.end()));
  }

  /**
   * A question of what will happen.
   *
   * @param explained whether the answer is given with what happened
   */
  private Item item(Prediction prediction, Ruleset rules, boolean explained) {
    Claim truth = prediction.truth();
    String answer = explained ? prediction.judge(truth).text() : prediction.answer();
    return switch (prediction.ask()) {
      case LANDING, LAPS, CAPTURED, STORE -> new Item.Gap(prediction.question(), answer);
      case NEXT -> new Item.Ticks(prediction.question(), players(prediction), answer);
      case HOW -> new Item.Ticks(prediction.question(), endings(prediction, rules), answer);
    };
  }

  private List<Option> players(Prediction prediction) {
    List<Option> options = new ArrayList<>();
    for (Side side : Side.values()) {
      Claim said = prediction.next(Optional.of(side));
      options.add(new Option(messages.text(side), said.equals(prediction.truth()), ""));
    }
    Claim over = prediction.next(Optional.empty());
    options.add(new Option(messages.text("over"), over.equals(prediction.truth()), ""));
    return options;
  }

  private List<Option> endings(Prediction prediction, Ruleset rules) {
    Ending last = rules.stores() == Stores.ASIDE ? Ending.ENDLESS : Ending.BONUS;
    return Stream.of(Ending.CAPTURE, Ending.DEAD, last)
        .map(
            ending ->
                new Option(
                    messages.text(ending), prediction.how(ending).equals(prediction.truth()), ""))
        .toList();
  }

  @Override
  public Optional<Task> exercise(ExerciseBlock block) {
    Item item = new Item.Moves(Attempt.of(block).goal(), block.within(), solution(block));
    return Optional.of(
        task(
            prose(),
            Optional.of(still(block)),
            untraditional(block.rules()).stream().toList(),
            List.of(item)));
  }

  private List<String> solution(ExerciseBlock block) {
    List<String> sentences = new ArrayList<>();
    if (block.within() == 1) {
      sentences.add(messages.text("right.moves", join(rightMoves(block))));
    } else {
      sentences.add(messages.text("right.way", join(block.solution())));
    }
    Attempt attempt = Attempt.of(block);
    for (Move move : block.solution()) {
      if (!attempt.legalMoves().contains(move)) {
        break;
      }
      Attempt.Response response = attempt.play(move);
      sentences.add(response.text());
      List<Trace> answered = response.moves().subList(1, response.moves().size());
      if (!answered.isEmpty()) {
        sentences.add(messages.text("answered", MoveNotation.write(answered)));
      }
      attempt = response.next();
    }
    return sentences;
  }

  private static List<Move> rightMoves(ExerciseBlock block) {
    Trial start = Trial.of(block);
    return start.game().legalMoves().stream()
        .filter(move -> start.play(move).standing() == Trial.Standing.SOLVED)
        .toList();
  }

  private static String join(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(", "));
  }

  @Override
  public Optional<Task> question(QuestionBlock block) {
    List<Option> options =
        block.choices().stream()
            .map(choice -> new Option(choice.text(), choice.right(), choice.why()))
            .toList();
    String how = messages.text(block.hasSeveral() ? "tick.several" : "tick.one");
    Item item = new Item.Ticks(how, options, "");
    return Optional.of(task(prose(), shown, List.of(), List.of(item)));
  }
}
