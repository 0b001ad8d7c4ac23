package dakon.notation;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.game.Game;
import dakon.game.Turn;
import dakon.rules.IllegalMoveException;
import dakon.text.Messages;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Moves as text: the letter of the hole lifted, {@code -} for a pass, the moves of a turn written
 * together, turns apart: {@code GB b}. Behind a move may stand what is claimed of it: {@code ~3}
 * its laps, {@code +9} the seeds captured, {@code *} that it ends in the store.
 */
public final class MoveNotation {
  private MoveNotation() {}

  /**
   * Reads a run of moves and plays it on.
   *
   * @return the game after the last of them
   * @throws NotationException if the text is no run of moves, a move is not allowed, or what is
   *     claimed of one is not so
   */
  public static Game play(Game game, String text) throws NotationException {
    TextReader reader = new TextReader("moves", text);
    Game played = game;
    reader.skipBlanks();
    if (reader.atEnd()) {
      throw reader.expected(reader.at(), "move");
    }
    while (!reader.atEnd()) {
      played = play(played, read(reader), reader);
      reader.skipBlanks();
    }
    return played;
  }

  /**
   * Reads moves, be they allowed or not. What is claimed of one is not looked at.
   *
   * @throws NotationException if the text is no run of moves
   */
  public static List<Move> moves(String text) throws NotationException {
    TextReader reader = new TextReader("moves", text);
    List<Move> moves = new ArrayList<>();
    reader.skipBlanks();
    while (!reader.atEnd()) {
      moves.add(read(reader).move());
      reader.skipBlanks();
    }
    return List.copyOf(moves);
  }

  /** The letter of a pit: a hole's own, or the name of the store. */
  public static Optional<Pit> pit(String text) {
    if (text.equals("SOUTH") || text.equals("NORTH")) {
      return Optional.of(new Store(Side.valueOf(text)));
    }
    return text.length() == 1 && holeAt(text.charAt(0)).isPresent()
        ? Optional.of(holeAt(text.charAt(0)).get())
        : Optional.empty();
  }

  /** The move of a letter or of a hyphen, be it allowed or not. */
  public static Optional<Move> move(String text) {
    return text.equals("-")
        ? Optional.of(Move.PASS)
        : pit(text).filter(Hole.class::isInstance).map(Hole.class::cast).map(Move::lift);
  }

  /** The moves of a turn, with what a person likes to know of each. */
  public static String describe(Turn turn) {
    return turn.moves().stream().map(MoveNotation::describe).collect(Collectors.joining());
  }

  /** A move, with what a person likes to know of it: {@code C~3+9}, {@code G*}. */
  public static String describe(Trace trace) {
    String laps = trace.laps() > 1 ? "~" + trace.laps() : "";
    String captured = trace.captured() > 0 ? "+" + trace.captured() : "";
    return trace.move() + laps + captured + (trace.ending() == Ending.BONUS ? "*" : "");
  }

  /** Moves that follow one another, bare, with a blank between turns. */
  public static String write(List<Trace> moves) {
    StringBuilder text = new StringBuilder();
    for (Trace move : moves) {
      text.append(move.move()).append(move.goesOn() ? "" : " ");
    }
    return text.toString().stripTrailing();
  }

  /** Reads one move with its claims. */
  static WrittenMove read(TextReader reader) throws NotationException {
    int place = reader.at();
    int letter = reader.next();
    Optional<Hole> hole = holeAt(letter);
    if (hole.isEmpty() && letter != '-') {
      throw reader.expected(place, "move");
    }
    Optional<Integer> laps = Optional.empty();
    Optional<Integer> captured = Optional.empty();
    boolean bonus = false;
    while (reader.sees('~') || reader.sees('+') || reader.sees('*')) {
      switch (reader.next()) {
        case '~' -> laps = Optional.of(reader.number("laps"));
        case '+' -> captured = Optional.of(reader.number("captured"));
        default -> bonus = true;
      }
    }
    return new WrittenMove(hole.map(Move::lift).orElse(Move.PASS), laps, captured, bonus, place);
  }

  private static Optional<Hole> holeAt(int letter) {
    for (Side side : Side.values()) {
      int number = letter - new Hole(side, 0).letter();
      if (number >= 0 && number < Board.MOST_HOLES) {
        return Optional.of(new Hole(side, number));
      }
    }
    return Optional.empty();
  }

  /** Plays one move that was read, and checks its claims. */
  static Game play(Game game, WrittenMove written, TextReader reader) throws NotationException {
    try {
      Game played = game.play(written.move());
      check(written, played.lastMove().orElseThrow(), reader);
      return played;
    } catch (IllegalMoveException refused) {
      throw reader.wrongAt(written.place(), refused.getMessage());
    }
  }

  private static void check(WrittenMove written, Trace trace, TextReader reader)
      throws NotationException {
    if (written.laps().isPresent() && written.laps().get() != trace.laps()) {
      throw reader.wrong(
          written.place(), "claim.laps", trace.move(), trace.laps(), written.laps().get());
    }
    if (written.captured().isPresent() && written.captured().get() != trace.captured()) {
      throw reader.wrong(
          written.place(),
          "claim.captured",
          trace.move(),
          trace.captured(),
          written.captured().get());
    }
    if (written.bonus() && trace.ending() != Ending.BONUS) {
      Messages messages = Messages.of(MoveNotation.class);
      String landing = trace.landing().map(Pit::toString).orElse(messages.text("nowhere"));
      throw reader.wrong(written.place(), "claim.bonus", trace.move(), landing);
    }
  }
}
