package dakon.ui.editor;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Side;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.study.Draft;
import dakon.text.Messages;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Selector;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The rules of a draft and the player to move, each to be chosen. */
final class Choices {
  private static final int GAP = 14;

  private static final List<Integer> ROWS =
      IntStream.rangeClosed(Board.FEWEST_HOLES, Board.MOST_HOLES).boxed().toList();

  private final Messages messages = Messages.of(Choices.class);
  private final WrappedRow row = new WrappedRow(GAP);
  private final Selector<String> game;
  private final Selector<Integer> holes;
  private final Selector<Direction> direction;
  private final Selector<EndRule> end;
  private final Selector<Side> toMove;
  private final JComponent endWithLabel;

  /** Choices that edit what is on a desk. */
  Choices(Desk desk) {
    game =
        new Selector<>(
            "game",
            name -> messages.text("game." + name),
            name -> Ruleset.named(name).ifPresent(rules -> desk.edit(draft -> draft.with(rules))));
    holes =
        new Selector<>(
            "holes", String::valueOf, number -> desk.edit(draft -> draft.withRow(number)));
    direction =
        new Selector<>(
            "direction",
            messages::text,
            chosen -> desk.edit(draft -> draft.with(draft.rules().with(chosen))));
    end =
        new Selector<>(
            "end",
            messages::text,
            chosen -> desk.edit(draft -> draft.with(draft.rules().with(chosen))));
    toMove =
        new Selector<>("to-move", messages::text, side -> desk.edit(draft -> draft.with(side)));
    row.add(labelled("game", game));
    row.add(labelled("holes", holes));
    row.add(labelled("to-move", toMove));
    row.add(labelled("direction", direction));
    endWithLabel = labelled("end", end);
    row.add(endWithLabel);
  }

  private JPanel labelled(String key, JComponent field) {
    JPanel panel = new JPanel(new MigLayout("insets 0, gapx 6", "[][]", "[center]"));
    panel.setOpaque(false);
    String words = messages.text("choice." + key);
    JLabel label = StyleClass.QUIET.on(Mnemonics.on(new JLabel(), words));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(Mnemonics.plain(words));
    panel.add(label);
    panel.add(field);
    return panel;
  }

  /** Where they are chosen. */
  WrappedRow row() {
    return row;
  }

  /** Shows what a draft has. */
  void show(Draft draft) {
    Ruleset rules = draft.rules();
    game.show(Ruleset.GAMES.stream().map(Ruleset::game).toList(), rules.game());
    holes.show(ROWS, draft.row());
    direction.show(Arrays.asList(Direction.values()), rules.direction());
    end.show(rules.ends(), rules.end());
    endWithLabel.setVisible(rules.ends().size() > 1);
    toMove.show(Arrays.asList(Side.values()), draft.toMove());
    row.revalidate();
  }
}
