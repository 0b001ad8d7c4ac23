package dakon.export;

import java.io.IOException;
import java.io.Serial;

/** An export was called off. It is taken back like one that fails. */
public final class CancelledException extends IOException {
  @Serial private static final long serialVersionUID = 1;
}
