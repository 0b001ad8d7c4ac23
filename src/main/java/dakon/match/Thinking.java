package dakon.match;

import dakon.analysis.Onlooker;
import dakon.analysis.Thought;
import java.util.function.Consumer;

/** The computer's thinking about one move, which can be called off. */
final class Thinking implements Onlooker<Thought> {
  private final Consumer<Thought> listener;
  private volatile boolean isCalledOff;

  /**
   * Begins to think.
   *
   * @param listener is told what is thought so far, in the thread in which it is thought
   */
  Thinking(Consumer<Thought> listener) {
    this.listener = listener;
  }

  void callOff() {
    isCalledOff = true;
  }

  @Override
  public void reached(Thought thought) {
    if (!isCalledOff) {
      listener.accept(thought);
    }
  }

  @Override
  public boolean isCancelled() {
    return isCalledOff;
  }
}
