package dakon.ui.ask;

import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.BesideOrBelow;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Ends;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** How a page looks on which something is asked: a head, and below it words beside a board. */
record WordsAndBoard(JComponent head, Column words, JComponent board, Settings settings) {
  private static final BesideOrBelow.Room FOR_TEXT =
      new BesideOrBelow.Room(280, 0.34, 360, 150, 290);

  /** With less width than this, in pixels at 100 %, the board stands below the words. */
  private static final int ROOM_FOR_BOTH = 740;

  private static final int GAP = 12;

  /** Words that stand one below the other, so far none. */
  static Column column() {
    return new Column(
        new MigLayout(
            "insets 0 0 4 6, fillx, wrap, gapy 10, hidemode 3, novisualpadding", "[grow,fill]"));
  }

  static ShortText title(String text) {
    return ShortText.of(StyleClass.TITLE, "title", text);
  }

  /**
   * A title with a way back to the game of which something is asked.
   *
   * @param back leads there
   */
  static JComponent titleAndBack(String title, Runnable back) {
    JButton button =
        StyleClass.SOFT.on(
            Mnemonics.on(new JButton(), Messages.of(WordsAndBoard.class).text("to.game")));
    button.setName("to-game");
    button.addActionListener(event -> back.run());
    return new Ends(GAP, title(title), button);
  }

  /** The page. */
  Sheet page() {
    return new Sheet(ROOM_FOR_BOTH, (page, isNarrow) -> put(page, !isNarrow));
  }

  /** The page, with the words above the board in any room: it takes the whole width. */
  Sheet pageInOneColumn() {
    return new Sheet(ROOM_FOR_BOTH, (page, isNarrow) -> put(page, false));
  }

  private void put(JPanel page, boolean isBeside) {
    page.setLayout(
        new MigLayout("insets 24 28 20 28, gapy 4, fill, wrap", "[grow,fill]", "[]12[]"));
    page.add(head, "wmin 0");
    if (isBeside) {
      JComponent beside = ClearScrollPane.bare(words).following();
      page.add(new BesideOrBelow(beside, board, FOR_TEXT, settings), "wmin 0, grow, push");
    } else {
      page.add(words, "wmin 0");
      page.add(board, "wmin 0, grow, push");
    }
  }
}
