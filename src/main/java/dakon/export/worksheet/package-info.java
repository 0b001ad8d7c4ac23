/**
 * Worksheets to print, with an answer sheet: {@link dakon.export.worksheet.Worksheet} is what is
 * asked, {@link dakon.export.worksheet.Worksheets} the way in. All answers come from the engine or
 * from what an author marked as right. Imports {@code dakon.board}, {@code dakon.trace}, {@code
 * dakon.rules}, {@code dakon.notation}, {@code dakon.game}, {@code dakon.replay}, {@code
 * dakon.lesson}, {@code dakon.judging}, {@code dakon.painting}, {@code dakon.export} and {@code
 * dakon.text}.
 */
package dakon.export.worksheet;
