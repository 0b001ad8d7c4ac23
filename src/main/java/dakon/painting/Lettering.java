package dakon.painting;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What is written on the board: numerals, letters, names, and pills with a few words. */
final class Lettering {
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  /** Letters smaller than this, in pixels, are left out rather than smeared. */
  private static final double SMALLEST = 6.5;

  private static final double MOST_SHRUNK = 0.75;
  private static final Color PILL = new Color(0x8A3418);

  /** On what is written where the wood is too much like the ink. */
  static final Color PLATE = new Color(0x120C08);

  private static final int MOST_KEPT = 96;

  private final BoardGeometry geometry;
  private final Wood wood;
  private final Players players;
  private final boolean isPlated;
  private final double unit;
  private final Font numerals;
  private final Font storeNumerals;
  private final Font letters;
  private final Font names;
  private final Font words;

  /** What is written, by what decides how it looks. */
  private final Map<Record, Decal> written = new Recent<>(MOST_KEPT);

  Lettering(BoardGeometry geometry, Wood wood, Players players, Font font, Finish finish) {
    this.isPlated = finish == Finish.STRONG;
    this.geometry = geometry;
    this.wood = wood;
    this.players = players;
    this.unit = geometry.unit();
    this.numerals = font.deriveFont(Font.BOLD, (float) (0.29 * unit));
    this.storeNumerals = font.deriveFont(Font.BOLD, (float) (0.35 * unit));
    this.letters = font.deriveFont(Font.PLAIN, (float) (0.185 * unit));
    this.names = font.deriveFont(Font.BOLD, (float) (0.185 * unit));
    this.words = font.deriveFont(Font.BOLD, (float) (0.20 * unit));
  }

  void paint(Graphics2D g, Board board, Optional<Side> toMove) {
    for (Pit pit : board.pits()) {
      write(g, new Numeral(pit, board.seeds(pit)), geometry.numeral(pit), this::numeral);
      if (pit instanceof Hole hole && letters.getSize2D() >= SMALLEST) {
        write(g, hole, geometry.letter(hole), this::letter);
      }
    }
    for (Side side : Side.values()) {
      Name name = new Name(side, toMove.filter(side::equals).isPresent());
      write(g, name, geometry.name(side), this::name);
    }
  }

  private record Numeral(Pit pit, int seeds) {}

  private record Name(Side side, boolean toMove) {}

  /** Writes what is written already, or else now; about in that room. */
  private <T extends Record> void write(
      Graphics2D g, T what, Rectangle2D room, BiConsumer<Graphics2D, T> writing) {
    written(what, room, writing).draw(g);
  }

  private <T extends Record> Decal written(
      T what, Rectangle2D room, BiConsumer<Graphics2D, T> writing) {
    return written.computeIfAbsent(
        what,
        unwritten -> {
          Rectangle2D ample = new Rectangle2D.Double();
          ample.setFrameFromCenter(
              room.getCenterX(),
              room.getCenterY(),
              room.getMaxX() + 0.1 * unit,
              room.getMaxY() + 0.1 * unit);
          return Decal.of(ample, ink -> writing.accept(ink, what));
        });
  }

  private void letter(Graphics2D g, Hole hole) {
    Rectangle2D room = geometry.letter(hole);
    ground(g, centredBox(room, 1.3 * room.getHeight(), room.getHeight()));
    centred(g, letters, String.valueOf(hole.letter()), room);
  }

  private void numeral(Graphics2D g, Numeral numeral) {
    Font font = numeral.pit instanceof Store ? storeNumerals : numerals;
    String digits = Integer.toString(numeral.seeds);
    double cell = digitWidth(font);
    Rectangle2D room = geometry.numeral(numeral.pit);
    if (digits.length() * cell > room.getWidth()) {
      double scale = room.getWidth() / (digits.length() * cell);
      font = font.deriveFont((float) (font.getSize2D() * scale));
      cell *= scale;
    }
    double width = Math.min(room.getWidth(), digits.length() * cell + 0.16 * unit);
    ground(g, centredBox(room, width, Math.min(room.getHeight(), 1.05 * font.getSize2D())));
    double left = room.getCenterX() - digits.length() * cell / 2;
    for (int i = 0; i < digits.length(); i++) {
      Rectangle2D place =
          new Rectangle2D.Double(left + i * cell, room.getY(), cell, room.getHeight());
      centred(g, font, digits.substring(i, i + 1), place);
    }
  }

  /** Makes ready for writing: on the wood as it is, or on a dark plate. */
  private void ground(Graphics2D g, Rectangle2D plate) {
    if (isPlated) {
      g.setColor(PLATE);
      g.fill(
          new RoundRectangle2D.Double(
              plate.getX(),
              plate.getY(),
              plate.getWidth(),
              plate.getHeight(),
              0.1 * unit,
              0.1 * unit));
    }
    g.setColor(isPlated ? Color.WHITE : wood.ink());
  }

  /** All digits take the room of the widest, so that a number does not shift as it changes. */
  private static double digitWidth(Font font) {
    return font.createGlyphVector(EXACT, "0").getGlyphMetrics(0).getAdvanceX();
  }

