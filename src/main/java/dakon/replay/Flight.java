package dakon.replay;

import dakon.board.Pit;

/**
 * Seeds in the air from one pit to another.
 *
 * @param from where they rose
 * @param to where they will fall
 * @param seeds how many fly together
 * @param progress how far they are: from 0, just risen, to 1, about to lie
 */
public record Flight(Pit from, Pit to, int seeds, double progress) {}
