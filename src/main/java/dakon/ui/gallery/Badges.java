package dakon.ui.gallery;

import dakon.gallery.Example;
import dakon.gallery.Trait;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;

/**
 * The game of an example and what happens in it, each on a small round ground, in one line. What
 * has no room is counted.
 */
final class Badges extends JComponent {
  @Serial private static final long serialVersionUID = 1;

  private static final double SIZE = 11 / 13.0;
  private static final int PADDING = 8;
  private static final int GAP = 5;
  private static final int RISE = 3;

  private transient List<Badge> badges = List.of();

  private enum Kind {
    GAME,
    RULE,
    ODD
  }

  private record Badge(String text, Kind kind) {}

  /** Shows the badges of an example. */
  void show(Example example) {
    List<Badge> shown = new ArrayList<>();
    shown.add(new Badge(example.gameName(), Kind.GAME));
    for (Trait trait : example.traits()) {
      Kind kind = trait == Trait.UNTRADITIONAL ? Kind.ODD : Kind.RULE;
      shown.add(new Badge(Example.name(trait), kind));
    }
    badges = List.copyOf(shown);
  }

  private static Font badgeFont() {
    return Palette.font(Font.BOLD, SIZE);
  }

  @Override
  public Dimension getPreferredSize() {
    FontMetrics metrics = getFontMetrics(badgeFont());
    int width =
        badges.stream().mapToInt(badge -> width(badge.text(), metrics) + Scale.of(GAP)).sum()
            - Scale.of(GAP);
    return new Dimension(Math.max(0, width), metrics.getHeight() + 2 * Scale.of(RISE));
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, getPreferredSize().height);
  }

  private static int width(String text, FontMetrics metrics) {
    return metrics.stringWidth(text) + 2 * Scale.of(PADDING);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D pills = (Graphics2D) graphics.create();
    pills.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pills.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pills.setFont(badgeFont());
    FontMetrics metrics = pills.getFontMetrics();
    int x = 0;
    for (int i = 0; i < badges.size(); i++) {
      int left = badges.size() - i;
      String more = "+" + left;
      int room = getWidth() - x - (left > 1 ? width(more, metrics) + Scale.of(GAP) : 0);
      boolean fits = width(badges.get(i).text(), metrics) <= room;
      Badge badge = fits ? badges.get(i) : new Badge(more, Kind.GAME);
      paint(pills, badge, x, metrics);
      x += width(badge.text(), metrics) + Scale.of(GAP);
      if (!fits) {
        break;
      }
    }
    pills.dispose();
  }

  private void paint(Graphics2D pills, Badge badge, int from, FontMetrics metrics) {
    int width = width(badge.text(), metrics);
    int height = metrics.getHeight() + 2 * Scale.of(RISE) - 1;
    int x = getComponentOrientation().isLeftToRight() ? from : getWidth() - from - width;
    RoundRectangle2D ground =
        new RoundRectangle2D.Double(x + 0.5, 0.5, width - 1.0, height - 1.0, height, height);
    if (badge.kind() == Kind.RULE) {
      pills.setColor(Palette.ACTION_SOFT.color());
      pills.fill(ground);
    } else {
      pills.setColor(Palette.LINE.color());
      pills.draw(ground);
    }
    pills.setColor(ink(badge.kind()));
    pills.drawString(badge.text(), x + Scale.of(PADDING), Scale.of(RISE) + metrics.getAscent());
  }

  private static Color ink(Kind kind) {
    return switch (kind) {
      case GAME -> Palette.QUIET.color();
      case RULE -> Palette.ACTION.color();
      case ODD -> Palette.QUESTION.color();
    };
  }
}
