/**
 * Files that are there whole or not at all, whatever happens while they are written. Imports
 * nothing of the program.
 */
package dakon.file;
