package dakon.app;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search of a first turn as scripts use it. */
class SolveCommandTest {

  /** What came of a command. */
  private record Outcome(int status, String out, String err) {}

  private static Outcome solve(String options) {
    return run(Arrays.stream(("solve --game " + options).split(" +", -1)));
  }

  private static Outcome solveFrom(String position, String options) {
    Stream<String> given = Arrays.stream(("solve --game " + options).split(" +", -1));
    return run(Stream.concat(given, Stream.of("--position", position)));
  }

  private static Outcome run(Stream<String> arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        DakonTutor.commandLine(
                InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err))
            .execute(arguments.toArray(String[]::new));
    return new Outcome(status, out.toString(), err.toString());
  }

  @ParameterizedTest
  @CsvSource({"dakon, 53", "congkak, 54"})
  void json_is_one_object(String game, int store) {
    Outcome outcome = solve(game + " --holes 7 --goal majority --format json");

    assertThat(outcome.status()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .isEqualToIgnoringNewLines(
            "{\"game\":\"%s\",\"holes\":7,\"goal\":\"majority\",\"turn\":\"GFAAGEGDA\",\"moves\":9,"
                    .formatted(game)
                + "\"store\":%d,\"total\":98,\"proved\":true,\"positions\":351}".formatted(store));
  }

  @Test
  void text_is_the_turn_and_what_is_known_of_it() {
    assertThat(solve("dakon").out().lines())
        .containsExactly(
            "GFAAGEGDA",
            "9 moves leave 53 of 98 seeds in South's store.",
            "No turn of fewer moves puts more than half of them there: all 351 positions were"
                + " looked at.");
    assertThat(solve("congkak --holes 4 --goal most").out().lines())
        .hasSize(3)
        .contains("No turn puts more there: all 93 positions were looked at.");
  }

  @Test
  void what_is_not_proved_is_said_not_to_be() {
    Outcome text = solve("dakon --holes 8 --goal most --memory 1 --time 0.5");
    Outcome json = solve("dakon --holes 8 --goal most --memory 1 --time 0.5 --format json");

    assertThat(text.status()).isZero();
    assertThat(text.out())
        .contains("That is the most found, not proved to be the most there is; all turns of up to")
        .contains("The search was ended by its ");
    assertThat(json.out()).contains("\"proved\":false,\"stopped\":\"");
  }

  @Test
  void rules_and_position_can_be_others() {
    Outcome outcome =
        solveFrom(
            "1,0,0/0,0,2 0 0 S",
            "dakon --goal most --format json --direction counter-clockwise"
                + " --end either-empty");

    assertThat(outcome.status()).isZero();
    assertThat(outcome.out())
        .isEqualToIgnoringNewLines(
            "{\"game\":\"dakon\",\"direction\":\"counter-clockwise\",\"end\":\"either-empty\","
                + "\"holes\":3,\"position\":\"1,0,0/0,0,2 0 0 S\",\"goal\":\"most\","
                + "\"turn\":\"C\",\"moves\":1,\"store\":1,\"total\":3,\"proved\":true,"
                + "\"positions\":1}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,1,1/0,0,0 0 0 S | South has nothing to move with in this position",
        "1,1,1/1,0,0 0 5 N | North has more than half of all seeds already; --goal most says how many it can have",
        "1,1/1,1 0 0 S     | position, column 1: a row has 3 to 15 holes, North has 2",
      })
  void a_wrong_position_is_a_finding(String position, String finding) {
    assertThat(solveFrom(position, "dakon").out()).isEqualToIgnoringNewLines(finding);
    assertThat(solveFrom(position, "dakon --format json"))
        .matches(outcome -> outcome.status() == 1)
        .extracting(Outcome::out, as(STRING))
        .isEqualToIgnoringNewLines("{\"error\":\"" + finding + "\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dakon --holes 2               | --holes is 3 to 15, not 2",
        "djenon-aboure                 | djenon-aboure has no stores to end in",
        "dakon --goal all              | all is none of majority, most",
        "dakon --time 0                | --time is a number of seconds, from 0.001 to 86400",
        "dakon --time soon             | soon",
        "dakon --memory 0              | --memory is a number of MiB, from 1 to 1048576",
        "dakon --memory 1048576        | the program may take ",
        "awale                         | awale is none of dakon, congkak, djenon-aboure",
      })
  void a_wrong_command_line_is_complained_of(String options, String complaint) {
    Outcome outcome = solve(options);

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(complaint);
  }
}
