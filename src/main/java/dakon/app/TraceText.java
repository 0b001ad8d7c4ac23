package dakon.app;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.game.Game;
import dakon.notation.PositionNotation;
import dakon.notation.RuleNames;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.trace.Event;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What happened in a game, in text that a person likes to read: a line for each lap, and words. */
final class TraceText {
  private static final int COLUMN = 5;

  private final PrintWriter out;

  TraceText(PrintWriter out) {
    this.out = out;
  }

  /** Prints the start, and what happened in each move. */
  void print(Game game) {
    out.println(
        Texts.text("trace.rules", game.rules().game(), RuleNames.of(game.rules().direction())));
    out.println();
    print(game.start(), game.rules().direction());
    Replay replay = new Replay(game.moves());
    Narrator narrator = Narrator.of(game.rules().game());
    for (int move = 0; move < replay.moves().size(); move++) {
      out.println();
      print(replay, move, narrator);
      out.println();
      print(replay.moves().get(move).after(), game.rules().direction());
    }
  }

  private void print(Replay replay, int move, Narrator narrator) {
    int moment = replay.startOf(move);
    while (moment < replay.endOf(move)) {
      Event event = replay.events().get(moment);
      if (event instanceof Event.Lifted lifted) {
        int end = moment + 1 + lifted.seeds();
        out.println(narrator.caption(replay, moment + 1).text());
        out.println("  " + names(replay.events().subList(moment + 1, end)));
        out.println(narrator.caption(replay, end).text());
        moment = end;
      } else {
        moment++;
        out.println(narrator.caption(replay, moment).text());
      }
    }
  }

  private static String names(List<Event> sown) {
    return sown.stream()
        .map(event -> ((Event.Sown) event).into().toString())
        .collect(Collectors.joining(" "));
  }

  private void print(Position position, Direction direction) {
    Board board = position.board();
    List<Hole> north = new ArrayList<>(board.holes(Side.NORTH));
    Collections.reverse(north);
    boolean southIsLeft = direction == Direction.CLOCKWISE;
    Side left = southIsLeft ? Side.SOUTH : Side.NORTH;
    out.println(row(north, Hole::toString));
    out.println(row(north, hole -> count(board, hole)));
    out.println(
        cell(count(board, new Store(left)))
            + cell("").repeat(board.row())
            + cell(count(board, new Store(left.opponent()))));
    out.println(row(board.holes(Side.SOUTH), hole -> count(board, hole)));
    out.println(row(board.holes(Side.SOUTH), Hole::toString));
    out.println(PositionNotation.write(position));
  }

  private static String row(List<Hole> holes, Function<Hole, String> text) {
    return cell("") + holes.stream().map(text).map(TraceText::cell).collect(Collectors.joining());
  }

  private static String cell(String text) {
    return " ".repeat(COLUMN - text.length()) + text;
  }

  private static String count(Board board, Pit pit) {
    return Integer.toString(board.seeds(pit));
  }
}
