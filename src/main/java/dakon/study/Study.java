package dakon.study;

import dakon.board.Position;
import dakon.game.Game;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What lies on the table: a draft that is set up, or the moves that are tried from it.
 *
 * @param draft the draft as it was set up
 * @param trial the moves tried from it; nothing while it is set up
 */
public record Study(Draft draft, Optional<Game> trial) {

  /** Refuses a study of nothing. */
  public Study {
    Objects.requireNonNull(draft);
    Objects.requireNonNull(trial);
  }

  /** A draft that is set up. */
  public static Study of(Draft draft) {
    return new Study(draft, Optional.empty());
  }

  /** Whether moves are tried. */
  public boolean isTrial() {
    return trial.isPresent();
  }

  /** The position on the board, as a draft. */
  public Draft now() {
    return trial.map(game -> Draft.of(game.rules(), game.position())).orElse(draft);
  }

  /** The moves tried so far. */
  public List<Trace> moves() {
    return trial.map(Game::moves).orElse(List.of());
  }

  /** With the position on the board as what is set up. */
  public Study settingUp() {
    return of(now());
  }

  /** With the position on the board as what moves are tried from; itself where there is no seed. */
  public Study trying() {
    return isTrial() ? this : now().position().map(this::from).orElse(this);
  }

  private Study from(Position position) {
    return new Study(now(), Optional.of(Game.of(now().rules(), position)));
  }

  /** With another game tried, which began with the same draft. */
  public Study tried(Game game) {
    return new Study(draft, Optional.of(game));
  }

  /** With another draft on the board. What was tried is at an end; moves can be tried from it. */
  public Study edited(Draft next) {
    if (next.equals(now())) {
      return this;
    }
    return isTrial() ? of(next).trying() : of(next);
  }
}
