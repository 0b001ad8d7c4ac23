package dakon.board;

import java.util.Objects;

/**
 * A player's store: the <i>lumbung</i> of Dakon, the <i>rumah</i> of Congkak. In Djenon-aboure,
 * whose board has none, it stands for the captured seeds that lie aside.
 *
 * @param side the owner
 */
public record Store(Side side) implements Pit {

  /** Refuses a store that is nobody's. */
  public Store {
    Objects.requireNonNull(side);
  }

  @Override
  public String toString() {
    return side.name();
  }
}
