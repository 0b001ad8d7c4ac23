package dakon.ui.board;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.ui.theme.Keys;
import java.awt.EventQueue;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.event.MouseWheelListener;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/**
 * How seeds are put into the pits of a board, where somebody wants to know: a click adds one, with
 * Shift or the right button it takes one; so do the wheel, and plus and minus at the pit with the
 * ring. Digits say how many there are to be.
 */
final class Filling implements MouseWheelListener {
  /** Digits that follow each other more slowly than this are numbers of their own, in ms. */
  private static final long ONE_NUMBER = 1500;

  private static final int LAST_DIGIT = 9;
  private static final int TEN = 10;

  private final BoardView view;
  private Optional<Filler> filler = Optional.empty();
  private Optional<Typed> number = Optional.empty();

  /** A number that is being typed. */
  private record Typed(Pit pit, int value, long when) {
    boolean goesOn(Pit at, long now) {
      return pit.equals(at) && now - when < ONE_NUMBER && value * TEN <= Board.MOST_SEEDS;
    }

    Typed with(int digit, long now) {
      return new Typed(pit, value * TEN + digit, now);
    }
  }

  Filling(BoardView view) {
    this.view = view;
    key("typed +", () -> add(view.current(), 1));
    key("typed =", () -> add(view.current(), 1)); // the same key without Shift on many keyboards
    key("typed -", () -> add(view.current(), -1));
    key("DELETE", () -> put(0));
    key("BACK_SPACE", () -> put(0));
    for (int digit = 0; digit <= LAST_DIGIT; digit++) {
      int typed = digit;
      key("typed " + digit, () -> type(typed));
    }
    carrying("ctrl LEFT", () -> view.across(-1));
    carrying("ctrl RIGHT", () -> view.across(1));
    carrying("ctrl UP", () -> view.inRow(Side.NORTH));
    carrying("ctrl DOWN", () -> view.inRow(Side.SOUTH));
    Board.pits(Board.MOST_HOLES).stream()
        .filter(Hole.class::isInstance)
        .map(Hole.class::cast)
        .forEach(hole -> key("typed " + hole.letter(), () -> goTo(hole)));
  }

  private void key(String key, Runnable action) {
    Keys.bindFocusedWhile(
        this::isWanted,
        view,
        key,
        () -> {
          view.keyed();
          action.run();
        });
  }

  private void carrying(String key, Supplier<Pit> to) {
    key(key, () -> filler.ifPresent(wanting -> wanting.carry(view.current(), to.get())));
  }

  /** Tells somebody from now on. */
  void begin(Filler wanting) {
    if (!isWanted()) {
      view.addMouseWheelListener(this); // only now: it would keep the wheel from whatever scrolls
    }
    filler = Optional.of(wanting);
  }

  /** Tells nobody any more. */
  void end() {
    view.removeMouseWheelListener(this);
    filler = Optional.empty();
    number = Optional.empty();
  }

  /** Whether somebody wants to know. */
  boolean isWanted() {
    return filler.isPresent();
  }

  /** A button of the mouse is pressed over a pit. */
  void pressed(Pit pit, MouseEvent event) {
    boolean takes = event.isShiftDown() || !SwingUtilities.isLeftMouseButton(event);
    add(pit, takes ? -1 : 1);
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    Optional<Pit> pit = view.geometry().pitAt(event.getPoint());
    if (pit.isEmpty()) {
      view.getParent()
          .dispatchEvent(SwingUtilities.convertMouseEvent(view, event, view.getParent()));
    } else if (event.getWheelRotation() != 0) {
      add(pit.get(), -event.getWheelRotation());
    }
  }

  /** Adds seeds to a pit, or takes some. */
  void add(Pit pit, int seeds) {
    number = Optional.empty();
    filler.ifPresent(wanting -> wanting.add(pit, seeds));
  }

  /** Puts so many seeds into a pit. */
  void put(Pit pit, int seeds) {
    number = Optional.empty();
    filler.ifPresent(wanting -> wanting.put(pit, seeds, false));
  }

  private void put(int seeds) {
    put(view.current(), seeds);
  }

  private void type(int digit) {
    long now = EventQueue.getMostRecentEventTime();
    Pit pit = view.current();
    Optional<Typed> longer = number.filter(begun -> begun.goesOn(pit, now));
    Typed next =
        longer.map(begun -> begun.with(digit, now)).orElseGet(() -> new Typed(pit, digit, now));
    number = Optional.of(next);
    filler.ifPresent(wanting -> wanting.put(pit, next.value(), longer.isPresent()));
  }

  /** Ends the number that is typed; where there is none, adds a seed. */
  void enter() {
    if (number.isPresent()) {
      number = Optional.empty();
    } else {
      add(view.current(), 1);
    }
  }

  private void goTo(Hole hole) {
    if (view.scene().board().has(hole)) {
      view.focus(hole);
    }
  }
}
