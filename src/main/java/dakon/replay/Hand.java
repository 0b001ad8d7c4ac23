package dakon.replay;

import dakon.board.Pit;

/**
 * The mover's hand over the board, with the seeds still to be sown.
 *
 * @param from the pit it leaves
 * @param to the pit it moves towards, the same while it rests
 * @param progress how far it is: from 0, over the one, to 1, over the other
 * @param seeds how many seeds it holds, those in the air left out
 */
public record Hand(Pit from, Pit to, double progress, int seeds) {}
