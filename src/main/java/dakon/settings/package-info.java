/**
 * What a user has chosen, kept from one start to the next in the user's folder for settings.
 * Imports {@code dakon.file}.
 */
package dakon.settings;
