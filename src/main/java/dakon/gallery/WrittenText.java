package dakon.gallery;

import dakon.board.Position;
import dakon.game.Game;
import dakon.lesson.Block;
import dakon.notation.GameRecord;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.notation.RecordNotation;
import dakon.replay.Note;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what somebody wrote elsewhere, whichever it is: a position, a position and moves from it,
 * moves from the opening, or the record of a game.
 */
public final class WrittenText {
  /** The most events that are shown; the longest game known is far shorter. */
  private static final int MOST_EVENTS = 50_000;

  private static final Pattern POSITION =
      Pattern.compile("[\\d,/\\s\\uFEFF\\u00A0]+[SN](?!\\p{L})");
  private static final Pattern RECORD = Pattern.compile("[\\s\\uFEFF]*(\\[|\\{|\\d+\\s*\\.)");

  /** Words that cannot be moves: no board has holes of all these letters. */
  private static final Pattern WORD =
      Pattern.compile("(?=\\p{L}{2})\\p{L}*[\\p{L}&&[^A-Oa-o]]\\p{L}*");

  private static final Pattern DIGIT_FIRST = Pattern.compile("[\\s\\uFEFF]*[\\d,/]");

  private final String text;
  private final Ruleset usual;
  private final Path file;
  private final Messages messages = Messages.of(WrittenText.class);

  private WrittenText(String text, Ruleset usual, Path file) {
    this.text = text;
    this.usual = usual;
    this.file = file;
  }

  /**
   * What came of reading a text.
   *
   * @param example what can be shown, as far as the text is good
   * @param fault the first thing that is wrong with it, if anything is
   */
  public record Reading(Optional<Example> example, Optional<Fault> fault) {}

  /**
   * What is wrong with a text.
   *
   * @param sentence what was read, where it went wrong, and what would be right
   * @param line the line, from 1
   * @param column the column, from 1, in code points
   */
  public record Fault(String sentence, int line, int column) {}

  /**
   * Reads a text.
   *
   * @param text the text
   * @param usual the rules where it names no game
   * @param file the file it is from, by which it is called; an empty path where it is from none
   */
  public static Reading read(String text, Ruleset usual, Path file) {
    return new WrittenText(text, usual, file).read();
  }

  private Reading read() {
    try {
      if (RECORD.matcher(text).lookingAt()) {
        return record();
      }
      return DIGIT_FIRST.matcher(text).lookingAt() ? position() : moves();
    } catch (NotationException wrong) {
      return new Reading(Optional.empty(), Optional.of(word().orElseGet(() -> fault(wrong))));
    }
  }

  /** What is wrong with a text that is something else altogether: the first of its words. */
  private Optional<Fault> word() {
    Matcher word = WORD.matcher(text);
    if (!word.find()) {
      return Optional.empty();
    }
    String before = text.substring(0, word.start());
    int line = (int) before.chars().filter(each -> each == '\n').count() + 1;
    int start = before.lastIndexOf('\n') + 1;
    int column = before.codePointCount(start, before.length()) + 1;
    return Optional.of(
        new Fault(messages.text("read.no.record", line, column, word.group()), line, column));
  }

  private static Fault fault(NotationException wrong) {
    return new Fault(wrong.getMessage(), wrong.line(), wrong.column());
  }

  private Reading position() throws NotationException {
    Matcher matcher = POSITION.matcher(text);
    int end = matcher.lookingAt() ? matcher.end() : text.length();
    Position start = PositionNotation.read(text.substring(0, end));
    Game game = Game.of(usual, start);
    if (text.substring(end).isBlank()) {
      return whole("position", game);
    }
    // the position gives way to blanks, so that the columns of what is wrong stay right
    String moves = text.substring(0, end).replaceAll("[^\\n]", " ") + text.substring(end);
    return whole("moves", MoveNotation.play(game, moves));
  }

  private Reading moves() throws NotationException {
    return whole("opening", MoveNotation.play(Game.of(usual), text));
  }

  private Reading whole(String kind, Game game) {
    return shown(GameRecord.of(game), messages.text("read." + kind), Optional.empty());
  }

  /** A record is shown as far as it is good; one that is bad from its tags on is not. */
  private Reading record() {
    RecordNotation.Reading reading = RecordNotation.read(text, usual);
    Optional<Fault> fault = reading.fault().map(WrittenText::fault);
    GameRecord record = reading.record();
    return fault.isPresent() && record.game().moves().isEmpty()
        ? new Reading(Optional.empty(), fault)
        : shown(record, title(record.tags()), fault);
  }

  private String title(Map<String, String> tags) {
    if (tags.containsKey(Example.TITLE)) {
      return tags.get(Example.TITLE);
    }
    return tags.containsKey("South") && tags.containsKey("North")
        ? messages.text("read.players", tags.get("South"), tags.get("North"))
        : messages.text("read.record");
  }

  private Reading shown(GameRecord record, String title, Optional<Fault> fault) {
    Game game = record.game();
    int events = game.moves().stream().mapToInt(move -> move.events().size()).sum();
    if (events > MOST_EVENTS) {
      Fault tooLong = new Fault(messages.text("read.too.long", MOST_EVENTS), 1, 1);
      return new Reading(Optional.empty(), Optional.of(tooLong));
    }
    Example example =
        new Example(title, source(), Example.gameName(game.rules()), "", file, block(game, record));
    return new Reading(Optional.of(example), fault);
  }

  private String source() {
    return String.valueOf(file.getFileName()).isEmpty()
        ? messages.text("read.from.text")
        : messages.text("read.from.file", file.getFileName());
  }

  private static Block.OnBoard block(Game game, GameRecord record) {
    return game.moves().isEmpty()
        ? new Block.BoardBlock(game.rules(), game.start(), List.of())
        : new Block.ReplayBlock(
            game.rules(), game.start(), game.moves(), notes(record), List.of(), List.of(), true);
  }

  /** What is said between the moves of a record, at the moments at which it is said. */
  private static List<Note> notes(GameRecord record) {
    List<Note> notes = new ArrayList<>();
    List<Trace> moves = record.game().moves();
    int made = 0;
    int moment = 0;
    for (GameRecord.Comment comment : record.comments()) {
      while (made < comment.afterMoves()) {
        moment += moves.get(made++).events().size();
      }
      String text = comment.text().strip().replaceAll("\\s+", " ");
      int last = notes.size() - 1;
      if (last >= 0 && notes.get(last).moment() == moment) {
        text = notes.remove(last).text() + " " + text;
      }
      notes.add(new Note(moment, text, List.of()));
    }
    return notes;
  }
}
