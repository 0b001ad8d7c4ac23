package dakon.judging;

/** The usual ways to go wrong in foretelling a move. */
public enum Mistake {
  /** To stop where a lap ends, though the relay goes on. */
  FORGOT_RELAY,
  /** To let the first seed fall into the hole just lifted, where it goes one on. */
  COUNTED_LIFTED,
  /** To begin one on, where the first seed goes back into the hole just lifted. */
  FORGOT_BACK,
  /** To sow into the other player's store. */
  INTO_OTHERS_STORE,
  /** To pass over the own store. */
  PAST_OWN_STORE,
  /** To sow into a store where there is none on the way. */
  INTO_STORE,
  /** To sow the other way round. */
  WRONG_WAY,
  /** To take the seed that landed, which stays. */
  TOOK_LANDING,
  /** To leave the seed that landed, which is taken along. */
  LEFT_LANDING,
  /** To take the landing alone, though the chain goes on. */
  ONLY_LANDING,
  /** To count or compare what lay there before the sowing. */
  BEFORE_SOWING,
  /** To forget what is captured. */
  FORGOT_CAPTURE,
  /** To forget what lay in the store already. */
  FORGOT_HELD,
  /** To forget what is sown into the store. */
  FORGOT_SOWN,
  /** To forget the remainder at the end of the game. */
  FORGOT_REMAINDER
}
