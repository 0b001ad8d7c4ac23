package dakon.notation;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dakon.board.Hole;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Ruleset;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;

/** Traces as JSON: one object a move, on one line. */
public final class TraceJson {
  private static final JsonFactory JSON = new JsonFactory();

  private TraceJson() {}

  /** A move made by these rules, as a line without its end. */
  public static String write(Ruleset rules, Trace trace) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      new Writing(json).trace(rules, trace);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private static final class Writing implements Event.Visitor<Writing.Members> {
    private final JsonGenerator json;

    Writing(JsonGenerator json) {
      this.json = json;
    }

    /** The members of an event, still to be written. */
    private interface Members {
      void write() throws IOException;
    }

    void trace(Ruleset rules, Trace trace) throws IOException {
      json.writeStartObject();
      json.writeStringField("game", rules.game());
      if (rules.direction() != rules.traditional().direction()) {
        json.writeStringField("direction", RuleNames.of(rules.direction()));
      }
      if (rules.end() != rules.traditional().end()) {
        json.writeStringField("end", RuleNames.of(rules.end()));
      }
      json.writeStringField("before", PositionNotation.write(trace.before()));
      json.writeStringField("move", trace.move().toString());
      if (trace.landing().isPresent()) {
        json.writeStringField("landing", trace.landing().get().toString());
      }
      json.writeNumberField("laps", trace.laps());
      json.writeNumberField("sown", trace.sown());
      json.writeNumberField("captured", trace.captured());
      json.writeStringField("how", RuleNames.of(trace.ending()));
      json.writeArrayFieldStart("events");
      for (Event event : trace.events()) {
        json.writeStartObject();
        event.accept(this).write();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeStringField("after", PositionNotation.write(trace.after()));
      json.writeBooleanField("over", trace.over());
      json.writeEndObject();
    }

    @Override
    public Members lifted(Event.Lifted event) {
      return () -> {
        json.writeStringField("type", "lifted");
        json.writeStringField("from", event.from().toString());
        json.writeNumberField("seeds", event.seeds());
        json.writeNumberField("lap", event.lap());
      };
    }

    @Override
    public Members sown(Event.Sown event) {
      return () -> {
        json.writeStringField("type", "sown");
        json.writeStringField("into", event.into().toString());
        json.writeNumberField("inHand", event.inHand());
      };
    }

    @Override
    public Members captured(Event.Captured event) {
      return () -> {
        json.writeStringField("type", "captured");
        json.writeStringField("rule", RuleNames.of(event.rule()));
        haul(event.from(), event.seeds(), event.into());
      };
    }

    @Override
    public Members swept(Event.Swept event) {
      return () -> {
        json.writeStringField("type", "swept");
        haul(event.from(), event.seeds(), event.into());
      };
    }

    private void haul(List<Hole> from, int seeds, Store into) throws IOException {
      json.writeArrayFieldStart("from");
      for (Hole hole : from.stream().sorted(Comparator.comparing(Hole::letter)).toList()) {
        json.writeString(hole.toString());
      }
      json.writeEndArray();
      json.writeNumberField("seeds", seeds);
      json.writeStringField("into", into.toString());
    }

    @Override
    public Members ended(Event.Ended event) {
      return () -> {
        json.writeStringField("type", "ended");
        json.writeStringField("why", RuleNames.of(event.why()));
        json.writeNumberField("south", event.seeds().get(Side.SOUTH));
        json.writeNumberField("north", event.seeds().get(Side.NORTH));
      };
    }

    @Override
    public Members passed(Event.Passed event) {
      return () -> json.writeStringField("type", "passed");
    }
  }
}
