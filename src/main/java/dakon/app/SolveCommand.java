package dakon.app;

import com.fasterxml.jackson.core.JsonGenerator;
import dakon.analysis.BestTurn;
import dakon.analysis.FirstTurn;
import dakon.analysis.FirstTurn.Obstacle;
import dakon.analysis.Goal;
import dakon.analysis.Limits;
import dakon.board.Position;
import dakon.challenge.TurnWords;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.notation.RuleNames;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Searches for the best first turn. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "${bundle:solve}")
final class SolveCommand implements Callable<Integer> {
  private static final double A_MOMENT = 0.001;
  private static final double A_DAY = 86_400;
  private static final long MEBIBYTE = 1L << 20;
  private static final long MOST_MEBIBYTES = 1L << 20;

  @Spec private CommandSpec spec;
  @Mixin private RulesOptions options;

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      converter = Choice.OfGames.class,
      description = "${bundle:solve.game}")
  private Ruleset game;

  @Option(
      names = "--goal",
      paramLabel = "GOAL",
      converter = Choice.OfGoals.class,
      description = "${bundle:solve.goal}")
  private Goal goal = Goal.MAJORITY;

  @Option(names = "--time", paramLabel = "SECONDS", description = "${bundle:solve.time}")
  private double seconds = 60;

  @Option(names = "--memory", paramLabel = "MIB", description = "${bundle:solve.memory}")
  private Long mebibytes;

  @Mixin private FormatOption format;

  @Override
  public Integer call() {
    Ruleset rules = options.rules(game);
    Limits limits = limits();
    try {
      Position start = options.position(game);
      Optional<Obstacle> obstacle = FirstTurn.obstacle(rules, start, goal);
      return obstacle.isPresent() ? refuse(obstacle.get(), start) : solve(rules, start, limits);
    } catch (NotationException wrong) {
      return refuse(wrong.getMessage());
    }
  }

  private Limits limits() {
    if (!(seconds >= A_MOMENT && seconds <= A_DAY)) {
      throw wrong("solve.time.wrong");
    }
    Limits usual = Limits.of(Duration.ofNanos((long) (seconds * 1e9)));
    if (mebibytes == null) {
      return usual;
    }
    if (mebibytes < 1 || mebibytes > MOST_MEBIBYTES) {
      throw wrong("solve.memory.wrong", MOST_MEBIBYTES);
    }
    if (mebibytes * MEBIBYTE > Runtime.getRuntime().maxMemory()) {
      throw wrong("solve.memory.lacking", Runtime.getRuntime().maxMemory() / MEBIBYTE);
    }
    return new Limits(usual.time(), mebibytes * MEBIBYTE);
  }

  private int refuse(Obstacle obstacle, Position start) {
    if (obstacle == Obstacle.NO_STORES) {
      throw wrong("solve.NO_STORES", game.game());
    }
    return refuse(Texts.text("solve." + obstacle, Texts.text(start.toMove())));
  }

  private int refuse(String why) {
    spec.commandLine()
        .getOut()
        .println(format.isJson() ? Json.object(json -> json.writeStringField("error", why)) : why);
    return Status.INPUT_WRONG;
  }

  private int solve(Ruleset rules, Position start, Limits limits) {
    PrintWriter out = spec.commandLine().getOut();
    try (Waiting waiting = new Waiting(spec.commandLine().getErr())) {
      BestTurn best = new FirstTurn(rules, start, goal).search(limits, waiting);
      if (format.isJson()) {
        out.println(Json.object(json -> write(json, rules, start, best)));
      } else {
        write(out, new TurnWords(goal, start.toMove(), best), best);
      }
      out.flush();
    }
    return Status.WELL;
  }

  private static void write(PrintWriter out, TurnWords words, BestTurn best) {
    if (!best.moves().isEmpty()) {
      out.println(words.turn());
    }
    words.sentences().forEach(out::println);
    best.stop().ifPresent(stop -> out.println(Texts.text("solve.stop." + stop)));
  }

  private void write(JsonGenerator json, Ruleset rules, Position start, BestTurn best)
      throws IOException {
    json.writeStringField("game", rules.game());
    if (rules.direction() != game.direction()) {
      json.writeStringField("direction", RuleNames.of(rules.direction()));
    }
    if (rules.end() != game.end()) {
      json.writeStringField("end", RuleNames.of(rules.end()));
    }
    json.writeNumberField("holes", start.board().row());
    if (!start.equals(rules.opening(start.board().row()))) {
      json.writeStringField("position", PositionNotation.write(start));
    }
    json.writeStringField("goal", RuleNames.of(goal));
    if (best.moves().isEmpty()) {
      json.writeNullField("turn");
    } else {
      json.writeStringField("turn", new TurnWords(goal, start.toMove(), best).turn());
    }
    json.writeNumberField("moves", best.moves().size());
    json.writeNumberField("store", best.store());
    json.writeNumberField("total", best.total());
    json.writeBooleanField("proved", best.proved());
    if (best.stop().isPresent()) {
      json.writeStringField("stopped", RuleNames.of(best.stop().get()));
    }
    json.writeNumberField("positions", best.positions());
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
