/**
 * What a learner's answer is worth, and why: predictions explained from what happened, attempts at
 * an exercise, choices. All values and functions, without a window. Imports {@code dakon.lesson},
 * what that imports, {@code dakon.game}, and {@code dakon.analysis} for an opponent who looks
 * ahead.
 */
package dakon.judging;
