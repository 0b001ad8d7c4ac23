package dakon.ui.editor;

import dakon.game.Game;
import dakon.game.Turn;
import dakon.notation.MoveNotation;
import dakon.replay.Narrator;
import dakon.study.Prospect;
import dakon.text.Messages;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.io.Serial;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What each move of a game would do, and the moves made so far. */
final class TrialTools extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(TrialTools.class);
  private final ProspectList prospects;
  private final JLabel state = StyleClass.QUIET.on(new JLabel());
  private final WrappedText moves = new WrappedText("moves", "");

  /** Nothing yet. */
  TrialTools(ProspectList.Listener listener) {
    super(new MigLayout("insets 0, gapy 4, fillx, hidemode 3", "[grow,fill]", "[][]12[][][]"));
    setOpaque(false);
    prospects = new ProspectList(listener);
    JLabel soFar = StyleClass.HEADING.on(new JLabel(messages.text("moves.so.far")));
    soFar.setLabelFor(moves);
    add(soFar, "wmin 0, wrap");
    add(moves, "wmin 0, wrap");
    JLabel heading = StyleClass.HEADING.on(new JLabel(messages.text("prospects")));
    heading.setLabelFor(prospects);
    add(heading, "wmin 0, wrap");
    state.setName("prospects-state");
    add(state, "wmin 0, wrap");
    add(prospects, "wmin 0, gapleft -8");
  }

  /** Shows a game of which nothing is found out yet. */
  void show(Game game) {
    moves.setText(game.moves().isEmpty() ? messages.text("moves.none") : written(game));
    prospects.clear();
    prospects.tell(Narrator.of(game.rules().game()));
    state.setText(messages.text(game.isOver() ? "prospects.over" : "prospects.wait"));
    state.setVisible(true);
  }

  /** The turns, with who made each: a number for what is often just one turn would tell less. */
  private String written(Game game) {
    return game.turns().stream().map(this::written).collect(Collectors.joining("\n"));
  }

  private String written(Turn turn) {
    return messages.text("turn.moves", messages.text(turn.side()), MoveNotation.describe(turn));
  }

  /** Shows what is found out so far. */
  void found(List<Prospect> found, boolean isAll) {
    prospects.show(found);
    state.setVisible(!isAll || found.isEmpty());
    revalidate();
  }
}
