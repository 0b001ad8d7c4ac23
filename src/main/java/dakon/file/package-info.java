/**
 * Files that are there whole or not at all, whatever happens while they are written, and what is to
 * be said where one cannot be read or written. Imports {@code dakon.text}.
 */
package dakon.file;
