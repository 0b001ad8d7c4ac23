package dakon.rules;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Position;
import dakon.board.Side;
import dakon.trace.CaptureRule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The rules of a game, as data: another mancala is another constant. What the three games have in
 * common is not in here but in {@link Sower} and {@link Referee}.
 *
 * @param game the name of the game in notation, such as {@code dakon}
 * @param direction which way round it is sown
 * @param stores where what is won lies
 * @param firstSeed where a lap begins
 * @param fewestLifted how many seeds a hole must hold to be lifted at the start of a move
 * @param relay which hole is sown on
 * @param captures by which rules seeds are taken where a move ends
 * @param end what ends the game
 * @param filling how the board is filled at the start
 * @param sizes the rows it is played on
 */
public record Ruleset(
    String game,
    Direction direction,
    Stores stores,
    FirstSeed firstSeed,
    int fewestLifted,
    Relay relay,
    List<CaptureRule> captures,
    EndRule end,
    Filling filling,
    Sizes sizes) {

  /**
   * Dakon, as played on Java. The sources name no direction of sowing: clockwise, as in Congkak,
   * was decided.
   */
  public static final Ruleset DAKON =
      new Ruleset(
          "dakon",
          Direction.CLOCKWISE,
          Stores.IN_CIRCUIT,
          FirstSeed.ONWARDS,
          1,
          Relay.FROM_OCCUPIED,
          List.of(CaptureRule.NEMBAK, CaptureRule.MIKUL),
          EndRule.MOVER_EMPTY,
          Filling.AS_MANY_AS_HOLES,
          new Sizes(5, 7, 9));

  /** Congkak, as played in Malaysia, Brunei and Singapore. */
  public static final Ruleset CONGKAK =
      new Ruleset(
          "congkak",
          Direction.CLOCKWISE,
          Stores.IN_CIRCUIT,
          FirstSeed.ONWARDS,
          1,
          Relay.FROM_OCCUPIED,
          List.of(CaptureRule.MATI_BELA),
          EndRule.MOVER_EMPTY,
          Filling.AS_MANY_AS_HOLES,
          new Sizes(5, 7, 15));

  /** Djenon-aboure, as played by the Abouré of Ivory Coast. */
  public static final Ruleset DJENON_ABOURE =
      new Ruleset(
          "djenon-aboure",
          Direction.COUNTER_CLOCKWISE,
          Stores.ASIDE,
          FirstSeed.BACK,
          2,
          Relay.FROM_THREE_OR_FIVE,
          List.of(CaptureRule.CHAIN),
          EndRule.SINGLES_LEFT,
          Filling.FOUR,
          new Sizes(6, 6, 6));

  /** The games as their sources have them. */
  public static final List<Ruleset> GAMES = List.of(DAKON, CONGKAK, DJENON_ABOURE);

  /**
   * The rows a game is played on, in holes.
   *
   * @param fewest the shortest traditional row
   * @param standard the usual row
   * @param most the longest traditional row
   */
  public record Sizes(int fewest, int standard, int most) {}

  /** Keeps its own list of the captures. */
  public Ruleset {
    Objects.requireNonNull(game);
    captures = List.copyOf(captures);
  }

  /** The game of this name as its source has it. */
  public static Optional<Ruleset> named(String game) {
    return GAMES.stream().filter(rules -> rules.game.equals(game)).findFirst();
  }

  /** The same rules, sown the other way round or as before. */
  public Ruleset with(Direction newDirection) {
    return new Ruleset(
        game, newDirection, stores, firstSeed, fewestLifted, relay, captures, end, filling, sizes);
  }

  /** The same rules, but for what ends the game. */
  public Ruleset with(EndRule newEnd) {
    return new Ruleset(
        game, direction, stores, firstSeed, fewestLifted, relay, captures, newEnd, filling, sizes);
  }

  /** The game as its source has it: the same rules where nothing was changed. */
  public Ruleset traditional() {
    return named(game).orElse(this);
  }

  /** Whether everything is as the source has it, on a board with rows of this length. */
  public boolean isTraditional(int row) {
    return equals(traditional()) && row >= sizes.fewest && row <= sizes.most;
  }

  /**
   * The end rules that can be chosen. Where stores lie aside, single seeds cannot be moved and the
   * game would not come to rest by an empty row.
   */
  public List<EndRule> ends() {
    return end == EndRule.SINGLES_LEFT
        ? List.of(EndRule.SINGLES_LEFT)
        : List.of(EndRule.MOVER_EMPTY, EndRule.EITHER_EMPTY);
  }

  /** Whether a player who has no move waits, while the game goes on. */
  public boolean knowsPassing() {
    return end == EndRule.SINGLES_LEFT;
  }

  /** The position at the start, South to move, on a board with rows of this length. */
  public Position opening(int row) {
    return new Position(Board.filled(row, filling.seedsPerHole(row)), Side.SOUTH);
  }

  /** The position at the start on the usual board. */
  public Position opening() {
    return opening(sizes.standard);
  }
}
