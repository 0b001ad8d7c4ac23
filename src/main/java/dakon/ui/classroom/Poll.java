package dakon.ui.classroom;

import dakon.board.Pit;
import dakon.judging.Judgement;
import dakon.judging.Option;
import dakon.judging.Prediction;
import dakon.lesson.Ask;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Choice;
import dakon.lesson.Claim;
import dakon.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is put to a class, whatever block it comes from.
 *
 * @param question what is asked
 * @param choices what can be voted for
 * @param pits the pits of the board that are the choices, in the same order; none where the choices
 *     stand beside the board
 * @param answer the right answer in a sentence; empty where the choices say it all
 */
record Poll(String question, List<Choice> choices, List<Pit> pits, String answer) {
  /** Keeps its own lists. */
  Poll {
    Objects.requireNonNull(question);
    choices = List.copyOf(choices);
    pits = List.copyOf(pits);
    Objects.requireNonNull(answer);
  }

  /** What a class is to foretell. Of numbers any other may be voted for, too. */
  static Poll of(PredictBlock block) {
    Prediction prediction = Prediction.of(block);
    List<Choice> choices = new ArrayList<>();
    prediction.options().forEach(option -> choices.add(choice(prediction, option)));
    if (prediction.truth() instanceof Claim.Amount) {
      choices.add(new Choice(Messages.of(Poll.class).text("poll.other"), false, ""));
    }
    List<Pit> pits = prediction.ask() == Ask.LANDING ? block.start().board().pits() : List.of();
    return new Poll(prediction.asked(), choices, pits, prediction.answer());
  }

  private static Choice choice(Prediction prediction, Option option) {
    Judgement judgement = prediction.judge(option.claim());
    return new Choice(option.text(), judgement.right(), judgement.text());
  }

  /** A question of a step with this title. */
  static Poll of(String title, QuestionBlock block) {
    return new Poll(title, block.choices(), List.of(), "");
  }

  /** Whether pits of the board are voted for. */
  boolean isOnBoard() {
    return !pits.isEmpty();
  }

  /** The places of the right choices. */
  Set<Integer> right() {
    return places().filter(place -> choices.get(place).right()).boxed().collect(Collectors.toSet());
  }

  /** The places of all choices. */
  IntStream places() {
    return IntStream.range(0, choices.size());
  }

  /** Why what is right is right. */
  String explanation() {
    return choices.stream().filter(Choice::right).map(Choice::why).collect(Collectors.joining(" "));
  }

  /** Votes for it, of which none is counted yet. */
  Ballot ballot() {
    return Ballot.of(choices.size(), right());
  }
}
