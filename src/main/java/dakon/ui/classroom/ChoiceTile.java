package dakon.ui.classroom;

import dakon.lesson.Choice;
import dakon.text.Messages;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Wrapping;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * A choice on the wall: its key, its words and its votes, and bars for the votes once they are
 * shown. A click counts one vote, a click with the right button takes one back.
 */
final class ChoiceTile extends JPanel implements Fitting, Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private static final double PADDING = 0.012;
  private static final double KEY = 0.046;
  private static final double MINUS_SIGN = 0.022;
  private static final double GAP = 0.009;
  private static final double BAR = 0.016;
  private static final double BAR_BEFORE = 0.007;
  private static final double BETWEEN_BARS = 0.007;
  private static final double ARC = 0.020;
  private static final double THIN = 0.0015;
  private static final double THICK = 0.004;

  /** How many lines of words look well. */
  private static final int MOST_LINES = 2;

  private final transient Messages messages = Messages.of(ChoiceTile.class);
  private final transient Choice choice;
  private final String key;
  private final boolean saysRight;
  private final JLabel sign = Letters.SMALL.on(new JLabel());
  private final WallText text;
  private final WallButton minus;
  private final JLabel before = Letters.TEXT.on(new JLabel());
  private final JLabel count = Letters.COUNT.on(new JLabel());
  private final JLabel word = Letters.SMALL.on(new JLabel());
  private final int place;
  private transient Ballot ballot;
  private int wall;

  /** What is done with a choice. */
  interface Listener {
    /** It was chosen. */
    void chosen(int place);

    /** A vote for it is to be taken back. */
    void takenBack(int place);
  }

  /**
   * A choice.
   *
   * @param place its place among the choices, from 0
   * @param key the key that counts a vote for it; empty where there is none
   * @param saysRight whether it is said of it in a word that it is right, once it is
   * @param ballot the votes
   */
  ChoiceTile(
      Choice choice, int place, String key, boolean saysRight, Ballot ballot, Listener listener) {
    super(null);
    this.choice = choice;
    this.place = place;
    this.key = key;
    this.saysRight = saysRight;
    this.ballot = ballot;
    this.text = new WallText("choice-text-" + place, Letters.TEXT);
    this.minus =
        WallButton.showing(
                "minus-" + place,
                "minus",
                messages.text("tile.minus", choice.text()),
                () -> listener.takenBack(place))
            .framed(MINUS_SIGN);
    setOpaque(false);
    setName("choice-" + place);
    setFocusable(true);
    text.say(choice.text());
    count.setName("count-" + place);
    before.setName("before-" + place);
    word.setName("word-" + place);
    word.setText(messages.text("right"));
    List.of(sign, text, minus, word, before, count).forEach(this::add);
    listen(listener);
    show(ballot);
  }

  private void listen(Listener listener) {
    MouseAdapter clicks =
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            if (SwingUtilities.isRightMouseButton(event)) {
              listener.takenBack(place);
            } else {
              listener.chosen(place);
            }
          }
        };
    List.of(this, text, count, before, sign).forEach(part -> part.addMouseListener(clicks));
    Keys.bindFocused(this, "SPACE", () -> listener.chosen(place));
    Keys.bindFocused(this, "shift SPACE", () -> listener.takenBack(place));
    addFocusListener(
        new FocusListener() {
          @Override
          public void focusGained(FocusEvent event) {
            repaint();
          }

          @Override
          public void focusLost(FocusEvent event) {
            repaint();
          }
        });
  }

  /** Shows the votes, and once it is shown what is right. */
  void show(Ballot newBallot) {
    ballot = newBallot;
    int votes = ballot.round().count(place);
    count.setText(Integer.toString(votes));
    boolean showsBoth = ballot.isSecond() && !ballot.isOpen();
    before.setVisible(showsBoth);
    before.setText(Integer.toString(ballot.rounds().get(0).count(place)));
    minus.setVisible(ballot.isOpen());
    fit(wall);
    getAccessibleContext().setAccessibleName(spoken(votes, showsBoth));
    revalidate();
    repaint();
  }

  private String spoken(int votes, boolean showsBoth) {
    String words =
        showsBoth
            ? messages.text("tile.both", choice.text(), ballot.rounds().get(0).count(place), votes)
            : messages.text("tile", choice.text(), votes);
    if (!ballot.isAnswered()) {
      return words;
    }
    return messages.text(choice.right() ? "tile.right" : "tile.wrong", words);
  }

  private boolean isRight() {
    return ballot.isAnswered() && choice.right();
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
    sign.setForeground(Palette.SURFACE.color());
    sign.setVisible(isRight());
    sign.setIcon(wall > 0 ? Icons.exactly(Tone.RIGHT.icon(), px(KEY) * 3 / 4) : null);
    word.setVisible(isRight() && saysRight);
    word.setForeground(Palette.ACTION.color());
    before.setForeground(Palette.QUIET.color());
    text.setForeground(Palette.TEXT.color());
  }

  private int px(double share) {
    return (int) Math.round(share * wall);
  }

  private int lead() {
    return px(PADDING) + (hasChip() ? px(KEY + GAP) : 0);
  }

  /** Whether its key stands before it or, in the place of that, that it is right. */
  private boolean hasChip() {
    return !key.isEmpty() || isRight();
  }

  /** The room at the trailing end, so much that a second digit moves nothing. */
  private int trail() {
    FontMetrics metrics = count.getFontMetrics(count.getFont());
    int room = px(PADDING) + Math.max(metrics.stringWidth("00"), count.getPreferredSize().width);
    if (before.isVisible()) {
      room += px(GAP) + before.getPreferredSize().width;
    }
    if (word.isVisible()) {
      room += px(GAP) + word.getPreferredSize().width;
    }
    return room + px(GAP) + (minus.isVisible() ? px(KEY + GAP) : 0);
  }

  /** Whether its words have room at a width: no word is broken, and there are few lines. */
  boolean fitsIn(int width) {
    FontMetrics metrics = text.getFontMetrics(text.getFont());
    int room = width - lead() - trail();
    boolean breaksNone =
        List.of(choice.text().split("\\s+", -1)).stream()
            .allMatch(word -> metrics.stringWidth(word) < room);
    return breaksNone && Wrapping.heightOf(text, room) <= MOST_LINES * metrics.getHeight();
  }

  private int bars() {
    return px(BAR) + (before.isVisible() ? px(BAR_BEFORE) + px(BETWEEN_BARS) : 0);
  }

  private int line(int width) {
    return Math.max(px(KEY), Wrapping.heightOf(text, width - lead() - trail()));
  }

  @Override
  public int heightFor(int width) {
    return px(2 * PADDING) + line(width) + px(BETWEEN_BARS) + bars();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightFor(getWidth()));
  }

  @Override
  public void doLayout() {
    int top = px(PADDING);
    int line = getHeight() - px(2 * PADDING) - px(BETWEEN_BARS) - bars();
    int width = getWidth() - lead() - trail();
    int height = Math.min(line, Wrapping.heightOf(text, width));
    put(text, lead(), top + (line - height) / 2, width, height);
    put(sign, px(PADDING) + px(KEY) / 8, top, px(KEY), line);
    int end = getWidth() - px(PADDING);
    end = putBack(count, end, top, count.getPreferredSize().width, line);
    if (before.isVisible()) {
      end = putBack(before, end, top, before.getPreferredSize().width, line);
    }
    if (word.isVisible()) {
      putBack(word, end, top, word.getPreferredSize().width, line);
    }
    if (minus.isVisible()) {
      put(minus, getWidth() - trail() + px(GAP), top + (line - px(KEY)) / 2, px(KEY), px(KEY));
    }
  }

  private int putBack(Component part, int end, int y, int width, int height) {
    put(part, end - width, y, width, height);
    return end - width - px(GAP);
  }

  private void put(Component part, int from, int y, int width, int height) {
    int x = getComponentOrientation().isLeftToRight() ? from : getWidth() - from - width;
    part.setBounds(x, y, width, height);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    double edge = Math.max(1, px(isRight() || isFocusOwner() ? THICK : THIN));
    RoundRectangle2D card =
        new RoundRectangle2D.Double(
            edge / 2, edge / 2, getWidth() - edge, getHeight() - edge, px(ARC), px(ARC));
    g.setColor((isRight() ? Palette.ACTION_SOFT : Palette.SURFACE).color());
    g.fill(card);
    g.setStroke(new BasicStroke((float) edge));
    g.setColor(edgeColour().color());
    g.draw(card);
    if (hasChip()) {
      paintChip(g);
    }
    paintBars(g);
    g.dispose();
  }

  private Palette edgeColour() {
    if (isFocusOwner()) {
      return Palette.QUESTION;
    }
    return isRight() ? Palette.ACTION : Palette.LINE;
  }

  private void paintChip(Graphics2D g) {
    int side = px(KEY);
    int line = getHeight() - px(2 * PADDING) - px(BETWEEN_BARS) - bars();
    int x =
        getComponentOrientation().isLeftToRight() ? px(PADDING) : getWidth() - px(PADDING) - side;
    int y = px(PADDING) + (line - side) / 2;
    g.setColor((isRight() ? Palette.ACTION : Palette.GROUND).color());
    g.fill(new RoundRectangle2D.Double(x, y, side, side, px(ARC), px(ARC)));
    if (isRight()) {
      return;
    }
    g.setColor(Palette.QUESTION.color());
    g.setFont(Letters.COUNT.font(wall));
    FontMetrics metrics = g.getFontMetrics();
    g.drawString(
        key,
        x + (side - metrics.stringWidth(key)) / 2,
        y + (side - metrics.getHeight()) / 2 + metrics.getAscent());
  }

  private void paintBars(Graphics2D g) {
    double y = getHeight() - px(PADDING) - (double) bars();
    if (before.isVisible()) {
      paintBar(g, y, px(BAR_BEFORE), ballot.rounds().get(0).share(place), Palette.QUIET);
      y += px(BAR_BEFORE) + px(BETWEEN_BARS);
    }
    Palette colour = isRight() ? Palette.ACTION : Palette.QUIET;
    paintBar(g, y, px(BAR), ballot.isOpen() ? 0 : ballot.round().share(place), colour);
  }

  /** A bar of which a part, from 0 to 1, is filled: as much as voted so of all who voted. */
  private void paintBar(Graphics2D g, double y, double height, double share, Palette colour) {
    double room = getWidth() - 2.0 * px(PADDING);
    RoundRectangle2D track =
        new RoundRectangle2D.Double(px(PADDING), y, room, height, height, height);
    g.setColor(Palette.GROUND.color());
    g.fill(track);
    g.setStroke(new BasicStroke((float) Math.max(1, THIN * wall)));
    g.setColor(Palette.LINE.color());
    g.draw(track);
    if (share > 0) {
      double width = Math.max(height, room * share);
      boolean isLeft = getComponentOrientation().isLeftToRight();
      double x = isLeft ? px(PADDING) : getWidth() - px(PADDING) - width;
      g.setColor(colour.color());
      g.fill(new RoundRectangle2D.Double(x, y, width, height, height, height));
    }
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJPanel() {
            @Serial private static final long serialVersionUID = 1;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.PUSH_BUTTON;
            }
          };
    }
    return accessibleContext;
  }
}
