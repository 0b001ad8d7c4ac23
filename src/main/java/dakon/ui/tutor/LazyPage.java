package dakon.ui.tutor;

import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;

/**
 * What is on a page, made when it is first wanted.
 *
 * @param <T> what it is
 */
final class LazyPage<T extends JComponent> {
  private final Supplier<T> maker;
  private Optional<T> made = Optional.empty();

  /** Nothing yet. */
  LazyPage(Supplier<T> maker) {
    this.maker = maker;
  }

  /** What is on it, which is made if need be. */
  T content() {
    T content = made.orElseGet(maker);
    made = Optional.of(content);
    return content;
  }

  /** What is on it, if it was wanted before. */
  Optional<T> made() {
    return made;
  }

  /** Has it made anew when it is next wanted. */
  void clear() {
    made = Optional.empty();
  }
}
