package dakon.study;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A position that is being set up, by which rules it is to be played, and who is to move. Unlike a
 * {@link Position} it may be without a single seed. Immutable: an edit gives another draft, or the
 * same one and the reason.
 *
 * @param rules the rules
 * @param board the seeds
 * @param toMove the player to move
 */
public record Draft(Ruleset rules, Board board, Side toMove) {

  /** Refuses a draft that lacks something. */
  public Draft {
    Objects.requireNonNull(rules);
    Objects.requireNonNull(board);
    Objects.requireNonNull(toMove);
  }

  /** A position as a draft. */
  public static Draft of(Ruleset rules, Position position) {
    return new Draft(rules, position.board(), position.toMove());
  }

  /** The position at the start of a game, on a board with rows of this length. */
  public static Draft opening(Ruleset rules, int row) {
    return of(rules, rules.opening(row));
  }

  /** The position; nothing where there is not a single seed. */
  public Optional<Position> position() {
    return board.seeds() == 0 ? Optional.empty() : Optional.of(new Position(board, toMove));
  }

  /** The number of holes in a row. */
  public int row() {
    return board.row();
  }

  /** Whether it is the position at the start of the game. */
  public boolean isOpening() {
    return equals(opening(rules, row()));
  }

  /** With more seeds in a pit, or fewer where the number is negative. */
  public Edited add(Pit pit, int seeds) {
    int now = board.seeds(pit);
    if (seeds < 0 && now == 0) {
      return unchanged("empty", name(pit));
    }
    return put(pit, Math.max(0, now + seeds));
  }

  /** With so many seeds in a pit. */
  public Edited put(Pit pit, int seeds) {
    int others = board.seeds() - board.seeds(pit);
    if (seeds < 0 || seeds > Board.MOST_SEEDS - others) {
      return unchanged("full", Board.MOST_SEEDS, Board.MOST_SEEDS - others, name(pit));
    }
    return Edited.to(with(Map.of(pit, seeds)));
  }

  /** With a seed carried from one pit to another. */
  public Edited carry(Pit from, Pit to) {
    if (board.seeds(from) == 0) {
      return unchanged("empty", name(from));
    }
    return from.equals(to)
        ? Edited.to(this)
        : Edited.to(with(Map.of(from, board.seeds(from) - 1, to, board.seeds(to) + 1)));
  }

  private Draft with(Map<Pit, Integer> seeds) {
    return with(pit -> seeds.getOrDefault(pit, board.seeds(pit)));
  }

  private Draft with(ToIntFunction<Pit> seeds) {
    return new Draft(rules, Board.of(row(), seeds), toMove);
  }

  /** As at the start of the game. */
  public Edited restarted() {
    return Edited.to(opening(rules, row()));
  }

  /** Without a seed. */
  public Edited emptied() {
    return Edited.to(with(pit -> 0));
  }

  /** Seen from the other side: the players change places. */
  public Edited turned() {
    return Edited.to(
        new Draft(rules, Board.of(row(), pit -> board.seeds(across(pit))), toMove.opponent()));
  }

  private static Pit across(Pit pit) {
    Side side = pit.side().opponent();
    return pit instanceof Hole hole ? new Hole(side, hole.number()) : new Store(side);
  }

  /** With the other player to move, or the same. */
  public Edited with(Side newToMove) {
    return Edited.to(new Draft(rules, board, newToMove));
  }

  /**
   * By other rules. The position at the start becomes that of the other game, on a board that it is
   * played on; any other stays as it is.
   */
  public Edited with(Ruleset newRules) {
    boolean isOtherGame = !newRules.game().equals(rules.game());
    return Edited.to(
        isOtherGame && isOpening()
            ? opening(newRules, rowOf(newRules))
            : new Draft(newRules, board, toMove));
  }

  private int rowOf(Ruleset game) {
    boolean isUsual = row() == rules.sizes().standard();
    return !isUsual && game.isTraditional(row()) ? row() : game.sizes().standard();
  }

  /** With another position, by the same rules. */
  public Edited with(Position position) {
    return Edited.to(of(rules, position));
  }

  /**
   * With rows of another length. The position at the start becomes that of the other size. Of any
   * other the columns are kept from the left of the screen on, so that what lies opposite stays
   * opposite, and the stores.
   */
  public Edited withRow(int newRow) {
    if (newRow == row()) {
      return Edited.to(this);
    }
    if (isOpening()) {
      return Edited.to(opening(rules, newRow));
    }
    Draft resized = new Draft(rules, Board.of(newRow, pit -> kept(pit, newRow)), toMove);
    int lost = board.seeds() - resized.board.seeds();
    return new Edited(
        resized,
        lost > 0 ? Messages.of(Draft.class).text("columns.lost", row() - newRow, lost) : "");
  }

  /** What a pit of a board of another size gets: North's holes are numbered from the right. */
  private int kept(Pit pit, int newRow) {
    if (!(pit instanceof Hole hole)) {
      return board.seeds(pit);
    }
    int number = hole.side() == Side.SOUTH ? hole.number() : hole.number() + row() - newRow;
    return number < 0 || number >= row() ? 0 : board.seeds(new Hole(hole.side(), number));
  }

  private Edited unchanged(String reason, Object... arguments) {
    return new Edited(this, Messages.of(Draft.class).text(reason, arguments));
  }

  private static String name(Pit pit) {
    return pit instanceof Hole ? pit.toString() : Messages.of(Draft.class).text("store." + pit);
  }
}
