package dakon.ui.replay;

import dakon.replay.Narrator;
import dakon.replay.Note;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.ui.board.BoardAbove;
import dakon.ui.board.BoardView;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Keys;
import java.io.Serial;
import java.util.List;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A replay to look at: the board, what is said of it, the transport, and the story in short. */
public final class ReplayPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int GAP = 12;

  /** Room kept below the board, in pixels: the list of laps gives way to the board. */
  private static final int CAPTION_AND_TRANSPORT = 150;

  private static final int FEW_LINES = 66;

  private final transient Playback playback;
  private final BoardView board;
  private final CaptionPane caption;
  private final TransportBar transport;
  private final ClearScrollPane story;

  /**
   * A player that stands at the start.
   *
   * @param board the view to play it on
   * @param replay the moves
   * @param narrator says what happens
   * @param notes what an author adds
   */
  public ReplayPanel(BoardView board, Replay replay, Narrator narrator, List<Note> notes) {
    super(new BoardAbove(GAP, CAPTION_AND_TRANSPORT));
    setOpaque(false);
    this.board = board;
    this.playback = new Playback(Timeline.of(replay, narrator, notes), new SwingTicker());
    this.caption = new CaptionPane(notes.stream().anyMatch(note -> !note.text().isEmpty()));
    this.transport = new TransportBar(playback);
    add(board);
    this.story = new ClearScrollPane(new StoryList(playback, narrator.story(replay)));
    add(below());
    playback.onChange(this::refresh);
    bindKeys();
    refresh();
  }

  private JPanel below() {
    JPanel below =
        new JPanel(
            new MigLayout("insets 0, gapy 10, fill, hidemode 3", "[grow,fill]", "[][][grow,fill]"));
    below.setOpaque(false);
    below.add(caption, "wrap");
    below.add(transport, "wrap");
    below.add(story, "hmin 0");
    return below;
  }

  /** Leaves out the story where hardly a line of it could be seen. */
  @Override
  public void doLayout() {
    int below = getHeight() - BoardAbove.heightOf(getWidth()) - GAP;
    story.setVisible(below >= CAPTION_AND_TRANSPORT + FEW_LINES);
    super.doLayout();
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
    Scene scene = playback.scene();
    board.show(scene);
    caption.show(scene.caption());
  }

  private void bindKeys() {
    Keys.bind(this, "SPACE", playback::toggle);
    Keys.bind(this, "RIGHT", playback::seedOn);
    Keys.bind(this, "LEFT", playback::seedBack);
    Keys.bind(this, "shift RIGHT", playback::lapOn);
    Keys.bind(this, "shift LEFT", playback::lapBack);
    Keys.bind(this, "CLOSE_BRACKET", playback::lapOn);
    Keys.bind(this, "OPEN_BRACKET", playback::lapBack);
    Keys.bind(this, "HOME", playback::restart);
    Keys.bind(this, "END", playback::finish);
    for (String faster : List.of("PLUS", "shift EQUALS", "ADD")) {
      Keys.bind(this, faster, () -> transport.changeSpeed(1));
    }
    for (String slower : List.of("MINUS", "SUBTRACT")) {
      Keys.bind(this, slower, () -> transport.changeSpeed(-1));
    }
  }
}
