package dakon.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.testing.RandomMoves;
import dakon.testing.Reflection;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.Snapshot;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every move, tried on many. */
class RandomMovesTest {
  static final List<Ruleset> GAMES = Ruleset.GAMES;

  @ParameterizedTest
  @FieldSource("GAMES")
  void every_game_is_tried_with_ten_thousand_moves(Ruleset game) {
    long moves = RandomMoves.seriesOf(game).count() * RandomMoves.MOVES_A_SERIES;

    assertThat(moves).isGreaterThanOrEqualTo(10_000);
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void no_seed_is_lost_or_won_by_any_event(RandomMoves moves) {
    moves.forEach(
        trace -> {
          int seeds = trace.before().board().seeds();

          assertThat(snapshots(trace))
              .allMatch(snapshot -> snapshot.board().seeds() + snapshot.inHand() == seeds);
        });
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void the_events_lead_from_the_position_before_to_the_one_after(RandomMoves moves) {
    moves.forEach(
        trace ->
            assertThat(snapshots(trace)).last().isEqualTo(new Snapshot(trace.after().board(), 0)));
  }

  private static List<Snapshot> snapshots(Trace trace) {
    List<Snapshot> snapshots = new ArrayList<>();
    Snapshot snapshot = Snapshot.of(trace.before().board());
    for (Event event : trace.events()) {
      snapshot = snapshot.after(event);
      snapshots.add(snapshot);
    }
    return snapshots;
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void the_hand_holds_what_the_events_say(RandomMoves moves) {
    moves.forEach(
        trace -> {
          List<Snapshot> snapshots = snapshots(trace);

          assertThat(IntStream.range(0, snapshots.size()))
              .allMatch(i -> isInHand(trace.events().get(i), snapshots.get(i).inHand()));
        });
  }

  private static boolean isInHand(Event event, int inHand) {
    if (event instanceof Event.Lifted lifted) {
      return lifted.seeds() == inHand;
    }
    return event instanceof Event.Sown sown ? sown.inHand() == inHand : inHand == 0;
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void the_mirrored_board_in_the_other_direction_gives_the_mirrored_trace(RandomMoves moves) {
    Ruleset rules = moves.rules();
    Referee mirrored = new Referee(rules.with(rules.direction().reversed()));

    moves.forEach(trace -> assertReflected(mirrored, Reflection.inMirror(), trace));
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void the_players_may_change_places(RandomMoves moves) {
    Referee referee = new Referee(moves.rules());

    moves.forEach(trace -> assertReflected(referee, Reflection.fromTheOtherSide(), trace));
  }

  private static void assertReflected(Referee referee, Reflection reflection, Trace trace) {
    Move move = reflection.of(trace.move(), trace.before().board().row());

    assertThat(referee.play(reflection.of(trace.before()), move)).isEqualTo(reflection.of(trace));
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void the_legal_moves_are_those_that_are_not_refused(RandomMoves moves) {
    Referee referee = new Referee(moves.rules());

    moves.forEach(
        trace ->
            assertThat(referee.legalMoves(trace.after()))
                .containsExactlyInAnyOrderElementsOf(
                    allMoves().stream()
                        .filter(move -> referee.refusal(trace.after(), move).isEmpty())
                        .toList()));
  }

  private static List<Move> allMoves() {
    List<Move> moves = new ArrayList<>(List.of(Move.PASS));
    for (Pit pit : Board.pits(Board.MOST_HOLES)) {
      if (pit instanceof Hole hole) {
        moves.add(Move.lift(hole));
      }
    }
    return moves;
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void who_is_next_follows_from_how_the_move_ended(RandomMoves moves) {
    Referee referee = new Referee(moves.rules());

    moves.forEach(
        trace -> {
          Side next = trace.ending() == Ending.BONUS ? trace.mover() : trace.mover().opponent();
          Position after = trace.after();

          assertThat(after.toMove()).isEqualTo(next);
          assertThat(trace.over()).isEqualTo(referee.isOver(after));
        });
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void a_silent_sower_does_what_the_referee_records(RandomMoves moves) {
    Sower sower = new Sower(moves.rules(), moves.row());

    moves.forEach(
        trace -> {
          if (trace.move() instanceof Move.Lift lift) {
            Board before = trace.before().board();
            int[] pits = sower.seeds(before);
            int hole = sower.index(lift.hole());

            assertThat(sower.sow(pits, trace.mover(), hole, Sink.SILENT)).isEqualTo(trace.ending());
            if (trace.over()) {
              sower.sweep(pits, Sink.SILENT);
            }
            assertThat(sower.board(pits)).isEqualTo(trace.after().board());
          }
        });
  }
}
