package dakon.match;

import dakon.analysis.Level;
import java.util.Objects;

/** Who plays at one side of the board. */
public sealed interface Contender {

  /** Somebody at this screen. */
  Contender PERSON = new Person();

  /** Whether it is a person. */
  boolean isPerson();

  /** Somebody at this screen. */
  record Person() implements Contender {
    @Override
    public boolean isPerson() {
      return true;
    }
  }

  /**
   * The computer.
   *
   * @param level how strong it plays
   * @param seed what it plays where it leaves that to chance: the same for the same seed
   */
  record Computer(Level level, long seed) implements Contender {
    /** Refuses a computer without a level. */
    public Computer {
      Objects.requireNonNull(level);
    }

    @Override
    public boolean isPerson() {
      return false;
    }
  }
}
