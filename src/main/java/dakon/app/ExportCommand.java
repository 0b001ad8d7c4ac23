package dakon.app;

import dakon.board.Position;
import dakon.export.ExportException;
import dakon.export.Exports;
import dakon.export.Look;
import dakon.export.Medium;
import dakon.export.Progress;
import dakon.export.Request;
import dakon.export.Subject;
import dakon.export.worksheet.Worksheet;
import dakon.export.worksheet.Worksheets;
import dakon.game.Game;
import dakon.lesson.Cue;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a replay, or a worksheet, to a file. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:export}")
final class ExportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(arity = "0..1", paramLabel = "PATH#STEP", description = "${bundle:export.step}")
  private String step;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      converter = Choice.OfGames.class,
      description = "${bundle:option.game}")
  private Ruleset game;

  @Mixin private RulesOptions options;

  @Option(
      names = "--move",
      arity = "1..*",
      paramLabel = "MOVE",
      description = "${bundle:option.move}")
  private List<String> moves;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "${bundle:export.out}")
  private Path out;

  @Mixin private LookOptions looks;

  @Mixin private SheetOptions sheet;

  @Option(names = "--force", description = "${bundle:export.force}")
  private boolean force;

  @Override
  public Integer call() throws IOException {
    Medium medium = Medium.of(out).orElseThrow(() -> wrong("export.ending", out));
    looks.checkFit(medium);
    sheet.checkFit(medium);
    Look look = looks.look(medium);
    double speed = looks.speed();
    Cue at = looks.at();
    try {
      if (sheet.isWanted()) {
        Worksheet worksheet = worksheet();
        return write(progress -> Worksheets.write(worksheet, sheet.paper(), out, force, progress));
      }
      Subject subject = subject();
      check(medium, subject, at);
      Request request = new Request(subject, out, force, look, speed, at);
      return write(progress -> Exports.write(request, progress));
    } catch (NotationException | WrongException wrong) {
      spec.commandLine().getOut().println(wrong.getMessage());
      return Status.INPUT_WRONG;
    }
  }

  private void check(Medium medium, Subject subject, Cue at) throws WrongException {
    if (!subject.has(at)) {
      throw new WrongException(Texts.text("export.at.missing"));
    }
    if (medium == Medium.GIF && subject.isStill()) {
      throw new WrongException(Texts.text("export.still"));
    }
  }

  private Subject subject() throws IOException, NotationException, WrongException {
    return step == null ? played() : new LessonStep(address(), spec).subject();
  }

  private StepAddress address() {
    if (game != null || moves != null || options.areGiven()) {
      throw wrong("export.both");
    }
    return StepAddress.read(step).orElseThrow(() -> wrong("path.missing", StepAddress.path(step)));
  }

  private Worksheet worksheet() throws IOException, WrongException {
    if (step == null) {
      throw wrong("export.worksheet.source");
    }
    return new LessonSheet(address(), spec).worksheet();
  }

  private Subject played() throws NotationException {
    if (game == null || moves == null) {
      throw wrong("export.source");
    }
    Ruleset rules = options.rules(game);
    Position start = options.position(game);
    Game played = MoveNotation.play(Game.of(rules, start), String.join(" ", moves));
    return Subject.of(rules, start, played.moves());
  }

  /** Writes the file, and tells how far it is. */
  @FunctionalInterface
  private interface Writing {
    boolean write(Progress progress) throws ExportException;
  }

  private int write(Writing writing) {
    PrintWriter err = spec.commandLine().getErr();
    try {
      writing.write(new Tenths(err));
      String kilobytes = Long.toString((out.toFile().length() + 999) / 1000);
      spec.commandLine().getOut().println(Texts.text("export.done", out, kilobytes));
      return Status.WELL;
    } catch (ExportException failure) {
      return fail(failure);
    }
  }

  private int fail(ExportException failure) {
    return switch (failure.why()) {
      case EXISTS -> throw wrong("export.exists", failure.getMessage());
      case NO_FILE, NO_FOLDER ->
          throw new ParameterException(spec.commandLine(), failure.getMessage());
      case FORBIDDEN, FULL, FAILED -> {
        spec.commandLine().getErr().println(failure.getMessage());
        yield Status.INPUT_WRONG;
      }
    };
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
