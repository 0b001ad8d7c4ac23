package dakon.judging;

import dakon.board.Pit;
import dakon.board.Store;
import dakon.lesson.Ask;
import dakon.lesson.Claim;
import dakon.lesson.Outcome;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.trace.Ending;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says in full sentences what a prediction is worth. */
final class PredictionWords {
  private final Ruleset rules;
  private final Narrator narrator;
  private final Messages messages = Messages.of(PredictionWords.class);

  PredictionWords(Ruleset rules) {
    this.rules = rules;
    this.narrator = Narrator.of(rules.game());
  }

  /** The question, for one move or several. */
  String question(Ask ask, Outcome outcome) {
    String store = narrator.pit(new Store(outcome.last().mover()));
    return messages.text(
        "ask." + ask.name().toLowerCase(Locale.ROOT), outcome.moves().size(), store);
  }

  /** The moves, and the question. */
  String asked(Ask ask, Outcome outcome) {
    String moves =
        outcome.moves().stream()
            .map(move -> move.move().toString())
            .collect(Collectors.joining(" "));
    return messages.text("asked", moves, question(ask, outcome));
  }

  /** An answer in a sentence. */
  String answer(Claim claim) {
    return said("answer", claim);
  }

  /** An answer to choose, in a word or a few. */
  String option(Claim claim) {
    return said("option", claim);
  }

  /** A way to end, to choose. */
  String option(Ending ending) {
    return text("option.how." + ending);
  }

  /** What happened, and before it the answer, unless that is what happened. */
  String right(Claim said, Ask ask, Replay replay, int moment) {
    String happened = narrator.caption(replay, moment).text();
    return ask == Ask.LANDING ? happened : messages.text("right", answer(said), happened);
  }

  String wrong(Claim said, Reason reason, Replay replay, int moment) {
    String happened = narrator.caption(replay, moment).text();
    return said("said", said) + " " + reason.accept(new Telling(happened));
  }

  private String said(String key, Claim claim) {
    return claim.accept(new ConditionWords(key, messages, narrator));
  }

  private String text(String key, Object... arguments) {
    String own = key + "." + rules.game();
    return messages.text(messages.has(own) ? own : key, arguments);
  }

  private String pit(Pit pit) {
    return narrator.pit(pit);
  }

  /** What is said of a reason. */
  private final class Telling implements Reason.Visitor<String> {
    private final String happened;

    Telling(String happened) {
      this.happened = happened;
    }

    @Override
    public String sownOn(Reason.SownOn reason) {
      return text(
          "because.relay", reason.lap(), pit(reason.pit()), reason.held(), reason.held() + 1);
    }

    @Override
    public String strayed(Reason.Strayed reason) {
      return text("because." + reason.of(), pit(reason.fell()), pit(reason.thought()));
    }

    @Override
    public String passed(Reason.Passed reason) {
      return text("because.passed", reason.lap(), pit(reason.pit()), reason.inHand());
    }

    @Override
    public String missed(Reason.Missed reason) {
      return text("because.missed", pit(reason.pit()));
    }

    @Override
    public String landed(Reason.Landed reason) {
      return text("because." + reason.of(), pit(reason.landing()), reason.seeds());
    }

    @Override
    public String grown(Reason.Grown reason) {
      return text("because.BEFORE_SOWING", pit(reason.hole()), reason.before(), reason.then());
    }

    @Override
    public String neighbours(Reason.Neighbours reason) {
      Reason.Grown first = reason.first();
      Reason.Grown second = reason.second();
      return text(
          "because.neighbours",
          pit(first.hole()),
          pit(second.hole()),
          first.before(),
          second.before(),
          first.then(),
          second.then());
    }

    @Override
    public String leftOut(Reason.LeftOut reason) {
      return text("because." + reason.of(), reason.seeds(), pit(reason.store()));
    }

    @Override
    public String told(Reason.Told reason) {
      return happened;
    }
  }
}
