package dakon.ui.replay;

import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Scale;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.ToolButton;
import java.awt.Component;
import java.awt.ComponentOrientation;
import java.awt.Dimension;
import java.io.Serial;
import java.util.List;
import java.util.function.IntFunction;
import javax.swing.Action;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * The buttons and the slider with which a replay is played, stepped through and scrubbed; in one
 * row, or in two or three where there is little width.
 */
final class TransportBar extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final List<Double> SPEEDS = List.of(0.25, 0.5, 1.0, 2.0, 4.0, Playback.INSTANT);

  // in pixels at 100 %
  private static final int LEAST_SLIDER = 64;
  private static final int USUAL_WIDTH = 500;

  private final transient Playback playback;
  private final transient Messages messages = Messages.of(TransportBar.class);
  private final JButton play = new JButton();
  private final transient Icon playIcon = Icons.of("play");
  private final transient Icon pauseIcon = Icons.of("pause");
  private final OptionsButton options;
  private final JLabel place;
  private final transient IntFunction<String> places;
  private final JComboBox<Double> speed = new JComboBox<>(SPEEDS.toArray(Double[]::new));
  private final JPanel buttons = row();
  private final TimeSlider slider;
  private final JPanel rest = row();
  private Rows rows = Rows.ONE;

  /** In how many rows it stands: where the buttons, the slider and the rest go. */
  private enum Rows {
    ONE("[][grow,fill][]", "[44!,center]", "", "", ""),
    TWO("[grow,fill][]", "[44!,center]4[36!,center]", "growx 0, span 2, wrap", "", ""),
    THREE(
        "[grow,fill]",
        "[44!,center]4[32!,center]4[36!,center]",
        "growx 0, wrap",
        "wrap",
        "growx 0");

    private final String columns;
    private final String heights;
    private final String buttons;
    private final String slider;
    private final String rest;

    Rows(String columns, String heights, String buttons, String slider, String rest) {
      this.columns = columns;
      this.heights = heights;
      this.buttons = buttons;
      this.slider = "wmin 48, gapx 6 6, " + slider;
      this.rest = rest;
    }

    MigLayout layout() {
      return new MigLayout("insets 0, gapx 2", columns, heights);
    }

    /** Its height in pixels. */
    int height() {
      return switch (this) {
        case ONE -> Scale.of(44);
        case TWO -> Scale.of(44 + 4 + 36);
        case THREE -> Scale.of(44 + 4 + 32 + 4 + 36);
      };
    }
  }

  /**
   * The controls of a playback.
   *
   * @param places says in a word or two where it is at a moment
   * @param longest as long as anything that says
   */
  TransportBar(Playback playback, IntFunction<String> places, String longest, Settings settings) {
    super(Rows.ONE.layout());
    this.playback = playback;
    this.places = places;
    this.place = StyleClass.QUIET.on(new Place(longest));
    this.options = new OptionsButton(settings);
    setOpaque(false);
    addButtons();
    addRest();
    this.slider = slider();
    add(buttons);
    add(slider);
    add(rest);
    arrange();
    playback.onChange(this::refresh);
    refresh();
  }

  private static JPanel row() {
    JPanel row = new JPanel(new MigLayout("insets 0, gapx 1, novisualpadding", "", "[center]"));
    row.setOpaque(false);
    return row;
  }

  private void addButtons() {
    buttons.add(button("start", playback::restart));
    buttons.add(button("lap-back", playback::lapBack));
    buttons.add(button("seed-back", playback::seedBack));
    buttons.add(playButton(), "gapx 4 4");
    buttons.add(button("seed-on", playback::seedOn));
    buttons.add(button("lap-on", playback::lapOn));
    buttons.add(button("end", playback::finish));
  }

  private void addRest() {
    rest.add(place, "gapx 0 6");
    rest.add(speedBox());
    rest.add(options);
  }

  /** Never mirrors: time runs as the keys point, to the right. */
  @Override
  public void applyComponentOrientation(ComponentOrientation script) {
    super.applyComponentOrientation(ComponentOrientation.LEFT_TO_RIGHT);
  }

  /** How high it is in a width, both in pixels. */
  int heightFor(int width) {
    return rowsIn(width).height();
  }

  /** How high it is in a width as a rule: that depends on how long its words are. */
  static int usualHeight(int width) {
    return (width < Scale.of(USUAL_WIDTH) ? Rows.TWO : Rows.ONE).height();
  }

  private Rows rowsIn(int width) {
    int inRow = rest.getPreferredSize().width + Scale.of(LEAST_SLIDER);
    if (inRow > width) {
      return Rows.THREE;
    }
    return buttons.getPreferredSize().width + inRow > width ? Rows.TWO : Rows.ONE;
  }

  @Override
  public void doLayout() {
    if (rows != rowsIn(getWidth())) {
      rows = rowsIn(getWidth());
      arrange();
    }
    super.doLayout();
  }

  private void arrange() {
    MigLayout layout = rows.layout();
    layout.addLayoutComponent(buttons, rows.buttons);
    layout.addLayoutComponent(slider, rows.slider);
    layout.addLayoutComponent(rest, rows.rest);
    setLayout(layout);
  }

  /** Where the focus goes when the player is opened. */
  Component first() {
    return play;
  }

  /** Offers something else that can be done with what is played. */
  void offer(Action action) {
    options.offer(action);
  }

  /** Has a further button, at the side of the slider. */
  void add(JButton button) {
    rest.add(button, "gapx 0 6", 0);
  }

  /** Points a moment out on the slider. */
  void pointOut(int moment, String what) {
    slider.pointOut(moment, what);
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
    place.setText(places.apply(playback.moment()));
  }

  /** Where it is, with room for the longest text, so that the slider keeps its length. */
  private static final class Place extends JLabel {
    @Serial private static final long serialVersionUID = 1;

    private final String longest;

    Place(String longest) {
      this.longest = longest;
    }

    @Override
    public Dimension getPreferredSize() {
      int widest = getFontMetrics(getFont()).stringWidth(longest);
      return new Dimension(widest, super.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
      return getPreferredSize();
    }
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
          : messages.text("times", messages.number(value));
    }
  }
}
