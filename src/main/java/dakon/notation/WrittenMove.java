package dakon.notation;

import dakon.board.Move;
import java.util.Optional;

/**
 * A move as somebody wrote it, with what they claim of it.
 *
 * @param move the move
 * @param laps the number of laps claimed, {@code ~3}
 * @param captured the number of seeds claimed to be captured, {@code +9}
 * @param bonus whether it is claimed to end in the store, {@code *}
 * @param place where it stands in the text, in code points from 0
 */
record WrittenMove(
    Move move, Optional<Integer> laps, Optional<Integer> captured, boolean bonus, int place) {}
