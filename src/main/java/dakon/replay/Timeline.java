package dakon.replay;

import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A replay laid out in time: a pure function from a time to what is to be seen then. Has no clock.
 * Times are milliseconds from the start at normal speed.
 *
 * <p>Between two moments an event happens. First the board rests, as it was left, then the seeds
 * move; at the time of a moment all that happened before it has come to rest.
 */
public final class Timeline implements Timetable {
  /** How long the last picture stands. */
  static final double AFTERGLOW = 600;

  private static final double NOTICING = 800;
  private static final double READING_A_CHARACTER = 45;

  /** Whoever sees a seed fall in less than this cannot read what is said of it, in milliseconds. */
  private static final double READ_ALONG = 120;

  private final Replay replay;
  private final Narrator narrator;
  private final Staging staging;

  /** The time of each moment, and how long the board rests from then on. */
  private final double[] times;

  private final double[] holds;
  private final List<Integer> lapStarts;
  private final List<Integer> captures;
  private final List<Integer> landmarks;

  /**
   * The moments from which a seed is lifted or sown in a lap that is too quick to be read along.
   */
  private final BitSet hurried = new BitSet();

  private Timeline(Replay replay, Narrator narrator, List<Note> notes) {
    this.replay = replay;
    this.narrator = narrator;
    this.lapStarts = momentsBefore(replay, Event.Lifted.class);
    this.captures = momentsBefore(replay, Event.Captured.class);
    this.landmarks = landmarks(replay, notes);
    this.staging = new Staging(replay, narrator, notes);
    this.times = new double[replay.events().size() + 1];
    this.holds = new double[replay.events().size() + 1];
    int moment = 0;
    for (Trace move : replay.moves()) {
      for (Pacing.Beat beat : Pacing.of(move)) {
        holds[moment] = Math.max(beat.hold(), reading(moment, notes));
        times[moment + 1] = times[moment] + holds[moment] + beat.action();
        moment++;
      }
    }
    holds[moment] = Math.max(AFTERGLOW, reading(moment, notes));
    lapStarts.stream().filter(this::hurries).forEach(this::markHurried);
  }

  /** Whether a lap is too quick to be read along, by how long its first seed is in the air. */
  private boolean hurries(int lapStart) {
    int seed = lapStart + 1;
    return times[seed + 1] - times[seed] - holds[seed] < READ_ALONG;
  }

  private void markHurried(int lapStart) {
    Event.Lifted lifted = (Event.Lifted) replay.events().get(lapStart);
    hurried.set(lapStart, lapStart + 1 + lifted.seeds());
  }

  /** How long it takes to read what an author says of a moment. */
  private static double reading(int moment, List<Note> notes) {
    return notes.stream()
        .filter(note -> note.moment() == moment && note.speaks())
        .mapToDouble(note -> NOTICING + READING_A_CHARACTER * note.text().length())
        .sum();
  }

  /**
   * A replay laid out by {@link Pacing}, with the words of a narrator and the notes of an author.
   */
  public static Timeline of(Replay replay, Narrator narrator, List<Note> notes) {
    return new Timeline(replay, narrator, notes);
  }

  /** What it shows. */
  public Replay replay() {
    return replay;
  }

  @Override
  public int lastMoment() {
    return times.length - 1;
  }

  @Override
  public double timeOf(int moment) {
    return times[moment];
  }

  @Override
  public double holdOf(int moment) {
    return holds[moment];
  }

  /** What is to be seen at a time; before the start the start, after the end the end. */
  public Scene at(double time) {
    int moment = momentAt(time);
    double moving = time - times[moment] - holds[moment];
    if (moment == lastMoment() || moving <= 0) {
      Scene rest = staging.rest(moment);
      return time > times[moment] && rest.slips().isEmpty() ? inPassing(rest, moment) : rest;
    }
    double action = times[moment + 1] - times[moment] - holds[moment];
    return inPassing(staging.action(moment, Math.min(1, moving / action)), moment);
  }

  /** In a lap that is too quick to be read along it is said how far the relay has come. */
  private Scene inPassing(Scene scene, int moment) {
    return hurried.get(moment) ? scene.saying(narrator.inPassing(replay, moment)) : scene;
  }

  /** What is to be seen at a time by whoever wants no motion: the latest landmark. */
  public Scene withoutMotion(double time) {
    return atMoment(landmarkAt(time));
  }

  @Override
  public List<Integer> landmarks() {
    return landmarks;
  }

  @Override
  public List<Integer> bonuses() {
    return IntStream.range(0, replay.moves().size())
        .filter(move -> replay.moves().get(move).goesOn())
        .mapToObj(replay::endOf)
        .toList();
  }

  /** What is to be seen at a moment. */
  public Scene atMoment(int moment) {
    return staging.rest(moment);
  }

  @Override
  public List<Integer> lapStarts() {
    return lapStarts;
  }

  @Override
  public List<Integer> captures() {
    return captures;
  }

  private static List<Integer> landmarks(Replay replay, List<Note> notes) {
    List<Event> events = replay.events();
    Set<Integer> spokenOf =
        notes.stream().filter(Note::speaks).map(Note::moment).collect(Collectors.toSet());
    return IntStream.rangeClosed(0, events.size())
        .filter(
            moment ->
                moment == 0
                    || moment == events.size()
                    || spokenOf.contains(moment)
                    || events.get(moment) instanceof Event.Lifted
                    || events.get(moment) instanceof Event.Captured
                    || !(events.get(moment - 1) instanceof Event.Lifted
                        || events.get(moment - 1) instanceof Event.Sown))
        .boxed()
        .toList();
  }

  private static List<Integer> momentsBefore(Replay replay, Class<? extends Event> kind) {
    List<Integer> moments = new ArrayList<>();
    for (int place = 0; place < replay.events().size(); place++) {
      if (kind.isInstance(replay.events().get(place))) {
        moments.add(place);
      }
    }
    return List.copyOf(moments);
  }
}
