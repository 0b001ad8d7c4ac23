package dakon.app;

import dakon.ui.tutor.TutorPanel;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program by its command line. Without a command it opens the window. */
@Command(
    name = "dakon-tutor",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:about}",
    subcommands = {
      OpenCommand.class,
      CheckCommand.class,
      ExportCommand.class,
      NewLessonCommand.class,
      SolveCommand.class
    })
final class DakonTutor implements Callable<Integer> {
  @Spec private CommandSpec spec;

  /**
   * The command line, on any input and output.
   *
   * @param in what {@code --stdin} reads
   * @param out where results and findings go
   * @param err where complaints about the command line go
   */
  static CommandLine commandLine(InputStream in, PrintWriter out, PrintWriter err) {
    return new CommandLine(new DakonTutor())
        .addSubcommand(new TraceCommand(in))
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler(new Complaint())
        .setExpandAtFiles(false)
        .setExecutionExceptionHandler((failure, command, parsed) -> fail(failure, err))
        .setResourceBundle(ResourceBundle.getBundle("dakon.app.commands"));
  }

  /** Says what went wrong on the way: a file that cannot be read, or a fault of the program. */
  private static int fail(Exception failure, PrintWriter err) {
    err.println(Texts.text("failed", reason(failure)));
    return Status.INPUT_WRONG;
  }

  private static String reason(Exception failure) {
    if (failure instanceof AccessDeniedException denied) {
      return Texts.text("denied", denied.getFile());
    }
    return failure instanceof IOException && failure.getMessage() != null
        ? failure.getMessage()
        : failure.toString();
  }

  @Override
  public Integer call() {
    return Window.open(spec.commandLine().getErr(), TutorPanel::begin);
  }
}
