package dakon.progress;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Progress as JSON. The first member is the version; a program refuses to write over a newer one
 * than its own. Members that it does not know are read past, so one that must not be lost takes a
 * new version.
 *
 * <pre>{@code
 * {"dakon-progress": 1,
 *  "lessons": {"nembak": {"nembak-first": {
 *    "met": "2026-03-01T10:15:30Z", "done": true, "stars": 2, "tries": 3, "misses": 1,
 *    "answered": "2026-03-01T10:15:30Z", "right": true, "rung": 0, "due": "2026-03-02"}}}}
 * }</pre>
 */
final class ProgressJson {
  static final String VERSION = "dakon-progress";
  static final String LESSONS = "lessons";

  /** The version that is written. */
  static final int OWN_VERSION = 1;

  private static final int MOST_DEPTH = 50;

  static final JsonFactory JSON =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(MOST_DEPTH).build())
          .build();

  private ProgressJson() {}

  /** The text of a progress, the same for the same progress. */
  static String write(Progress progress) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
      json.writeStartObject();
      json.writeNumberField(VERSION, OWN_VERSION);
      json.writeObjectFieldStart(LESSONS);
      for (Map.Entry<String, SortedMap<String, Practice>> lesson : lessons(progress).entrySet()) {
        json.writeObjectFieldStart(lesson.getKey());
        for (Map.Entry<String, Practice> step : lesson.getValue().entrySet()) {
          json.writeObjectFieldStart(step.getKey());
          write(step.getValue(), json);
          json.writeEndObject();
        }
        json.writeEndObject();
      }
      json.writeEndObject();
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text + "\n";
  }

  private static SortedMap<String, SortedMap<String, Practice>> lessons(Progress progress) {
    SortedMap<String, SortedMap<String, Practice>> lessons = new TreeMap<>();
    progress
        .steps()
        .forEach(
            (id, practice) ->
                lessons
                    .computeIfAbsent(id.lesson(), lesson -> new TreeMap<>())
                    .put(id.step(), practice));
    return lessons;
  }

  private static void write(Practice practice, JsonGenerator json) throws IOException {
    json.writeStringField("met", practice.met().toString());
    json.writeBooleanField("done", practice.done());
    json.writeNumberField("stars", practice.stars());
    json.writeNumberField("tries", practice.tries());
    json.writeNumberField("misses", practice.misses());
    if (practice.recall().isPresent()) {
      Recall recall = practice.recall().get();
      json.writeStringField("answered", recall.last().toString());
      json.writeBooleanField("right", recall.right());
      json.writeNumberField("rung", recall.rung());
      json.writeStringField("due", recall.due().toString());
    }
  }
}
