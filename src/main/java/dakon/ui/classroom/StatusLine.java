package dakon.ui.classroom;

import dakon.ui.theme.Icons;
import dakon.ui.theme.Wrapping;
import java.awt.Color;
import java.awt.Dimension;
import java.io.Serial;
import javax.swing.JLabel;
import javax.swing.JPanel;

/** How things stand, in its colour and with its sign; never lower than a line of words. */
final class StatusLine extends JPanel implements Fitting, Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private static final double SIGN = 0.034;
  private static final double GAP = 0.012;

  private final JLabel sign = Letters.SMALL.on(new JLabel());
  private final WallText words = new WallText("class-status", Letters.SPOKEN);
  private transient Status status = Status.plain("");
  private int wall;

  /** Nothing to be said yet. */
  StatusLine() {
    super(null);
    setOpaque(false);
    sign.setName("class-status-sign");
    add(sign);
    add(words);
  }

  /** Says how things stand. */
  void show(Status newStatus) {
    if (!newStatus.equals(status)) {
      status = newStatus;
      words.say(status.words());
      fit(wall);
      revalidate();
    }
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
    Color colour = status.tone().colour().color();
    words.setForeground(colour);
    sign.setForeground(colour);
    sign.setVisible(!status.tone().icon().isEmpty());
    if (sign.isVisible() && wall > 0) {
      sign.setIcon(Icons.exactly(status.tone().icon(), (int) Math.round(SIGN * wall)));
    }
  }

  private int lead() {
    return sign.isVisible() ? (int) Math.round((SIGN + GAP) * wall) : 0;
  }

  @Override
  public int heightFor(int width) {
    int line = words.getFontMetrics(words.getFont()).getHeight();
    return Math.max(line, Wrapping.heightOf(words, width - lead()));
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightFor(getWidth()));
  }

  @Override
  public void doLayout() {
    int lead = lead();
    int line = words.getFontMetrics(words.getFont()).getHeight();
    boolean isLeft = getComponentOrientation().isLeftToRight();
    int side = (int) Math.round(SIGN * wall);
    sign.setBounds(isLeft ? 0 : getWidth() - side, 0, side, line);
    words.setBounds(isLeft ? lead : 0, 0, getWidth() - lead, getHeight());
  }
}
