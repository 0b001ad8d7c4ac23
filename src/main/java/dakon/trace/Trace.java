package dakon.trace;

import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Everything that happened in one move.
 *
 * @param before the position it was made in
 * @param move what the player decided
 * @param events what happened, in that order; folded over the board of {@code before} they give the
 *     board of {@code after}
 * @param ending how the move ended
 * @param after the position it led to. Its player to move is the one whose turn is next, even one
 *     who will have to pass; when the game is over, the one who would have moved
 * @param over whether the game ended with this move
 */
public record Trace(
    Position before, Move move, List<Event> events, Ending ending, Position after, boolean over) {

  private static final int MOST_WATCHED = 20_000;

  /** Keeps its own list of the events. */
  public Trace {
    Objects.requireNonNull(before);
    Objects.requireNonNull(move);
    Objects.requireNonNull(ending);
    Objects.requireNonNull(after);
    events = List.copyOf(events);
  }

  /**
   * Whether moves are not too long to be watched event by event: with more than 20,000 events it
   * would take an hour.
   */
  public static boolean canBeWatched(List<Trace> moves) {
    return moves.stream().mapToInt(move -> move.events().size()).sum() <= MOST_WATCHED;
  }

  /** Whether it is not too long to be watched event by event. */
  public boolean canBeWatched() {
    return canBeWatched(List.of(this));
  }

  /** The player who made the move. */
  public Side mover() {
    return before.toMove();
  }

  /** Whether the same player moves again, the game not being over. */
  public boolean goesOn() {
    return ending == Ending.BONUS && !over;
  }

  /** The pit into which the last seed fell; none when the player passed. */
  public Optional<Pit> landing() {
    for (int last = events.size() - 1; last >= 0; last--) {
      if (events.get(last) instanceof Event.Sown sown) {
        return Optional.of(sown.into());
      }
    }
    return Optional.empty();
  }

  /** The number of laps. */
  public int laps() {
    return count(Event.Lifted.class);
  }

  /** The number of seeds sown, counted once a lap. */
  public int sown() {
    return count(Event.Sown.class);
  }

  private int count(Class<? extends Event> kind) {
    int count = 0;
    for (Event event : events) {
      if (event.getClass() == kind) {
        count++;
      }
    }
    return count;
  }

  /**
   * The number of seeds taken, the one that landed included where it is taken, never the remainder.
   */
  public int captured() {
    return capture().map(Event.Captured::seeds).orElse(0);
  }

  /** The capture with which the move ended, if it did. */
  public Optional<Event.Captured> capture() {
    for (int last = events.size() - 1; last >= 0; last--) {
      if (events.get(last) instanceof Event.Captured captured) {
        return Optional.of(captured);
      }
    }
    return Optional.empty();
  }
}
