/**
 * The sentences a person reads, from message bundles: plain text with places to fill and plurals by
 * the categories of CLDR. Imports nothing of the program.
 */
package dakon.text;
