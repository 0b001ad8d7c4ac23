/**
 * The vocabulary of the game: the two sides, the pits, a board with its seeds, a position.
 * Everything here is an immutable value that knows nothing of any rule. Imports nothing of the
 * program.
 */
package dakon.board;
