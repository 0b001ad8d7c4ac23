package dakon.export;

import dakon.lesson.Cue;
import java.nio.file.Path;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * What is to be exported, how and where to.
 *
 * @param subject what
 * @param target the file; its ending says which kind
 * @param replaces whether a file that is there already may be replaced
 * @param look how pictures look
 * @param speed how many times as fast as normal a GIF moves
 * @param at the moment that a PNG shows
 */
public record Request(
    Subject subject, Path target, boolean replaces, Look look, double speed, Cue at) {
  /** Nothing is slower. */
  public static final double SLOWEST = 0.1;

  /** Nothing is faster. */
  public static final double FASTEST = 10;

  /** When all has happened. */
  public static final Cue END = new Cue(OptionalInt.empty(), Cue.Occasion.END, 1, 1);

  /** Refuses what cannot be written. */
  public Request {
    Objects.requireNonNull(subject);
    Objects.requireNonNull(look);
    Medium medium =
        Medium.of(target).orElseThrow(() -> new IllegalArgumentException("ending: " + target));
    if (medium != Medium.PDF && !medium.allows(look.size())) {
      throw new IllegalArgumentException("size: " + look.size());
    }
    if (!isSpeed(speed)) {
      throw new IllegalArgumentException("speed: " + speed);
    }
    if (medium == Medium.GIF && subject.isStill()) {
      throw new IllegalArgumentException("nothing moves");
    }
    if (!subject.has(at)) {
      throw new IllegalArgumentException("there is no such moment: " + at);
    }
  }

  /** A request in which all is as usual. */
  public static Request of(Subject subject, Path target) {
    return new Request(subject, target, false, Look.DEFAULT, 1, END);
  }

  /** Whether something can be as fast as that. */
  public static boolean isSpeed(double speed) {
    return speed >= SLOWEST && speed <= FASTEST;
  }

  /** The same with another look. */
  public Request looking(Look other) {
    return new Request(subject, target, replaces, other, speed, at);
  }

  /** The same at another speed. */
  public Request atSpeed(double other) {
    return new Request(subject, target, replaces, look, other, at);
  }

  /** The same at another moment. */
  public Request at(Cue other) {
    return new Request(subject, target, replaces, look, speed, other);
  }

  /** The same, but a file that is there already is replaced. */
  public Request replacing() {
    return new Request(subject, target, true, look, speed, at);
  }

  /** The kind of file. */
  Medium medium() {
    return Medium.of(target).orElseThrow();
  }
}
