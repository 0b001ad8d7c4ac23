package dakon.notation;

import dakon.board.Hole;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Ruleset;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.Comparator;
import java.util.List;

/**
 * Traces as JSON: one object a move, on one line.
 *
 * <p>Written member by member into a text, without a JSON library: there is nothing in a trace that
 * would have to be escaped, and the streams of moves that scripts ask for are answered in a third
 * of the time.
 */
public final class TraceJson {
  private final StringBuilder text = new StringBuilder();
  private final Members members = new Members();

  /** How long the text is that every line begins with. */
  private final int head;

  /** Writes moves made by these rules. */
  public TraceJson(Ruleset rules) {
    text.append("{\"game\":\"").append(rules.game()).append('"');
    if (rules.direction() != rules.traditional().direction()) {
      text("direction", RuleNames.of(rules.direction()));
    }
    if (rules.end() != rules.traditional().end()) {
      text("end", RuleNames.of(rules.end()));
    }
    head = text.length();
  }

  /** A move as a line without its end. */
  public String line(Trace trace) {
    text.setLength(head);
    move(trace);
    return text.toString();
  }

  private void move(Trace trace) {
    text("before", PositionNotation.write(trace.before()));
    text("move", trace.move());
    trace.landing().ifPresent(pit -> text("landing", pit));
    number("laps", trace.laps());
    number("sown", trace.sown());
    number("captured", trace.captured());
    text("how", RuleNames.of(trace.ending()));
    events(trace.events());
    text("after", PositionNotation.write(trace.after()));
    text.append(",\"over\":").append(trace.over()).append('}');
  }

  private void events(List<Event> events) {
    text.append(",\"events\":[");
    for (int i = 0; i < events.size(); i++) {
      text.append(i == 0 ? "{\"type\":\"" : ",{\"type\":\"");
      events.get(i).accept(members).append('}');
    }
    text.append(']');
  }

  private StringBuilder text(String member, Object value) {
    return text.append(",\"").append(member).append("\":\"").append(value).append('"');
  }

  private StringBuilder number(String member, int value) {
    return text.append(",\"").append(member).append("\":").append(value);
  }

  /** Writes the members of an event, its type first. */
  private final class Members implements Event.Visitor<StringBuilder> {
    @Override
    public StringBuilder lifted(Event.Lifted event) {
      text.append("lifted\"");
      text("from", event.from());
      number("seeds", event.seeds());
      return number("lap", event.lap());
    }

    @Override
    public StringBuilder sown(Event.Sown event) {
      text.append("sown\"");
      text("into", event.into());
      return number("inHand", event.inHand());
    }

    @Override
    public StringBuilder captured(Event.Captured event) {
      text.append("captured\"");
      text("rule", RuleNames.of(event.rule()));
      return haul(event.from(), event.seeds(), event.into());
    }

    @Override
    public StringBuilder swept(Event.Swept event) {
      text.append("swept\"");
      return haul(event.from(), event.seeds(), event.into());
    }

    private StringBuilder haul(List<Hole> from, int seeds, Store into) {
      text.append(",\"from\":[");
      String separator = "";
      for (Hole hole : from.stream().sorted(Comparator.comparing(Hole::letter)).toList()) {
        text.append(separator).append('"').append(hole.letter()).append('"');
        separator = ",";
      }
      text.append(']');
      number("seeds", seeds);
      return text("into", into);
    }

    @Override
    public StringBuilder ended(Event.Ended event) {
      text.append("ended\"");
      text("why", RuleNames.of(event.why()));
      number("south", event.seeds().get(Side.SOUTH));
      return number("north", event.seeds().get(Side.NORTH));
    }

    @Override
    public StringBuilder passed(Event.Passed event) {
      return text.append("passed\"");
    }
  }
}
