package dakon.replay;

/**
 * A line of the story of a replay: a lap, what followed from one, or, where nothing happens from
 * one moment to the other, what a move or a turn came to.
 *
 * @param from the moment at which it begins
 * @param to the moment at which it has happened
 * @param heading what kind of thing it is, in a word or two
 * @param text what happened, in short
 */
public record Line(int from, int to, String heading, String text) {}
