/**
 * What tests share: positions and moves in notation, moves by chance, and for those that drive
 * windows {@link dakon.testing.GuiTest}, on a toolkit that needs no display, and {@link
 * dakon.testing.Waits}. Of this program it knows the games and nothing above them.
 */
package dakon.testing;
