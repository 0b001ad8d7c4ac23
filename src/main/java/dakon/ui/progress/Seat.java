package dakon.ui.progress;

import dakon.progress.Learner;
import dakon.progress.Learners;
import dakon.progress.Learners.Removed;
import dakon.progress.Logbook;
import dakon.progress.Notice;
import dakon.progress.Outline;
import dakon.progress.Practice;
import dakon.progress.Progress;
import dakon.progress.ProgressFile;
import dakon.progress.Result;
import dakon.progress.Review;
import dakon.progress.StepId;
import dakon.settings.Settings;
import java.awt.EventQueue;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Who learns at this window, and what they have done; another may take the place. Lives on the
 * event dispatch thread. Files are read and written in the background, one after the other; what is
 * done before the file of a learner was read is added to it.
 */
public final class Seat implements AutoCloseable {
  private static final String SETTING = "learner";

  private final Optional<Learners> learners;
  private final Settings settings;
  private final Background background = new Background();
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final Runnable ear = new Ear();

  /** What waits until the file of the first learner is read; nobody waits after that. */
  private Optional<List<Runnable>> waiting = Optional.empty();

  private Learner learner = Learner.NAMELESS;
  private Logbook logbook;

  /** Is told what happens at a seat. */
  public interface Listener {
    /** Something was done, or there is something to notice. */
    void progressed();

    /** Something was undone, or somebody else has taken the place. */
    void turned();
  }

  /** Hears from the logbook that is open. */
  private final class Ear implements Runnable {
    @Override
    public void run() {
      listeners.forEach(Listener::progressed);
    }
  }

  private Seat(Optional<Learners> learners, Settings settings, Logbook logbook) {
    this.learners = learners;
    this.settings = settings;
    this.logbook = logbook;
    logbook.onChange(ear);
  }

  /** The seat of one learner, whose progress is kept by whoever calls. */
  public static Seat of(Logbook logbook) {
    return new Seat(Optional.empty(), Settings.forgotten(), logbook);
  }

  /** A seat at which nothing is remembered. */
  public static Seat forgotten() {
    return of(Logbook.forgotten(Clock.system(ZoneId.systemDefault())));
  }

  /**
   * A seat for all learners of an account. The one who was here last takes it, as soon as their
   * file is read.
   *
   * @param settings remember who it was
   */
  public static Seat among(Learners learners, Settings settings) {
    Logbook untilThen = Logbook.forgotten(Clock.system(ZoneId.systemDefault()));
    Seat seat = new Seat(Optional.of(learners), settings, untilThen);
    seat.waiting = Optional.of(new ArrayList<>());
    Optional<Learner> last = settings.chosen(SETTING).filter(Learner::isName).map(Learner::named);
    seat.change(
        all -> last.isPresent() && all.all().contains(last.get()) ? last.get() : Learner.NAMELESS,
        true,
        failure -> {});
    return seat;
  }

  /** Does something as soon as it is known what was done before. */
  public void whenTaken(Runnable action) {
    waiting.ifPresentOrElse(others -> others.add(action), action);
  }

  /** Tells a listener from now on. */
  public void onChange(Listener listener) {
    listeners.add(listener);
  }

  /** Who learns. */
  public Learner learner() {
    return learner;
  }

  /** Whether there can be more than one learner. */
  boolean hasOthers() {
    return learners.isPresent();
  }

  /** What the learner has done. */
  public Progress progress() {
    return logbook.progress();
  }

  /** What is to be asked again today. */
  public Review review(Outline course) {
    return logbook.review(course);
  }

  /** Enters what came of a step. */
  public void enter(StepId step, Result result) {
    logbook.enter(step, result);
  }

  /** What the learner should know of the file. */
  Optional<Notice> notice() {
    return logbook.notice();
  }

  void dismissNotice() {
    logbook.dismissNotice();
  }

  /** Forgets part of the progress, and gives that part. */
  Progress forget(Consumer<Logbook> part) {
    SortedMap<StepId, Practice> lost = new TreeMap<>(progress().steps());
    part.accept(logbook);
    lost.keySet().removeAll(progress().steps().keySet());
    turned();
    return new Progress(lost);
  }

