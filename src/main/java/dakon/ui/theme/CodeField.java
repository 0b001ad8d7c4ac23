package dakon.ui.theme;

import java.awt.ComponentOrientation;
import java.io.Serial;
import javax.swing.JTextField;

/** A field for notation: in letters of one width, and from left to right in any script. */
public class CodeField extends JTextField {
  @Serial private static final long serialVersionUID = 1;

  /** An empty field, as wide as so many letters; 0 leaves its width to others. */
  public CodeField(int columns) {
    super(columns);
    StyleClass.SEARCH.on(this);
  }

  /** Has letters of one width, also in another theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    StyleClass.CODE.on(this);
  }

  /** Is written as the board is sown, which does not mirror either. */
  @Override
  public void setComponentOrientation(ComponentOrientation orientation) {
    super.setComponentOrientation(ComponentOrientation.LEFT_TO_RIGHT);
  }
}
