package dakon.app;

import dakon.lesson.markdown.LessonFiles;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Opens the window on a lesson file or a folder of lessons. */
@Command(
    name = "open",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:open}")
final class OpenCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PATH[#STEP]", description = "${bundle:open.path}")
  private String target;

  @Override
  public Integer call() {
    StepAddress address =
        StepAddress.read(target)
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(), Texts.text("path.missing", StepAddress.path(target))));
    return Window.open(
        spec.commandLine().getErr(), () -> LessonFiles.course(address.path()), address.step());
  }
}
