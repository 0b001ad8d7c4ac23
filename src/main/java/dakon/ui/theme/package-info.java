/**
 * How the windows look: three themes with their colours and icons, the zoom, and what stands in the
 * menu for both. Imports FlatLaf and of the program {@code dakon.settings} and {@code dakon.text}.
 */
package dakon.ui.theme;
