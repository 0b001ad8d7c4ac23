package dakon.ui.classroom;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.painting.BoardGeometry;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Palette;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import java.util.Map;
import javax.swing.JPanel;

/**
 * A board on the wall, as large as its room, and the votes for its pits: each on a badge at the
 * outer side of its pit, where it covers neither numeral nor letter.
 */
final class WallBoard extends JPanel implements Fitting {
  @Serial private static final long serialVersionUID = 1;

  private static final double BADGE = 0.044;
  private static final double PADDING = 0.010;
  private static final double RIM = 0.0025;

  /** How far from the middle of a hole its badge lies, in radii. */
  private static final double ASIDE = 0.82;

  private static final double OUTWARDS = 0.80;

  /** How far from the middle of a store its badge lies, as a part of half its height. */
  private static final double UP_STORE = 0.62;

  private final BoardView board;
  private transient Map<Pit, Integer> votes = Map.of();
  private int wall;

  /**
   * A board.
   *
   * @param keeper is given the keyboard back after a click, so that a remote goes on to work
   */
  WallBoard(BoardView board, Runnable keeper) {
    super(null);
    this.board = board;
    setOpaque(false);
    add(board);
    board.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseReleased(MouseEvent event) {
            keeper.run();
          }
        });
  }

  /** The board itself. */
  BoardView board() {
    return board;
  }

  /** Shows votes for pits; those without a vote are not among them. */
  void count(Map<Pit, Integer> newVotes) {
    votes = Map.copyOf(newVotes);
    repaint();
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension();
  }

  @Override
  public void doLayout() {
    board.setBounds(0, 0, getWidth(), getHeight());
  }

  @Override
  protected void paintChildren(Graphics graphics) {
    super.paintChildren(graphics);
    if (!votes.isEmpty()) {
      Graphics2D g = (Graphics2D) graphics.create();
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      g.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      votes.forEach((pit, count) -> paintBadge(g, pit, count));
      g.dispose();
    }
  }

  private void paintBadge(Graphics2D g, Pit pit, int count) {
    g.setFont(Letters.COUNT.font(wall));
    FontMetrics metrics = g.getFontMetrics();
    String number = Integer.toString(count);
    double height = BADGE * wall;
    double width = Math.max(height, metrics.stringWidth(number) + 2 * PADDING * wall);
    Point2D middle = middle(pit);
    RoundRectangle2D badge =
        new RoundRectangle2D.Double(
            middle.getX() - width / 2, middle.getY() - height / 2, width, height, height, height);
    g.setColor(Palette.SURFACE.color());
    g.fill(badge);
    g.setStroke(new BasicStroke((float) Math.max(1, RIM * wall)));
    g.setColor(Palette.QUESTION.color());
    g.draw(badge);
    g.setColor(Palette.TEXT.color());
    g.drawString(
        number,
        (float) (middle.getX() - metrics.stringWidth(number) / 2.0),
        (float) (middle.getY() - metrics.getHeight() / 2.0 + metrics.getAscent()));
  }

  private Point2D middle(Pit pit) {
    BoardGeometry geometry = board.geometry();
    Point2D at = geometry.centre(pit);
    if (pit instanceof Hole) {
      double radius = geometry.radius(pit);
      double out = pit.side() == Side.SOUTH ? 1 : -1;
      return new Point2D.Double(at.getX() + ASIDE * radius, at.getY() + out * OUTWARDS * radius);
    }
    double half = geometry.rim(pit).getBounds2D().getHeight() / 2;
    return new Point2D.Double(at.getX(), at.getY() - UP_STORE * half);
  }
}
