/**
 * Reads lessons from Markdown files with blocks of YAML, plays every example in them, and says with
 * line and column what is wrong. A file is untrusted input: whatever stands in it, reading it gives
 * findings, in bounded time and memory. The only package that knows CommonMark and YAML. Imports
 * {@code dakon.lesson} and what that imports, {@code dakon.game} and {@code dakon.judging}.
 */
package dakon.lesson.markdown;