  private void name(Graphics2D g, Name plate) {
    Side side = plate.side;
    boolean toMove = plate.toMove;
    if (names.getSize2D() < SMALLEST) {
      return;
    }
    Rectangle2D room = geometry.name(side);
    double pad = 0.08 * unit;
    double pointer = toMove ? 0.16 * unit : 0;
    double most = room.getWidth() - 2 * pad - pointer;
    Font font = fitted(names, players.name(side), most);
    String name = cut(font, players.name(side), most);
    if (!toMove) {
      double bare = font.getStringBounds(name, EXACT).getWidth() + 2 * pad;
      ground(g, centredBox(room, bare, 0.27 * unit));
      centred(g, font, name, room);
      return;
    }
    double width = font.getStringBounds(name, EXACT).getWidth() + 2 * pad + pointer;
    Rectangle2D box = centredBox(room, width, 0.27 * unit);
    new Figure(rounded(box), Math.max(0.7, 0.018 * unit), Figure.LATERITE).paint(g);
    g.setColor(Figure.CREAM);
    int right = -geometry.rightOf(side);
    double tip = (box.getWidth() / 2 - pad - 0.03 * unit) * right;
    g.fill(pointer(box.getCenterX() + tip, box.getCenterY(), right));
    centred(
        g,
        font,
        name,
        new Rectangle2D.Double(
            box.getX() - right * pointer / 2, box.getY(), width, box.getHeight()));
  }

  /** Points to the row of the player whose turn it is. */
  private Shape pointer(double x, double y, int right) {
    double size = 0.06 * unit;
    Path2D.Double pointer = new Path2D.Double();
    pointer.moveTo(x - right * 0.7 * size, y - size);
    pointer.lineTo(x + right * size, y);
    pointer.lineTo(x - right * 0.7 * size, y + size);
    pointer.closePath();
    return pointer;
  }

  private static Rectangle2D centredBox(Rectangle2D room, double width, double height) {
    return new Rectangle2D.Double(
        room.getCenterX() - width / 2, room.getCenterY() - height / 2, width, height);
  }

  private static Shape rounded(Rectangle2D box) {
    return new RoundRectangle2D.Double(
        box.getX(), box.getY(), box.getWidth(), box.getHeight(), box.getHeight(), box.getHeight());
  }

  /**
   * Paints words in the lane.
   *
   * @param taken where there is no room for them
   */
  void paint(Graphics2D g, List<Pill> pills, List<Rectangle2D> taken) {
    List<Rectangle2D> places = places(pills, taken);
    for (int i = 0; i < pills.size(); i++) {
      Rectangle2D box = places.get(i);
      write(
          g, new Words(pills.get(i).text(), box.getX()), box, (ink, said) -> words(ink, said, box));
    }
  }

  /** Where words in the lane stand; those that would meet give way to each other. */
  List<Rectangle2D> places(List<Pill> pills, List<Rectangle2D> others) {
    List<Rectangle2D> taken = new ArrayList<>(others);
    for (Pill pill : pills) {
      Rectangle2D box = box(pill);
      for (Rectangle2D other : taken) {
        if (box.intersects(other)) {
          double x = pill.towards() >= 0 ? other.getMaxX() : other.getX() - box.getWidth();
          double gap = 0.06 * unit * (pill.towards() >= 0 ? 1 : -1);
          box.setRect(x + gap, box.getY(), box.getWidth(), box.getHeight());
        }
      }
      taken.add(box);
    }
    return taken.subList(others.size(), taken.size());
  }

  private record Words(String text, double left) {}

  private void words(Graphics2D g, Words said, Rectangle2D box) {
    new Figure(rounded(box), Math.max(0.8, 0.022 * unit), PILL).paint(g);
    g.setColor(Color.WHITE);
    centred(g, words, said.text, box);
  }

  private Rectangle2D box(Pill pill) {
    double width = words.getStringBounds(pill.text(), EXACT).getWidth() + 0.24 * unit;
    double height = 0.30 * unit;
    double left = pill.x() + (pill.towards() - 1) * width / 2;
    double y = geometry.middle().getY() - height / 2;
    return new Rectangle2D.Double(left, y, width, height);
  }

  /** A count in a small pill, centred on a point. */
  void count(Graphics2D g, int seeds, double x, double y) {
    Rectangle2D room = new Rectangle2D.Double(-0.5 * unit, -0.15 * unit, unit, 0.30 * unit);
    written(new Count(seeds), room, this::count).draw(g, x, y);
  }

  private record Count(int seeds) {}

  private void count(Graphics2D g, Count count) {
    String text = Integer.toString(count.seeds);
    double width = Math.max(0.30, 0.16 + 0.13 * text.length()) * unit;
    Rectangle2D box = new Rectangle2D.Double(-width / 2, -0.15 * unit, width, 0.30 * unit);
    new Figure(rounded(box), Math.max(0.7, 0.018 * unit), Figure.LATERITE).paint(g);
    g.setColor(Figure.CREAM);
    centred(g, words, text, box);
  }

  /** The font, somewhat smaller if a text needs it. */
  private static Font fitted(Font font, String text, double width) {
    double scale = width / font.getStringBounds(text, EXACT).getWidth();
    double smaller = Math.max(MOST_SHRUNK, Math.min(1, scale));
    return font.deriveFont((float) (font.getSize2D() * smaller));
  }

  private static String cut(Font font, String text, double width) {
    String cut = text;
    while (cut.length() > 2 && font.getStringBounds(cut, EXACT).getWidth() > 1.01 * width) {
      cut = cut.substring(0, cut.length() - 2) + "\u2026";
    }
    return cut;
  }

  /** Writes text in the middle of a rectangle, by the height of its capitals. */
  private static void centred(Graphics2D g, Font font, String text, Rectangle2D room) {
    if (font.getSize2D() < 4) {
      return;
    }
    double width = font.getStringBounds(text, EXACT).getWidth();
    double capital = font.createGlyphVector(EXACT, "8").getVisualBounds().getHeight();
    g.setFont(font);
    g.drawString(
        text, (float) (room.getCenterX() - width / 2), (float) (room.getCenterY() + capital / 2));
  }
}
