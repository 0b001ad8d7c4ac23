package dakon.gallery;

import dakon.lesson.Block;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.Trace;

/** Something that happens in an example, or is so of it, and by which it can be found. */
public enum Trait {
  /** A nembak. */
  NEMBAK,
  /** A mikul. */
  MIKUL,
  /** A mati bela. */
  MATI_BELA,
  /** A chain of captures. */
  CHAIN,
  /** A move that ends in the store. */
  BONUS,
  /** A relay that would not stop. */
  ENDLESS,
  /** A player who cannot move. */
  PASS,
  /** The end of a game. */
  GAME_END,
  /** A board or a rule that is not as the source has it. */
  UNTRADITIONAL;

  /** Whether it is so of a block. */
  boolean isOf(Block.OnBoard block) {
    return this == UNTRADITIONAL
        ? !block.rules().isTraditional(block.start().board().row())
        : Example.moves(block).stream().anyMatch(this::isOf);
  }

  private boolean isOf(Trace move) {
    return switch (this) {
      case NEMBAK -> takesBy(CaptureRule.NEMBAK, move);
      case MIKUL -> takesBy(CaptureRule.MIKUL, move);
      case MATI_BELA -> takesBy(CaptureRule.MATI_BELA, move);
      case CHAIN -> takesBy(CaptureRule.CHAIN, move);
      case BONUS -> move.ending() == Ending.BONUS;
      case ENDLESS -> move.ending() == Ending.ENDLESS;
      case PASS -> move.ending() == Ending.PASSED;
      case GAME_END -> move.events().stream().anyMatch(Event.Ended.class::isInstance);
      case UNTRADITIONAL -> false;
    };
  }

  private static boolean takesBy(CaptureRule rule, Trace move) {
    return move.capture().filter(taken -> taken.rule() == rule).isPresent();
  }
}
