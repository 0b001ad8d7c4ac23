package dakon.export.worksheet;

import dakon.export.PdfType;
import dakon.export.PdfType.Line;
import dakon.lesson.Block.BoardBlock;
import dakon.painting.BoardStyle;
import dakon.painting.LineDrawing;
import dakon.painting.LinePainter;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Makes the pieces that pages are put together from. Lengths are points. */
final class Typesetter {
  static final Line TITLE = new Line("", 18, true, 0);
  static final Line SECTION = new Line("", 14, true, 0);
  static final Line HEADING = new Line("", 11.5f, true, 0);
  static final Line TEXT = new Line("", 10.5f, false, 0);
  static final Line STRONG = new Line("", 10.5f, true, 0);
  static final Line SMALL = new Line("", 9, false, 0);

  /** High enough to write between two lines by hand. */
  static final double WRITING = 24;

  private static final double BOX = 9;
  private static final double HAIR = 0.6;
  private static final double PAD = 5;
  private static final double TABLE_ROW = 22;

  /** How far holes lie apart on boards to work with. */
  private static final double UNIT = 32;

  private static final double GAP = 16;
  private static final double LEAST_BESIDE = 150;

  /** What is higher than this would leave much of a page empty if it were not divided. */
  private static final double MOST_BESIDE = 420;

  /** From the top of a line to its base, by its leading. */
  private static final double BASE = 0.8;

  private final PdfType type;
  private final double breadth;

  /**
   * A typesetter.
   *
   * @param breadth how broad the page is between its margins
   */
  Typesetter(PdfType type, double breadth) {
    this.type = type;
    this.breadth = breadth;
  }

  double breadth() {
    return breadth;
  }

  /** A text, line by line. */
  List<Piece> text(String text, Line style, double room) throws IOException {
    List<Piece> pieces = new ArrayList<>();
    boolean runsLeft = PdfType.runsLeft(text);
    for (Line line : type.broken(text, style, room, Integer.MAX_VALUE)) {
      Piece.Drawing drawing =
          runsLeft
              ? (ink, x, y) -> ink.writeEnding(line, x + room, y + BASE * line.leading())
              : (ink, x, y) -> ink.write(line, x, y + BASE * line.leading());
      pieces.add(new Piece(line.leading(), false, drawing));
    }
    return pieces;
  }

  /** A heading, line by line. */
  List<Piece> heading(String text, Line style) throws IOException {
    return text(text, style, breadth).stream().map(Piece::leading).toList();
  }

  /** A line to write on, with a word before it. */
  Piece blank(String word, double room) throws IOException {
    double from = word.isEmpty() ? 0 : type.width(word, TEXT.size()) + PAD;
    Line line = new Line(word, TEXT.size(), false, 0);
    return new Piece(
        WRITING,
        false,
        (ink, x, y) -> {
          ink.write(line, x, y + WRITING - 4);
          ink.line(x + Math.min(from, room), y + WRITING - 3, x + room, y + WRITING - 3, HAIR);
        });
  }

  /** A box to tick and what it is for. */
  List<Piece> tick(String text, boolean ticked, double room) throws IOException {
    double indent = BOX + PAD;
    List<Piece> pieces = new ArrayList<>();
    for (Piece line : text(text, TEXT, room - indent)) {
      pieces.add(line.indented(indent));
    }
    Piece first = pieces.get(0);
    double down = (first.height() - BOX) / 2;
    pieces.set(
        0,
        new Piece(
            first.height(),
            false,
            (ink, x, y) -> {
              ink.box(x, y + down, BOX, ticked);
              first.drawing().draw(ink, x, y);
            }));
    return pieces;
  }

  /** A line of a table. */
  Piece row(List<String> cells, Line style) throws IOException {
    double column = breadth / cells.size();
    List<List<Line>> texts = new ArrayList<>();
    double high = TABLE_ROW;
    for (String cell : cells) {
      List<Line> lines = type.broken(cell, style, column - 2 * PAD, Integer.MAX_VALUE);
      texts.add(lines);
      high = Math.max(high, lines.size() * style.leading() + 2 * PAD);
    }
    double height = high;
    return new Piece(
        height,
        false,
        (ink, x, y) -> {
          for (int cell = 0; cell < texts.size(); cell++) {
            double top = y + (height - texts.get(cell).size() * style.leading()) / 2;
            for (Line line : texts.get(cell)) {
              ink.write(line, x + cell * column + PAD, top + BASE * style.leading());
              top += style.leading();
            }
            ink.line(x + cell * column, y, x + cell * column, y + height, HAIR);
          }
          ink.line(x + breadth, y, x + breadth, y + height, HAIR);
          ink.line(x, y, x + breadth, y, HAIR);
          ink.line(x, y + height, x + breadth, y + height, HAIR);
        });
  }

  /** Makes the pieces of a column. */
  @FunctionalInterface
  interface Column {
    /** The pieces, so broad at most. */
    List<Piece> pieces(double room) throws IOException;
  }

  /**
   * Drawings with a column beside them, or the column below the first where that is less high or
   * there is no room.
   */
  List<Piece> beside(List<LineDrawing> drawings, Column column) throws IOException {
    List<Piece> below = below(drawings, column);
    double broad = drawings.stream().mapToDouble(LineDrawing::width).max().orElse(breadth) + GAP;
    if (breadth - broad < LEAST_BESIDE) {
      return below;
    }
    List<Piece> left = new ArrayList<>();
    for (LineDrawing drawing : drawings) {
      left.add(Piece.space(left.isEmpty() ? 0 : GAP));
      left.add(drawing(drawing));
    }
    Piece both = Piece.beside(left, column.pieces(breadth - broad), broad);
    return both.height() > Math.min(MOST_BESIDE, Piece.height(below)) ? below : List.of(both);
  }

  private List<Piece> below(List<LineDrawing> drawings, Column column) throws IOException {
    List<Piece> below = new ArrayList<>();
    for (LineDrawing drawing : drawings) {
      below.add(drawing(drawing).leading());
      below.add(Piece.space(PAD).leading());
      if (below.size() == 2) {
        below.addAll(column.pieces(breadth));
        below.add(Piece.space(PAD).leading());
      }
    }
    return below.isEmpty() ? column.pieces(breadth) : below;
  }

  private static Piece drawing(LineDrawing drawing) {
    return new Piece(drawing.height(), false, (ink, x, y) -> ink.draw(drawing, x, y));
  }

  /** A position to work with. */
  LineDrawing board(BoardBlock board) {
    return painter(board.rules(), board.start().board().row(), 1)
        .position(board.start(), board.marks());
  }

  /** An empty board to write into. */
  LineDrawing empty(Ruleset rules, int row) {
    return painter(rules, row, 1).empty();
  }

  /** A position to look at, smaller. */
  LineDrawing small(BoardBlock board) {
    return painter(board.rules(), board.start().board().row(), 0.72)
        .position(board.start(), board.marks());
  }

  private LinePainter painter(Ruleset rules, int row, double scale) {
    BoardStyle style = BoardStyle.of(rules.game());
    double wanted = scale * LinePainter.breadth(style, row, UNIT);
    return new LinePainter(style, rules.direction(), row, Math.min(breadth, wanted));
  }
}
