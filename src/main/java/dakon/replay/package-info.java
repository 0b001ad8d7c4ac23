/**
 * A move as something to watch: timeline, scenes, pacing and words, without a pixel, a colour or a
 * clock. Imports {@code dakon.board}, {@code dakon.trace} and {@code dakon.text}.
 */
package dakon.replay;
