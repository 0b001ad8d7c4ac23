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
import dakon.settings.Switch;
import dakon.trace.Event;
import dakon.trace.Trace;
import dakon.ui.board.BoardAbove;
import dakon.ui.board.BoardView;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Reflow;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** A replay to look at: the board, what is said of it, the transport, and the story in short. */
public final class ReplayPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  static final int GAP = 12;

  private static final int LAST_DIGIT = 9;

  private final transient Narrator narrator;
  private final transient Foresight foresight;
  private final transient Settings settings;
  private final transient Playback playback;
  private final transient Clicks clicks = new Clicks();
  private final BoardView board;
  private final CaptionPane caption;
  private final TransportBar transport;
  private final UnderBoard below;

  /** The moment up to which seeds were heard. */
  private int heard;

  /** Whether it was running when it was last looked. */
  private boolean isRunning;

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
    this.settings = settings;
    this.playback =
        new Playback(Timeline.of(replay, narrator, notes), ticker, new Chosen(settings));
    this.caption = new CaptionPane();
    this.transport = new TransportBar(playback, settings);
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
    bindKeys();
    refresh();
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
    letBeSeen();
    letBeHeard();
    if (isAtEnd()) {
      ending.run();
    }
  }

  /** Comes into sight, where pages scroll, when it begins to play or is stepped through. */
  private void letBeSeen() {
    boolean runs = playback.isRunning();
    if (runs ? !isRunning : playback.moment() != heard) {
      SwingUtilities.invokeLater(() -> Reflow.reveal(this));
    }
    isRunning = runs;
  }

  private Scene scene() {
    Scene scene = playback.scene();
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
    Replay replay = playback.timeline().replay();
    int moment = playback.moment();
    boolean rests =
        !isHeld
            && !playback.isRunning()
            && (moment == 0 || moment == replay.endOf(replay.moveAt(moment)));
    Scene scene = playback.scene();
    if (!rests || scene.toMove().isEmpty() || !(looked.orElse(null) instanceof Hole hole)) {
      return Optional.empty();
    }
    return foresight.of(new Position(scene.board(), scene.toMove().get()), hole);
  }

  private void foretell(Trace trace) {
    caption.show(narrator.foretell(trace));
    board.show(Scene.still(trace.before(), Foresight.marks(trace)));
  }

  /** Lets the seed be heard that fell since it was last looked, while the move is played. */
  private void letBeHeard() {
    int moment = playback.moment();
    boolean falls = playback.isRunning() && moment > heard && settings.isOn(Switch.SOUND);
    if (falls && playback.timeline().replay().events().get(moment - 1) instanceof Event.Sown sown) {
      clicks.fall(sown.into());
    }
    heard = moment;
  }

  private void bindKeys() {
    bind("SPACE", playback::toggle);
    bind("RIGHT", playback::seedOn);
    bind("LEFT", playback::seedBack);
    bind("shift RIGHT", playback::lapOn);
    bind("shift LEFT", playback::lapBack);
    bind("typed ]", playback::lapOn);
    bind("typed [", playback::lapBack);
    bind("HOME", playback::restart);
    bind("END", playback::finish);
    bind("typed +", () -> transport.changeSpeed(1));
    bind("typed -", () -> transport.changeSpeed(-1));
    for (String loop : List.of("typed l", "typed L")) {
      bind(loop, () -> settings.turn(Switch.LOOP, !settings.isOn(Switch.LOOP)));
    }
    bind("typed ?", () -> KeyList.show(this));
    for (int tenths = 0; tenths <= LAST_DIGIT; tenths++) {
      int place = tenths;
      bind("typed " + tenths, () -> playback.tenth(place));
    }
  }

  /** Binds a single key, which the user may have switched off. */
  private void bind(String key, Runnable action) {
    Keys.bindWhile(() -> !isHeld && settings.isOn(Switch.SINGLE_KEYS), this, key, action);
  }
}
