package dakon.ui.classroom;

import java.util.List;
import javax.swing.JComponent;

/** A step that is words alone. */
final class TextPage implements Page {
  private final String title;
  private final Status status;
  private final TextSheet sheet;

  TextPage(String title, Status status, TextSheet sheet) {
    this.title = title;
    this.status = status;
    this.sheet = sheet;
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
    return sheet;
  }

  @Override
  public List<WallButton> ways() {
    return List.of();
  }
}
