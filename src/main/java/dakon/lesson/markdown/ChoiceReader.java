package dakon.lesson.markdown;

import dakon.lesson.Choice;
import java.util.List;
import java.util.Optional;

/** Reads the answers that a question has to choose from. */
final class ChoiceReader {
  private static final int FEWEST = 2;
  private static final int MOST = 12;
  private static final String YES = "true";

  private final Fields fields;
  private final Findings findings;

  ChoiceReader(Fields fields, Findings findings) {
    this.fields = fields;
    this.findings = findings;
  }

  /** The choices; none, but findings, where they cannot be asked. */
  List<Choice> choices() {
    if (!fields.requires("choices")) {
      return List.of();
    }
    List<Fields> written = fields.mappings("choices", "choice.mapping");
    if (written.size() < FEWEST || written.size() > MOST) {
      findings.error(fields.place("choices"), "choice.number", FEWEST, MOST);
      return List.of();
    }
    List<Choice> choices = written.stream().map(this::choice).flatMap(Optional::stream).toList();
    return choices.size() == written.size() && isQuestion(choices) ? choices : List.of();
  }

  private Optional<Choice> choice(Fields choice) {
    Optional<String> text = choice.requiredPlain("text");
    boolean right = choice.oneOf("right", List.of(YES, "false")).filter(YES::equals).isPresent();
    Optional<String> why = choice.requiredPlain("why");
    choice.refuseOthers();
    return text.flatMap(said -> why.map(word -> new Choice(said, right, word)));
  }

  private boolean isQuestion(List<Choice> choices) {
    boolean some = choices.stream().anyMatch(Choice::right);
    boolean all = choices.stream().allMatch(Choice::right);
    if (all || !some) {
      findings.error(fields.place("choices"), all ? "choice.all" : "choice.none");
    }
    return some && !all;
  }
}
