package dakon.lesson.markdown;

import dakon.lesson.Finding;
import dakon.lesson.Place;
import dakon.lesson.Severity;
import dakon.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Collects what is to be said of one file, up to a number that nobody would read on from. */
final class Findings {
  /** More findings than this are not kept. */
  static final int MOST = 1_000;

  private static final int MOST_QUOTED = 200;
  private static final String ELLIPSIS = " ...";
  private static final Pattern LINE_BREAKING = Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}]");

  private final String path;
  private final Messages messages = Messages.of(Findings.class);
  private final List<Finding> findings = new ArrayList<>();
  private int claims;

  Findings(String path) {
    this.path = path;
  }

  /** Something is wrong. */
  void error(Place place, String key, Object... arguments) {
    add(place, Severity.ERROR, key, arguments);
  }

  /** Something is to be known. */
  void warning(Place place, String key, Object... arguments) {
    add(place, Severity.WARNING, key, arguments);
  }

  private void add(Place place, Severity severity, String key, Object... arguments) {
    if (findings.size() < MOST) {
      Object[] quotable = Stream.of(arguments).map(Findings::quotable).toArray();
      findings.add(new Finding(path, place, severity, messages.text(key, quotable)));
    } else if (findings.size() == MOST) {
      findings.add(new Finding(path, place, Severity.ERROR, messages.text("too.many", MOST)));
    }
  }

  /** What stands in a file may be of any length, and must not break the line it is quoted in. */
  private static Object quotable(Object argument) {
    if (!(argument instanceof String quoted)) {
      return argument;
    }
    String line = LINE_BREAKING.matcher(quoted).replaceAll(" ");
    int length = line.codePointCount(0, line.length());
    return length <= MOST_QUOTED
        ? line
        : line.substring(0, line.offsetByCodePoints(0, MOST_QUOTED)) + ELLIPSIS;
  }

  /** A claim was tested. */
  void countClaim() {
    claims++;
  }

  int claims() {
    return claims;
  }

  List<Finding> all() {
    return List.copyOf(findings);
  }
}
