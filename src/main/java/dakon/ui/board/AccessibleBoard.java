package dakon.ui.board;

import dakon.board.Board;
import dakon.board.Pit;
import dakon.replay.Scene;
import dakon.text.Messages;
import java.awt.Point;
import java.util.List;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;

/** The board as a screen reader meets it: its pits, in index order, each with its seeds. */
final class AccessibleBoard extends JComponent.AccessibleJComponent {
  private final transient BoardView view;
  private final transient Messages messages = Messages.of(BoardView.class);
  private transient List<AccessiblePit> pits;

  AccessibleBoard(BoardView view) {
    view.super();
    this.view = view;
    this.pits = pits(view.scene());
  }

  private List<AccessiblePit> pits(Scene scene) {
    return Board.pits(scene.board().row()).stream()
        .map(pit -> new AccessiblePit(view, this, messages, pit))
        .toList();
  }

  /** Tells what is different from the scene shown before. */
  void changed(Scene before) {
    Scene now = view.scene();
    if (before.board().row() != now.board().row()) {
      pits = pits(now);
      firePropertyChange(ACCESSIBLE_INVALIDATE_CHILDREN, null, this);
      return;
    }
    for (AccessiblePit pit : pits) {
      pit.changed(before.board(), now.board());
    }
  }

  /** Tells that the ring has gone from one pit to another. */
  void movedTo(Pit before, Pit pit) {
    firePropertyChange(ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, child(before), child(pit));
  }

  /** Tells words as what the board is described by, even where they are the same as before. */
  void announce(String words) {
    accessibleDescription = words;
    firePropertyChange(ACCESSIBLE_DESCRIPTION_PROPERTY, "", words);
  }

  private AccessiblePit child(Pit pit) {
    return pits.get(view.scene().board().index(pit));
  }

  @Override
  public String getAccessibleName() {
    return accessibleName == null ? messages.text("board") : accessibleName;
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return AccessibleRole.PANEL;
  }

  @Override
  public AccessibleStateSet getAccessibleStateSet() {
    AccessibleStateSet states = super.getAccessibleStateSet();
    states.add(AccessibleState.MANAGES_DESCENDANTS);
    return states;
  }

  @Override
  public int getAccessibleChildrenCount() {
    return pits.size();
  }

  @Override
  public Accessible getAccessibleChild(int index) {
    return pits.get(index);
  }

  @Override
  public Accessible getAccessibleAt(Point point) {
    return view.geometry().pitAt(point).map(pit -> (Accessible) child(pit)).orElse(view);
  }
}
