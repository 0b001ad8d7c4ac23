package dakon.progress;

import dakon.file.Reason;
import dakon.progress.KeptProgress.Kept;
import dakon.progress.Notice.Kind;
import java.io.IOException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/**
 * The progress of the one who learns now. What changes holds at once, and is written to a file in
 * the background; if that fails it is told, and tried again with the next change. To undo a reset,
 * {@linkplain #bringIn bring in} the {@linkplain #progress progress} from before.
 */
public final class Logbook implements AutoCloseable {
  private static final int SECONDS_TO_WRITE = 5;

  private final Optional<KeptProgress> file;
  private final Clock clock;
  private final Executor ears;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /** One thread, which ends when there is nothing to do, and which the program waits for. */
  private final ThreadPoolExecutor writer =
      new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());

  private Progress progress = Progress.NONE;

  /** What was last read or written. */
  private Progress base = Progress.NONE;

  private Optional<Notice> notice = Optional.empty();

  private Logbook(Optional<KeptProgress> file, Clock clock, Executor ears) {
    this.file = file;
    this.clock = clock;
    this.ears = ears;
  }

  /** A progress that is forgotten at the end. */
  public static Logbook forgotten(Clock clock) {
    return new Logbook(Optional.empty(), clock, Runnable::run);
  }

  static Logbook open(KeptProgress file, Clock clock, Executor ears) {
    Logbook logbook = new Logbook(Optional.of(file), clock, ears);
    try {
      Kept kept = file.read();
      logbook.begin(kept.progress().orElse(Progress.NONE), kept.notice());
    } catch (IOException unreadable) {
      logbook.begin(
          Progress.NONE,
          Optional.of(KeptProgress.notice(Kind.NOT_READ, file.path(), Reason.of(unreadable))));
    }
    return logbook;
  }

  private synchronized void begin(Progress read, Optional<Notice> told) {
    progress = read;
    base = read;
    notice = told;
  }

  /** What the learner has done. */
  public synchronized Progress progress() {
    return progress;
  }

  /** What the learner should know of the file. */
  public synchronized Optional<Notice> notice() {
    return notice;
  }

  /** What is to be asked again today. */
  public Review review(Outline course) {
    return Review.of(course, progress(), LocalDate.now(clock));
  }

  /** Enters what came of a step. */
  public void enter(StepId step, Result result) {
    change(now -> now.with(step, result, clock));
  }

  /** Forgets what came of a step. */
  public void reset(StepId step) {
    change(now -> now.without(step));
  }

  /** Forgets what came of a lesson. */
  public void resetLesson(String lesson) {
    change(now -> now.withoutLesson(lesson));
  }

  /** Forgets everything. */
  public void resetAll() {
    change(now -> Progress.NONE);
  }

  /** Merges what was done elsewhere, or before a reset. */
  public void bringIn(Progress other) {
    change(now -> now.merge(other));
  }

  /** The learner has read the notice. */
  public void dismissNotice() {
    synchronized (this) {
      notice = Optional.empty();
    }
    tell();
  }

  /** Calls this whenever the progress or the notice has changed. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Calls this no more. */
  public void forget(Runnable listener) {
    listeners.remove(listener);
  }

  private void change(UnaryOperator<Progress> how) {
    synchronized (this) {
      Progress changed = how.apply(progress);
      if (changed.equals(progress)) {
        return;
      }
      progress = changed;
      if (!writer.isShutdown()) {
        writer.execute(this::save);
      }
    }
    tell();
  }

  private void tell() {
    ears.execute(() -> listeners.forEach(Runnable::run));
  }

  private void save() {
    file.ifPresent(this::save);
  }

  private void save(KeptProgress to) {
    Progress mine;
    Progress from;
    synchronized (this) {
      mine = progress;
      from = base;
    }
    if (mine.equals(from)) {
      return;
    }
    try {
      settle(mine, to.update(from, mine));
    } catch (UnreadableProgressException newer) {
      warn(KeptProgress.notice(Kind.READ_ONLY, to.path()));
    } catch (IOException failed) {
      warn(KeptProgress.notice(Kind.NOT_SAVED, to.path(), Reason.of(failed)));
    }
  }

  /** Takes over what another program has written, whatever has changed here meanwhile. */
  private void settle(Progress saved, Kept kept) {
    boolean changed;
    synchronized (this) {
      Progress before = progress;
      Optional<Notice> told = notice;
      base = kept.progress().orElse(saved);
      progress = progress.merge(saved, base);
      notice = kept.notice().or(() -> told.filter(old -> old.kind() == Kind.SET_ASIDE));
      changed = !progress.equals(before) || !notice.equals(told);
    }
    if (changed) {
      tell();
    }
  }

  private void warn(Notice warning) {
    synchronized (this) {
      notice = Optional.of(warning);
    }
    tell();
  }

  /** Waits, a little while, until what there is now has been written or has failed to be. */
  void flush() {
    CountDownLatch written = new CountDownLatch(1);
    writer.execute(this::save);
    writer.execute(written::countDown);
    await(() -> written.await(SECONDS_TO_WRITE, TimeUnit.SECONDS));
  }

  /**
   * Writes what is still to be written, and waits for it a little while. Later changes are lost.
   */
  @Override
  public void close() {
    synchronized (this) {
      if (!writer.isShutdown()) {
        writer.execute(this::save);
        writer.shutdown();
      }
    }
    await(() -> writer.awaitTermination(SECONDS_TO_WRITE, TimeUnit.SECONDS));
  }

  private interface Waiting {
    boolean isOver() throws InterruptedException;
  }

  private static void await(Waiting waiting) {
    try {
      if (!waiting.isOver()) {
        System.getLogger(Logbook.class.getName())
            .log(System.Logger.Level.WARNING, "progress is still being written");
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
