package dakon.ui.replay;

import dakon.replay.Replay;
import dakon.replay.Timeline;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.theme.Icons;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.ToolButton;
import java.awt.Component;
import java.awt.Dimension;
import java.io.Serial;
import java.text.DecimalFormat;
import java.util.List;
import javax.swing.Action;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The buttons and the slider with which a replay is played, stepped through and scrubbed. */
final class TransportBar extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final List<Double> SPEEDS = List.of(0.25, 0.5, 1.0, 2.0, 4.0, Playback.INSTANT);
  private final transient Playback playback;
  private final transient Messages messages = Messages.of(TransportBar.class);
  private final JButton play = new JButton();
  private final transient Icon playIcon = Icons.of("play");
  private final transient Icon pauseIcon = Icons.of("pause");
  private final OptionsButton options;
  private final JLabel lap = StyleClass.QUIET.on(new Lap());
  private final JComboBox<Double> speed = new JComboBox<>(SPEEDS.toArray(Double[]::new));

  /** The controls of a playback. */
  TransportBar(Playback playback, Settings settings) {
    super(new MigLayout("insets 0, gapx 2", "[][][][][][][][grow,fill][][][]", "[44!,center]"));
    this.playback = playback;
    setOpaque(false);
    add(button("start", playback::restart));
    add(button("lap-back", playback::lapBack));
    add(button("seed-back", playback::seedBack));
    add(playButton(), "gapx 4 4");
    add(button("seed-on", playback::seedOn));
    add(button("lap-on", playback::lapOn));
    add(button("end", playback::finish));
    add(slider(), "wmin 48, gapx 6 6");
    add(lap, "gapx 0 6");
    add(speedBox());
    this.options = new OptionsButton(settings);
    add(options);
    playback.onChange(this::refresh);
    refresh();
  }

  /** Where the focus goes when the player is opened. */
  Component first() {
    return play;
  }

  /** Offers something else that can be done with what is played. */
  void offer(Action action) {
    options.offer(action);
  }

  /** Plays faster, or slower, by so many of the speeds there are. */
  void changeSpeed(int by) {
    int next = Math.max(0, Math.min(speed.getSelectedIndex() + by, SPEEDS.size() - 1));
    speed.setSelectedIndex(next);
  }

  private JButton button(String name, Runnable action) {
    JButton button = new ToolButton(name, name, messages.text(name), messages.text("tip." + name));
    button.addActionListener(event -> action.run());
    return button;
  }

  private JButton playButton() {
    play.setName("play");
    StyleClass.PRIMARY.on(play);
    play.addActionListener(event -> playback.toggle());
    return play;
  }

  private TimeSlider slider() {
    TimeSlider slider = new TimeSlider(playback);
    slider.setName("time");
    slider.getAccessibleContext().setAccessibleName(messages.text("time"));
    return slider;
  }

  private JComboBox<Double> speedBox() {
    speed.setName("speed");
    speed.setSelectedItem(1.0);
    speed.setKeySelectionManager((key, speeds) -> -1); // digits are the player's
    speed.setToolTipText(messages.text("tip.speed"));
    speed.getAccessibleContext().setAccessibleName(messages.text("speed"));
    speed.setRenderer(new SpeedRenderer());
    speed.addActionListener(event -> playback.speed(SPEEDS.get(speed.getSelectedIndex())));
    return speed;
  }

  private void refresh() {
    Icon icon = playback.isRunning() ? pauseIcon : playIcon;
    if (play.getIcon() != icon) {
      String name = playback.isRunning() ? "pause" : "play";
      play.setIcon(icon);
      play.setToolTipText(messages.text("tip." + name));
      play.getAccessibleContext().setAccessibleName(messages.text(name));
    }
    lap.setText(lapText());
  }

  /** Which lap it is, with room for the longest text, so that the slider keeps its length. */
  private final class Lap extends JLabel {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Dimension getPreferredSize() {
      List<Trace> moves = playback.timeline().replay().moves();
      int laps = moves.stream().mapToInt(Trace::laps).max().orElse(0);
      int widest = getFontMetrics(getFont()).stringWidth(messages.text("lap", laps, laps));
      return new Dimension(widest, super.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
      return getPreferredSize();
    }
  }

  private String lapText() {
    Timeline timeline = playback.timeline();
    Replay replay = timeline.replay();
    int moment = playback.moment();
    int laps = replay.moves().get(replay.moveAt(moment)).laps();
    return messages.text("lap", replay.lapNumber(moment), laps);
  }

  private final class SpeedRenderer extends DefaultListCellRenderer {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean isSelected, boolean hasFocus) {
      return super.getListCellRendererComponent(
          list, speedText((double) value), index, isSelected, hasFocus);
    }

    private String speedText(double value) {
      return value == Playback.INSTANT
          ? messages.text("instant")
          : messages.text("times", new DecimalFormat("0.##").format(value));
    }
  }
}
