package dakon.app;

import dakon.game.Game;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.notation.TraceJson;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Plays the moves of a stream of lines, {@code POSITION<TAB>MOVE}, and writes what happened as
 * JSON, a line each, as it goes. Holds one line at a time.
 */
final class TraceStream {
  /** So many lines are written before it is asked whether anybody still reads them. */
  private static final int LINES_IN_GOOD_FAITH = 256;

  private final Referee referee;
  private final TraceJson json;
  private final LineReader lines;
  private final PrintWriter out;
  private int status = Status.WELL;

  TraceStream(Ruleset rules, InputStream in, PrintWriter out) {
    this.referee = new Referee(rules);
    this.json = new TraceJson(rules);
    this.lines = new LineReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  /** Plays all lines, and gives the exit status. */
  int run() throws IOException {
    while (lines.next() && somebodyReads()) {
      if (!lines.line().isBlank()) {
        out.println(answer());
      }
      if (lines.wouldWait()) {
        out.flush();
      }
    }
    return status;
  }

  private boolean somebodyReads() {
    return lines.number() % LINES_IN_GOOD_FAITH != 0 || !out.checkError();
  }

  private String answer() {
    String line = lines.line();
    int tab = line.indexOf('\t');
    if (lines.isTooLong()) {
      return refuse(Texts.text("line.long"));
    }
    if (tab < 0) {
      return refuse(Texts.text("line.tab"));
    }
    try {
      return play(line.substring(0, tab), line.substring(tab + 1));
    } catch (NotationException wrong) {
      return refuse(wrong.getMessage());
    }
  }

  private String play(String position, String move) throws NotationException {
    Game game = Game.of(referee, PositionNotation.read(position));
    List<Trace> moves = MoveNotation.play(game, move).moves();
    return moves.size() == 1
        ? json.line(moves.get(0))
        : refuse(Texts.text("line.moves", moves.size()));
  }

  private String refuse(String why) {
    status = Status.INPUT_WRONG;
    return Json.object(
        json -> {
          json.writeNumberField("line", lines.number());
          json.writeStringField("error", why);
        });
  }
}
