package dakon.match;

import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.Thought;
import dakon.board.Move;
import dakon.board.Side;
import dakon.game.Game;
import dakon.rules.IllegalMoveException;
import dakon.text.Messages;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

/**
 * A match being played: takes the decisions of persons, lets the computer think, keeps the match
 * after every change, and tells a view what is to be seen. All of it is called, and calls, in
 * front.
 */
public final class Sitting {
  private final Messages messages = Messages.of(Sitting.class);
  private final Threads threads;
  private final KeptMatch kept;
  private final Mind.Maker maker;
  private final View view;
  private final Map<Side, Mind> minds = new EnumMap<>(Side.class);

  /** What is still to be kept, if it is not being kept already. */
  private final AtomicReference<Optional<Match>> unkept = new AtomicReference<>(Optional.empty());

  private Match match;

  /** How often the match was changed otherwise than by a move. */
  private int changes;

  /** Whether a move is worked out. */
  private boolean isMaking;

  /** Whether the view shows how the match stands, so that the computer may go on. */
  private boolean isShown = true;

  /** Whether the computer is to move although there is something to make again. */
  private boolean isResumed;

  private Optional<Thinking> thinking = Optional.empty();
  private Optional<Decision> decided = Optional.empty();

  /** Shows a match. */
  public interface View {
    /** The match stands otherwise: another one, or one that was taken back or made again. */
    void show(Match match);

    /** A move was made, which is to be seen as it is made; tells the sitting when it was. */
    void play(Match match);

    /** The computer thinks, and this is what it thinks so far; nothing at the beginning. */
    void thinks(Optional<Thought> thought);

    /** The computer has decided. Its move may still wait until the one before it was seen. */
    void decided(Decision decision);

    /** Something is to be said. */
    void say(String sentence);

    /** The match could not be kept, or could be kept again. */
    void keeps(Optional<String> trouble);
  }

  /**
   * Sits down to a match. The computer does not move before it is {@link #shown()}.
   *
   * @param maker makes the minds of those who are no persons
   * @param kept where the match is kept
   */
  public Sitting(Match match, Mind.Maker maker, KeptMatch kept, Threads threads, View view) {
    this.maker = maker;
    this.kept = kept;
    this.threads = threads;
    this.view = view;
    this.match = match;
    this.isShown = false;
    makeMinds();
  }

  /** How the match stands. */
  public Match match() {
    return match;
  }

  private void makeMinds() {
    for (Side side : Side.values()) {
      if (match.contender(side) instanceof Contender.Computer computer) {
        minds.put(side, maker.mind(match.game().rules(), computer));
      }
    }
  }

  /** A person decides on a move. */
  public void choose(Move move) {
    if (match.game().isOver()) {
      view.say(messages.text("over"));
    } else if (match.isPersons()) {
      make(move);
    } else {
      view.say(messages.text(isWaiting() ? "paused" : "computers"));
    }
  }

  /** Takes back the latest decision of a person. */
  public void undo() {
    takeBack(Match::undo);
  }

  /** Takes back the whole turn in which a person decided last. */
  public void takeBackTurn() {
    takeBack(Match::takeBackTurn);
  }

  private void takeBack(UnaryOperator<Match> change) {
    if (match.game().canUndo()) {
      rearrange(change);
    } else {
      view.say(messages.text("undo.nothing"));
    }
  }

  /** Makes again what was taken back last. */
  public void redo() {
    if (match.game().canRedo()) {
      rearrange(Match::redo);
    } else {
      view.say(messages.text("redo.nothing"));
    }
  }

  /** Goes to where so many moves are made. */
  public void goTo(int moves) {
    rearrange(before -> before.at(moves));
  }

  /** Lets the computer move, even where moves were taken back that are then forgotten. */
  public void resume() {
    isResumed = true;
    goOn();
  }

  /** Whether the computer is to move, but waits to be let: there is something to make again. */
  public boolean isWaiting() {
    return match.computer().isPresent() && match.game().canRedo() && !isResumed;
  }

  /** The view shows how the match stands: the computer may go on. */
  public void shown() {
    isShown = true;
    goOn();
  }

  /** The view shows something else: the computer may think, but waits with its move. */
  public void hidden() {
    isShown = false;
  }

  /** Nobody is there any more: the computer does not even think. */
  public void leave() {
    isShown = false;
    callOff();
  }

  private void rearrange(UnaryOperator<Match> change) {
    callOff();
    isResumed = false;
    isShown = false;
    match = change.apply(match);
    changes++;
    keep();
    view.show(match);
  }

  private void callOff() {
    thinking.ifPresent(Thinking::callOff);
    thinking = Optional.empty();
    decided = Optional.empty();
  }

  private void make(Move move) {
    if (isMaking) {
      return;
    }
    isMaking = true;
    Match before = match;
    int since = changes;
    threads.table().execute(() -> workOut(before, move, since));
  }

  /** A relay may go on for long, and the move before is still to be kept: not in front. */
  private void workOut(Match before, Move move, int since) {
    try {
      Match after = before.play(move);
      threads.front().execute(() -> made(after, since));
    } catch (IllegalMoveException refused) {
      threads.front().execute(() -> refuse(refused));
    }
  }

  private void refuse(IllegalMoveException refused) {
    isMaking = false;
    view.say(refused.getMessage());
  }

  private void made(Match after, int since) {
    isMaking = false;
    if (changes != since) {
      goOn();
      return; // the match is another by now
    }
    match = after;
    isShown = false;
    isResumed = false;
    keep();
    view.play(match);
    think();
  }

  private void goOn() {
    think();
    if (isShown && !isMaking && decided.isPresent()) {
      Move move = decided.get().move();
      decided = Optional.empty();
      make(move);
    }
  }

  private void think() {
    if (thinking.isPresent() || decided.isPresent() || isMaking || isWaiting()) {
      return;
    }
    match.computer().ifPresent(computer -> think(match.game()));
  }

  private void think(Game game) {
    Mind mind = minds.get(game.position().toMove());
    Thinking begun =
        new Thinking(thought -> threads.front().execute(() -> view.thinks(Optional.of(thought))));
    thinking = Optional.of(begun);
    view.thinks(Optional.empty());
    threads
        .mind()
        .execute(
            () -> {
              Decision decision = mind.decide(game.positions(), begun);
              threads.front().execute(() -> decided(begun, decision));
            });
  }

  private void decided(Thinking ended, Decision decision) {
    if (thinking.filter(now -> now == ended).isPresent()) {
      thinking = Optional.empty();
      decided = Optional.of(decision);
      view.decided(decision);
      goOn();
    }
  }

  private void keep() {
    unkept.set(Optional.of(match));
    threads.table().execute(this::keepLatest);
  }

  /** Keeps what is the latest by now; what came before it need not be kept any more. */
  private void keepLatest() {
    unkept.getAndSet(Optional.empty()).ifPresent(this::keep);
  }

  private void keep(Match latest) {
    try {
      kept.keep(latest);
      threads.front().execute(() -> view.keeps(Optional.empty()));
    } catch (IOException failed) {
      threads.front().execute(() -> view.keeps(Optional.of(kept.reason(failed))));
    }
  }
}
