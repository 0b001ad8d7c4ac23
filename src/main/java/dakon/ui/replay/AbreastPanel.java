package dakon.ui.replay;

import dakon.board.Position;
import dakon.replay.Abreast;
import dakon.replay.Abreast.Place;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Scene;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JPanel;

/**
 * Two runs of moves to look at together: two boards, beside each other where there is room, each
 * with what is said of it, and one transport for both. A moment can be pointed out, such as the
 * first at which they differ.
 */
public final class AbreastPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Abreast abreast;
  private final transient Playback playback;
  private final transient PlayerKeys keys;
  private final AbreastHalf first;
  private final AbreastHalf second;
  private final TransportBar transport;
  private transient Optional<Pointer> pointer = Optional.empty();

  /**
   * What is played on one of the boards.
   *
   * @param heading what stands above it
   * @param board the view to play it on
   * @param start the position before the first move
   * @param moves the moves, perhaps none
   * @param narrator says what happens
   */
  public record Half(
      String heading, BoardView board, Position start, List<Trace> moves, Narrator narrator) {
    /** Keeps its own list of the moves. */
    public Half {
      Objects.requireNonNull(heading);
      Objects.requireNonNull(board);
      moves = List.copyOf(moves);
    }

    private Abreast.Lane lane() {
      return new Abreast.Lane(start, moves, narrator);
    }
  }

  /**
   * A moment worth a look.
   *
   * @param name what it is, on the button that goes there; with the sign of {@code
   *     dakon.ui.theme.Mnemonics}
   * @param moment the moment: how many events of each move have happened, that of the longer
   *     counting
   * @param first what is pointed out on the first board
   * @param second what is pointed out on the second
   */
  public record Pointer(String name, int moment, List<Mark> first, List<Mark> second) {
    /** Keeps its own lists. */
    public Pointer {
      first = List.copyOf(first);
      second = List.copyOf(second);
    }
  }

  /** A player that stands at the start. */
  public AbreastPanel(Half first, Half second, Settings settings) {
    this(first, second, settings, new SwingTicker());
  }

  /** A player whose clock is another. */
  AbreastPanel(Half first, Half second, Settings settings, Ticker ticker) {
    super(null);
    this.abreast = new Abreast(first.lane(), second.lane());
    this.playback = new Playback(abreast, ticker, new Chosen(settings));
    this.first = new AbreastHalf("first", first.heading(), first.board());
    this.second = new AbreastHalf("second", second.heading(), second.board());
    this.transport = new TransportBar(playback, this::moveAt, move(abreast.moves()), settings);
    this.keys = new PlayerKeys(this, settings, () -> true);
    setOpaque(false);
    add(this.first);
    add(this.second);
    add(transport);
    setLayout(new AbreastLayout(this.first, this.second, transport));
    playback.onChange(this::refresh);
    Entrance.of(this, playback);
    Hearing.of(
        playback,
        moment -> Stream.of(Place.values()).flatMap(place -> abreast.event(place, moment).stream()),
        settings);
    keys.bind(playback, transport);
    refresh();
  }

  private String moveAt(int moment) {
    return move(abreast.moveAt(moment) + 1);
  }

  private String move(int number) {
    int moves = abreast.moves();
    return moves < 2 ? "" : Messages.of(AbreastPanel.class).text("move", number, moves);
  }

  /** Points a moment out on the slider and, when it is seen, on the boards; D goes there. */
  public void pointOut(Pointer newPointer) {
    if (pointer.isPresent()) {
      throw new IllegalStateException("a moment is pointed out already");
    }
    pointer = Optional.of(newPointer);
    JButton go = StyleClass.SOFT.on(new JButton());
    go.setName("pointed-out");
    Mnemonics.on(go, newPointer.name());
    go.addActionListener(event -> showPointedOut());
    transport.add(go);
    transport.pointOut(newPointer.moment(), go.getText());
    List.of("typed d", "typed D").forEach(key -> keys.bind(key, this::showPointedOut));
    refresh();
  }

  /** Stands still at the moment that is pointed out. */
  public void showPointedOut() {
    pointer.ifPresent(shown -> playback.stand(shown.moment()));
  }

  /** Offers something else that can be done with what is played, in the menu. */
  public void offer(Action action) {
    transport.offer(action);
  }

  /** The moment that is seen. */
  public int moment() {
    return playback.moment();
  }

  /** Gives the focus to the button that plays. */
  @Override
  public boolean requestFocusInWindow() {
    return transport.first().requestFocusInWindow();
  }

  @Override
  public void removeNotify() {
    playback.pause();
    super.removeNotify();
  }

  private void refresh() {
    first.show(scene(Place.FIRST));
    second.show(scene(Place.SECOND));
  }

  private Scene scene(Place place) {
    Scene scene = abreast.at(place, playback.seen());
    int moment = playback.moment();
    return pointer
        .filter(shown -> shown.moment() == moment && !playback.isRunning())
        .map(shown -> scene.pointing(place == Place.FIRST ? shown.first() : shown.second()))
        .orElse(scene);
  }
}
