/**
 * The two themes, paper and night, their colours and icons. Imports FlatLaf and nothing of the
 * program but {@code dakon.text}.
 */
package dakon.ui.theme;
