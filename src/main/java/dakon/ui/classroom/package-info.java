/**
 * Class mode: a lesson on the wall, a step to a page, and predictions and questions put to a class.
 * What a class has voted is a value without a window, and is forgotten with the mode. Imports Swing
 * and, of the program, lessons and what is said to answers, replays and the board.
 */
package dakon.ui.classroom;
