package dakon.coach;

import static dakon.rules.Ruleset.DJENON_ABOURE;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is remarked of a move made by chance is so when the move, or the reply, is played. */
class TrueOfTheBoardTest {
  private static final int EVERY = 4;

  static Stream<RandomMoves> series() {
    return RandomMoves.series();
  }

  @ParameterizedTest
  @MethodSource("series")
  void every_remark_is_true(RandomMoves series) {
    Referee referee = new Referee(series.rules());
    Remarks remarks = new Remarks(referee);
    CoachWords words = new CoachWords(series.rules().game());
    int[] count = {0};
    series.forEach(
        trace -> {
          if (count[0]++ % EVERY == 0) {
            for (Remark remark : remarks.of(trace)) {
              remark.accept(new Checking(referee, trace));
              assertThat(words.sentence(remark)).endsWith(".").doesNotContain("{", "}");
            }
          }
        });
  }

  @Test
  void every_kind_of_remark_is_made() {
    Set<String> kinds = new TreeSet<>();
    series().forEach(series -> series.forEach(trace -> kinds.addAll(kinds(series.rules(), trace))));
    kinds.addAll(kinds(DJENON_ABOURE, Notated.trace(DJENON_ABOURE, "2,3,4/1,2,6 0 0 S", "C")));

    assertThat(kinds)
        .containsExactly(
            Stream.of(Remark.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .sorted()
                .toArray(String[]::new));
  }

  private static List<String> kinds(Ruleset rules, Trace trace) {
    return new Remarks(new Referee(rules))
        .of(trace).stream().map(remark -> remark.getClass().getSimpleName()).toList();
  }

  /** Plays what a remark speaks of, and compares. */
  private static final class Checking implements Remark.Visitor<Void> {
    private final Referee referee;
    private final Trace trace;

    Checking(Referee referee, Trace trace) {
      this.referee = referee;
      this.trace = trace;
    }

    private Trace reply(Move move) {
      return referee.play(trace.after(), move);
    }

    private int mostTaken(Position position) {
      List<Move> moves = referee.legalMoves(position);
      return moves.stream()
          .mapToInt(move -> referee.play(position, move).captured())
          .max()
          .orElse(0);
    }

    @Override
    public Void movesAgain(Remark.MovesAgain remark) {
      assertThat(trace.landing()).contains(new Store(trace.mover()));
      assertThat(trace.after().toMove()).isEqualTo(remark.mover()).isEqualTo(trace.mover());
      assertThat(referee.legalMoves(trace.after())).isNotEmpty();
      return null;
    }

    @Override
    public Void takes(Remark.Takes remark) {
      assertThat(trace.captured()).isEqualTo(remark.seeds()).isPositive();
      assertThat(trace.capture().orElseThrow().rule()).isEqualTo(remark.rule());
      assertThat(trace.capture().orElseThrow().from()).isEqualTo(remark.from());
      return null;
    }

    @Override
    public Void ends(Remark.Ends remark) {
      Board board = trace.after().board();
      assertThat(trace.over()).isTrue();
      assertThat(board.seeds(new Store(Side.SOUTH))).isEqualTo(remark.result().south());
      assertThat(board.seeds(new Store(Side.NORTH))).isEqualTo(remark.result().north());
      return null;
    }

    @Override
    public Void neverStops(Remark.NeverStops remark) {
      assertThat(trace.ending()).isEqualTo(Ending.ENDLESS);
      return null;
    }

    @Override
    public Void leavesNoMove(Remark.LeavesNoMove remark) {
      assertThat(trace.after().toMove()).isEqualTo(remark.opponent());
      assertThat(referee.legalMoves(trace.after())).containsExactly(Move.PASS);
      return null;
    }

    @Override
    public Void saves(Remark.Saves remark) {
      Position theirs = new Position(trace.before().board(), remark.opponent());
      assertThat(referee.play(theirs, remark.threat()).captured()).isEqualTo(remark.seeds());
      assertThat(mostTaken(trace.after())).isEqualTo(remark.left()).isLessThan(remark.seeds());
      return null;
    }

    @Override
    public Void exposes(Remark.Exposes remark) {
      Trace reply = reply(remark.reply());
      assertThat(reply.mover()).isEqualTo(remark.opponent());
      assertThat(reply.captured()).isEqualTo(remark.seeds()).isEqualTo(mostTaken(trace.after()));
      assertThat(reply.capture().orElseThrow().rule()).isEqualTo(remark.rule());
      assertThat(reply.capture().orElseThrow().from()).isEqualTo(remark.from());
      return null;
    }

    @Override
    public Void leavesMikul(Remark.LeavesMikul remark) {
      Board board = trace.after().board();
      Trace reply = reply(remark.reply());
      assertThat(board.seeds(remark.empty())).isZero();
      assertThat(reply.capture().orElseThrow().from())
          .containsExactlyInAnyOrder(remark.empty(), remark.first(), remark.second());
      assertThat(remark.first().side()).isEqualTo(trace.mover());
      assertThat(reply.landing()).contains(remark.empty());
      assertThat(reply.capture().orElseThrow().rule()).isEqualTo(CaptureRule.MIKUL);
      assertThat(reply.captured()).isEqualTo(remark.seeds()).isEqualTo(mostTaken(trace.after()));
      return null;
    }

    @Override
    public Void letsMoveAgain(Remark.LetsMoveAgain remark) {
      assertThat(remark.replies())
          .isNotEmpty()
          .allSatisfy(move -> assertThat(reply(move).goesOn()).isTrue());
      return null;
    }
  }
}
