/**
 * The rules of the games as data, and the one sowing algorithm that plays by them. Imports {@code
 * dakon.board}, {@code dakon.trace} and {@code dakon.text}.
 */
package dakon.rules;
