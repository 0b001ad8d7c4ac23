package dakon.app;

import dakon.export.Subject;
import dakon.lesson.Finding;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Severity;
import dakon.lesson.Step;
import dakon.lesson.markdown.LessonFiles;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The step of a lesson file that the command line names, as something to show. */
final class LessonStep {
  private final StepAddress address;
  private final CommandSpec spec;

  /**
   * A step.
   *
   * @param address where it is
   * @param spec the command that asks for it
   */
  LessonStep(StepAddress address, CommandSpec spec) {
    this.address = address;
    this.spec = spec;
  }

  /**
   * What it has on its board.
   *
   * @throws WrongException if that cannot be read
   * @throws ParameterException if there is no such step
   */
  Subject subject() throws IOException, WrongException {
    List<LessonFile> files = LessonFiles.course(address.path()).files();
    if (files.size() != 1) {
      throw wrong("export.folder", address.path());
    }
    LessonFile file = files.get(0);
    Lesson lesson = file.lesson().orElseThrow(() -> new WrongException(errors(file)));
    Step step = step(lesson);
    return step.block()
        .flatMap(block -> Subject.ofStep(step.title(), block))
        .orElseThrow(
            () ->
                new WrongException(
                    file.isWell() ? Texts.text("export.bare", step.id()) : errors(file)));
  }

  /** What is wrong with a file. */
  static String errors(LessonFile file) {
    return file.findings().stream()
        .filter(finding -> finding.severity() == Severity.ERROR)
        .map(Finding::toString)
        .collect(Collectors.joining("\n"));
  }

  /**
   * The step that is meant; where none is named, the only one with a board.
   *
   * @throws ParameterException if there is no such step
   */
  Step step(Lesson lesson) {
    List<Step> steps = lesson.steps();
    List<Step> meant =
        address.step().isPresent()
            ? IntStream.range(0, steps.size())
                .filter(at -> isCalled(steps.get(at), at + 1, address.step().get()))
                .mapToObj(steps::get)
                .toList()
            : steps.stream().filter(step -> step.block().isPresent()).toList();
    if (meant.size() != 1) {
      String key = meant.isEmpty() ? "export.step.missing" : "export.step.which";
      throw wrong(key, address.path(), ids(steps));
    }
    return meant.get(0);
  }

  private static boolean isCalled(Step step, int number, String name) {
    return step.id().equals(name) || Integer.toString(number).equals(name);
  }

  private static String ids(List<Step> steps) {
    return steps.stream()
        .filter(step -> step.block().isPresent())
        .map(Step::id)
        .collect(Collectors.joining(", "));
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
