package dakon.painting;

import dakon.board.Side;
import dakon.text.Messages;

/**
 * What the players are called on the board.
 *
 * @param south the player of the bottom row
 * @param north the player of the top row
 */
public record Players(String south, String north) {

  /** The players called by their sides, in the language of the display. */
  public static Players sides() {
    Messages messages = Messages.of(Players.class);
    return new Players(messages.text(Side.SOUTH), messages.text(Side.NORTH));
  }

  /** What a player is called. */
  public String name(Side side) {
    return side == Side.SOUTH ? south : north;
  }
}
