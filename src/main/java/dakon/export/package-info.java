/**
 * Writes a replay to a file: moving as a GIF, one moment as a PNG, lap by lap as a PDF. {@link
 * dakon.export.Exports} is the way in. Knows no component and needs no display. Imports {@code
 * dakon.board}, {@code dakon.trace}, {@code dakon.rules}, {@code dakon.notation}, {@code
 * dakon.lesson}, {@code dakon.replay}, {@code dakon.painting}, {@code dakon.file} and {@code
 * dakon.text}.
 */
package dakon.export;
