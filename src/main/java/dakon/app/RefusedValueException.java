package dakon.app;

import java.io.Serial;
import picocli.CommandLine.TypeConversionException;

/** A value of an option that is refused. The message is a sentence that needs no more around it. */
final class RefusedValueException extends TypeConversionException {
  @Serial private static final long serialVersionUID = 1;

  RefusedValueException(String sentence) {
    super(sentence);
  }
}
