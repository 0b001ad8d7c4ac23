package dakon.replay;

import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.List;

/**
 * How long things take. A move begins slowly enough to count along and quickens from seed to seed,
 * so that a long relay ends within a time one can look at; captures and turning points keep theirs.
 * The median move of a game, five seeds, lasts about three seconds.
 */
public final class Pacing {
  /** How long a seed takes while one counts along, in milliseconds. */
  private static final double FIRST_SEED = 300;

  /** So many seeds are sown at that pace before it quickens. */
  private static final int COUNTED_ALONG = 8;

  /** How much of what a seed takes longer than the quickest the next one still does. */
  private static final double QUICKENING = 0.94;

  /** How long a seed takes at the quickest, unless the move is too long for that. */
  private static final double QUICK_SEED = 100;

  /** Less than this nobody sees; what is still too long then is shortened as a whole. */
  private static final double HASTIEST_SEED = 0.01;

  /** A move of up to so many seeds is a usual one. */
  private static final int USUAL_SEEDS = 400;

  /** How long a usual move may last, in milliseconds; what surrounds the sowing included. */
  private static final double USUAL_LIMIT = 20_000;

  /** How long any move may last. */
  private static final double LIMIT = 40_000;

  private static final double SETTLING = 350;
  private static final double LIFT = 450;
  private static final double CAPTURE_SHOWN = 1000;
  private static final double CAPTURE_CARRIED = 750;
  private static final double EACH_OF_A_CHAIN = 350;
  private static final double SWEEP_SHOWN = 900;
  private static final double SWEEP_CARRIED = 900;
  private static final double WORDS = 1200;

  private Pacing() {}

  /**
   * How long an event takes, in milliseconds.
   *
   * @param hold how long the board rests before it, so that one sees why it happens
   * @param action how long it takes to happen
   */
  public record Beat(double hold, double action) {
    private Beat scaled(double scale) {
      return new Beat(hold * scale, action * scale);
    }

    /** Both together. */
    public double length() {
      return hold + action;
    }
  }

  /** The beats of a move, one for each of its events. */
  public static List<Beat> of(Trace move) {
    double limit = move.sown() <= USUAL_SEEDS ? USUAL_LIMIT : LIMIT;
    double quickest = QUICK_SEED;
    List<Beat> beats = beats(move, quickest);
    while (length(beats) > limit && quickest > HASTIEST_SEED) {
      quickest *= 0.8;
      beats = beats(move, quickest);
    }
    double scale = Math.min(1, limit / length(beats));
    return beats.stream().map(beat -> beat.scaled(scale)).toList();
  }

  private static double length(List<Beat> beats) {
    return beats.stream().mapToDouble(Beat::length).sum();
  }

  private static List<Beat> beats(Trace move, double quickest) {
    Tempo tempo = new Tempo(quickest);
    return move.events().stream().map(event -> event.accept(tempo)).toList();
  }

  /** Gives each event of a move its beat; the seeds quicken as they are sown. */
  private static final class Tempo implements Event.Visitor<Beat> {
    private final double quickest;
    private int sown;
    private double seed = FIRST_SEED;

    Tempo(double quickest) {
      this.quickest = quickest;
    }

    @Override
    public Beat lifted(Event.Lifted event) {
      return event.lap() == 1 ? new Beat(SETTLING, LIFT) : new Beat(2 * seed, 1.5 * seed);
    }

    @Override
    public Beat sown(Event.Sown event) {
      sown++;
      if (sown > COUNTED_ALONG) {
        seed = quickest + (seed - quickest) * QUICKENING;
      }
      return new Beat(0, seed);
    }

    @Override
    public Beat captured(Event.Captured event) {
      double more = event.from().size() > 3 ? EACH_OF_A_CHAIN * (event.from().size() - 3) : 0;
      return new Beat(CAPTURE_SHOWN, CAPTURE_CARRIED + more);
    }

    @Override
    public Beat swept(Event.Swept event) {
      return new Beat(SWEEP_SHOWN, SWEEP_CARRIED);
    }

    @Override
    public Beat ended(Event.Ended event) {
      return new Beat(WORDS, 0);
    }

    @Override
    public Beat passed(Event.Passed event) {
      return new Beat(WORDS, 0);
    }
  }
}
