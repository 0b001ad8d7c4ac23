package dakon.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Direction;
import dakon.rules.EndRule;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.testing.Json;
import dakon.testing.Notated;
import dakon.trace.Trace;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves that two independent programs agree on, a JSON object a line. */
class VectorsTest {
  private static final List<String> FILES =
      List.of(
          "congkak",
          "dakon",
          "dakon-counter-clockwise",
          "dakon-either-empty",
          "dakon-mikul",
          "djenon-aboure",
          "djenon-aboure-chain",
          "djenon-aboure-endless");

  /** Events that the vectors, which know moves but no games, leave out. */
  private static final Set<String> OF_GAMES = Set.of("swept", "ended");

  @Test
  void there_are_1170_vectors() {
    assertThat(vectors()).hasSize(1170);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void a_vector_gives_the_same_members_and_events(String vector) {
    Map<String, Object> expected = Json.object(vector);
    Ruleset rules = rules(expected);

    Trace trace =
        new Referee(rules)
            .play(
                Notated.position((String) expected.get("before")),
                Notated.move((String) expected.get("move")));

    Map<String, Object> actual = Json.object(new TraceJson(rules).line(trace));
    ((List<?>) actual.get("events"))
        .removeIf(event -> OF_GAMES.contains(((Map<?, ?>) event).get("type")));
    assertThat(actual).containsExactlyEntriesOf(expected);
  }

  private static Ruleset rules(Map<String, Object> vector) {
    Ruleset game = Ruleset.named((String) vector.get("game")).orElseThrow();
    String direction = (String) vector.get("direction");
    String end = (String) vector.get("end");
    return game.with(
            direction == null
                ? game.direction()
                : RuleNames.find(Direction.class, direction).orElseThrow())
        .with(end == null ? game.end() : RuleNames.find(EndRule.class, end).orElseThrow());
  }

  static Stream<String> vectors() {
    return FILES.stream().flatMap(VectorsTest::lines);
  }

  private static Stream<String> lines(String file) {
    String resource = "/dakon/vectors/" + file + ".jsonl";
    try (InputStream lines =
        Objects.requireNonNull(VectorsTest.class.getResourceAsStream(resource), resource)) {
      return new String(lines.readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
