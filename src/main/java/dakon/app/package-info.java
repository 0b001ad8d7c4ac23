/**
 * The program: its command line, and the window that is host to the tutor. Imports everything;
 * nothing imports it.
 */
package dakon.app;
