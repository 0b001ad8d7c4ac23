package dakon.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The names by which notation, command line and lessons call the constants of the rules: lower case
 * with hyphens, as in {@code counter-clockwise}, {@code either-empty}, {@code mati-bela}.
 */
public final class RuleNames {
  private RuleNames() {}

  /** The name of a constant. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The constant of a name. */
  public static <E extends Enum<E>> Optional<E> find(Class<E> kind, String name) {
    return Arrays.stream(kind.getEnumConstants())
        .filter(constant -> of(constant).equals(name))
        .findFirst();
  }
}
