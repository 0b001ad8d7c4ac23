package dakon.tour;

import java.awt.Component;
import java.awt.FocusTraversalPolicy;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.io.Serial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.swing.JFrame;
import javax.swing.LayoutFocusTraversalPolicy;
import javax.swing.SwingUtilities;

/** The way of the Tab key through a window. */
final class TabOrder {
  private final Policy policy = new Policy();

  /** What Swing itself finds worth a stop; not the window, which is one on some toolkits alone. */
  private static final class Policy extends LayoutFocusTraversalPolicy {
    @Serial private static final long serialVersionUID = 1;

    @Override
    protected boolean accept(Component component) {
      return !(component instanceof Window) && super.accept(component);
    }
  }

  /** Whether one can come to a component by Tab. */
  boolean accepts(Component component) {
    return policy.accept(component);
  }

  /** What is wrong with the way through a window; to be asked on the event thread. */
  List<String> faults(JFrame frame) {
    List<String> faults = new ArrayList<>();
    Set<Component> all =
        new LinkedHashSet<>(Visit.all(frame.getRootPane()).filter(this::accepts).toList());
    List<Component> onwards = way(frame, true, all.size());
    List<Component> back = way(frame, false, all.size());
    Collections.reverse(back);
    Collections.rotate(back, 1);
    all.removeAll(onwards);
    all.forEach(missed -> faults.add(Fault.of(missed, "is never reached")));
    if (!back.equals(onwards)) {
      faults.add("the way back is another: " + back.size() + " instead of " + onwards.size());
    }
    for (int stop = 1; stop < onwards.size(); stop++) {
      check(frame, onwards.get(stop - 1), onwards.get(stop), faults);
    }
    return faults;
  }

  /** The way from the first stop until it comes to one where it was, or nowhere. */
  static List<Component> way(JFrame frame, boolean onwards, int most) {
    FocusTraversalPolicy policy = new Policy();
    List<Component> way = new ArrayList<>();
    Component stop = policy.getFirstComponent(frame);
    while (stop != null && way.size() <= most && !way.contains(stop)) {
      way.add(stop);
      stop =
          onwards ? policy.getComponentAfter(frame, stop) : policy.getComponentBefore(frame, stop);
    }
    return way;
  }

  /** Of two stops beside each other, the latter must not be wholly above, nor before in the row. */
  private static void check(JFrame frame, Component one, Component next, List<String> faults) {
    Rectangle before = place(frame, one);
    Rectangle after = place(frame, next);
    boolean isOneColumn = before.x < after.x + after.width && after.x < before.x + before.width;
    boolean isOneRow = before.y < after.y + after.height && after.y < before.y + before.height;
    boolean isAbove = isOneColumn && after.y + after.height <= before.y;
    boolean isLeft =
        isOneRow
            && (frame.getComponentOrientation().isLeftToRight()
                ? after.x + after.width <= before.x
                : before.x + before.width <= after.x);
    if ((isAbove || isLeft) && one.getParent() == next.getParent()) {
      faults.add(Fault.of(next, "comes after " + Fault.of(one, "though it stands before it")));
    }
  }

  private static Rectangle place(JFrame frame, Component component) {
    Point corner = SwingUtilities.convertPoint(component, 0, 0, frame);
    return new Rectangle(corner, component.getSize());
  }
}
