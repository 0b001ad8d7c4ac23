package dakon.ui.gallery;

import dakon.gallery.Example;
import dakon.text.Messages;
import dakon.ui.board.Stills;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.Serial;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;

/** Examples as cards, as many in a row as there is room for. */
final class CardList extends JList<Example> {
  @Serial private static final long serialVersionUID = 1;

  private static final int LEAST_WIDTH = 300;
  private static final int GAP = 16;
  private static final int NONE = -1;

  private final DefaultListModel<Example> examples = new DefaultListModel<>();
  private final transient Stills stills = new Stills(this::repaint);
  private int underMouse = NONE;

  /**
   * An empty list.
   *
   * @param opener is told which example is chosen by a click or by Enter
   */
  CardList(Consumer<Example> opener) {
    setModel(examples);
    setName("examples");
    setLayoutOrientation(HORIZONTAL_WRAP);
    setVisibleRowCount(0);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    getAccessibleContext().setAccessibleName(Messages.of(CardList.class).text("list"));
    Keys.leave(getInputMap(), "ctrl V", "ctrl C");
    for (String key : List.of("ENTER", "SPACE")) {
      Keys.bindFocused(this, key, () -> openChosen(opener));
    }
    addMouseListener(new Mouse(opener));
    addMouseMotionListener(new Mouse(opener));
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusGained(FocusEvent event) {
            chooseSomething();
          }
        });
  }

  private void openChosen(Consumer<Example> opener) {
    if (!isSelectionEmpty()) {
      opener.accept(getSelectedValue());
    }
  }

  /** So that there is something to be seen of the keyboard's being here. */
  private void chooseSomething() {
    if (isSelectionEmpty() && !examples.isEmpty()) {
      setSelectedIndex(Math.max(0, getFirstVisibleIndex()));
    }
  }

  /** Shows these examples; the chosen one stays chosen if it is among them. */
  void show(List<Example> shown) {
    Example chosen = getSelectedValue();
    examples.clear();
    examples.addAll(shown);
    underMouse = NONE;
    if (chosen != null && shown.contains(chosen)) {
      choose(chosen);
    } else if (!shown.isEmpty()) {
      ensureIndexIsVisible(0);
    }
  }

  /** Chooses an example and lets it be seen. */
  void choose(Example example) {
    setSelectedValue(example, true);
  }

  /** Draws its cards anew, in the colours and the font of the theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Palette.GROUND.color());
    if (stills != null) {
      setCellRenderer(new CardRenderer());
      fit();
    }
  }

  @Override
  public void addNotify() {
    super.addNotify();
    setCellRenderer(new CardRenderer());
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    fit();
  }

  /** Makes the cards as wide as leaves no room at the end of a row. */
  private void fit() {
    if (getWidth() > 0 && getCellRenderer() instanceof CardRenderer renderer) {
      int columns = Math.max(1, getWidth() / Scale.of(LEAST_WIDTH + GAP));
      int width = getWidth() / columns;
      if (width != getFixedCellWidth()) {
        setFixedCellWidth(width);
      }
      int height = renderer.card.heightAt(width - Scale.of(GAP)) + Scale.of(GAP);
      if (height != getFixedCellHeight()) {
        setFixedCellHeight(height);
      }
    }
  }

  /** The card at a point, if there is one. */
  private int cardAt(Point point) {
    int index = locationToIndex(point);
    Rectangle cell = index < 0 ? null : getCellBounds(index, index);
    return cell != null && cell.contains(point) ? index : NONE;
  }

  private void pointAt(int index) {
    if (index != underMouse) {
      underMouse = index;
      repaint();
    }
  }

  private final class Mouse extends MouseAdapter {
    private final Consumer<Example> opener;

    Mouse(Consumer<Example> opener) {
      this.opener = opener;
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      int index = cardAt(event.getPoint());
      if (index != NONE && SwingUtilities.isLeftMouseButton(event)) {
        opener.accept(examples.get(index));
      }
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      pointAt(cardAt(event.getPoint()));
    }

    @Override
    public void mouseExited(MouseEvent event) {
      pointAt(NONE);
    }
  }

  private final class CardRenderer implements ListCellRenderer<Example> {
    private final ExampleCard card = new ExampleCard(stills);
    private final JPanel cell = new JPanel(new BorderLayout());

    CardRenderer() {
      cell.setOpaque(false);
      cell.setBorder(Scale.room(0, 0, GAP, GAP));
      cell.add(card);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Example> list,
        Example example,
        int index,
        boolean isSelected,
        boolean hasFocus) {
      card.show(example);
      card.mark(isSelected, list.isFocusOwner(), index == underMouse);
      cell.getAccessibleContext()
          .setAccessibleName(
              String.join(", ", example.title(), example.gameName(), example.extent()));
      return cell;
    }
  }
}
