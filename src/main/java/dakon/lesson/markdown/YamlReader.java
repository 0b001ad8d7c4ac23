package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.io.Serial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Reads a mapping in a small part of YAML: mappings, lists and scalars, all of which are text. No
 * anchors, aliases or tags, one document, and bounds on depth and number, kept before anything is
 * built.
 */
final class YamlReader {
  private static final int MOST_DEPTH = 10;
  private static final int MOST_VALUES = 5_000;

  /** How the parser calls what has an end of its own. */
  private static final Set<String> OPEN =
      Set.of(
          "while scanning a quoted scalar",
          "while parsing a flow sequence",
          "while parsing a flow mapping");

  private final Fragment source;
  private final Findings findings;
  private final ParserImpl parser;
  private int values;

  private YamlReader(Fragment source, Findings findings) {
    this.source = source;
    this.findings = findings;
    LoadSettings settings = LoadSettings.builder().setUseMarks(true).build();
    this.parser = new ParserImpl(settings, new StreamReader(settings, source.text()));
  }

  /** The mapping in a text; nothing, but a finding, where there is none. */
  static Optional<Value.Mapping> read(Fragment source, Findings findings) {
    YamlReader reader = new YamlReader(source, findings);
    try {
      return reader.document();
    } catch (YamlEngineException broken) {
      reader.report(broken);
      return Optional.empty();
    } catch (Refused refused) {
      findings.error(refused.place, refused.key);
      return Optional.empty();
    }
  }

  private void report(YamlEngineException broken) {
    if (!(broken instanceof MarkedYamlEngineException marked)) {
      findings.error(source.place(0), "yaml.broken", broken.getMessage());
      return;
    }
    int index = mark(marked).map(Mark::getIndex).orElse(0);
    if (index < source.length() && source.codePoint(index) == '\t') {
      findings.error(source.place(index), "yaml.tab");
    } else {
      findings.error(source.place(index), "yaml.broken", marked.getProblem());
    }
  }

  /** Where something is wrong; where something is open to the end, that is where it was opened. */
  private static Optional<Mark> mark(MarkedYamlEngineException broken) {
    boolean isOpen = OPEN.contains(String.valueOf(broken.getContext()));
    return isOpen
        ? broken.getContextMark().or(broken::getProblemMark)
        : broken.getProblemMark().or(broken::getContextMark);
  }

  private Optional<Value.Mapping> document() throws Refused {
    expect(Event.ID.StreamStart);
    if (parser.checkEvent(Event.ID.StreamEnd)) {
      return Optional.of(new Value.Mapping(source.place(0), List.of()));
    }
    expect(Event.ID.DocumentStart);
    Value value = value(1);
    expect(Event.ID.DocumentEnd);
    if (!parser.checkEvent(Event.ID.StreamEnd)) {
      throw new Refused(start(parser.peekEvent()), "yaml.documents");
    }
    if (!(value instanceof Value.Mapping mapping)) {
      throw new Refused(value.place(), "yaml.no.mapping");
    }
    return Optional.of(mapping);
  }

  private void expect(Event.ID id) {
    if (parser.next().getEventId() != id) {
      throw new IllegalStateException("a document begins and ends");
    }
  }

  private Value value(int depth) throws Refused {
    NodeEvent event = (NodeEvent) parser.next();
    if (event.getAnchor().isPresent()) {
      throw new Refused(start(event), "yaml.anchor");
    }
    values++;
    if (depth > MOST_DEPTH || values > MOST_VALUES) {
      throw new Refused(start(event), depth > MOST_DEPTH ? "yaml.deep" : "yaml.many");
    }
    return switch (event.getEventId()) {
      case SequenceStart -> items(start(event), depth);
      case MappingStart -> mapping(start(event), depth);
      default -> scalar((ScalarEvent) event);
    };
  }

  private Value items(Place place, int depth) throws Refused {
    List<Value> items = new ArrayList<>();
    while (!parser.checkEvent(Event.ID.SequenceEnd)) {
      items.add(value(depth + 1));
    }
    parser.next();
    return new Value.Items(place, items);
  }

  private Value mapping(Place place, int depth) throws Refused {
    List<Value.Entry> entries = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    while (!parser.checkEvent(Event.ID.MappingEnd)) {
      Value key = value(depth + 1);
      Value value = value(depth + 1);
      if (!(key instanceof Scalar name)) {
        throw new Refused(key.place(), "yaml.key");
      }
      if (keys.add(name.text())) {
        entries.add(new Value.Entry(name, value));
      } else {
        findings.error(name.place(), "key.twice", name.text());
      }
    }
    parser.next();
    return new Value.Mapping(place, entries);
  }

  private Scalar scalar(ScalarEvent event) throws Refused {
    if (event.getTag().isPresent()) {
      throw new Refused(start(event), "yaml.tag");
    }
    int from = event.getStartMark().map(Mark::getIndex).orElse(0);
    int to = event.getEndMark().map(Mark::getIndex).orElse(from);
    return new Scalar(event.getValue(), source, from, to);
  }

  private Place start(Event event) {
    return source.place(event.getStartMark().map(Mark::getIndex).orElse(0));
  }

  /** Something is YAML, but not what lessons are written in. */
  private static final class Refused extends Exception {
    @Serial private static final long serialVersionUID = 1;

    private final transient Place place;
    private final String key;

    Refused(Place place, String key) {
      super(key);
      this.place = place;
      this.key = key;
    }
  }
}
