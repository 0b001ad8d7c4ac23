package dakon.app;

import dakon.file.WholeFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a lesson to begin with: a small one of every kind of block, which {@code check} likes. */
@Command(
    name = "new-lesson",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:new}")
final class NewLessonCommand implements Callable<Integer> {
  private static final String START = "new-lesson.md";
  private static final String SUFFIX = ".md";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "${bundle:new.file}")
  private Path file;

  @Override
  public Integer call() throws IOException {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(SUFFIX)) {
      throw wrong("new.suffix", file);
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw wrong("path.missing", folder == null ? file : folder);
    }
    PrintWriter out = spec.commandLine().getOut();
    try {
      byte[] start = start();
      new WholeFile(file).create(draft -> Files.write(draft, start));
      out.println(Texts.text("new.done", file));
      return Status.WELL;
    } catch (FileAlreadyExistsException there) {
      out.println(Texts.text("new.exists", file));
      return Status.INPUT_WRONG;
    }
  }

  private static byte[] start() throws IOException {
    try (InputStream in = NewLessonCommand.class.getResourceAsStream(START)) {
      if (in == null) {
        throw new FileNotFoundException(START);
      }
      return in.readAllBytes();
    }
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
