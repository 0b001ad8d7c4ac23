package dakon.ui.classroom;

import dakon.lesson.Block.ReplayBlock;
import dakon.replay.Caption;
import dakon.replay.Narrator;
import dakon.replay.Note;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.board.BoardView;
import dakon.ui.replay.Playback;
import dakon.ui.theme.Keys;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javax.swing.JComponent;

/** Moves that are played on a board on the wall, by keys and by large buttons. */
final class Screening {
  private final Messages messages = Messages.of(Screening.class);
  private final BoardView board;
  private final Timeline timeline;
  private final Playback playback;
  private final Runnable listener;
  private final List<WallButton> buttons;
  private final WallButton play;
  private Caption caption = Caption.NONE;

  /**
   * Moves before the first, at rest.
   *
   * @param board the board on which they are played
   * @param listener is told when something else is to be said
   */
  Screening(ReplayBlock block, BoardView board, Settings settings, Runnable listener) {
    this(
        new Replay(block.moves()),
        block.rules().game(),
        block.notesAndMarks(),
        board,
        settings,
        listener);
  }

  /** Moves of a game, with the notes of an author. */
  Screening(
      Replay replay,
      String game,
      List<Note> notes,
      BoardView board,
      Settings settings,
      Runnable listener) {
    this.board = board;
    this.listener = listener;
    this.timeline = Timeline.of(replay, Narrator.of(game), notes);
    this.playback = Playback.of(timeline, settings);
    this.play = button("play", playback::toggle);
    this.buttons =
        List.of(
            button("lap-back", playback::lapBack),
            button("seed-back", playback::seedBack),
            play,
            button("seed-on", playback::seedOn),
            button("lap-on", playback::lapOn));
    playback.onChange(this::refresh);
  }

  private WallButton button(String name, Runnable action) {
    return WallButton.showing(name, name, messages.text("tip." + name), action);
  }

  /** Binds the keys of a player, as long as a component is shown and they mean something. */
  void bind(JComponent where, BooleanSupplier means) {
    bind(where, means, "SPACE", playback::toggle);
    bind(where, means, "RIGHT", playback::seedOn);
    bind(where, means, "LEFT", playback::seedBack);
    bind(where, means, "shift RIGHT", playback::lapOn);
    bind(where, means, "shift LEFT", playback::lapBack);
    bind(where, means, "HOME", playback::restart);
    bind(where, means, "END", playback::finish);
  }

  private static void bind(JComponent where, BooleanSupplier means, String key, Runnable action) {
    Keys.bindWhile(means, where, key, action);
  }

  /** The buttons of a player. */
  List<WallButton> buttons() {
    return buttons;
  }

  /** Shows the first moment. */
  void show() {
    playback.restart();
  }

  /** Whether there is a lap that can be shown without showing the end. */
  boolean hasHint() {
    return timeline.lapStarts().size() > 1;
  }

  /** Shows where the first lap has led. */
  void hint() {
    playback.stand(timeline.lapStarts().get(1));
  }

  /** Plays from the start. */
  void play() {
    playback.restart();
    playback.play();
  }

  /** Goes to the end. */
  void finish() {
    playback.finish();
  }

  /** Stands still. */
  void stop() {
    playback.pause();
  }

  boolean hasEnded() {
    return playback.hasEnded();
  }

  /** What is said now. */
  Caption caption() {
    return caption;
  }

  private void refresh() {
    Scene scene = timeline.at(playback.seen());
    board.show(scene);
    boolean isOther = !scene.caption().equals(caption);
    caption = scene.caption();
    play.show(playback.isRunning() ? "pause" : "play");
    play.getAccessibleContext()
        .setAccessibleName(messages.text(playback.isRunning() ? "tip.pause" : "tip.play"));
    if (isOther || playback.hasEnded()) {
      listener.run();
    }
  }

  /** All that is said in the course of it. */
  List<String> captions() {
    return IntStream.rangeClosed(0, timeline.lastMoment())
        .mapToObj(moment -> timeline.atMoment(moment).caption().words())
        .toList();
  }
}
