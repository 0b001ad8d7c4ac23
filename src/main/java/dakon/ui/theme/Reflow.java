package dakon.ui.theme;

import java.awt.EventQueue;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/** For what is as high as its width demands: it learns its width while it is laid out. */
public final class Reflow {
  private Reflow() {}

  /** Asks for another height; afterwards, as whoever lays it out just now would not heed it. */
  public static void later(JComponent component) {
    EventQueue.invokeLater(component::revalidate);
  }

  /** Brings a component into sight, through all panes in which it scrolls. */
  public static void reveal(JComponent component) {
    for (JViewport pane = around(component); pane != null; pane = around(pane)) {
      Rectangle place =
          SwingUtilities.convertRectangle(component.getParent(), component.getBounds(), pane);
      pane.scrollRectToVisible(place);
    }
  }

  private static JViewport around(JComponent component) {
    return (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, component);
  }
}
