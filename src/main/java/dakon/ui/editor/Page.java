package dakon.ui.editor;

import static javax.swing.ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED;
import static javax.swing.ScrollPaneConstants.VERTICAL_SCROLLBAR_NEVER;

import dakon.ui.board.BoardAbove;
import dakon.ui.theme.Column;
import dakon.ui.theme.Scale;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.Wrapping;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Window;
import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/**
 * Lays out the editor: the head and the choices over all, under them the board with the notation,
 * and the tools below these, or beside them while moves are tried. The board is never less wide
 * than half of the window: where that leaves too little room beside it, the tools stand below then
 * too, and where all is too high it scrolls.
 */
final class Page extends Column {
  @Serial private static final long serialVersionUID = 1;

  // in pixels at 100 %
  private static final int MARGIN = 24;
  private static final int TOP = 18;
  private static final int GAP = 20;
  private static final int ROW_GAP = 10;

  /** How wide the transport of a move is that is tried. */
  private static final int TRANSPORT = 510;

  private static final int TOOLS_LEAST = 190;
  private static final int TOOLS_MOST = 320;

  /** What a move that is tried needs under the board. */
  private static final int UNDER_BOARD = 162;

  private final JComponent head;
  private final transient WrappedRow choices;
  private final JComponent table;
  private final JComponent notation;
  private final JScrollPane tools;

  /** Whether moves are tried, with words and a transport under the board. */
  private boolean isTrial;

  Page(
      JComponent head,
      WrappedRow choices,
      JComponent table,
      JComponent notation,
      JScrollPane tools) {
    super(null);
    this.head = head;
    this.choices = choices;
    this.table = table;
    this.notation = notation;
    this.tools = tools;
    add(head);
    add(choices);
    add(table);
    add(notation);
    add(tools);
    setLayout(new Arranging());
  }

  /** Keeps room under the board for what is said of a move, and room beside it, or no longer. */
  void tries(boolean trial) {
    isTrial = trial;
    revalidate();
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return getParent() instanceof JViewport viewport
        && new Plan(viewport.getWidth(), 0).height() <= viewport.getHeight();
  }

  /**
   * Where everything goes in a room: the heights that are needed, and what is left for the board.
   */
  private final class Plan {
    private final int margin = Scale.of(MARGIN);
    private final int top = Scale.of(TOP);
    private final int gap = Scale.of(GAP);
    private final int rowGap = Scale.of(ROW_GAP);
    private final int inner;
    private final int boardWidth;
    private final int toolsWidth;
    private final boolean isBeside;
    private final int headHeight;
    private final int choicesHeight;
    private final int notationHeight;
    private final int toolsHeight;
    private final int tableHeight;

    Plan(int width, int height) {
      inner = Math.max(0, width - 2 * margin);
      int half = Math.min(inner, windowWidth() / 2);
      int least = Math.min(inner, Math.max(half, Scale.of(isTrial ? TRANSPORT : 0)));
      int room = Math.min(Scale.of(TOOLS_MOST), inner - gap - least);
      isBeside = isTrial && room >= Scale.of(TOOLS_LEAST);
      toolsWidth = isBeside ? room : inner;
      boardWidth = isBeside ? inner - gap - room : inner;
      headHeight = Wrapping.heightOf(head, inner);
      choicesHeight = choices.heightFor(inner);
      notationHeight = notation.getPreferredSize().height;
      toolsHeight = isBeside ? 0 : rowGap + tools.getPreferredSize().height;
      int under = isTrial ? Scale.of(UNDER_BOARD) : 0;
      int lowest = BoardAbove.heightOf(half) + under;
      int left = height - fixed();
      int highest = isTrial ? Integer.MAX_VALUE : BoardAbove.heightOf(boardWidth);
      tableHeight = Math.max(lowest, Math.min(left, highest));
    }

    private int fixed() {
      return 2 * top + headHeight + choicesHeight + notationHeight + toolsHeight + 3 * rowGap;
    }

    int height() {
      return fixed() + tableHeight;
    }

    void place() {
      int y = top;
      put(head, 0, y, inner, headHeight);
      y += headHeight + rowGap;
      put(choices, 0, y, inner, choicesHeight);
      y += choicesHeight + rowGap;
      put(table, 0, y, boardWidth, tableHeight);
      int below = y + tableHeight + rowGap;
      put(notation, 0, below, inner, notationHeight);
      scrollTools(isBeside);
      if (isBeside) {
        put(tools, boardWidth + gap, y, toolsWidth, tableHeight);
      } else {
        put(tools, 0, below + notationHeight + rowGap, toolsWidth, toolsHeight - rowGap);
      }
    }

    /**
     * Below the board the tools are as high as they need; a bar that came and went would be seen.
     */
    private void scrollTools(boolean scrolls) {
      int policy = scrolls ? VERTICAL_SCROLLBAR_AS_NEEDED : VERTICAL_SCROLLBAR_NEVER;
      if (tools.getVerticalScrollBarPolicy() != policy) { // to set it anew is to lay out anew
        tools.setVerticalScrollBarPolicy(policy);
      }
    }

    private void put(Component component, int along, int y, int width, int height) {
      boolean leftToRight = getComponentOrientation().isLeftToRight();
      int x = leftToRight ? margin + along : getWidth() - margin - along - width;
      component.setBounds(x, y, width, height);
    }
  }

  private int windowWidth() {
    Window window = SwingUtilities.getWindowAncestor(this);
    return window == null ? getWidth() : window.getWidth();
  }

  private final class Arranging implements LayoutManager {
    @Override
    public void layoutContainer(Container parent) {
      new Plan(getWidth(), getHeight()).place();
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
      int width = parent.getWidth();
      return new Dimension(width, new Plan(width, 0).height());
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
      return preferredLayoutSize(parent);
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}
  }
}
