package dakon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.ComputerPlayer.Motive;
import dakon.analysis.Level;
import dakon.analysis.Onlooker;
import dakon.analysis.Thought;
import dakon.notation.MoveNotation;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SittingTest {
  private static final Contender COMPUTER = new Contender.Computer(Level.BEGINNER, 7);

  private final Hands hands = new Hands();
  private final Watcher watcher = Watcher.quick();

  private Sitting sitDown(Contender south, Contender north) {
    return sitDown(watcher, Hands::byChance, south, north);
  }

  private Sitting sitDown(Watcher view, Mind.Maker maker, Contender south, Contender north) {
    Match match = Match.of(Ruleset.DAKON, Ruleset.DAKON.opening(), south, north);
    return view.sitDown(match, maker, KeptMatches.forgotten().another(), hands);
  }

  private void choose(Sitting sitting, String moves) {
    for (int i = 0; i < moves.length(); i++) {
      sitting.choose(Notated.move(moves.substring(i, i + 1)));
      hands.work();
    }
  }

  private static String moves(Sitting sitting) {
    return MoveNotation.write(sitting.match().game().moves());
  }

  @Test
  void two_persons_move_in_turn_and_again_after_a_seed_in_the_store() {
    Sitting sitting = sitDown(Contender.PERSON, Contender.PERSON);

    choose(sitting, "GBb");

    assertThat(moves(sitting)).isEqualTo("GB b");
    assertThat(watcher.seen()).isSameAs(sitting.match());
    assertThat(watcher.said()).isEmpty();
  }

  @Test
  void what_the_rules_refuse_changes_nothing_and_is_said() {
    Sitting sitting = sitDown(Contender.PERSON, Contender.PERSON);

    choose(sitting, "a");

    assertThat(moves(sitting)).isEmpty();
    assertThat(watcher.said())
        .containsExactly(
            "a is not South's hole, and it is South's turn: South's holes are A to G.");
  }

  @Test
  void a_decision_is_taken_back_and_made_again() {
    Sitting sitting = sitDown(Contender.PERSON, Contender.PERSON);
    choose(sitting, "GBb");

    sitting.undo();
    assertThat(moves(sitting)).isEqualTo("GB");
    sitting.undo();
    assertThat(moves(sitting)).isEqualTo("G");
    sitting.redo();
    sitting.redo();
    assertThat(moves(sitting)).isEqualTo("GB b");
    sitting.redo();
    assertThat(watcher.said()).containsExactly("There is nothing to make again.");
  }

  @Test
  void a_whole_turn_is_taken_back_at_once() {
    Sitting sitting = sitDown(Contender.PERSON, Contender.PERSON);
    choose(sitting, "GB");

    sitting.takeBackTurn();

    assertThat(moves(sitting)).isEmpty();
    sitting.takeBackTurn();
    assertThat(watcher.said()).containsExactly("There is nothing to take back.");
  }

  @Test
  void the_computer_answers_and_its_answer_is_taken_back_with_the_decision_before() {
    Sitting sitting = sitDown(Contender.PERSON, COMPUTER);
    choose(sitting, "B");
    String answered = moves(sitting);

    assertThat(answered).startsWith("B ").hasSizeGreaterThan(2);
    assertThat(sitting.match().isPersons()).isTrue();
    sitting.undo();
    assertThat(moves(sitting)).isEmpty();
    sitting.redo();
    assertThat(moves(sitting)).isEqualTo(answered);
  }

  @Test
  void the_same_seed_answers_the_same() {
    Sitting sitting = sitDown(Contender.PERSON, COMPUTER);
    choose(sitting, "B");
    String answered = moves(sitting);
    sitting.undo();
    choose(sitting, "B");

    assertThat(moves(sitting)).isEqualTo(answered);
  }

  @Test
  void the_computer_begins_where_it_plays_south() {
    Sitting sitting = sitDown(COMPUTER, Contender.PERSON);

    assertThat(moves(sitting)).isNotEmpty();
    assertThat(sitting.match().isPersons()).isTrue();
  }

  @Test
  void the_computer_waits_where_its_own_move_could_be_made_again_until_it_is_let() {
    Sitting sitting = sitDown(Contender.PERSON, COMPUTER);
    choose(sitting, "B");
    sitting.goTo(1);
    hands.work();

    assertThat(moves(sitting)).isEqualTo("B");
    assertThat(sitting.isWaiting()).isTrue();
    choose(sitting, "A");
    assertThat(watcher.said())
        .containsExactly(
            "It is the computer's turn. Let it move, or make the moves again that were taken back.");
    sitting.resume();
    hands.work();
    assertThat(sitting.match().isPersons()).isTrue();
    assertThat(sitting.match().game().canRedo()).isFalse();
  }

  @Test
  void the_computer_waits_with_its_move_until_the_one_before_was_seen() {
    Watcher slow = Watcher.slow();
    Sitting sitting = sitDown(slow, Hands::byChance, Contender.PERSON, COMPUTER);
    choose(sitting, "B");

    assertThat(moves(sitting)).isEqualTo("B");
    assertThat(slow.thoughts()).isPositive();
    sitting.shown();
    hands.work();
    assertThat(moves(sitting)).startsWith("B ");
  }

  @Test
  void what_the_computer_thinks_is_called_off_when_the_move_before_is_taken_back() {
    List<Onlooker<Thought>> thinkers = new ArrayList<>();
    Mind.Maker maker =
        (rules, computer) ->
            (positions, onlooker) -> {
              thinkers.add(onlooker);
              return new Decision(Notated.move("a"), Motive.WHIM, Optional.empty());
            };
    Sitting sitting = sitDown(watcher, maker, Contender.PERSON, COMPUTER);
    sitting.choose(Notated.move("B"));
    while (thinkers.isEmpty()) {
      hands.workOnce();
    }

    sitting.undo();
    hands.work();

    assertThat(thinkers.get(0).isCancelled()).isTrue();
    assertThat(moves(sitting)).isEmpty();
  }

  @Test
  void nobody_thinks_where_nobody_is_there() {
    List<Onlooker<Thought>> thinkers = new ArrayList<>();
    Mind.Maker maker =
        (rules, computer) ->
            (positions, onlooker) -> {
              thinkers.add(onlooker);
              return Hands.byChance(rules, computer).decide(positions, onlooker);
            };
    Sitting sitting = sitDown(Watcher.slow(), maker, Contender.PERSON, COMPUTER);
    choose(sitting, "B");

    sitting.leave();
    assertThat(thinkers.get(0).isCancelled()).as("called off").isFalse(); // it had come to its end
    sitting.shown();
    hands.work();

    assertThat(thinkers).hasSizeGreaterThan(1);
    assertThat(moves(sitting)).startsWith("B ");
  }

  @Test
  void a_game_that_is_over_is_left_as_it_is() {
    Match over =
        Match.of(
            Ruleset.DAKON,
            Notated.position("0,0,1/0,0,0 5 4 S"),
            Contender.PERSON,
            Contender.PERSON);
    Sitting sitting =
        watcher.sitDown(over, Hands::byChance, KeptMatches.forgotten().another(), hands);

    choose(sitting, "A");

    assertThat(watcher.said())
        .containsExactly("The game is over. Take moves back, or begin a new game.");
  }
}
