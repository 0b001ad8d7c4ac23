package dakon.app;

import dakon.export.Medium;
import dakon.export.worksheet.Paper;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that ask for a worksheet. */
final class SheetOptions {
  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--worksheet", description = "${bundle:export.worksheet}")
  private boolean wanted;

  @Option(
      names = "--paper",
      paramLabel = "PAPER",
      converter = Choice.OfPapers.class,
      description = "${bundle:export.paper}")
  private Paper paper;

  /** Whether a worksheet is asked for. */
  boolean isWanted() {
    return wanted;
  }

  /** What it is printed on: if nothing is said, what is usual where the reader is. */
  Paper paper() {
    return paper == null ? Paper.of(Locale.getDefault()) : paper;
  }

  /** Refuses options that do not go with each other. */
  void checkFit(Medium medium) {
    if (wanted && medium != Medium.PDF) {
      throw wrong("export.unfit", "--worksheet", medium);
    }
    if (wanted && spec.commandLine().getParseResult().hasMatchedOption("--no-captions")) {
      throw wrong("export.worksheet.unfit", "--no-captions");
    }
    if (!wanted && paper != null) {
      throw wrong("export.paper.unfit");
    }
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
