package dakon.painting;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.replay.Mark;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All kinds of marks, at as many places of a board as there are. */
final class Marks {
  private Marks() {}

  static List<Mark> on(int row) {
    List<Pit> pits = Board.pits(row);
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Path(pits));
    for (Pit pit : pits) {
      marks.add(new Mark.Ring(pit));
      marks.add(new Mark.LastSeed(pit));
      pits.stream()
          .filter(other -> !other.equals(pit))
          .forEach(other -> marks.add(new Mark.Arrow(pit, other)));
      if (pit instanceof Hole hole) {
        marks.addAll(at(hole, row));
      }
    }
    for (Side side : Side.values()) {
      marks.add(new Mark.Bonus(new Store(side)));
      marks.add(new Mark.Gain(new Store(side), 123));
    }
    return marks;
  }

  static Collection<Mark> oneOfEachKind(int row) {
    return on(row).stream()
        .collect(Collectors.toMap(Object::getClass, Function.identity(), (one, other) -> other))
        .values();
  }

  private static List<Mark> at(Hole hole, int row) {
    Hole opposite = new Hole(hole.side().opponent(), row - 1 - hole.number());
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Lifted(hole));
    marks.add(new Mark.Shot(hole, opposite, 5));
    marks.add(new Mark.Joined(hole, opposite, 6));
    marks.add(new Mark.Chain(List.of(hole, opposite), 8));
    if (hole.number() > 0 && hole.number() < row - 1) {
      Hole first = new Hole(hole.side(), hole.number() - 1);
      Hole second = new Hole(hole.side(), hole.number() + 1);
      marks.add(new Mark.Pole(hole, first, second, 9));
    }
    return marks;
  }
}
