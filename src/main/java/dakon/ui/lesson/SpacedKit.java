package dakon.ui.lesson;

import java.io.Serial;
import javax.swing.SizeRequirements;
import javax.swing.text.Element;
import javax.swing.text.View;
import javax.swing.text.ViewFactory;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.ParagraphView;

/**
 * HTML with room between the lines and words that break where they are longer than a line, for
 * which Swing's style sheets have no word.
 */
final class SpacedKit extends HTMLEditorKit {
  @Serial private static final long serialVersionUID = 1;

  /** Added to the height of a line, as a part of it. */
  private static final float LINE_SPACING = 0.3f;

  private static final ViewFactory VIEWS = new SpacedViews();

  @Override
  public ViewFactory getViewFactory() {
    return VIEWS;
  }

  private static final class SpacedViews extends HTMLFactory {
    @Override
    public View create(Element element) {
      View view = super.create(element);
      return view instanceof ParagraphView ? new SpacedParagraph(element) : view;
    }
  }

  /** Asks for no more width than there is, whatever the length of a word. */
  private static final class SpacedParagraph extends ParagraphView {
    SpacedParagraph(Element element) {
      super(element);
    }

    @Override
    protected SizeRequirements calculateMinorAxisRequirements(
        int axis, SizeRequirements requirements) {
      SizeRequirements needed = super.calculateMinorAxisRequirements(axis, requirements);
      needed.minimum = 0;
      return needed;
    }

    @Override
    protected void setPropertiesFromAttributes() {
      super.setPropertiesFromAttributes();
      setLineSpacing(LINE_SPACING);
    }
  }
}
