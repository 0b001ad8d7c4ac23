package dakon.progress;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dakon.text.Messages;
import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Reads progress from JSON as {@link ProgressJson} writes it. */
final class ProgressReader {
  private final JsonParser json;
  private final SortedMap<StepId, Practice> steps = new TreeMap<>();
  private int version;

  private ProgressReader(JsonParser json) {
    this.json = json;
  }

  /**
   * What was read.
   *
   * @param progress the progress; of a newer version as far as it is known
   * @param isNewer whether it is of a newer version
   */
  record Reading(Progress progress, boolean isNewer) {}

  /** A text that is no progress. The message says where and why, without being a sentence. */
  static final class DamagedException extends Exception {
    @Serial private static final long serialVersionUID = 1;

    private DamagedException(JsonLocation at, String expected, Object... arguments) {
      super(
          MESSAGES.text(
              "at",
              at.getLineNr(),
              Math.max(1, at.getColumnNr()),
              MESSAGES.text("expected." + expected, arguments)));
    }
  }

  private static final Messages MESSAGES = Messages.of(ProgressReader.class);

  static Reading read(String text) throws DamagedException {
    try (JsonParser json = ProgressJson.JSON.createParser(text)) {
      return new ProgressReader(json).read();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private Reading read() throws IOException, DamagedException {
    try {
      document();
    } catch (DamagedException fault) {
      throwUnlessNewer(fault);
    } catch (JsonProcessingException broken) {
      throwUnlessNewer(new DamagedException(json.currentLocation(), "json"));
    }
    return new Reading(new Progress(steps), version > ProgressJson.OWN_VERSION);
  }

  /** In a newer version anything may be otherwise. */
  private void throwUnlessNewer(DamagedException fault) throws DamagedException {
    if (version <= ProgressJson.OWN_VERSION) {
      throw fault;
    }
  }

  private void document() throws IOException, DamagedException {
    expect(JsonToken.START_OBJECT, json.nextToken(), "object");
    if (!ProgressJson.VERSION.equals(json.nextFieldName())) {
      throw damaged("version");
    }
    json.nextToken();
    version = scalar().number(ProgressJson.VERSION);
    if (version < 1) {
      throw damaged("version");
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      boolean known = json.currentName().equals(ProgressJson.LESSONS);
      json.nextToken();
      if (known) {
        lessons();
      } else {
        json.skipChildren();
      }
    }
    if (json.nextToken() != null) {
      throw damaged("json");
    }
  }

  private void lessons() throws IOException, DamagedException {
    expect(JsonToken.START_OBJECT, json.currentToken(), "object");
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String lesson = json.currentName();
      expect(JsonToken.START_OBJECT, json.nextToken(), "object");
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        StepId step = step(lesson, json.currentName());
        expect(JsonToken.START_OBJECT, json.nextToken(), "object");
        steps.put(step, practice());
      }
    }
  }

  private StepId step(String lesson, String step) throws DamagedException {
    try {
      return new StepId(lesson, step);
    } catch (IllegalArgumentException nameless) {
      throw damaged("name");
    }
  }

  private Practice practice() throws IOException, DamagedException {
    JsonLocation at = json.currentTokenLocation();
    Map<String, Scalar> members = members();
    Members of = new Members(at, members);
    try {
      return new Practice(
          of.instant("met"),
          of.truth("done"),
          of.number("stars"),
          of.number("tries"),
          of.number("misses"),
          members.containsKey("answered") ? Optional.of(recall(of)) : Optional.empty());
    } catch (IllegalArgumentException impossible) {
      throw new DamagedException(at, "possible");
    }
  }

  private static Recall recall(Members of) throws DamagedException {
    return new Recall(of.instant("answered"), of.truth("right"), of.number("rung"), of.date("due"));
  }

  private Map<String, Scalar> members() throws IOException {
    Map<String, Scalar> members = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      members.put(name, scalar());
      json.skipChildren();
    }
    return members;
  }

  private Scalar scalar() throws IOException {
    return new Scalar(json.currentToken(), json.getText(), json.currentTokenLocation());
  }

  private void expect(JsonToken expected, JsonToken found, String what) throws DamagedException {
    if (found != expected) {
      throw damaged(what);
    }
  }

  private DamagedException damaged(String expected) {
    return new DamagedException(json.currentTokenLocation(), expected);
  }

  /** The members of an object that stands there. */
  private record Members(JsonLocation at, Map<String, Scalar> byName) {

    Instant instant(String name) throws DamagedException {
      return of(name).read(name, JsonToken.VALUE_STRING, Instant::parse);
    }

    LocalDate date(String name) throws DamagedException {
      return of(name).read(name, JsonToken.VALUE_STRING, LocalDate::parse);
    }

    int number(String name) throws DamagedException {
      return of(name).number(name);
    }

    boolean truth(String name) throws DamagedException {
      Scalar scalar = of(name);
      return scalar.token == JsonToken.VALUE_TRUE
          || scalar.read(name, JsonToken.VALUE_FALSE, Boolean::valueOf);
    }

    private Scalar of(String name) throws DamagedException {
      if (!byName.containsKey(name)) {
        throw new DamagedException(at, "value", name);
      }
      return byName.get(name);
    }
  }

  /** What stands behind a name. */
  private record Scalar(JsonToken token, String text, JsonLocation at) {

    int number(String name) throws DamagedException {
      return read(name, JsonToken.VALUE_NUMBER_INT, Integer::valueOf);
    }

    <T> T read(String name, JsonToken expected, Function<String, T> reader)
        throws DamagedException {
      if (token == expected) {
        try {
          return reader.apply(text);
        } catch (DateTimeException | NumberFormatException wrong) {
          throw new DamagedException(at, "value", name);
        }
      }
      throw new DamagedException(at, "value", name);
    }
  }
}
