package dakon.app;

import dakon.settings.Settings;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JFrame;

/** Where a window was when it was closed, and how large. */
final class WindowPlace {
  private static final String PLACE = "window.place";
  private static final String MAXIMISED = "window.maximised";
  private static final String NUMBERS = "-?[0-9]{1,5}(,-?[0-9]{1,5}){3}";

  private final Settings settings;
  private final Dimension usual;
  private final Dimension smallest;

  /**
   * The place that is kept in settings.
   *
   * @param usual the size of a window that was nowhere yet
   * @param smallest what it is never smaller than, unless the screen is
   */
  WindowPlace(Settings settings, Dimension usual, Dimension smallest) {
    this.settings = settings;
    this.usual = usual;
    this.smallest = smallest;
  }

  /** Puts a window in its place, and remembers where it is from now on. */
  void keep(JFrame frame, List<Rectangle> screens) {
    frame.setBounds(on(screens));
    if (settings.chosen(MAXIMISED).filter("true"::equals).isPresent()) {
      frame.setExtendedState(Frame.MAXIMIZED_BOTH);
    }
    Follower follower = new Follower(frame);
    frame.addComponentListener(follower);
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            follower.remember();
          }
        });
  }

  /**
   * The place on screens that are there now: as it was kept if that can be read, and moved and cut
   * so that all of it can be seen.
   */
  Rectangle on(List<Rectangle> screens) {
    Optional<Rectangle> kept = kept();
    Rectangle screen =
        kept.flatMap(
                place ->
                    screens.stream()
                        .filter(place::intersects)
                        .max(Comparator.comparingLong(each -> area(each.intersection(place)))))
            .orElse(screens.get(0));
    return within(screen, kept.orElseGet(() -> centred(screen)));
  }

  private static long area(Rectangle room) {
    return (long) room.width * room.height;
  }

  private Optional<Rectangle> kept() {
    return settings.chosen(PLACE).filter(kept -> kept.matches(NUMBERS)).map(WindowPlace::read);
  }

  private static Rectangle read(String kept) {
    int[] numbers = Stream.of(kept.split(",", -1)).mapToInt(Integer::parseInt).toArray();
    return new Rectangle(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  private Rectangle centred(Rectangle screen) {
    return new Rectangle(
        screen.x + (screen.width - usual.width) / 2,
        screen.y + (screen.height - usual.height) / 2,
        usual.width,
        usual.height);
  }

  private Rectangle within(Rectangle screen, Rectangle place) {
    int width = Math.min(screen.width, Math.max(smallest.width, place.width));
    int height = Math.min(screen.height, Math.max(smallest.height, place.height));
    return new Rectangle(
        Math.max(screen.x, Math.min(place.x, screen.x + screen.width - width)),
        Math.max(screen.y, Math.min(place.y, screen.y + screen.height - height)),
        width,
        height);
  }

  /** Knows where the window is while it is neither maximised nor on the full screen. */
  private final class Follower extends ComponentAdapter {
    private final JFrame frame;
    private Rectangle latest;

    Follower(JFrame frame) {
      this.frame = frame;
      this.latest = frame.getBounds();
    }

    @Override
    public void componentMoved(ComponentEvent event) {
      look();
    }

    @Override
    public void componentResized(ComponentEvent event) {
      look();
    }

    private void look() {
      boolean isFull = frame.getGraphicsConfiguration().getDevice().getFullScreenWindow() == frame;
      if (frame.getExtendedState() == Frame.NORMAL && !isFull) {
        latest = frame.getBounds();
      }
    }

    void remember() {
      boolean isMaximised = (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) != 0;
      settings.choose(MAXIMISED, Boolean.toString(isMaximised));
      settings.choose(PLACE, latest.x + "," + latest.y + "," + latest.width + "," + latest.height);
    }
  }
}
