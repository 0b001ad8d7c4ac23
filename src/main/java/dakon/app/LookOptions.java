package dakon.app;

import dakon.export.Backdrop;
import dakon.export.Look;
import dakon.export.Medium;
import dakon.export.Request;
import dakon.export.Size;
import dakon.lesson.Cue;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say how an export looks. Each belongs to some kinds of files alone. */
final class LookOptions {
  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--size", paramLabel = "WxH", description = "${bundle:export.size}")
  private String size;

  @Option(names = "--speed", paramLabel = "X", description = "${bundle:export.speed}")
  private Double speed;

  @Option(names = "--at", paramLabel = "EVENT", description = "${bundle:export.at}")
  private String at;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      converter = Choice.OfThemes.class,
      description = "${bundle:export.theme}")
  private Backdrop theme;

  @Option(names = "--no-captions", description = "${bundle:export.captions}")
  private boolean silent;

  /** Refuses options that a kind of file has no use for. */
  void checkFit(Medium medium) {
    refuse(medium == Medium.PDF && size != null, "--size", medium);
    refuse(medium == Medium.PDF && theme != null, "--theme", medium);
    refuse(medium != Medium.GIF && speed != null, "--speed", medium);
    refuse(medium != Medium.PNG && at != null, "--at", medium);
  }

  private void refuse(boolean unfit, String option, Medium medium) {
    if (unfit) {
      throw wrong("export.unfit", option, medium);
    }
  }

  /** How pictures look. */
  Look look(Medium medium) {
    return new Look(
        size == null ? Look.DEFAULT.size() : size(medium),
        theme == null ? Backdrop.LIGHT : theme,
        !silent);
  }

  private Size size(Medium medium) {
    Size read =
        Size.read(size).orElseThrow(() -> wrong("export.size.wrong", size, Size.LEAST, Size.MOST));
    if (!medium.allows(read)) {
      throw wrong("export.size.large", size, medium, Integer.toString(medium.mostPixels()));
    }
    return read;
  }

  /** How many times as fast as normal something moves. */
  double speed() {
    double factor = speed == null ? 1 : speed;
    if (!Request.isSpeed(factor)) {
      throw wrong("export.speed.wrong", Double.toString(factor));
    }
    return factor;
  }

  /** The moment that is shown. */
  Cue at() {
    return at == null ? Request.END : Cue.read(at).orElseThrow(() -> wrong("export.at.wrong", at));
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
