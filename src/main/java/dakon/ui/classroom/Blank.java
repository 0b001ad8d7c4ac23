package dakon.ui.classroom;

import dakon.text.Messages;
import dakon.ui.theme.Palette;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.Serial;
import java.util.OptionalInt;
import javax.swing.JPanel;

/**
 * A dark wall, so that everyone looks at whoever speaks. Any key and any click brings back what was
 * there, and does nothing else.
 */
final class Blank extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** The key that went down on the dark wall: the one that darkened it goes up there, too. */
  private transient OptionalInt pressed = OptionalInt.empty();

  /**
   * A dark wall.
   *
   * @param end is called when it is to end
   */
  Blank(Runnable end) {
    setName("blank");
    setFocusable(true);
    setFocusTraversalKeysEnabled(false);
    getAccessibleContext().setAccessibleName(Messages.of(Blank.class).text("blank.spoken"));
    addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            pressed = OptionalInt.of(event.getKeyCode());
            event.consume();
          }

          @Override
          public void keyTyped(KeyEvent event) {
            event.consume();
          }

          @Override
          public void keyReleased(KeyEvent event) {
            event.consume();
            if (pressed.equals(OptionalInt.of(event.getKeyCode()))) {
              pressed = OptionalInt.empty();
              end.run();
            }
          }
        });
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseReleased(MouseEvent event) {
            end.run();
          }
        });
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(darkest());
    graphics.fillRect(0, 0, getWidth(), getHeight());
  }

  /** The darker of ink and paper, in whatever theme. */
  private static Color darkest() {
    Color ink = Palette.TEXT.color();
    Color paper = Palette.GROUND.color();
    return brightness(ink) < brightness(paper) ? ink : paper;
  }

  private static int brightness(Color colour) {
    return colour.getRed() + colour.getGreen() + colour.getBlue();
  }
}
