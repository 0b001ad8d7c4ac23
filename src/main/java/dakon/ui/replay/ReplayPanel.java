package dakon.ui.replay;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Note;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.board.BoardAbove;
import dakon.ui.board.BoardView;
import dakon.ui.theme.ClearScrollPane;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.JPanel;

/** A replay to look at: the board, what is said of it, the transport, and the story in short. */
public final class ReplayPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  static final int GAP = 12;

  private final transient Narrator narrator;
  private final transient Foresight foresight;
  private final transient Timeline timeline;
  private final transient Playback playback;
  private final BoardView board;
  private final CaptionPane caption;
  private final TransportBar transport;
  private final UnderBoard below;

  /** Whether it stands at the start until something is answered. */
  private boolean isHeld;

  private transient Optional<Pointer> pointer = Optional.empty();
  private transient Runnable ending = () -> {};

  /**
   * What is pointed out at a moment, besides what the replay itself points out.
   *
   * @param moment the moment, by the number of events that have happened
   * @param marks what is pointed out
   */
  private record Pointer(int moment, List<Mark> marks) {}

  /**
   * A player that stands at the start.
   *
   * @param board the view to play it on
   * @param replay the moves
   * @param narrator says what happens
   * @param notes what an author adds
   * @param foresight knows what another move would do
   * @param settings how the user wants to be shown things
   */
  public ReplayPanel(
      BoardView board,
      Replay replay,
      Narrator narrator,
      List<Note> notes,
      Foresight foresight,
      Settings settings) {
    this(board, replay, narrator, notes, foresight, settings, new SwingTicker());
  }

  /** A player whose clock is another. */
  ReplayPanel(
      BoardView board,
      Replay replay,
      Narrator narrator,
      List<Note> notes,
      Foresight foresight,
      Settings settings,
      Ticker ticker) {
    super(null);
    setOpaque(false);
    this.board = board;
    this.timeline = Timeline.of(replay, narrator, notes);
    this.playback = new Playback(timeline, ticker, new Chosen(settings));
    this.caption = new CaptionPane();
    this.transport =
        new TransportBar(playback, this::lapAt, lap(mostLaps(replay), mostLaps(replay)), settings);
    this.below =
        new UnderBoard(
            caption,
            transport,
            new ClearScrollPane(new StoryList(playback, narrator.story(replay))));
    setLayout(new BoardAbove(GAP, below::leastHeight));
    add(board);
    add(below);
    this.narrator = narrator;
    this.foresight = foresight;
    board.onLook(this::look);
    playback.onChange(this::refresh);
    Entrance.of(this, playback);
    Hearing.of(playback, moment -> Stream.of(replay.events().get(moment - 1)), settings);
    new PlayerKeys(this, settings, () -> !isHeld).bind(playback, transport);
    refresh();
  }

  private String lapAt(int moment) {
    Replay replay = timeline.replay();
    return lap(replay.lapNumber(moment), replay.moves().get(replay.moveAt(moment)).laps());
  }

  private static int mostLaps(Replay replay) {
    return replay.moves().stream().mapToInt(Trace::laps).max().orElse(0);
  }

  private static String lap(int number, int laps) {
    return Messages.of(ReplayPanel.class).text("lap", number, laps);
  }

  /** Offers something else that can be done with the replay, in the menu. */
  public void offer(Action action) {
    transport.offer(action);
  }

  /** The moment that is seen: how many events have happened. */
  public int moment() {
    return playback.moment();
  }

  /**
   * Holds it at the start, where nothing of what will happen can be seen and all keys mean
   * something else, or lets it go.
   */
  public void hold(boolean held) {
    isHeld = held;
    below.setVisible(!held);
    pointer = Optional.empty();
    playback.restart();
  }

  /** Plays it from the start. */
  public void play() {
    playback.restart();
    playback.play();
  }

  /** Whether everything has happened. */
  public boolean isAtEnd() {
    return playback.hasEnded();
  }

  /** Calls this whenever everything has happened, perhaps more than once. */
  public void onEnd(Runnable listener) {
    ending = listener;
  }

  /** Goes to the end. */
  public void finish() {
    playback.finish();
  }

  /**
   * Stands still at a moment and points something out there.
   *
   * @param moment the moment, by the number of events that have happened
   */
  public void pointOut(int moment, List<Mark> marks) {
    pointer = Optional.of(new Pointer(moment, List.copyOf(marks)));
    playback.stand(moment);
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
    Scene scene = scene();
    board.show(scene);
    caption.show(scene.caption());
    caption.add(scene.slips());
    if (isAtEnd()) {
      ending.run();
    }
  }

  private Scene scene() {
    Scene scene = timeline.at(playback.seen());
    int moment = playback.moment();
    return pointer
        .filter(shown -> shown.moment() == moment && !playback.isRunning())
        .map(shown -> scene.pointing(shown.marks()))
        .orElse(scene);
  }

  /**
   * Says what would come of lifting the hole that is looked at, while the board rests between
   * moves.
   */
  private void look(Optional<Pit> looked) {
    refresh();
    foreseen(looked).ifPresent(this::foretell);
  }

  private Optional<Trace> foreseen(Optional<Pit> looked) {
    Replay replay = timeline.replay();
    int moment = playback.moment();
    boolean rests =
        !isHeld
            && !playback.isRunning()
            && (moment == 0 || moment == replay.endOf(replay.moveAt(moment)));
    Scene scene = timeline.at(playback.seen());
    if (!rests || scene.toMove().isEmpty() || !(looked.orElse(null) instanceof Hole hole)) {
      return Optional.empty();
    }
    return foresight.of(new Position(scene.board(), scene.toMove().get()), hole);
  }

  private void foretell(Trace trace) {
    caption.show(narrator.foretell(trace));
    board.show(Scene.still(trace.before(), Foresight.marks(trace)));
  }
}
