/**
 * The gallery of examples on the screen: cards with still pictures, an example with its replay, and
 * a place for text from elsewhere. Imports {@code dakon.gallery}, {@code dakon.ui.lesson}, {@code
 * dakon.ui.theme}, {@code dakon.painting}, {@code dakon.replay}, {@code dakon.settings}, {@code
 * dakon.file}, {@code dakon.text} and what these stand on.
 */
package dakon.ui.gallery;
