package dakon.app;

import dakon.game.Game;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.notation.TraceJson;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays moves and prints all that happens. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:trace}")
final class TraceCommand implements Callable<Integer> {
  private final InputStream in;

  @Spec private CommandSpec spec;
  @Mixin private RulesOptions options;

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      converter = Choice.OfGames.class,
      description = "${bundle:option.game}")
  private Ruleset game;

  @ArgGroup(multiplicity = "1")
  private Source source;

  @Mixin private FormatOption format;

  /** Where the moves come from. */
  private static final class Source {
    @Option(
        names = "--move",
        arity = "1..*",
        paramLabel = "MOVE",
        description = "${bundle:option.move}")
    private List<String> moves;

    @Option(names = "--stdin", description = "${bundle:option.stdin}")
    private boolean stdin;
  }

  /** A command that reads the moves of {@code --stdin} from a stream. */
  TraceCommand(InputStream in) {
    this.in = in;
  }

  @Override
  public Integer call() throws IOException {
    return source.stdin ? stream() : play();
  }

  private int play() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      Game played =
          MoveNotation.play(
              Game.of(options.rules(game), options.position(game)), String.join(" ", source.moves));
      if (format.isJson()) {
        TraceJson json = new TraceJson(played.rules());
        played.moves().forEach(move -> out.println(json.line(move)));
      } else {
        new TraceText(out).print(played);
      }
      return Status.WELL;
    } catch (NotationException wrong) {
      out.println(format.isJson() ? error(wrong) : wrong.getMessage());
      return Status.INPUT_WRONG;
    }
  }

  private static String error(NotationException wrong) {
    return Json.object(json -> json.writeStringField("error", wrong.getMessage()));
  }

  private int stream() throws IOException {
    if (format.saysText()) {
      throw wrong("stdin.json");
    }
    if (options.saysWhere()) {
      throw wrong("stdin.position");
    }
    return new TraceStream(options.rules(game), in, spec.commandLine().getOut()).run();
  }

  private ParameterException wrong(String key) {
    return new ParameterException(spec.commandLine(), Texts.text(key));
  }
}
