package dakon.match;

import dakon.analysis.Level;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.game.Game;
import dakon.game.Turn;
import dakon.notation.GameRecord;
import dakon.notation.RuleNames;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A game and who plays it, with every move that was taken back and not replaced: all that is needed
 * to play on. It is a game record that still grows; who plays stands in its tags. Immutable.
 *
 * @param record the game, and what is known and said of it
 */
public record Match(GameRecord record) {
  /** Stands behind a side in the name of the tag that says how strong the computer plays it. */
  private static final String LEVEL = "Level";

  private static final String SEED = "Seed";

  /** How many of the moves are made, in what is kept; the others were taken back. */
  private static final String MADE = "Made";

  /** Refuses a match without a game. */
  public Match {
    Objects.requireNonNull(record);
  }

  /** A match from a position on. */
  public static Match of(Ruleset rules, Position start, Contender south, Contender north) {
    return of(Game.of(rules, start), south, north);
  }

  /** A match in which a game is played on. */
  public static Match of(Game game, Contender south, Contender north) {
    Map<String, String> tags = new LinkedHashMap<>();
    note(tags, Side.SOUTH, south);
    note(tags, Side.NORTH, north);
    return new Match(new GameRecord(game, tags, List.of()));
  }

  private static void note(Map<String, String> tags, Side side, Contender contender) {
    if (contender instanceof Contender.Computer computer) {
      tags.put(name(side) + LEVEL, RuleNames.of(computer.level()));
      tags.put(name(side) + SEED, Long.toString(computer.seed()));
    }
  }

  private static String name(Side side) {
    return side == Side.SOUTH ? "South" : "North";
  }

  /** The game, as far as moves are not taken back. */
  public Game game() {
    return record.game();
  }

  /** Who plays at a side: a person, unless the record names a level of the computer. */
  public Contender contender(Side side) {
    return Optional.ofNullable(record.tags().get(name(side) + LEVEL))
        .flatMap(level -> RuleNames.find(Level.class, level))
        .map(level -> (Contender) new Contender.Computer(level, seed(side)))
        .orElse(Contender.PERSON);
  }

  private long seed(Side side) {
    try {
      return Long.parseLong(record.tags().getOrDefault(name(side) + SEED, "0"));
    } catch (NumberFormatException none) {
      return 0;
    }
  }

  /** What a person who plays at a side is called, where the record says so. */
  public Optional<String> nameOf(Side side) {
    return Optional.ofNullable(record.tags().get(name(side)));
  }

  /** The same game between others. */
  public Match between(Contender south, Contender north) {
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    for (Side side : Side.values()) {
      tags.remove(name(side) + LEVEL);
      tags.remove(name(side) + SEED);
    }
    note(tags, Side.SOUTH, south);
    note(tags, Side.NORTH, north);
    return new Match(new GameRecord(game(), tags, record.comments()));
  }

  /** The side that decides on the next move; nobody where the game is over. */
  public Optional<Side> toMove() {
    return game().toMove();
  }

  /** Whether a person decides on the next move. */
  public boolean isPersons() {
    return toMove().filter(side -> contender(side).isPerson()).isPresent();
  }

  /** The computer that decides on the next move, if one does. */
  public Optional<Contender.Computer> computer() {
    return toMove()
        .map(this::contender)
        .filter(Contender.Computer.class::isInstance)
        .map(Contender.Computer.class::cast);
  }

  /** How many moves are made, those taken back left out. */
  public int made() {
    return game().moves().size();
  }

  /**
   * The match after one more move. What was taken back is forgotten.
   *
   * @throws dakon.rules.IllegalMoveException if the rules do not allow it
   */
  public Match play(Move move) {
    return with(game().play(move));
  }

  /** With the latest decision of a person taken back, and what the computer answered. */
  public Match undo() {
    return with(back(game().undo()));
  }

  /** With the whole turn taken back in which a person decided last, and all that came after. */
  public Match takeBackTurn() {
    Game before = undo().game();
    while (before.lastMove().filter(Trace::goesOn).isPresent()) {
      before = before.undo();
    }
    return with(before);
  }

  /** Where a person and the computer play, on to where the person decides. */
  private Game back(Game game) {
    Game before = game;
    while (before.canUndo() && !isPersons(before) && hasPerson()) {
      before = before.undo();
    }
    return before;
  }

  private boolean hasPerson() {
    return contender(Side.SOUTH).isPerson() || contender(Side.NORTH).isPerson();
  }

  private boolean isPersons(Game game) {
    return with(game).isPersons();
  }

  /** With what was taken back last made again, and what the computer answered. */
  public Match redo() {
    Game after = game().redo();
    while (after.canRedo() && !isPersons(after) && hasPerson()) {
      after = after.redo();
    }
    return with(after);
  }

  /** With so many moves made, and the others taken back. */
  public Match at(int moves) {
    Game game = game();
    while (game.moves().size() > moves && game.canUndo()) {
      game = game.undo();
    }
    while (game.moves().size() < moves && game.canRedo()) {
      game = game.redo();
    }
    return with(game);
  }

  private Match with(Game game) {
    return new Match(new GameRecord(game, record.tags(), record.comments()));
  }

  /** All moves there are, also those that were taken back. */
  public Game line() {
    Game whole = game();
    while (whole.canRedo()) {
      whole = whole.redo();
    }
    return whole;
  }

  /** All turns there are, also those that were taken back. */
  public List<Turn> turns() {
    return line().turns();
  }

  /** All that is to be kept of it, what was taken back included. */
  GameRecord keepsake() {
    if (!game().canRedo()) {
      return record;
    }
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    tags.put(MADE, Integer.toString(made()));
    return new GameRecord(line(), tags, record.comments());
  }

  /** The match of which this was kept. */
  static Match of(GameRecord keepsake) {
    Map<String, String> tags = new LinkedHashMap<>(keepsake.tags());
    Optional<String> made = Optional.ofNullable(tags.remove(MADE));
    Match whole = new Match(new GameRecord(keepsake.game(), tags, keepsake.comments()));
    return made.map(text -> whole.at(number(text, whole.made()))).orElse(whole);
  }

  private static int number(String text, int otherwise) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException none) {
      return otherwise;
    }
  }
}
