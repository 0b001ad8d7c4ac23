package dakon.ui.play;

import dakon.board.Position;
import dakon.match.Contender;
import dakon.match.Match;
import dakon.rules.Ruleset;

/**
 * A game that is about to begin.
 *
 * @param rules the rules
 * @param start the position it begins with
 * @param first who is named first
 * @param second who is named second
 */
record Setting(Ruleset rules, Position start, Contender first, Contender second) {

  /** The match in which the first begins, or else the second: whoever begins plays South. */
  Match match(boolean firstBegins) {
    return firstBegins
        ? Match.of(rules, start, first, second)
        : Match.of(rules, start, second, first);
  }
}
