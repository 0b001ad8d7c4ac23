package dakon.export;

import java.awt.image.BufferedImage;

/**
 * What changes from one picture of a GIF to the next.
 *
 * @param x where it lies in the picture, from the left
 * @param y where it lies in the picture, from above
 * @param pixels what is new there; clear where nothing is
 */
record GifFrame(int x, int y, BufferedImage pixels) {}
