package dakon.ui.board;

import dakon.board.Hole;
import dakon.board.Side;
import dakon.board.Store;
import dakon.painting.Players;
import dakon.replay.Scene;
import dakon.text.Messages;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says in words how the whole board stands: whose turn it is, each row from its owner's left, and
 * the stores.
 *
 * @param scene what is to be seen
 * @param players what the players are called
 */
record BoardWords(Scene scene, Players players) {
  /** The learner sits at the bottom row. */
  private static final Side LEARNER = Side.SOUTH;

  String text() {
    Messages messages = Messages.of(BoardView.class);
    Stream<String> turn =
        scene.toMove().stream().map(side -> messages.text("words.turn", players.name(side)));
    Stream<String> rows = Stream.of(Side.values()).map(side -> row(side, messages));
    Stream<String> hand =
        scene.hand().stream().map(held -> messages.text("words.hand", held.seeds()));
    return Stream.of(turn, rows, hand).flatMap(part -> part).collect(Collectors.joining(" "));
  }

  private String row(Side side, Messages messages) {
    String holes =
        scene.board().holes(side).stream()
            .map(hole -> hole(hole, messages))
            .collect(Collectors.joining(messages.text("words.and")));
    int stored = scene.board().seeds(new Store(side));
    String key = side == LEARNER ? "words.yours" : "words.theirs";
    return messages.text(key, players.name(side), holes, stored);
  }

  private String hole(Hole hole, Messages messages) {
    return messages.text("words.hole", hole.letter(), scene.board().seeds(hole));
  }
}
