package dakon.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.lesson.Ask;
import dakon.lesson.Claim;
import dakon.lesson.Outcome;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.rules.Ruleset;
import dakon.testing.RandomMoves;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.Snapshot;
import dakon.trace.Trace;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a learner foretells of a move made by chance, what is said to it is so in the move. */
class TrueOfTheTraceTest {
  private static final int EVERY = 50;
  private static final int MOST_SHORT = 40;

  /** Numbers, and letters that stand alone; A and a are words, too. */
  private static final Pattern FACT = Pattern.compile("\\d+|\\b[B-Ob-o]\\b");

  static Stream<RandomMoves> series() {
    return RandomMoves.series();
  }

  @ParameterizedTest
  @MethodSource("series")
  void every_explanation_is_true_of_the_trace(RandomMoves series) {
    forSome(series, trace -> answers(series.rules(), trace).forEach(Answer::check));
  }

  private static void forSome(RandomMoves series, Consumer<Trace> consumer) {
    int[] count = {0};
    series.forEach(
        trace -> {
          if (count[0]++ % EVERY == 0) {
            consumer.accept(trace);
          }
        });
  }

  @Test
  void every_usual_mistake_is_met() {
    Set<Mistake> met = EnumSet.noneOf(Mistake.class);
    RandomMoves.series()
        .filter(series -> series.row() == 6)
        .forEach(
            series ->
                forSome(
                    series,
                    trace ->
                        answers(series.rules(), trace)
                            .flatMap(answer -> answer.judged().reason().mistake().stream())
                            .forEach(met::add)));
    assertThat(met).containsExactlyInAnyOrder(Mistake.values());
  }

  private static Stream<Answer> answers(Ruleset rules, Trace trace) {
    return Stream.of(Ask.values())
        .filter(ask -> ask != Ask.LANDING || trace.landing().isPresent())
        .map(ask -> Prediction.of(ask, rules, List.of(trace)))
        .flatMap(
            prediction ->
                claims(prediction, trace).map(said -> Answer.of(prediction, rules, trace, said)));
  }

  private static Stream<Claim> claims(Prediction asked, Trace trace) {
    int store = trace.after().board().seeds(new Store(trace.mover()));
    return switch (asked.ask()) {
      case LANDING -> trace.before().board().pits().stream().map(asked::pit);
      case LAPS -> IntStream.rangeClosed(0, trace.laps() + 3).mapToObj(asked::number);
      case CAPTURED -> IntStream.rangeClosed(0, trace.captured() + 9).mapToObj(asked::number);
      case STORE ->
          IntStream.rangeClosed(Math.max(0, store - MOST_SHORT), store + 2).mapToObj(asked::number);
      case NEXT ->
          Stream.of(Optional.of(Side.SOUTH), Optional.of(Side.NORTH), Optional.<Side>empty())
              .map(asked::next);
      case HOW -> Stream.of(Ending.values()).map(asked::how);
    };
  }

