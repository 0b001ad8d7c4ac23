/**
 * Exports what is played, and worksheets, from the window: asks for a file, shows progress, can be
 * cancelled. Imports {@code dakon.export}, {@code dakon.export.worksheet}, {@code dakon.file},
 * {@code dakon.ui.theme}, {@code dakon.text} and what these stand on.
 */
package dakon.ui.export;
