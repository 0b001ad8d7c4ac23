package dakon.ui.replay;

import dakon.replay.Timetable;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JSlider;
import javax.swing.plaf.basic.BasicSliderUI;

/**
 * The slider over all that is played, with marks where laps begin, where seeds are captured, where
 * a move ended in the store, and perhaps at one moment that is pointed out.
 */
final class TimeSlider extends JSlider {
  @Serial private static final long serialVersionUID = 1;

  /** More laps than this would be a hatching that tells nothing. */
  private static final int MOST_LAPS_MARKED = 60;

  /** How far from a mark a click still means it, in pixels. */
  private static final int MEANT = 5;

  private final transient Playback playback;
  private boolean following;

  /** What is pointed out to whoever compares: a moment, or nothing. */
  private transient Optional<Integer> pointedOut = Optional.empty();

  /** A slider that follows a playback, and moves it when dragged. */
  TimeSlider(Playback playback) {
    super(0, (int) Math.ceil(end(playback.timetable())), 0);
    this.playback = playback;
    putClientProperty("JSlider.isFilled", true);
    setOpaque(false);
    // a slider moves a thousandth of a second by them; to the player they mean a seed or more
    Keys.leave(getInputMap(), "LEFT", "RIGHT", "KP_LEFT", "KP_RIGHT", "HOME", "END");
    addChangeListener(event -> seek());
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            markAt(event.getX()).ifPresent(playback::stand);
          }
        });
    playback.onChange(this::refresh);
  }

  /** When all has happened; what follows is a rest. */
  private static double end(Timetable timetable) {
    return timetable.timeOf(timetable.lastMoment());
  }

  /** Points a moment out by a wedge below the track. */
  void pointOut(int moment, String what) {
    pointedOut = Optional.of(moment);
    getAccessibleContext().setAccessibleDescription(what);
    repaint();
  }

  private void refresh() {
    following = true;
    setValue((int) Math.round(playback.time()));
    following = false;
  }

  private void seek() {
    if (!following) {
      playback.seek(getValue());
    }
  }

  /** The moment whose mark is clicked: a click that all but meets it means that very moment. */
  private Optional<Integer> markAt(int x) {
    Timetable timetable = playback.timetable();
    return Stream.of(
            timetable.captures(), timetable.bonuses(), markedLaps(), pointedOut.stream().toList())
        .flatMap(List::stream)
        .filter(moment -> distance(moment, x) <= Scale.of(MEANT))
        .min(Comparator.comparingDouble(moment -> distance(moment, x)));
  }

  private double distance(int moment, int x) {
    return Math.abs(x(moment) - x);
  }

  /** Where laps begin, if they are marked. */
  private List<Integer> markedLaps() {
    List<Integer> laps = playback.timetable().lapStarts();
    return laps.size() <= MOST_LAPS_MARKED ? laps : List.of();
  }

  @Override
  public Dimension getPreferredSize() {
    Dimension size = super.getPreferredSize();
    return new Dimension(size.width, size.height + Scale.of(8));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D marks = (Graphics2D) graphics.create();
    marks.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    paintMarks(marks);
    marks.dispose();
    super.paintComponent(graphics);
  }

  private void paintMarks(Graphics2D graphics) {
    Timetable timetable = playback.timetable();
    double middle = getHeight() / 2.0;
    double unit = Scale.of(1.0);
    graphics.setColor(Palette.QUIET.color());
    for (int lap : markedLaps()) {
      double x = x(lap);
      graphics.fill(
          new Rectangle2D.Double(
              x - unit * 0.75, middle - unit * 6, unit * 1.5, x > 0 ? unit * 12 : 0));
    }
    graphics.setColor(Palette.QUESTION.color());
    for (int bonus : timetable.bonuses()) {
      graphics.fill(disc(x(bonus), middle - unit * 11, unit * 3.5));
    }
    graphics.setColor(Palette.CAPTURE.color());
    for (int capture : timetable.captures()) {
      graphics.fill(diamond(x(capture), middle - unit * 11, unit * 4));
    }
    graphics.setColor(Palette.TEXT.color());
    pointedOut.ifPresent(
        moment -> graphics.fill(wedge(x(moment), middle + unit * 6, unit * 6, unit * 10)));
  }

  private static Ellipse2D disc(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  /** A wedge that points up. */
  private static Path2D wedge(double x, double top, double half, double height) {
    Path2D wedge = new Path2D.Double();
    wedge.moveTo(x, top);
    wedge.lineTo(x + half, top + height);
    wedge.lineTo(x - half, top + height);
    wedge.closePath();
    return wedge;
  }

  private static Path2D diamond(double x, double y, double size) {
    Path2D diamond = new Path2D.Double();
    diamond.moveTo(x, y - size);
    diamond.lineTo(x + size, y);
    diamond.lineTo(x, y + size);
    diamond.lineTo(x - size, y);
    diamond.closePath();
    return diamond;
  }

  /** Where a moment lies on the track: the look and feel only tells the time of a place. */
  private double x(int moment) {
    double time = playback.timetable().timeOf(moment);
    if (!(getUI() instanceof BasicSliderUI ui)) {
      return getWidth() * time / getMaximum();
    }
    int low = 0;
    int high = getWidth();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ui.valueForXPosition(middle) < time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
