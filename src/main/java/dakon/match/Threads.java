package dakon.match;

import java.util.concurrent.Executor;

/**
 * Where the work of a match is done.
 *
 * @param front where all is told and decided, one thing after the other: the event dispatch thread
 * @param table where moves are made and kept, one after the other, so that no move is made before
 *     the one before it is kept
 * @param mind where the computer thinks, however long that takes
 */
public record Threads(Executor front, Executor table, Executor mind) {}
