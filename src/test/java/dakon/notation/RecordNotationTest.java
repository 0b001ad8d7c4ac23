package dakon.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Direction;
import dakon.board.Move;
import dakon.game.Game;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordNotationTest {

  @Test
  void a_record_is_written_in_one_way() {
    Game game =
        Notated.play(
            Game.of(Ruleset.DAKON.with(Direction.COUNTER_CLOCKWISE), Ruleset.DAKON.opening(5)),
            "B c");
    GameRecord record =
        new GameRecord(
            game,
            Map.of("South", "Sri \"the ant\""),
            List.of(
                new GameRecord.Comment(0, "A start."), new GameRecord.Comment(1, "Well sown!")));

    assertThat(RecordNotation.write(record))
        .isEqualTo(
            """
            [Game "dakon"]
            [Direction "counter-clockwise"]
            [South "Sri \\"the ant\\""]
            [Position "5,5,5,5,5/5,5,5,5,5 0 0 S"]
            [Result "*"]

            {A start.} 1. B {Well sown!} c
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. GD e 2. C ccaad 3. F", "1. A cefc 2. BCFD ee", "1. GEB afc 2. EE c"})
  void moves_alone_are_a_record_of_the_usual_game(String text) {
    RecordNotation.Reading reading = RecordNotation.read(text, Ruleset.DAKON);

    assertThat(reading.fault()).isEmpty();
    assertThat(RecordNotation.write(reading.record())).endsWith("\n\n" + text + "\n");
  }

  @Test
  void claims_of_moves_are_checked_and_dots_of_three_kinds_are_read() {
    String text = "[Position \"7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 N\"]\r\n\r\n1. ... g*b~9+12\r\n2. A";

    assertThat(RecordNotation.read(text, Ruleset.DAKON).fault()).isEmpty();
    assertThat(RecordNotation.read(text.replace("...", "…"), Ruleset.DAKON).fault()).isEmpty();
    assertThat(RecordNotation.read(text.replace("1. ...", ""), Ruleset.DAKON).fault()).isEmpty();
  }

  static Stream<Game> randomGames() {
    Random random = new Random(3);
    return Ruleset.GAMES.stream()
        .flatMap(rules -> Stream.of(rules, rules.with(rules.direction().reversed())))
        .flatMap(rules -> rules.ends().stream().map(rules::with))
        .flatMap(rules -> Stream.of(3, 5, 7).map(row -> playedOut(rules, row, random)));
  }

  private static Game playedOut(Ruleset rules, int row, Random random) {
    Game game = Game.of(rules, rules.opening(row));
    int most = random.nextInt(120);
    while (!game.isOver() && game.moves().size() < most) {
      List<Move> legal = game.legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  @ParameterizedTest
  @MethodSource("randomGames")
  void what_was_written_is_read_as_it_was(Game game) {
    Random random = new Random(game.moves().size());
    List<GameRecord.Comment> comments = new ArrayList<>();
    for (int made = 0; made <= game.moves().size(); made++) {
      if (random.nextInt(4) == 0) {
        comments.add(new GameRecord.Comment(made, "after " + made + ": \"x\" [y] 1. …\n é"));
      }
    }
    GameRecord record =
        new GameRecord(game, Map.of("Date", "2026-11-30", "Annotator", "a\\b\"c"), comments);
    String text = RecordNotation.write(record);
    RecordNotation.Reading reading = RecordNotation.read(text, Ruleset.DAKON);

    assertThat(reading.fault()).isEmpty();
    assertThat(reading.record().game().moves()).isEqualTo(game.moves());
    assertThat(reading.record().game().rules()).isEqualTo(game.rules());
    assertThat(reading.record().comments()).isEqualTo(comments);
    assertThat(reading.record().tags()).isEqualTo(record.tags());
    assertThat(RecordNotation.write(reading.record())).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      textBlock =
          """
          1. GB b 3. A                     | 3 | game record, column 9: this is turn 2, not 3
          1. GB b 2. b                     | 3 | game record, column 12: b is not South's hole, and it is South's turn: South's holes are A to G.
          1. GB … b                        | 2 | game record, column 7: expected a move: the letter of a hole, or - for a pass, found …
          1. GB 1. … b 2. … A              | 3 | game record, column 14: it is South's turn: no dots stand behind 2
          1. GB+99 b                       | 1 | game record, column 5: B captures 12 seeds, not 99
          1 GB                             | 0 | game record, column 2: expected a dot behind the number, found a blank
          1. G {never closed               | 1 | game record, column 6: this comment has no closing brace
          [Game "chess"] 1. G              | 0 | game record, column 7: there is no such value: chess
          [Game dakon] 1. G                | 0 | game record, column 7: expected a value in double quotes, found d
          [Game "dakon" 1. G               | 0 | game record, column 15: expected a closing bracket, found 1
          [Game "dakon                     | 0 | game record, column 13: expected a closing quote, found the end
          [Game "dakon"] [Game "dakon"]    | 0 | game record, column 16: the tag Game stands here a second time, or there are too many
          [End "singles-left"] 1. G        | 0 | game record, column 6: there is no such value: singles-left
          [Position "7,7/7,7 0 0 S"]       | 0 | game record, column 11: position, column 1: a row has 3 to 15 holes, North has 2
          [Result "53-45"] 1. G            | 1 | game record, column 9: the game is not over: its result is *, not 53-45
          """)
  void a_broken_record_gives_its_good_part_and_the_first_fault(
      String text, int goodMoves, String fault) {
    RecordNotation.Reading reading = RecordNotation.read(text, Ruleset.DAKON);

    assertThat(reading.fault().orElseThrow()).hasMessage(fault);
    assertThat(reading.record().game().moves()).hasSize(goodMoves);
  }

  @Test
  void a_fault_further_down_is_named_by_its_line() {
    String text = "[Game \"congkak\"]\n\n1. G B\n  z";

    assertThat(RecordNotation.read(text, Ruleset.DAKON).fault().orElseThrow())
        .hasMessageStartingWith("game record, line 4, column 3: expected a move");
  }

  @Test
  void a_result_must_be_what_came_out() {
    String over = "[Position \"0,0,1/0,0,1 0 0 N\"]\n[Result \"%s\"]\n\n1. … a";
    Ruleset rules = Ruleset.DAKON.with(EndRule.EITHER_EMPTY);

    Game game = RecordNotation.read(over.replace("%s", "*"), rules).record().game();
    String result = game.result().map(Object::toString).orElse("*");

    assertThat(RecordNotation.read(over.replace("%s", result), rules).fault()).isEmpty();
    assertThat(RecordNotation.read(over.replace("%s", "9-9"), rules).fault()).isPresent();
  }
}
