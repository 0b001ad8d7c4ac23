package dakon.ui.gallery;

import dakon.gallery.Example;
import dakon.ui.board.StillPicture;
import dakon.ui.board.Stills;
import dakon.ui.theme.Card;
import dakon.ui.theme.Lines;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import java.awt.Graphics;
import java.io.Serial;
import javax.swing.JLabel;

/** An example in small: its picture, its title and what it is about. Stamped on many places. */
final class ExampleCard extends Card {
  @Serial private static final long serialVersionUID = 1;

  private static final int PADDING = 14;
  private static final int GAP = 4;
  private static final double RING_ARC = 20;

  private final StillPicture picture;
  private final JLabel title = StyleClass.HEADING.on(new JLabel());
  private final ShortText about = StyleClass.SMALL.on(new ShortText(2));
  private final Badges badges = new Badges();
  private final JLabel extent = StyleClass.SMALL.on(new JLabel());
  private boolean isChosen;
  private boolean hasKeyboard;
  private boolean isUnderMouse;

  /** A card without an example yet. */
  ExampleCard(Stills stills) {
    super(null);
    picture = new StillPicture(stills);
    add(picture);
    add(title);
    add(about);
    add(extent);
    add(badges);
  }

  /** Shows an example. */
  void show(Example example) {
    picture.show(new TellingMoment(example));
    title.setText(example.title());
    about.setText(example.lesson() + " · " + example.summary());
    badges.show(example);
    extent.setText(example.extent());
  }

  /** Shows whether it is the chosen one, whether the keyboard is there, and whether the mouse. */
  void mark(boolean chosen, boolean keyboard, boolean mouse) {
    isChosen = chosen;
    hasKeyboard = keyboard;
    isUnderMouse = mouse;
  }

  /** How high it is at a width, in pixels. */
  int heightAt(int width) {
    return 2 * Scale.of(PADDING)
        + pictureHeight(width)
        + 6 * Scale.of(GAP)
        + title.getPreferredSize().height
        + about.fullHeight()
        + badges.getPreferredSize().height
        + extent.getFontMetrics(extent.getFont()).getHeight();
  }

  private static int pictureHeight(int width) {
    return StillPicture.heightAt(width - 2 * Scale.of(PADDING));
  }

  @Override
  public void doLayout() {
    int width = getWidth() - 2 * Scale.of(PADDING);
    int gap = Scale.of(GAP);
    int y = Scale.of(PADDING);
    y = place(picture, y, width, pictureHeight(getWidth())) + 2 * gap;
    y = place(title, y, width, title.getPreferredSize().height);
    y = place(about, y, width, about.fullHeight()) + gap;
    y = place(extent, y, width, extent.getFontMetrics(extent.getFont()).getHeight()) + 2 * gap;
    place(badges, y, width, badges.getPreferredSize().height);
  }

  private static int place(Component part, int y, int width, int height) {
    part.setBounds(Scale.of(PADDING), y, width, height);
    return y + height;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    if (isChosen && hasKeyboard) {
      Lines.paint(graphics, getWidth(), getHeight(), Lines.focus(), RING_ARC, Palette.FOCUS);
    } else if (isUnderMouse || isChosen) {
      Lines.paint(graphics, getWidth(), getHeight(), Lines.width(), RING_ARC, Palette.ACTION);
    }
  }
}
