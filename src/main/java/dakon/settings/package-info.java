/**
 * What a user has chosen, kept from one start to the next in the user's folder for settings.
 * Imports nothing of the program.
 */
package dakon.settings;
