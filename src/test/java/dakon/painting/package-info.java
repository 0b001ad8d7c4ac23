/** Tests of where everything lies on a board, and of what is painted, on pictures in memory. */
package dakon.painting;
