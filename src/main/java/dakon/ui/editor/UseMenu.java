package dakon.ui.editor;

import dakon.board.Position;
import dakon.export.Subject;
import dakon.export.worksheet.Worksheet;
import dakon.game.Game;
import dakon.lesson.Block;
import dakon.lesson.markdown.BlockText;
import dakon.notation.GameRecord;
import dakon.notation.PositionNotation;
import dakon.notation.RecordNotation;
import dakon.rules.Ruleset;
import dakon.study.Draft;
import dakon.study.Study;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.export.CopyAction;
import dakon.ui.export.ExportAction;
import dakon.ui.export.TextSaver;
import dakon.ui.export.WorksheetAction;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;

/** What a study can be turned into. */
final class UseMenu {
  private final Messages messages = Messages.of(UseMenu.class);
  private final Component owner;
  private final Consumer<String> teller;
  private Optional<BiConsumer<Ruleset, Position>> player = Optional.empty();

  /**
   * A menu.
   *
   * @param owner beside which it asks
   * @param teller is told in a sentence what came of it
   */
  UseMenu(Component owner, Consumer<String> teller) {
    this.owner = owner;
    this.teller = teller;
  }

  /** Offers to play on from the position on the board. */
  void offerPlay(BiConsumer<Ruleset, Position> play) {
    player = Optional.of(play);
  }

  /** The menu for a study; for a board without a seed there is none. */
  Optional<JPopupMenu> of(Study study) {
    return study.draft().position().map(start -> new Uses(study, start).menu());
  }

  /** The position on the board, as text. */
  String notation(Study study) {
    Draft now = study.now();
    return PositionNotation.write(now.board(), now.toMove());
  }

  /** What can be done with a study that has seeds. */
  private final class Uses {
    private final Study study;
    private final Position start;
    private final Ruleset rules;
    private final List<Trace> moves;

    Uses(Study study, Position start) {
      this.study = study;
      this.start = start;
      this.rules = study.draft().rules();
      this.moves = study.moves();
    }

    JPopupMenu menu() {
      JPopupMenu menu = new JPopupMenu();
      menu.add(item("copy-position", copying("copy-position", () -> notation(study))));
      menu.add(item("copy-block", copying("copy-block", () -> BlockText.of(rules, start, moves))));
      if (!moves.isEmpty()) {
        menu.add(
            item(
                "copy-predict",
                copying("copy-predict", () -> BlockText.predict(rules, start, moves))));
      }
      if (isOneTurn()) {
        menu.add(
            item(
                "copy-exercise",
                copying("copy-exercise", () -> BlockText.exercise(rules, start, moves))));
      }
      menu.addSeparator();
      menu.add(item("export", export()));
      menu.add(item("worksheet", new WorksheetAction(owner, this::worksheet)));
      menu.add(item("save", does("save", this::save)));
      player.ifPresent(play -> menu.add(item("play-on", does("play-on", () -> play(play)))));
      return menu;
    }

    private boolean isOneTurn() {
      return !moves.isEmpty()
          && moves.stream().allMatch(move -> move.mover() == start.toMove() && move.laps() > 0);
    }

    private JMenuItem item(String name, Action action) {
      JMenuItem item = new JMenuItem(action);
      item.setName(name);
      return item;
    }

    private Action copying(String key, Supplier<String> text) {
      return new CopyAction(messages.text(key), text, teller);
    }

    private Action export() {
      int end = moves.stream().mapToInt(move -> move.events().size()).sum();
      Action export = new ExportAction(Subject.of(rules, start, moves), owner, () -> end);
      export.putValue(Action.NAME, messages.text("export"));
      return export;
    }

    /** What each move from the start would do, and how the last of those tried went. */
    private Worksheet worksheet() {
      String title = messages.text("worksheet.title", messages.text("game." + rules.game()));
      List<Worksheet.Entry> entries = new ArrayList<>();
      entries.add(new Worksheet.Entry(title, "", new Block.BoardBlock(rules, start, List.of())));
      if (!moves.isEmpty()) {
        Block replay =
            new Block.ReplayBlock(rules, start, moves, List.of(), List.of(), List.of(), false);
        entries.add(new Worksheet.Entry(title, "", replay));
      }
      return Worksheet.ofEntries(title, entries);
    }

    private void save() {
      Game game = study.trial().orElseGet(() -> Game.of(rules, start));
      String record = RecordNotation.write(GameRecord.of(game));
      TextSaver.RECORD.save(owner, messages.text("record.name"), record, teller);
    }

    private void play(BiConsumer<Ruleset, Position> play) {
      study.now().position().ifPresent(position -> play.accept(rules, position));
    }

    private Action does(String key, Runnable action) {
      return new AbstractAction(messages.text(key)) {
        @Serial private static final long serialVersionUID = 1;

        @Override
        public void actionPerformed(ActionEvent event) {
          action.run();
        }
      };
    }
  }
}
