/**
 * What a learner's answer is worth, and why: predictions explained from what happened, attempts at
 * an exercise, choices. All values and functions, without a window. Imports {@code dakon.lesson},
 * what that imports, and {@code dakon.game}.
 */
package dakon.judging;
