package dakon.ui.progress;

import dakon.progress.Learner;
import dakon.progress.Notice;
import dakon.text.Messages;
import dakon.ui.theme.Keys;
import java.awt.KeyboardFocusManager;
import java.io.Serial;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * What is told of the progress, below the page: a notice of its file, and the latest of what else
 * was told. The one before comes back when that is dismissed, so that nothing that can be undone is
 * lost by a click.
 */
public final class Bars extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(Bars.class);
  private final transient Seat seat;
  private final transient Runnable leave;
  private final transient Deque<Told> told = new ArrayDeque<>();
  private transient Optional<Notice> notice = Optional.empty();
  private transient Optional<JComponent> form = Optional.empty();

  /**
   * Something told.
   *
   * @param icon the name of its icon
   * @param undo takes back what is told, if that can be
   * @param whose to whom alone it matters
   */
  private record Told(String icon, String text, Optional<Runnable> undo, Optional<Learner> whose) {}

  /**
   * Nothing told yet, except what is to be noticed of the file.
   *
   * @param leave gives the keyboard back to the page when a bar that had it is gone
   */
  public Bars(Seat seat, Runnable leave) {
    super(new MigLayout("insets 12 28 12 28, gapy 8, fillx, hidemode 3", "[grow,fill]"));
    this.seat = seat;
    this.leave = leave;
    setOpaque(false);
    Keys.bind(this, "ctrl Z", this::undo);
    seat.onChange(
        new Seat.Listener() {
          @Override
          public void progressed() {
            if (!seat.notice().equals(notice)) {
              showAll();
            }
          }

          @Override
          public void turned() {
            told.removeIf(
                each -> each.whose().filter(Predicate.not(seat.learner()::equals)).isPresent());
            showAll();
          }
        });
    showAll();
  }

  /** Tells the one who learns something. */
  void tell(String text) {
    push(new Told("check", text, Optional.empty(), Optional.of(seat.learner())));
  }

  /** Tells the one who learns that something went wrong. */
  void warn(String text) {
    push(new Told("warning", text, Optional.empty(), Optional.of(seat.learner())));
  }

  /**
   * Tells what was done, and offers to undo it.
   *
   * @param whose to whom alone it matters
   */
  void offer(String text, Runnable undo, Optional<Learner> whose) {
    push(new Told("check", text, Optional.of(undo), whose));
  }

  private void push(Told next) {
    told.removeIf(earlier -> earlier.undo().isEmpty());
    told.push(next);
    showAll();
  }

  /** Asks for something. */
  void ask(JComponent question) {
    form = Optional.of(question);
    showAll();
    question.requestFocusInWindow();
  }

  /** Asks no more, and gives the keyboard back to the page. */
  void askNoMore() {
    askNoMore(leave);
  }

  /**
   * Asks no more.
   *
   * @param back gives the keyboard back if it was here
   */
  void askNoMore(Runnable back) {
    form = Optional.empty();
    showAll(back);
  }

  private void dismiss() {
    told.poll();
    showAll();
  }

  private void undo() {
    Optional.ofNullable(told.peek())
        .flatMap(Told::undo)
        .ifPresent(
            undo -> {
              told.poll();
              undo.run();
              showAll();
            });
  }

  private void showAll() {
    showAll(leave);
  }

  private void showAll(Runnable back) {
    boolean hadFocus =
        isAncestorOf(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    removeAll();
    notice = seat.notice();
    notice.ifPresent(
        notice -> put(new Bar("notice", "warning", notice.text(), seat::dismissNotice)));
    Optional.ofNullable(told.peek()).ifPresent(latest -> put(bar(latest)));
    form.ifPresent(this::put);
    setVisible(getComponentCount() > 0);
    revalidate();
    repaint();
    if (hadFocus) {
      form.ifPresentOrElse(JComponent::requestFocusInWindow, back);
    }
  }

  private void put(JComponent bar) {
    add(bar, "wmin 0, wrap");
  }

  private Bar bar(Told latest) {
    JButton[] actions =
        latest.undo().map(undo -> new JButton[] {undoButton()}).orElse(new JButton[0]);
    return new Bar("told", latest.icon(), latest.text(), this::dismiss, actions);
  }

  private JButton undoButton() {
    JButton button = new JButton(messages.text("undo"));
    button.setName("undo");
    button.setToolTipText(messages.text("tip.undo"));
    button.addActionListener(event -> undo());
    return button;
  }
}
