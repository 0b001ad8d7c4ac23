/**
 * Paints a scene with Graphics2D: for the screen, a picture or a page alike, and without knowing
 * any component. {@link dakon.painting.BoardGeometry} says where everything lies, {@link
 * dakon.painting.BoardStyle} what it is made of, {@link dakon.painting.BoardPainter} paints it.
 * Imports {@code dakon.board}, {@code dakon.replay} and {@code dakon.text}.
 */
package dakon.painting;
