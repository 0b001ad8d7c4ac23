package dakon.ui.ask;

import dakon.board.Board;
import dakon.board.Move;
import dakon.board.Position;
import dakon.notation.MoveNotation;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Selector;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What is compared: moves from the start of a game, from the board, or brought from elsewhere. */
final class Matter extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int GAP = 14;
  private static final List<Integer> ROWS =
      IntStream.rangeClosed(Board.FEWEST_HOLES, Board.MOST_HOLES).boxed().toList();

  private final transient Messages messages = Messages.of(Matter.class);
  private final transient Supplier<Optional<Tried>> board;
  private final transient Listener listener;
  private final Selector<Source> from =
      new Selector<>("compare-from", messages::text, this::choose);
  private final Selector<Integer> holes =
      new Selector<>("compare-holes", String::valueOf, number -> changed());
  private final JComponent holesWithLabel;
  private final MovesField moves = new MovesField(this::changed);
  private final WrappedText remark = StyleClass.STRONG.on(new WrappedText("compare-remark", ""));
  private transient Optional<Tried> brought = Optional.empty();
  private transient Position taken = Ruleset.DAKON.opening();

  /** From where the moves are. */
  enum Source {
    /** The start of a game. */
    OPENING,
    /** The board editor. */
    BOARD,
    /** Wherever one came from. */
    BROUGHT
  }

  /** Is told what somebody does. */
  interface Listener {
    /** Other moves are to be compared. */
    void changed();

    /** The moves are written, and are to be watched. */
    void written();

    /** Moves were brought that are played by these rules. */
    void brought(Ruleset rules);
  }

  /** Moves from the start of a game. */
  Matter(Supplier<Optional<Tried>> board, Listener listener) {
    super(new MigLayout("insets 0, fillx, wrap, gapy 4, hidemode 3", "[grow,fill]"));
    this.board = board;
    this.listener = listener;
    setOpaque(false);
    moves.addActionListener(event -> listener.written());
    holes.show(ROWS, Ruleset.DAKON.sizes().standard());
    holesWithLabel = labelled("holes", holes);
    WrappedRow row = new WrappedRow(GAP);
    row.add(labelled("from", from));
    row.add(holesWithLabel);
    row.add(labelled("moves", moves));
    add(row, "wmin 0");
    add(remark, "wmin 0");
    show(Source.OPENING);
  }

  private JComponent labelled(String key, JComponent field) {
    JPanel panel =
        new JPanel(new MigLayout("insets 0, gapx 6, novisualpadding", "[][]", "[center]"));
    panel.setOpaque(false);
    String words = messages.text("compare." + key);
    JLabel label = StyleClass.QUIET.on(Mnemonics.on(new JLabel(), words));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(Mnemonics.plain(words));
    panel.add(label);
    panel.add(field, "wmin 0");
    return panel;
  }

  private void show(Source source) {
    List<Source> sources = new ArrayList<>(List.of(Source.OPENING, Source.BOARD));
    brought.ifPresent(other -> sources.add(Source.BROUGHT));
    from.show(sources, source);
    holesWithLabel.setVisible(source == Source.OPENING);
    say(moves.fault());
    revalidate();
  }

  /** Says what is wrong, if anything is. */
  void say(Optional<String> fault) {
    remark.setText(fault.orElse(""));
    remark.setVisible(fault.isPresent());
    moves.getAccessibleContext().setAccessibleDescription(fault.orElse(""));
  }

  private void choose(Source source) {
    switch (source) {
      case OPENING -> {
        show(Source.OPENING);
        listener.changed();
      }
      case BOARD -> chooseBoard();
      case BROUGHT -> brought.ifPresent(this::bring);
    }
  }

  /** Compares what stands on the board editor; where nothing does, the start of a game. */
  void chooseBoard() {
    Optional<Tried> there = board.get();
    there.ifPresentOrElse(tried -> take(Source.BOARD, tried), () -> choose(Source.OPENING));
    if (there.isEmpty()) {
      say(Optional.of(messages.text("compare.board.empty")));
    }
  }

  /** Compares moves from elsewhere. */
  void bring(Tried tried) {
    brought = Optional.of(tried);
    take(Source.BROUGHT, tried);
  }

  private void take(Source source, Tried tried) {
    taken = tried.start().position();
    moves.write(MoveNotation.write(tried.moves()));
    show(source);
    listener.brought(tried.start().rules());
  }

  private void changed() {
    say(moves.fault());
    listener.changed();
  }

  /** The position from which is played, under rules that begin on its own opening. */
  Position start(Ruleset rules) {
    return from.value() == Source.OPENING ? rules.opening(holes.value()) : taken;
  }

  /** The moves. */
  List<Move> moves() {
    return moves.moves();
  }

  /** Whether what is written is no moves. */
  boolean isWrong() {
    return moves.fault().isPresent();
  }

  /** Marks a move that no rules allow, and says why. */
  void refuse(int move, String why) {
    moves.mark(move);
    say(Optional.of(why));
  }

  /** Gives the keyboard to the moves. */
  @Override
  public boolean requestFocusInWindow() {
    return moves.requestFocusInWindow();
  }
}
