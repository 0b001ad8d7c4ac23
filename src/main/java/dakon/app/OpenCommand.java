package dakon.app;

import dakon.lesson.Lesson;
import dakon.lesson.markdown.LessonFiles;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Opens the window on a lesson file, a folder of lessons, or a game record. */
@Command(
    name = OpenCommand.NAME,
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:open}")
final class OpenCommand implements Callable<Integer> {
  /** What it is called on the command line. */
  static final String NAME = "open";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PATH[#STEP]", description = "${bundle:open.path}")
  private String target;

  @Override
  public Integer call() throws IOException {
    StepAddress address =
        StepAddress.read(target).orElseThrow(() -> wrong("path.missing", StepAddress.path(target)));
    if (address.step().isPresent() && !hasStep(address)) {
      throw wrong("step.missing", address.step().get(), address.path());
    }
    return Window.open(
        spec.commandLine().getErr(), tutor -> tutor.open(address.path(), address.step()));
  }

  /** Whether the step can be gone to; what else is wrong with a file is told in the window. */
  private static boolean hasStep(StepAddress address) throws IOException {
    List<Lesson> lessons = LessonFiles.course(address.path()).lessons();
    return lessons.isEmpty() || address.step().flatMap(lessons.get(0)::place).isPresent();
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
