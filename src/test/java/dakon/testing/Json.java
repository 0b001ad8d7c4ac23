package dakon.testing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as plain maps, lists, strings, numbers and booleans. */
public final class Json {
  private static final JsonFactory JSON = new JsonFactory();

  private Json() {}

  /** The one object that a text is; anything before or behind it fails. */
  public static Map<String, Object> object(String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new AssertionError("no JSON object: " + text);
      }
      Map<String, Object> object = object(parser);
      if (parser.nextToken() != null) {
        throw new AssertionError("more than one JSON object: " + text);
      }
      return object;
    } catch (IOException broken) {
      throw new UncheckedIOException(text, broken);
    }
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> members = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      members.put(name, value(parser, parser.nextToken()));
    }
    return members;
  }

  private static List<Object> list(JsonParser parser) throws IOException {
    List<Object> elements = new ArrayList<>();
    JsonToken token;
    while ((token = parser.nextToken()) != JsonToken.END_ARRAY) {
      elements.add(value(parser, token));
    }
    return elements;
  }

  private static Object value(JsonParser parser, JsonToken token) throws IOException {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> list(parser);
      case VALUE_NUMBER_INT -> parser.getIntValue();
      case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
      default -> parser.getText();
    };
  }
}
