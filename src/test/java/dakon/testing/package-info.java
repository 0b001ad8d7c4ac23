/**
 * What GUI tests stand on: a toolkit that needs no display, and {@link dakon.testing.GuiTest} for
 * tests that drive windows. Knows Swing and AssertJ Swing, and nothing of this program.
 */
package dakon.testing;
