package dakon.notation;

import static dakon.rules.Ruleset.DAKON;
import static dakon.rules.Ruleset.DJENON_ABOURE;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Direction;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import org.junit.jupiter.api.Test;

class TraceJsonTest {

  @Test
  void a_move_is_one_object_on_one_line() {
    String json =
        new TraceJson(DAKON).line(Notated.trace(DAKON, "0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S", "G"));

    assertThat(json)
        .isEqualTo(
            "{\"game\":\"dakon\",\"before\":\"0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S\","
                + "\"move\":\"G\",\"landing\":\"F\",\"laps\":1,\"sown\":1,\"captured\":5,"
                + "\"how\":\"capture\",\"events\":["
                + "{\"type\":\"lifted\",\"from\":\"G\",\"seeds\":1,\"lap\":1},"
                + "{\"type\":\"sown\",\"into\":\"F\",\"inHand\":0},"
                + "{\"type\":\"captured\",\"rule\":\"nembak\",\"from\":[\"b\"],\"seeds\":5,"
                + "\"into\":\"SOUTH\"}],"
                + "\"after\":\"0,0,2,0,0,0,0/0,0,0,0,0,1,0 5 0 N\",\"over\":false}");
  }

  @Test
  void a_pass_has_an_object_of_its_own() {
    String json =
        new TraceJson(DJENON_ABOURE).line(Notated.trace(DJENON_ABOURE, "0,2,2/1,0,1 0 0 S", "-"));

    assertThat(json)
        .isEqualTo(
            "{\"game\":\"djenon-aboure\",\"before\":\"0,2,2/1,0,1 0 0 S\",\"move\":\"-\","
                + "\"laps\":0,\"sown\":0,\"captured\":0,\"how\":\"passed\","
                + "\"events\":[{\"type\":\"passed\"}],"
                + "\"after\":\"0,2,2/1,0,1 0 0 N\",\"over\":false}");
  }

  @Test
  void the_remainder_and_the_end_of_the_game_are_events_as_well() {
    String json = new TraceJson(DAKON).line(Notated.trace(DAKON, "0,0,1/1,0,0 0 5 S", "A"));

    assertThat(json)
        .endsWith(
            "{\"type\":\"swept\",\"from\":[\"a\"],\"seeds\":1,\"into\":\"NORTH\"},"
                + "{\"type\":\"ended\",\"why\":\"mover-empty\",\"south\":1,\"north\":6}],"
                + "\"after\":\"0,0,0/0,0,0 1 6 S\",\"over\":true}");
  }

  @Test
  void direction_and_end_are_told_where_they_are_not_the_games_own() {
    Ruleset rules = DAKON.with(Direction.COUNTER_CLOCKWISE).with(EndRule.EITHER_EMPTY);

    assertThat(new TraceJson(rules).line(Notated.trace(rules, "1,1,1/1,1,1 0 0 S", "A")))
        .startsWith(
            "{\"game\":\"dakon\",\"direction\":\"counter-clockwise\",\"end\":\"either-empty\",");
  }

  @Test
  void a_chain_lists_its_holes_in_ascii_order() {
    String json =
        new TraceJson(DJENON_ABOURE).line(Notated.trace(DJENON_ABOURE, "0,0,3/0,3,1 0 0 S", "B"));

    assertThat(json).contains("\"rule\":\"chain\",\"from\":[\"C\",\"a\"],\"seeds\":6");
  }
}
