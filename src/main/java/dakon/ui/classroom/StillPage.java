package dakon.ui.classroom;

import java.util.List;
import javax.swing.JComponent;

/** A board on which nothing moves, and what is said of it if that is short. */
final class StillPage implements Page {
  private final String title;
  private final Status status;
  private final JComponent body;

  StillPage(String title, Status status, WallBoard board, ProseStrip prose) {
    this.title = title;
    this.status = status;
    this.body = new Pile(Gaps.PARTS, board, prose).leavingRestTo(board);
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Status status() {
    return status;
  }

  @Override
  public JComponent body() {
    return body;
  }

  @Override
  public List<WallButton> ways() {
    return List.of();
  }
}
