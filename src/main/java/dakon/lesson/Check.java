package dakon.lesson;

import dakon.text.Messages;
import java.util.Collection;
import java.util.List;

/**
 * What came of checking some lesson files.
 *
 * @param findings all that was found, sorted by file and place
 * @param files how many files were read
 * @param claims how many claims were tested
 */
public record Check(List<Finding> findings, int files, int claims) {

  /** Sorts the findings. */
  public Check {
    findings = findings.stream().sorted().toList();
  }

  /** What came of reading these files. */
  public static Check of(Collection<LessonFile> files) {
    return new Check(
        files.stream().flatMap(file -> file.findings().stream()).toList(),
        files.size(),
        files.stream().mapToInt(LessonFile::claims).sum());
  }

  /** The number of errors. */
  public int errors() {
    return count(Severity.ERROR);
  }

  /** The number of warnings. */
  public int warnings() {
    return count(Severity.WARNING);
  }

  private int count(Severity severity) {
    return (int) findings.stream().filter(finding -> finding.severity() == severity).count();
  }

  /** Whether nothing is wrong; warnings alone are well. */
  public boolean isWell() {
    return errors() == 0;
  }

  /** The counts in one line. */
  public String summary() {
    return Messages.of(Check.class).text("check.summary", errors(), warnings(), files, claims);
  }
}
