package dakon.judging;

import dakon.board.Pit;
import dakon.board.Side;
import dakon.lesson.Ask;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Claim;
import dakon.lesson.Claim.Quantity;
import dakon.lesson.Comparison;
import dakon.lesson.Outcome;
import dakon.replay.Mark;
import dakon.replay.Replay;
import dakon.rules.Ruleset;
import dakon.rules.Stores;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A question of what will happen in a run of moves, answered by a claim. Of several moves sums are
 * asked for as in claims, and mistakes are looked for in the last.
 */
public final class Prediction {
  private final Ask ask;
  private final Ruleset rules;
  private final Outcome outcome;
  private final Diagnosis diagnosis;
  private final PredictionWords words;

  private Prediction(Ask ask, Ruleset rules, List<Trace> moves) {
    this.ask = ask;
    this.rules = rules;
    this.outcome = new Outcome(moves);
    this.diagnosis = new Diagnosis(rules, outcome.last());
    this.words = new PredictionWords(rules);
  }

  /** The question of a block. */
  public static Prediction of(PredictBlock block) {
    return new Prediction(block.ask(), block.rules(), block.replay().moves());
  }

  /** The question of what will happen in these moves. */
  public static Prediction of(Ask ask, Ruleset rules, List<Trace> moves) {
    return new Prediction(ask, rules, moves);
  }

  /** What is asked. */
  public Ask ask() {
    return ask;
  }

  /** The question in a sentence. */
  public String question() {
    return words.question(ask, outcome);
  }

  /**
   * The question, and before it the moves of which it is asked: nothing on the board tells them.
   */
  public String asked() {
    return words.asked(ask, outcome);
  }

  /** The answer that the last seed falls there. */
  public Claim pit(Pit pit) {
    return new Claim.Landing(pit);
  }

  /** The answer that there are so many of what is asked for. */
  public Claim number(int number) {
    return new Claim.Amount(quantity(), Comparison.EQUAL, number);
  }

  /** The answer that this player is next; nobody where the game is over. */
  public Claim next(Optional<Side> player) {
    return new Claim.Next(player);
  }

  /** The answer that the move ends so. */
  public Claim how(Ending ending) {
    return new Claim.How(ending);
  }

  /**
   * The answers to choose from: every pit, in index order; every player, and nobody; every way a
   * move can end; of numbers the right one, and those to which the usual mistakes lead.
   */
  public List<Option> options() {
    return switch (ask) {
      case LANDING ->
          outcome.last().before().board().pits().stream()
              .map(pit -> option(pit.toString(), pit(pit)))
              .toList();
      case CAPTURED, LAPS, STORE -> numbers();
      case NEXT ->
          List.of(
              option("south", next(Optional.of(Side.SOUTH))),
              option("north", next(Optional.of(Side.NORTH))),
              option("over", next(Optional.empty())));
      case HOW ->
          endings().stream()
              .map(ending -> new Option(ending.name(), words.option(ending), how(ending)))
              .toList();
    };
  }

  private Option option(String name, Claim claim) {
    return new Option(name, words.option(claim), claim);
  }

  private List<Option> numbers() {
    int truth = quantity().of(outcome);
    int least = ask == Ask.LAPS ? 1 : 0;
    return UsualNumbers.of(truth, least, said -> because(number(said)).reason()).stream()
        .map(said -> option(Integer.toString(said), number(said)))
        .toList();
  }

  /** The ways a move can end in the game: only without stores on the way there may be no end. */
  private Set<Ending> endings() {
    Set<Ending> endings =
        rules.stores() == Stores.ASIDE
            ? EnumSet.of(Ending.CAPTURE, Ending.DEAD, Ending.ENDLESS)
            : EnumSet.of(Ending.BONUS, Ending.CAPTURE, Ending.DEAD);
    endings.add(outcome.last().ending());
    return endings;
  }

  private Quantity quantity() {
    return switch (ask) {
      case LAPS -> Quantity.LAPS;
      case CAPTURED -> Quantity.CAPTURED;
      case STORE -> Quantity.STORE;
      case LANDING, NEXT, HOW -> throw new IllegalStateException(ask + " is no number");
    };
  }

  /** The right answer. */
  public Claim truth() {
    Trace last = outcome.last();
    return switch (ask) {
      case LANDING -> pit(last.landing().orElseThrow());
      case LAPS, CAPTURED, STORE -> number(quantity().of(outcome));
      case NEXT -> next(last.over() ? Optional.empty() : Optional.of(last.after().toMove()));
      case HOW -> how(last.ending());
    };
  }

  /** The right answer in a sentence. */
  public String answer() {
    return words.answer(truth());
  }

  /**
   * What an answer is worth, and why.
   *
   * @throws IllegalArgumentException if it is no answer to what is asked
   */
  public Judgement judge(Claim said) {
    boolean right = said.holds(outcome);
    Because because = because(said);
    Reason reason = right ? new Reason.Told() : because.reason();
    Replay replay = new Replay(outcome.moves());
    int moment = replay.startOf(outcome.moves().size() - 1) + because.events();
    String text =
        right ? words.right(said, ask, replay, moment) : words.wrong(said, reason, replay, moment);
    List<Mark> marks = reason.pits().stream().<Mark>map(Mark.Ring::new).toList();
    return new Judgement(right, reason, text, moment, marks);
  }

  private Because because(Claim said) {
    if (said.holds(outcome)) {
      return diagnosis.told(ask);
    }
    return switch (ask) {
      case LANDING -> diagnosis.landing(answer(Claim.Landing.class, said).pit());
      case LAPS -> diagnosis.laps(inLastMove(said));
      case CAPTURED -> diagnosis.captured(inLastMove(said));
      case STORE -> diagnosis.store(inLastMove(said));
      case NEXT, HOW -> diagnosis.told(ask);
    };
  }

  /** An answer to what is asked. */
  private static <C extends Claim> C answer(Class<C> kind, Claim said) {
    if (!kind.isInstance(said)) {
      throw new IllegalArgumentException(said + " is no answer");
    }
    return kind.cast(said);
  }

  private int inLastMove(Claim said) {
    int number = answer(Claim.Amount.class, said).number();
    List<Trace> moves = outcome.moves();
    return moves.size() == 1 || ask == Ask.STORE
        ? number
        : number - quantity().of(new Outcome(moves.subList(0, moves.size() - 1)));
  }
}
