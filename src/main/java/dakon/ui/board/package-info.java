/**
 * The board as a component: shows scenes, tells which pit was chosen, and lets itself be read
 * aloud. It never changes a board. Imports {@code dakon.board}, {@code dakon.replay}, {@code
 * dakon.painting}, {@code dakon.ui.theme} and {@code dakon.text}.
 */
package dakon.ui.board;
