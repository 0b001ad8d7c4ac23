package dakon.app;

import dakon.lesson.Check;
import dakon.lesson.Finding;
import dakon.lesson.markdown.LessonFiles;
import dakon.lesson.markdown.Watch;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks lessons. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:check}")
final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      converter = ExistingPath.class,
      description = "${bundle:check.path}")
  private List<Path> paths;

  @Mixin private FormatOption format;

  @Option(names = "--watch", description = "${bundle:check.watch}")
  private boolean watch;

  @Override
  public Integer call() throws IOException {
    return watch ? follow() : check();
  }

  /** Checks again after every change, until it is interrupted or nobody reads any more. */
  private int follow() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    Watch changes = new Watch(paths);
    int status = check();
    try {
      while (!out.checkError()) {
        changes.await();
        if (!format.isJson()) {
          out.println();
        }
        status = check();
      }
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
    return status;
  }

  private int check() throws IOException {
    Check check = LessonFiles.check(paths);
    PrintWriter out = spec.commandLine().getOut();
    if (format.isJson()) {
      check.findings().forEach(finding -> out.println(json(finding)));
      out.println(json(check));
    } else {
      check.findings().forEach(out::println);
      out.println(check.summary());
    }
    return check.isWell() ? Status.WELL : Status.INPUT_WRONG;
  }

  private static String json(Finding finding) {
    return Json.object(
        json -> {
          json.writeStringField("path", finding.path());
          json.writeNumberField("line", finding.place().line());
          json.writeNumberField("column", finding.place().column());
          json.writeStringField("severity", finding.severity().toString());
          json.writeStringField("message", finding.sentence());
        });
  }

  private static String json(Check check) {
    return Json.object(
        json -> {
          json.writeNumberField("errors", check.errors());
          json.writeNumberField("warnings", check.warnings());
          json.writeNumberField("files", check.files());
          json.writeNumberField("claims", check.claims());
        });
  }
}
