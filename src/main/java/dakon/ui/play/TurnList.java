package dakon.ui.play;

import dakon.game.Game;
import dakon.game.MovePlace;
import dakon.game.Turn;
import dakon.match.Match;
import dakon.notation.MoveNotation;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.theme.Keys;
import dakon.ui.theme.ListRow;
import dakon.ui.theme.RowList;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;

/** The turns of a game in notation, those taken back included. One that is chosen is seen again. */
final class TurnList extends RowList<TurnList.Row> {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(TurnList.class);
  private final transient DefaultListModel<Row> rows = (DefaultListModel<Row>) getModel();
  private boolean isFollowing;

  /**
   * A turn, or the part of one that is made or taken back.
   *
   * @param number the number of the turn, as in a game record
   * @param turn who made it, and how
   * @param end how many moves of the game are made behind it
   * @param isMade whether it is not taken back
   */
  record Row(int number, Turn turn, int end, boolean isMade) {}

  /**
   * A list without turns.
   *
   * @param chooser is told which turn is to be seen again
   */
  TurnList(Consumer<Row> chooser) {
    super(new DefaultListModel<>(), "turns", Messages.of(TurnList.class).text("turns"));
    setCellRenderer(new RowRenderer());
    Keys.leave(getInputMap(), "SPACE", "LEFT", "RIGHT", "HOME", "END", "ctrl C");
    addListSelectionListener(
        event -> {
          if (!isFollowing && !event.getValueIsAdjusting() && getSelectedIndex() >= 0) {
            chooser.accept(rows.get(getSelectedIndex()));
          }
        });
  }

  /** Shows the turns of a match. */
  void show(Match match) {
    isFollowing = true;
    rows.clear();
    rows.addAll(rows(match));
    clearSelection();
    ensureIndexIsVisible(Math.max(0, match.game().turns().size() - 1));
    isFollowing = false;
  }

  /** Chooses none. */
  void leave() {
    isFollowing = true;
    clearSelection();
    isFollowing = false;
  }

  private static List<Row> rows(Match match) {
    List<Row> all = new ArrayList<>();
    Game whole = match.line();
    List<Trace> line = whole.moves();
    List<MovePlace> places = MovePlace.all(whole);
    int from = 0;
    for (int end = 1; end <= line.size(); end++) {
      Trace last = line.get(end - 1);
      if (!last.goesOn() || end == match.made() || end == line.size()) {
        int number = places.get(from).turn();
        all.add(
            new Row(
                number, new Turn(last.mover(), line.subList(from, end)), end, end <= match.made()));
        from = end;
      }
    }
    return all;
  }

  /** Draws its rows anew, in the colours of another theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (messages != null) {
      setCellRenderer(new RowRenderer());
    }
  }

  private final class RowRenderer implements ListCellRenderer<Row> {
    private final ListRow row =
        new ListRow(new MigLayout("insets 4 8 4 8", "[28::,trailing]10[]12[grow,fill]"));
    private final JLabel number = StyleClass.QUIET.on(new JLabel());
    private final JLabel side = StyleClass.QUIET.on(new JLabel());
    private final JLabel moves = new JLabel();

    RowRenderer() {
      row.add(number);
      row.add(side);
      row.add(moves, "wmin 0");
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Row> list, Row turn, int index, boolean isSelected, boolean hasFocus) {
      row.applyComponentOrientation(list.getComponentOrientation());
      String player = messages.text(turn.turn().side());
      String written = MoveNotation.describe(turn.turn());
      number.setText(turn.number() + ".");
      side.setText(player);
      moves.setText(written);
      (turn.isMade() ? StyleClass.STRONG : StyleClass.QUIET).on(moves);
      row.choose(isSelected);
      row.getAccessibleContext()
          .setAccessibleName(
              messages.text(
                  turn.isMade() ? "turn" : "turn.taken.back", turn.number(), player, written));
      return row;
    }
  }
}
