package dakon.ui.editor;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.replay.Narrator;
import dakon.rules.Ruleset;
import dakon.study.Prospect;
import dakon.text.Messages;
import dakon.ui.theme.Keys;
import dakon.ui.theme.ListRow;
import dakon.ui.theme.RowList;
import dakon.ui.theme.Scale;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;

/**
 * What each move would do. The one chosen is shown on the board; Enter or a double click makes it.
 */
final class ProspectList extends RowList<Prospect> {
  @Serial private static final long serialVersionUID = 1;

  // in pixels at 100 %
  private static final int LETTER = 22;
  private static final int SIDES = 8;

  private final transient DefaultListModel<Prospect> prospects =
      (DefaultListModel<Prospect>) getModel();
  private final transient Listener listener;
  private int measured;

  /** Is told what is looked at and what is chosen. */
  interface Listener {
    /** A hole is looked at, or none. */
    void look(Optional<Hole> hole);

    /** A move is to be made. */
    void make(Move move);
  }

  /** An empty list. */
  ProspectList(Listener listener) {
    super(new DefaultListModel<>(), "prospects", Messages.of(ProspectList.class).text("prospects"));
    this.listener = listener;
    setCellRenderer(new Row(Narrator.of(Ruleset.DAKON.game())));
    addListSelectionListener(event -> look());
    Keys.leave(
        getInputMap(), "SPACE", "LEFT", "RIGHT", "HOME", "END", "ctrl C", "ctrl V", "ctrl X");
    Keys.bindFocused(this, "ENTER", () -> make(getSelectedIndex()));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              make(locationToIndex(event.getPoint()));
            }
          }
        });
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusGained(FocusEvent event) {
            if (isSelectionEmpty() && !prospects.isEmpty()) {
              setSelectedIndex(0);
            }
            look();
          }

          @Override
          public void focusLost(FocusEvent event) {
            listener.look(Optional.empty());
          }
        });
  }

  /** Has another narrator, who knows what the pits are called in the game. */
  void tell(Narrator narrator) {
    setCellRenderer(new Row(narrator));
  }

  /** Shows what is found so far; what is chosen stays so. */
  void show(List<Prospect> found) {
    for (Prospect prospect :
        found.subList(Math.min(prospects.size(), found.size()), found.size())) {
      prospects.addElement(prospect);
    }
  }

  /** Shows nothing any more. */
  void clear() {
    prospects.clear();
  }

  private void look() {
    if (!getValueIsAdjusting()) {
      listener.look(
          Optional.ofNullable(getSelectedValue())
              .map(Prospect::move)
              .filter(Move.Lift.class::isInstance)
              .map(move -> ((Move.Lift) move).hole()));
    }
  }

  private void make(int index) {
    if (index >= 0 && index < prospects.size()) {
      listener.make(prospects.get(index).move());
    }
  }

  /** Measures the rows anew where they have another width. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    if (width != measured) {
      measured = width;
      setFixedCellHeight(1); // a change makes the list forget the heights it has measured
      setFixedCellHeight(-1);
    }
  }

  /** Draws its rows anew, in the colours of another theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (getCellRenderer() instanceof Row row) {
      setCellRenderer(new Row(row.narrator));
    }
  }

  private static final class Row implements ListCellRenderer<Prospect> {
    private final ListRow row =
        new ListRow(
            new MigLayout("insets 4 8 4 8, gapx 0", "[" + LETTER + "!][grow,fill]", "[top]"));
    private final Narrator narrator;
    private final JLabel letter = new JLabel();
    private final JTextArea words = StyleClass.QUIET.on(new JTextArea());

    Row(Narrator narrator) {
      this.narrator = narrator;
      letter.setFont(letter.getFont().deriveFont(Font.BOLD));
      words.setOpaque(false);
      words.setLineWrap(true);
      words.setWrapStyleWord(true);
      words.setBorder(null);
      words.setFont(letter.getFont().deriveFont(Font.PLAIN));
      row.add(letter);
      row.add(words, "wmin 0");
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Prospect> list,
        Prospect prospect,
        int index,
        boolean isSelected,
        boolean hasFocus) {
      row.applyComponentOrientation(list.getComponentOrientation());
      letter.setText(prospect.move().toString());
      words.setText(prospect.words(narrator));
      words.setSize(Math.max(1, list.getWidth() - Scale.of(LETTER + 2 * SIDES)), Short.MAX_VALUE);
      row.choose(isSelected);
      row.getAccessibleContext()
          .setAccessibleName(prospect.move() + ". " + prospect.words(narrator));
      return row;
    }
  }
}
