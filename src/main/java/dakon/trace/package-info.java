/**
 * What happened in a move, as immutable events in the order in which they happened. Captions,
 * feedback, goals, animation and exports all derive from a trace; nothing works out the rules a
 * second time. Imports {@code dakon.board}.
 */
package dakon.trace;
