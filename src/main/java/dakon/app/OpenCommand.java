package dakon.app;

import dakon.lesson.markdown.LessonFiles;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
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
    int sign = target.lastIndexOf('#');
    boolean hasStep = sign > 0 && !exists(target);
    String path = hasStep ? target.substring(0, sign) : target;
    if (!exists(path)) {
      throw new ParameterException(spec.commandLine(), Texts.text("path.missing", path));
    }
    return Window.open(
        spec.commandLine().getErr(),
        () -> LessonFiles.course(Path.of(path)),
        hasStep ? Optional.of(target.substring(sign + 1)) : Optional.empty());
  }

  private static boolean exists(String path) {
    try {
      return Files.exists(Path.of(path));
    } catch (InvalidPathException impossible) {
      return false;
    }
  }
}
