package dakon.app;

import static java.util.stream.Collectors.joining;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Complains of a command line: says in one line what is wrong with it, and in another what would be
 * right.
 */
final class Complaint implements IParameterExceptionHandler {
  private static final String CONTROLS = "\\p{Cntrl}+";

  /** What is wrong, and what would be right, where that is not in the same sentence. */
  private record Fault(String wrong, String right) {}

  @Override
  public int handleParseException(ParameterException wrong, String[] arguments) {
    CommandSpec command = wrong.getCommandLine().getCommandSpec();
    PrintWriter err = wrong.getCommandLine().getErr();
    Fault fault = fault(wrong, command);
    err.println(inOneLine(fault.wrong()));
    err.println(
        inOneLine(fault.right() + " " + Texts.text("help", command.qualifiedName())).strip());
    return Status.COMMAND_WRONG;
  }

  private static String inOneLine(String text) {
    return text.replaceAll(CONTROLS, " ");
  }

  private static Fault fault(ParameterException wrong, CommandSpec command) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched, command);
    }
    if (wrong instanceof MissingParameterException missing) {
      return missing(missing.getMissing());
    }
    if (wrong instanceof OverwrittenOptionException twice) {
      return new Fault(Texts.text("wrong.twice", name(twice.getOverwritten())), "");
    }
    if (wrong instanceof MutuallyExclusiveArgsException) {
      return new Fault(Texts.text("wrong.together", alternatives(command)), "");
    }
    return wrong.getArgSpec() == null
        ? new Fault(wrong.getMessage(), "")
        : value(wrong, wrong.getArgSpec());
  }

  private static Fault unmatched(UnmatchedArgumentException wrong, CommandSpec command) {
    String first = wrong.getUnmatched().get(0);
    if (wrong.isUnknownOption()) {
      return new Fault(
          Texts.text("wrong.option", first),
          Texts.text("right.options", near(wrong, command.optionsMap().keySet())));
    }
    return command.subcommands().isEmpty()
        ? new Fault(Texts.text("wrong.word", first), "")
        : new Fault(
            Texts.text("wrong.command", first),
            Texts.text("right.commands", near(wrong, command.subcommands().keySet())));
  }

  /** The names that are like what was given, or else all there are. */
  private static String near(UnmatchedArgumentException wrong, Collection<String> all) {
    List<String> suggested = wrong.getSuggestions().stream().filter(all::contains).toList();
    return String.join(", ", suggested.isEmpty() ? all : suggested);
  }

  private static Fault missing(List<ArgSpec> missing) {
    boolean isChoice = missing.stream().allMatch(argument -> argument.group() != null);
    return new Fault(
        Texts.text(isChoice && missing.size() > 1 ? "wrong.none" : "wrong.missing", names(missing)),
        missing.stream().map(Complaint::described).collect(joining(" ")));
  }

  private static Fault value(ParameterException wrong, ArgSpec argument) {
    if (wrong.getCause() instanceof RefusedValueException refused) {
      String option = argument instanceof OptionSpec named ? named.longestName() + ": " : "";
      return new Fault(option + refused.getMessage(), "");
    }
    return new Fault(
        Texts.text("wrong.value", wrong.getValue(), name(argument)), described(argument));
  }

  private static String alternatives(CommandSpec command) {
    return command.argGroups().stream()
        .filter(ArgGroupSpec::exclusive)
        .map(group -> names(List.copyOf(group.args())))
        .collect(joining("; "));
  }

  private static String names(List<ArgSpec> arguments) {
    return arguments.stream().map(Complaint::name).collect(joining(", "));
  }

  /** As it is written on the command line, and as its description begins. */
  private static String described(ArgSpec argument) {
    return name(argument) + ": " + String.join(" ", argument.description());
  }

  private static String name(ArgSpec argument) {
    if (argument instanceof OptionSpec option) {
      return option.arity().max() == 0
          ? option.longestName()
          : option.longestName() + " " + option.paramLabel();
    }
    return argument.paramLabel();
  }
}
