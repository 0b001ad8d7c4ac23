package dakon.ui.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.game.Game;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The clock of a player, on a ticker that ticks when the test says so. */
class PlaybackTest {
  /** Random moves of a game: six thousand, on rows of six lengths. */
  private static final int SERIES = 6;

  private static final int STEPS = 6;

  private final Timeline timeline =
      Timeline.of(
          new Replay(Notated.play(Game.of(Ruleset.DAKON), "A").moves()),
          Narrator.of("dakon"),
          List.of());
  private final HandTicker ticker = new HandTicker();
  private final Wishes wishes = new Wishes();
  private final Playback playback = new Playback(timeline, ticker, wishes);

  @Test
  void playing_runs_along_the_timeline_and_stops_at_its_end() {
    playback.play();
    ticker.tick(1000);

    assertThat(playback.time()).isEqualTo(1000);
    assertThat(playback.isRunning()).isTrue();

    ticker.tick(timeline.duration());

    assertThat(playback.time()).isEqualTo(timeline.duration());
    assertThat(playback.isRunning()).isFalse();
    assertThat(ticker.isTicking()).isFalse();
  }

  @Test
  void twice_the_speed_takes_half_the_time() {
    playback.speed(2);
    playback.play();
    ticker.tick(1000);

    assertThat(playback.time()).isEqualTo(2000);
  }

  @Test
  void playing_at_the_end_begins_again() {
    playback.finish();
    playback.seek(timeline.duration());
    playback.play();

    assertThat(playback.time()).isZero();
    assertThat(playback.isRunning()).isTrue();
  }

  @Test
  void every_seed_forwards_and_backwards_shows_the_same_scenes() {
    List<Scene> forwards = new ArrayList<>(List.of(timeline.at(playback.seen())));
    for (int i = 0; i < timeline.lastMoment(); i++) {
      ticker.pass(300);
      playback.seedOn();
      forwards.add(timeline.at(playback.seen()));
    }
    List<Scene> backwards = new ArrayList<>(List.of(timeline.at(playback.seen())));
    for (int i = 0; i < timeline.lastMoment(); i++) {
      ticker.pass(300);
      playback.seedBack();
      backwards.add(0, timeline.at(playback.seen()));
    }

    assertThat(backwards).isEqualTo(forwards);
    assertThat(forwards).doesNotHaveDuplicates();
  }

  @Test
  void the_slider_shows_what_playing_showed() {
    playback.play();
    ticker.tick(3210);
    Scene played = timeline.at(playback.seen());
    playback.restart();
    playback.seek(3210);

    assertThat(timeline.at(playback.seen())).isEqualTo(played);
  }

  @ParameterizedTest
  @MethodSource("games")
  void however_an_instant_of_a_random_move_is_reached_it_shows_the_scene_of_the_timeline(
      Ruleset game) {
    Random random = new Random(3);
    RandomMoves.seriesOf(game)
        .limit(SERIES)
        .forEach(moves -> moves.forEach(trace -> wander(trace, moves.rules(), random)));
  }

  private static Stream<Ruleset> games() {
    return Ruleset.GAMES.stream();
  }

  /** Goes to and fro in a move, and sees after each step what is to be seen there. */
  private static void wander(Trace trace, Ruleset rules, Random random) {
    Timeline timeline =
        Timeline.of(new Replay(List.of(trace)), Narrator.of(rules.game()), List.of());
    HandTicker ticker = new HandTicker();
    Playback playback = new Playback(timeline, ticker, new Wishes());
    List<Runnable> ways =
        List.of(
            playback::seedOn,
            playback::seedBack,
            playback::lapOn,
            playback::lapBack,
            () -> playback.tenth(random.nextInt(10)),
            () -> playback.seek(random.nextDouble() * timeline.duration()),
            playback::play);
    for (int i = 0; i < STEPS; i++) {
      ways.get(random.nextInt(ways.size())).run();
      ticker.tick(random.nextInt(500));

      assertThat(timeline.at(playback.seen())).isEqualTo(timeline.at(playback.time()));
    }
  }

  @Test
  void a_step_stops_the_playing() {
    playback.play();
    ticker.tick(1500);
    playback.seedOn();

    assertThat(playback.isRunning()).isFalse();
    assertThat(playback.time()).isEqualTo(timeline.timeOf(timeline.momentAt(playback.time())));
  }

  @Test
  void laps_are_stepped_to() {
    playback.lapOn();
    assertThat(playback.time()).isEqualTo(timeline.timeOf(8));
    playback.lapOn();
    assertThat(playback.time()).isEqualTo(timeline.timeOf(timeline.lastMoment()));
    playback.lapBack();
    assertThat(playback.time()).isEqualTo(timeline.timeOf(8));
  }

  @Test
  void playing_stands_still_after_each_lap_where_that_is_wished() {
    wishes.stops = true;
    playback.play();
    ticker.tick(timeline.timeOf(8) + 500);

    assertThat(playback.isRunning()).isFalse();
    assertThat(playback.time()).isEqualTo(timeline.timeOf(8));

    playback.play();
    ticker.tick(timeline.duration());

    assertThat(playback.time()).isEqualTo(timeline.duration());
  }

  @Test
  void playing_begins_again_at_the_end_where_that_is_wished() {
    wishes.loops = true;
    playback.play();
    ticker.tick(timeline.duration() + 1);

    assertThat(playback.isRunning()).isTrue();
    assertThat(playback.time()).isZero();
  }

  @Test
  void without_motion_nothing_flies_and_the_board_changes_lap_by_lap() {
    wishes.still = true;
    playback.play();
    ticker.tick(timeline.timeOf(6) + 10);
    assertThat(timeline.at(playback.seen())).isEqualTo(timeline.atMoment(0));
    ticker.tick(timeline.timeOf(8) - timeline.timeOf(6));
    assertThat(timeline.at(playback.seen())).isEqualTo(timeline.atMoment(8));
    playback.pause();

    assertThat(timeline.at(playback.seen())).isEqualTo(timeline.atMoment(8));
  }

  @Test
  void at_instant_speed_the_next_stop_is_reached_at_once() {
    wishes.stops = true;
    playback.speed(Playback.INSTANT);
    playback.play();
    ticker.tick(16);

    assertThat(playback.time()).isEqualTo(timeline.timeOf(8));
  }

  @Test
  void a_step_key_that_is_held_quickens() {
    for (int i = 0; i < 13; i++) {
      ticker.pass(30);
      playback.seedOn();
    }

    assertThat(timeline.momentAt(playback.time())).isEqualTo(14);

    playback.restart();
    for (int i = 0; i < 13; i++) {
      ticker.pass(300);
      playback.seedOn();
    }

    assertThat(timeline.momentAt(playback.time())).isEqualTo(13);
  }

  @Test
  void tenths_are_gone_to() {
    playback.tenth(5);

    assertThat(playback.time()).isBetween(timeline.duration() * 0.3, timeline.duration() * 0.5);
    playback.tenth(0);
    assertThat(playback.time()).isZero();
  }

  @Test
  void whoever_listens_is_told_of_each_change() {
    List<Double> times = new ArrayList<>();
    playback.onChange(() -> times.add(playback.time()));
    playback.play();
    ticker.tick(16);
    playback.pause();

    assertThat(times).containsExactly(0.0, 16.0, 16.0);
  }

  private static final class Wishes implements Playback.Manner {
    private boolean stops;
    private boolean loops;
    private boolean still;

    @Override
    public boolean stopsAfterLap() {
      return stops;
    }

    @Override
    public boolean loops() {
      return loops;
    }

    @Override
    public boolean isStill() {
      return still;
    }
  }
}
