package dakon.analysis;

/**
 * Whoever waits for a search: is told how far it is, and may call it off.
 *
 * @param <P> what tells how far it is
 */
@FunctionalInterface
public interface Onlooker<P> {
  /** So far it is. Called in the thread of the search. */
  void reached(P progress);

  /** Whether the search is to be called off. Asked often, in the thread of the search. */
  default boolean isCancelled() {
    return false;
  }

  /** Waits in silence, to the end. */
  static <P> Onlooker<P> silent() {
    return progress -> {};
  }
}
