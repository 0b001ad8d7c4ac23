package dakon.ui.ask;

import java.util.Optional;

/** The board that the user sets up elsewhere, of which something can be asked. */
public interface BoardEditor {
  /** What stands on it; nothing where it has no seed. */
  Optional<Placed> placed();

  /** What was set up there, with the moves that are tried from it; nothing where it has no seed. */
  Optional<Tried> tried();

  /** Puts something on it, and shows it. */
  void open(Placed placed);
}
