package dakon.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Something that changes, with all that it was before and all that was taken back. Immutable, and
 * without end.
 *
 * @param <T> what changes, an immutable value
 */
public final class History<T> {
  private final List<T> past;
  private final T present;
  private final List<T> future;

  private History(List<T> past, T present, List<T> future) {
    this.past = past;
    this.present = Objects.requireNonNull(present);
    this.future = future;
  }

  /** The history of something that has not changed yet. */
  public static <T> History<T> of(T start) {
    return new History<>(List.of(), start, List.of());
  }

  /** What is now. */
  public T present() {
    return present;
  }

  /** With a change; what was taken back before is forgotten. No change is none. */
  public History<T> then(T next) {
    return next.equals(present) ? this : new History<>(with(past, present), next, List.of());
  }

  /** With another present in the place of this one, as if it had been changed to that at once. */
  public History<T> instead(T next) {
    return next.equals(present) ? this : new History<>(past, next, List.of());
  }

  /** Whether there is something to take back. */
  public boolean canUndo() {
    return !past.isEmpty();
  }

  /** With the latest change taken back; itself where there is none. */
  public History<T> undo() {
    return canUndo() ? new History<>(withoutLast(past), last(past), with(future, present)) : this;
  }

  /** Whether something was taken back. */
  public boolean canRedo() {
    return !future.isEmpty();
  }

  /** With what was taken back last made once more; itself where nothing was. */
  public History<T> redo() {
    return canRedo() ? new History<>(with(past, present), last(future), withoutLast(future)) : this;
  }

  private static <T> List<T> with(List<T> values, T another) {
    List<T> more = new ArrayList<>(values);
    more.add(another);
    return List.copyOf(more);
  }

  private static <T> T last(List<T> values) {
    return values.get(values.size() - 1);
  }

  private static <T> List<T> withoutLast(List<T> values) {
    return List.copyOf(values.subList(0, values.size() - 1));
  }
}
