package dakon.ui.classroom;

import dakon.replay.Caption;
import java.util.List;
import javax.swing.JComponent;

/** Moves to watch. */
final class ReplayPage implements Page {
  private final String title;
  private final Screening screening;
  private final SpokenLines said = new SpokenLines();
  private final JComponent body;

  /** Moves before the first, on a board. */
  ReplayPage(String title, WallBoard board, Screening screening) {
    this.title = title;
    this.screening = screening;
    this.body = new Pile(Gaps.PARTS, board, said).leavingRestTo(board);
    screening.bind(body, () -> true);
    said.reserve(screening.captions());
    screening.show();
    refresh();
  }

  @Override
  public void refresh() {
    said.say(screening.caption().words());
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Status status() {
    Caption caption = screening.caption();
    return Status.plain(caption.heading());
  }

  @Override
  public JComponent body() {
    return body;
  }

  @Override
  public List<WallButton> ways() {
    return screening.buttons();
  }

  @Override
  public String spoken() {
    return screening.caption().words();
  }

  @Override
  public void leave() {
    screening.stop();
  }
}
