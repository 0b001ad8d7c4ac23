package dakon.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CheckTest {
  private static final Finding LATER = finding("a.md", 12, 3, Severity.ERROR);
  private static final Finding WARNING = finding("a.md", 2, 10, Severity.WARNING);
  private static final Finding EARLIER = finding("a.md", 2, 9, Severity.ERROR);
  private static final Finding OTHER_FILE = finding("b.md", 1, 1, Severity.ERROR);

  private static Finding finding(String path, int line, int column, Severity severity) {
    return new Finding(path, new Place(line, column), severity, "something is wrong");
  }

  private static LessonFile file(String path, int claims, Finding... findings) {
    return new LessonFile(Path.of(path), Optional.empty(), List.of(findings), claims, List.of());
  }

  @Test
  void a_finding_is_written_as_compilers_do() {
    assertThat(LATER).hasToString("a.md:12:3: error: something is wrong");
    assertThat(WARNING).hasToString("a.md:2:10: warning: something is wrong");
  }

  @Test
  void findings_are_sorted_by_file_line_and_column() {
    Check check =
        Check.of(List.of(file("b.md", 0, OTHER_FILE), file("a.md", 0, LATER, WARNING, EARLIER)));
    assertThat(check.findings()).containsExactly(EARLIER, WARNING, LATER, OTHER_FILE);
  }

  @Test
  void the_summary_counts_errors_warnings_files_and_claims() {
    Check check = Check.of(List.of(file("a.md", 3, LATER, WARNING), file("b.md", 4)));
    assertThat(check.summary()).isEqualTo("1 errors, 1 warnings in 2 files, 7 claims");
  }

  @Test
  void warnings_alone_are_well() {
    assertThat(Check.of(List.of(file("a.md", 0, WARNING))).isWell()).isTrue();
    assertThat(Check.of(List.of(file("a.md", 0, WARNING, LATER))).isWell()).isFalse();
  }
}
