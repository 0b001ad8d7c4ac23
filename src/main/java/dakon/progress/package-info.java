/**
 * What a learner has done, by the ids of lessons and steps: {@link dakon.progress.Progress} is the
 * value, {@link dakon.progress.Logbook} keeps it in a file of the user's, {@link
 * dakon.progress.Review} asks for earlier things again. Imports {@code dakon.file} and {@code
 * dakon.text}; lessons are known by their names alone, so that what is no longer or not yet in a
 * lesson loses nothing.
 */
package dakon.progress;
