package dakon.notation;

import dakon.board.Direction;
import dakon.board.Position;
import dakon.board.Side;
import dakon.game.Game;
import dakon.game.Result;
import dakon.game.Turn;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one record. */
final class RecordReader {
  /** The result of a game that has none yet. */
  static final String UNFINISHED = "*";

  /** Stands for South's turn where North begins. */
  static final String NO_TURN = "…";

  private static final int MOST_TAGS = 100;

  private final TextReader reader;
  private final Map<String, Tag> tags = new LinkedHashMap<>();
  private final List<GameRecord.Comment> comments = new ArrayList<>();
  private Game game;

  private record Tag(String value, int place) {}

  RecordReader(String text, Ruleset usual) {
    this.reader = new TextReader("record", text);
    this.game = Game.of(usual);
  }

  RecordNotation.Reading read() {
    try {
      readTags();
      begin();
      readMoves();
      checkResult();
      return reading(Optional.empty());
    } catch (NotationException fault) {
      return reading(Optional.of(fault));
    }
  }

  private RecordNotation.Reading reading(Optional<NotationException> fault) {
    Map<String, String> others = new LinkedHashMap<>();
    tags.forEach((name, tag) -> others.put(name, tag.value()));
    List.of("Game", "Direction", "End", "Position", "Result").forEach(others::remove);
    return new RecordNotation.Reading(new GameRecord(game, others, comments), fault);
  }

  private void readTags() throws NotationException {
    reader.skipBlanks();
    while (reader.sees('[')) {
      int place = reader.at();
      reader.next();
      String name = reader.skipWhile(Character::isLetterOrDigit);
      if (name.isEmpty()) {
        throw reader.expected(reader.at(), "tag");
      }
      reader.skipBlanks();
      int valuePlace = reader.at();
      String value = quoted();
      reader.skipBlanks();
      if (!reader.skip(']')) {
        throw reader.expected(reader.at(), "bracket");
      }
      if (tags.size() == MOST_TAGS || tags.putIfAbsent(name, new Tag(value, valuePlace)) != null) {
        throw reader.wrong(place, "tag.again", name);
      }
      reader.skipBlanks();
    }
  }

  private String quoted() throws NotationException {
    if (!reader.skip('"')) {
      throw reader.expected(reader.at(), "quote");
    }
    StringBuilder value = new StringBuilder();
    while (!reader.sees('"')) {
      reader.skip('\\');
      if (reader.atEnd()) {
        throw reader.expected(reader.at(), "quote.end");
      }
      value.appendCodePoint(reader.next());
    }
    reader.next();
    return value.toString();
  }

  /** Sets up the game that the tags describe. */
  private void begin() throws NotationException {
    Ruleset rules = game.rules();
    if (tags.containsKey("Game")) {
      rules = known(tags.get("Game"), Ruleset.named(tags.get("Game").value()));
    }
    if (tags.containsKey("Direction")) {
      Tag tag = tags.get("Direction");
      rules = rules.with(known(tag, RuleNames.find(Direction.class, tag.value())));
    }
    if (tags.containsKey("End")) {
      Tag tag = tags.get("End");
      Optional<EndRule> end = RuleNames.find(EndRule.class, tag.value());
      rules = rules.with(known(tag, end.filter(rules.ends()::contains)));
    }
    game = Game.of(rules, start(rules));
  }

  private <T> T known(Tag tag, Optional<T> value) throws NotationException {
    if (value.isEmpty()) {
      throw reader.wrong(tag.place(), "tag.value", tag.value());
    }
    return value.get();
  }

  private Position start(Ruleset rules) throws NotationException {
    Tag tag = tags.get("Position");
    if (tag == null) {
      return rules.opening();
    }
    try {
      return PositionNotation.read(tag.value());
    } catch (NotationException wrong) {
      throw reader.wrongAt(tag.place(), wrong.getMessage());
    }
  }

  private void readMoves() throws NotationException {
    reader.skipBlanks();
    while (!reader.atEnd()) {
      if (reader.sees('{')) {
        readComment();
      } else if (reader.sees(TextReader::isDigit)) {
        readNumber();
      } else {
        game = MoveNotation.play(game, MoveNotation.read(reader), reader);
      }
      reader.skipBlanks();
    }
  }

  private void readComment() throws NotationException {
    int place = reader.at();
    reader.next();
    String text = reader.skipWhile(codePoint -> codePoint != '}');
    if (!reader.skip('}')) {
      throw reader.wrong(place, "comment.open");
    }
    comments.add(new GameRecord.Comment(game.moves().size(), text));
  }

  /** A number counts South's turns, and North's first where North begins. */
  private void readNumber() throws NotationException {
    int place = reader.at();
    int number = reader.number("number");
    if (!reader.skip('.')) {
      throw reader.expected(reader.at(), "dot");
    }
    reader.skipBlanks();
    String dots = reader.skipWhile(codePoint -> codePoint == '.' || codePoint == '…');
    boolean isNorths = !dots.isEmpty();
    if (number != turnNumber()) {
      throw reader.wrong(place, "number.wrong", turnNumber(), number);
    }
    if (isNorths != (game.position().toMove() == Side.NORTH)) {
      throw reader.wrong(place, isNorths ? "number.south" : "number.north", number);
    }
  }

  /** The number under which the next move stands. */
  private int turnNumber() {
    List<Turn> turns = game.turns();
    boolean northBegan = game.start().toMove() == Side.NORTH;
    boolean goesOn = game.lastMove().map(Trace::goesOn).orElse(false);
    int before = turns.size() - (goesOn ? 1 : 0) + (northBegan ? 1 : 0);
    return before / 2 + 1;
  }

  private void checkResult() throws NotationException {
    Tag tag = tags.get("Result");
    if (tag == null) {
      return;
    }
    String result = game.result().map(Result::toString).orElse(UNFINISHED);
    if (!tag.value().equals(result)) {
      throw reader.wrong(
          tag.place(), game.isOver() ? "result.wrong" : "result.early", result, tag.value());
    }
  }
}
