package dakon.ui.help;

import dakon.ui.theme.ListRow;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;

/** Shows a chapter in the list, the open one on a soft ground, framed while it has the keyboard. */
final class ChapterRow implements ListCellRenderer<Chapter> {
  private static final int FRAME = 2;

  private final JLabel name = new JLabel();
  private final ListRow row = new ListRow(new BorderLayout());

  ChapterRow() {
    name.setBorder(Scale.room(5, 10, 5, 10));
    row.add(name);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends Chapter> list,
      Chapter chapter,
      int index,
      boolean isChosen,
      boolean hasFocus) {
    name.setFont(list.getFont());
    name.setText(chapter.toString());
    name.setForeground((isChosen ? Palette.ACTION : Palette.TEXT).color());
    row.choose(isChosen);
    int thick = Scale.of(FRAME);
    row.setBorder(
        hasFocus
            ? BorderFactory.createLineBorder(Palette.ACTION.color(), thick, true)
            : BorderFactory.createEmptyBorder(thick, thick, thick, thick));
    row.getAccessibleContext().setAccessibleName(chapter.toString());
    return row;
  }
}