  /** Adds what was forgotten, or done elsewhere. */
  void bringIn(Progress other) {
    logbook.bringIn(other);
    turned();
  }

  /** Tells who the learners are. */
  void list(Consumer<List<Learner>> then, Consumer<IOException> failed) {
    background.run(
        () -> learners.isPresent() ? learners.get().all() : List.of(Learner.NAMELESS),
        then,
        failed);
  }

  /** Has another learner take the place. */
  void take(Learner other) {
    change(among -> other, false, failure -> {});
  }

  /** Adds a learner, who takes the place. */
  void add(Learner added, Consumer<IOException> failed) {
    change(
        among -> {
          among.add(added);
          return added;
        },
        false,
        failed);
  }

  /** Gives the learner another name. */
  void rename(Learner renamed, Consumer<IOException> failed) {
    Learner before = learner;
    change(
        among -> {
          among.rename(before, renamed);
          return renamed;
        },
        true,
        failed);
  }

  /**
   * Removes the learner; the one without a name takes the place.
   *
   * @param then is told by what the learner can be brought back
   */
  void remove(Consumer<Removed> then, Consumer<IOException> failed) {
    Learner before = learner;
    change(
        among -> {
          Removed removed = among.remove(before);
          EventQueue.invokeLater(() -> then.accept(removed));
          return Learner.NAMELESS;
        },
        false,
        failed);
  }

  /** Brings a learner back, who takes the place. */
  void restore(Removed removed, Consumer<IOException> failed) {
    change(
        among -> {
          among.restore(removed);
          return removed.learner();
        },
        false,
        failed);
  }

  /** Saves the progress to a file. */
  void save(Path file, Runnable then, Consumer<IOException> failed) {
    Progress saved = progress();
    background.run(
        () -> {
          new ProgressFile(file).write(saved);
          return file;
        },
        written -> then.run(),
        failed);
  }

  /** Brings in what is in a file. */
  void bringIn(Path file, Runnable then, Consumer<IOException> failed) {
    background.run(
        () -> new ProgressFile(file).read(),
        read -> {
          bringIn(read);
          then.run();
        },
        failed);
  }

  /** Something done with the learners. */
  private interface Change {
    /** Does it, and says who takes the place. */
    Learner among(Learners learners) throws IOException;
  }

  /** Who takes the place, and why it is not somebody else. */
  private record Taking(Learner learner, Logbook logbook, Optional<IOException> failure) {}

  /**
   * Does something while no file is open, after which somebody takes the place.
   *
   * @param carries whether it is the same one, with what they have done
   */
  private void change(Change change, boolean carries, Consumer<IOException> failed) {
    Learners among = learners.orElseThrow();
    Learner before = learner;
    Logbook open = logbook;
    background.run(
        () -> {
          open.close();
          try {
            return taking(among, change.among(among), Optional.empty());
          } catch (IOException failure) {
            return taking(among, before, Optional.of(failure));
          }
        },
        taking -> {
          sit(taking, carries || taking.failure().isPresent());
          taking.failure().ifPresent(failed);
        },
        failed);
  }

  private static Taking taking(Learners among, Learner who, Optional<IOException> failure) {
    return new Taking(who, among.open(who, EventQueue::invokeLater), failure);
  }

  private void sit(Taking taking, boolean carries) {
    logbook.forget(ear);
    if (carries) {
      taking.logbook().bringIn(logbook.progress());
    }
    learner = taking.learner();
    logbook = taking.logbook();
    logbook.onChange(ear);
    if (!settings.chosen(SETTING).orElse(Learner.NAMELESS.name()).equals(learner.name())) {
      settings.choose(SETTING, learner.name());
    }
    turned();
    List<Runnable> waited = waiting.orElse(List.of());
    waiting = Optional.empty();
    waited.forEach(Runnable::run);
  }

  private void turned() {
    listeners.forEach(Listener::turned);
  }

  /** Writes what is still to be written, in the background; the program does not end before. */
  @Override
  public void close() {
    background.run(logbook::close);
  }
}
