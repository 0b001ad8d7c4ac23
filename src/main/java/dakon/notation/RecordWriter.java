package dakon.notation;

import dakon.board.Side;
import dakon.game.Game;
import dakon.game.Result;
import dakon.game.Turn;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** Writes one record. */
final class RecordWriter {
  private static final int LINE = 80;

  private final GameRecord record;
  private final Game game;
  private final StringBuilder text = new StringBuilder();

  RecordWriter(GameRecord record) {
    this.record = record;
    this.game = record.game();
  }

  String write() {
    Ruleset rules = game.rules();
    Ruleset own = rules.traditional();
    tag("Game", rules.game());
    if (rules.direction() != own.direction()) {
      tag("Direction", RuleNames.of(rules.direction()));
    }
    if (rules.end() != own.end()) {
      tag("End", RuleNames.of(rules.end()));
    }
    record.tags().forEach(this::tag);
    if (!game.start().equals(rules.opening())) {
      tag("Position", PositionNotation.write(game.start()));
    }
    tag("Result", game.result().map(Result::toString).orElse(RecordReader.UNFINISHED));
    wrap(words());
    return text.toString();
  }

  private void tag(String name, String value) {
    String quoted = value.replace("\\", "\\\\").replace("\"", "\\\"");
    text.append('[').append(name).append(" \"").append(quoted).append("\"]\n");
  }

  /**
   * Numbers, moves and comments. Moves of a turn stand together unless something is said between.
   */
  private List<String> words() {
    List<String> words = new ArrayList<>(comments(0));
    int made = 0;
    int number = 0;
    for (Turn turn : game.turns()) {
      if (turn.side() == Side.SOUTH || number == 0) {
        number++;
        words.add(number + ".");
      }
      if (made == 0 && turn.side() == Side.NORTH) {
        words.add(RecordReader.NO_TURN);
      }
      StringBuilder together = new StringBuilder();
      for (Trace move : turn.moves()) {
        together.append(move.move());
        made++;
        List<String> said = comments(made);
        if (!said.isEmpty()) {
          words.add(together.toString());
          words.addAll(said);
          together.setLength(0);
        }
      }
      if (!together.isEmpty()) {
        words.add(together.toString());
      }
    }
    return words;
  }

  private List<String> comments(int afterMoves) {
    return record.comments().stream()
        .filter(comment -> comment.afterMoves() == afterMoves)
        .map(comment -> "{" + comment.text() + "}")
        .toList();
  }

  private void wrap(List<String> words) {
    int column = 0;
    for (String word : words) {
      boolean fits = column > 0 && column + 1 + word.length() <= LINE;
      text.append(fits ? ' ' : '\n').append(word);
      column = fits ? column + 1 + word.length() : word.length();
    }
    text.append('\n');
  }
}