  /** An answer to a prediction, and the move it speaks of. */
  private record Answer(Claim truth, Ruleset rules, Trace trace, Claim said, Judgement judged)
      implements Reason.Visitor<Void> {

    static Answer of(Prediction prediction, Ruleset rules, Trace trace, Claim said) {
      return new Answer(prediction.truth(), rules, trace, said, prediction.judge(said));
    }

    void check() {
      assertThat(judged.right()).isEqualTo(said.holds(new Outcome(List.of(trace))));
      assertThat(judged.right()).isEqualTo(said.equals(truth));
      assertThat(judged.moment()).isBetween(1, trace.events().size());
      judged.reason().accept(this);
      if (judged.reason() instanceof Reason.Told) {
        Replay replay = new Replay(List.of(trace));
        assertThat(judged.text())
            .endsWith(Narrator.of(rules.game()).caption(replay, judged.moment()).text());
      } else {
        String because = judged.text().substring(judged.text().indexOf(". ") + 2);
        assertThat(facts(judged.reason() + more(judged.reason()))).containsAll(facts(because));
      }
    }

    private static Set<String> facts(String text) {
      return FACT.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static String more(Reason reason) {
      return reason instanceof Reason.SownOn relay ? " " + (relay.held() + 1) : "";
    }

    private int moment() {
      return judged.moment();
    }

    private Event event() {
      return trace.events().get(moment() - 1);
    }

    private Board board(int events) {
      return Snapshot.of(trace.before().board()).after(trace.events().subList(0, events)).board();
    }

    private int lap() {
      return (int)
          trace.events().stream().limit(moment()).filter(Event.Lifted.class::isInstance).count();
    }

    @Override
    public Void sownOn(Reason.SownOn reason) {
      assertThat(event()).isEqualTo(new Event.Sown(reason.pit(), 0));
      assertThat(lap()).isEqualTo(reason.lap());
      assertThat(trace.events().get(moment()))
          .isEqualTo(new Event.Lifted((Hole) reason.pit(), reason.held() + 1, reason.lap() + 1));
      return null;
    }

    @Override
    public Void strayed(Reason.Strayed reason) {
      assertThat(((Event.Sown) event()).into()).isEqualTo(reason.fell());
      assertThat(lap()).isEqualTo(reason.lap());
      assertThat(reason.thought()).isNotEqualTo(reason.fell());
      Pit lifted = ((Event.Lifted) trace.events().get(0)).from();
      switch (reason.of()) {
        case COUNTED_LIFTED -> assertThat(reason.thought()).isEqualTo(lifted);
        case FORGOT_BACK -> assertThat(reason.fell()).isEqualTo(lifted);
        case INTO_OTHERS_STORE ->
            assertThat(reason.thought()).isEqualTo(new Store(trace.mover().opponent()));
        case PAST_OWN_STORE -> assertThat(reason.fell()).isEqualTo(new Store(trace.mover()));
        case INTO_STORE -> assertThat(reason.thought()).isEqualTo(new Store(trace.mover()));
        default -> assertThat(reason.of()).isEqualTo(Mistake.WRONG_WAY);
      }
      return null;
    }

    @Override
    public Void passed(Reason.Passed reason) {
      assertThat(event()).isEqualTo(new Event.Sown(reason.pit(), reason.inHand()));
      assertThat(reason.inHand()).isPositive();
      assertThat(lap()).isEqualTo(reason.lap());
      return null;
    }

    @Override
    public Void missed(Reason.Missed reason) {
      assertThat(trace.events())
          .noneMatch(event -> event instanceof Event.Sown sown && sown.into().equals(reason.pit()));
      return null;
    }

    @Override
    public Void landed(Reason.Landed reason) {
      Event.Captured capture = (Event.Captured) event();
      assertThat(trace.landing()).contains(reason.landing());
      assertThat(board(moment() - 1).seeds(reason.landing())).isEqualTo(reason.seeds());
      assertThat(capture.from().contains(reason.landing()))
          .isEqualTo(reason.of() != Mistake.TOOK_LANDING);
      if (reason.of() == Mistake.ONLY_LANDING) {
        assertThat(capture.from()).hasSizeGreaterThan(1);
      }
      return null;
    }

    @Override
    public Void grown(Reason.Grown reason) {
      assertThat(trace.before().board().seeds(reason.hole())).isEqualTo(reason.before());
      assertThat(board(moment()).seeds(reason.hole())).isEqualTo(reason.then());
      return null;
    }

    @Override
    public Void neighbours(Reason.Neighbours reason) {
      grown(reason.first());
      grown(reason.second());
      Hole landing = (Hole) trace.landing().orElseThrow();
      assertThat(landing.number() - reason.first().hole().number()).isEqualTo(1);
      assertThat(reason.second().hole().number() - landing.number()).isEqualTo(1);
      return null;
    }

    @Override
    public Void leftOut(Reason.LeftOut reason) {
      Store store = new Store(trace.mover());
      int left = trace.after().board().seeds(store) - ((Claim.Amount) said).number();
      assertThat(reason.seeds()).isEqualTo(left).isPositive();
      assertThat(reason.store()).isEqualTo(store);
      int part =
          switch (reason.of()) {
            case FORGOT_CAPTURE -> trace.captured();
            case FORGOT_HELD -> trace.before().board().seeds(store);
            case FORGOT_SOWN ->
                (int)
                    trace.events().stream()
                        .filter(
                            event -> event instanceof Event.Sown sown && sown.into().equals(store))
                        .count();
            default ->
                trace.events().stream()
                    .filter(Event.Swept.class::isInstance)
                    .map(Event.Swept.class::cast)
                    .filter(swept -> swept.into().equals(store))
                    .mapToInt(Event.Swept::seeds)
                    .sum();
          };
      assertThat(reason.seeds()).isEqualTo(part);
      return null;
    }

    @Override
    public Void told(Reason.Told reason) {
      return null;
    }
  }
}
