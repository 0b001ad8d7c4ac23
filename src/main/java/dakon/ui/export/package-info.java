/**
 * Exports what is played from the window: asks for a file, shows progress, can be cancelled.
 * Imports {@code dakon.export}, {@code dakon.ui.theme}, {@code dakon.text} and what these stand on.
 */
package dakon.ui.export;
