package dakon.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** What the commands write as JSON of their own: an object a line. */
final class Json {
  private static final JsonFactory JSON = new JsonFactory();

  private Json() {}

  /** The members of an object, still to be written. */
  interface Members {
    /** Writes them. */
    void write(JsonGenerator json) throws IOException;
  }

  /** An object on one line. */
  static String object(Members members) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      members.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }
}
