package dakon.ui.tutor;

import dakon.text.Messages;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What is said at the end of a review, and where one may go from there. */
final class ReviewEnd extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(ReviewEnd.class);
  private final JButton back = new JButton(messages.text("review.back"));

  /**
   * The end of a round.
   *
   * @param leave goes back to the lessons
   */
  ReviewEnd(ReviewRound round, Runnable leave) {
    super(new MigLayout("insets 28, gapy 10, fill", "[center]", "push[][][]14[]push"));
    setName("review-end");
    setOpaque(false);
    add(label(StyleClass.TITLE, "review-done", messages.text("review.done")), "wrap");
    JLabel score = label(StyleClass.SUBTITLE, "review-score", score(round));
    score.setVisible(round.asked() > 0);
    add(score, "wrap");
    add(label(StyleClass.SUBTITLE, "review-outlook", outlook(round)), "wrap");
    back.setName("review-back");
    back.addActionListener(event -> leave.run());
    add(StyleClass.PRIMARY.on(back));
  }

  private String score(ReviewRound round) {
    return messages.text("review.score", round.right(), round.asked());
  }

  private String outlook(ReviewRound round) {
    if (round.asked() == 0) {
      return messages.text("review.unanswered");
    }
    return messages.text(round.right() == round.asked() ? "review.all.right" : "review.some.wrong");
  }

  private static JLabel label(StyleClass style, String name, String text) {
    JLabel label = style.on(new JLabel(text));
    label.setName(name);
    return label;
  }

  @Override
  public boolean requestFocusInWindow() {
    return back.requestFocusInWindow();
  }
}
