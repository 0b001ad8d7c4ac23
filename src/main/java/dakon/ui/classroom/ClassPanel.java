package dakon.ui.classroom;

import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.lesson.LessonPanel.Bookmark;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.io.Serial;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JLayer;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * Class mode: a lesson on the wall, a step to a page. Fills whatever it is given; all that is
 * written is as large as the height asks for. It is driven by keys, so that a presenter's remote
 * will do, or by mouse.
 *
 * <p>What a class answers is told to nobody and kept nowhere.
 */
public final class ClassPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(ClassPanel.class);
  private final transient Lesson lesson;
  private final transient Consumer<Bookmark> leaver;
  private final transient Pages pages;
  private final WallText title = new WallText("class-title", Letters.TITLE);
  private final StatusLine status = new StatusLine();
  private final JPanel slot = new JPanel(new BorderLayout());
  private final JLabel place = Letters.SMALL.on(new JLabel());
  private final WallButton back;
  private final WallButton next;
  private final WallButton text;
  private final ControlBar bar;
  private final Pile wall;
  private final transient Spot spot = new Spot();
  private final JLayer<JComponent> layer;
  private final Blank blank = new Blank(this::unblank);
  private transient Page page;
  private int step;

  /** The height, in pixels, for which everything has its size. */
  private int fitted;

  /** Whether a page is being turned, and nothing of it is there yet. */
  private boolean isTurning;

  /** Whether the words of a step lie over its board. */
  private boolean isReading;

  /**
   * A lesson on the wall.
   *
   * @param file where the lesson lies
   * @param lesson the lesson, with a step at least
   * @param from the step to begin with
   * @param settings how the user wants to be shown things
   * @param leaver is told when class mode is left, and at which step
   */
  public ClassPanel(
      LessonFile file, Lesson lesson, Bookmark from, Settings settings, Consumer<Bookmark> leaver) {
    super(new BorderLayout());
    this.lesson = lesson;
    this.leaver = leaver;
    this.pages =
        new Pages(file.path(), lesson, settings, this::requestFocusInWindow, this::changed);
    this.back = showing("class-back", "back", () -> go(-1));
    this.next = showing("class-next", "next", () -> go(1));
    this.text = showing("class-text", "lessons", this::read);
    this.bar =
        new ControlBar(
            List.of(back, place, next),
            List.of(
                text,
                showing("class-pointer", "pointer", this::togglePointer),
                showing("class-blank", "moon", this::blank),
                showing("class-leave", "cross", this::leave)));
    Pile header = new Pile(Gaps.LINES, title, status);
    this.wall = new Pile(Gaps.PARTS, header, slot, bar).leavingRestTo(slot);
    this.layer = new JLayer<>(wall, spot);
    setName("class");
    setFocusable(true);
    place.setName("class-place");
    slot.setOpaque(false);
    add(layer);
    getAccessibleContext().setAccessibleName(messages.text("class", lesson.title()));
    bindKeys();
    show(lesson.place(from.step()).orElse(Math.min(from.number(), lesson.steps().size()) - 1));
  }

  private WallButton showing(String name, String icon, Runnable action) {
    return WallButton.showing(name, icon, messages.text(name), action);
  }

  private void bindKeys() {
    Keys.bind(this, "PAGE_DOWN", () -> go(1));
    Keys.bind(this, "PAGE_UP", () -> go(-1));
    Keys.bind(this, "F5", this::leave);
    Keys.bind(this, "ESCAPE", this::escape);
    Keys.bind(this, "typed .", this::blank);
    Keys.bindWhile(() -> !page.takesLetters(), this, "B", this::blank);
    Keys.bindWhile(() -> canRead(), this, "T", this::read);
    Keys.bind(this, "P", this::togglePointer);
  }

  private void go(int by) {
    int to = step + by;
    if (to >= 0 && to < lesson.steps().size()) {
      show(to);
    }
  }

  private void show(int newStep) {
    step = newStep;
    isReading = false;
    isTurning = true;
    if (page != null) {
      page.leave();
    }
    page = pages.of(step);
    isTurning = false;
    int steps = lesson.steps().size();
    place.setText(messages.text("place", step + 1, steps));
    back.setEnabled(step > 0);
    next.setEnabled(step < steps - 1);
    text.setVisible(canRead());
    put(page.body());
    changed();
  }

  /** Puts something in the place of the page, in the sizes of the wall. */
  private void put(JComponent body) {
    boolean hadFocus = isAncestorOf(focusOwner());
    slot.removeAll();
    slot.add(body);
    body.applyComponentOrientation(getComponentOrientation());
    Letters.fit(body, getHeight());
    slot.revalidate();
    slot.repaint();
    if (hadFocus) {
      requestFocusInWindow();
    }
  }

  private static Component focusOwner() {
    return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
  }

  /** Something else is to be seen or heard on the page. */
  private void changed() {
    if (isTurning) {
      return;
    }
    page.refresh();
    title.say(page.title());
    status.show(page.status());
    boolean hadFocus = bar.isAncestorOf(focusOwner());
    bar.offer(isReading ? List.of() : page.ways());
    if (hadFocus && !bar.isAncestorOf(focusOwner())) {
      requestFocusInWindow();
    }
    wall.revalidate();
    wall.repaint();
    announce();
  }

  /** Tells whoever hears it what is to be seen now. */
  private void announce() {
    String words =
        Stream.of(place.getText(), page.title(), page.status().words(), page.spoken())
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(". "));
    getAccessibleContext().setAccessibleDescription(words);
  }

  /** Whether there are words that are not on the wall already. */
  private boolean canRead() {
    return lesson.steps().get(step).block().isPresent() && pages.hasText(step);
  }

  private void read() {
    isReading = !isReading;
    page.leave();
    put(isReading ? pages.text(step) : page.body());
    changed();
  }

  private void togglePointer() {
    spot.turn(!spot.isOn(), layer);
  }

  private void blank() {
    page.leave();
    remove(layer);
    add(blank);
    revalidate();
    repaint();
    blank.requestFocusInWindow();
  }

  private void unblank() {
    remove(blank);
    add(layer);
    revalidate();
    repaint();
    requestFocusInWindow();
  }

  private void escape() {
    if (isReading) {
      read();
    } else {
      leave();
    }
  }

  private void leave() {
    page.leave();
    Step reached = lesson.steps().get(step);
    leaver.accept(new Bookmark(reached.id(), step + 1));
  }

  /** Takes the keyboard as soon as it is there. */
  @Override
  public void addNotify() {
    super.addNotify();
    SwingUtilities.invokeLater(this::requestFocusInWindow);
  }

  @Override
  public void doLayout() {
    if (getHeight() != fitted) {
      fit(getHeight());
    }
    super.doLayout();
  }

  private void fit(int height) {
    fitted = height;
    int ends = (int) Math.round(Gaps.ENDS * height);
    int sides = (int) Math.round(Gaps.SIDES * height);
    wall.setBorder(BorderFactory.createEmptyBorder(ends, sides, ends, sides));
    Letters.fit(layer, height);
  }

  /** Takes on the colours of the theme in force. */
  @Override
  public void updateUI() {
    super.updateUI();
    fitted = 0;
    revalidate();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(Palette.GROUND.color());
    graphics.fillRect(0, 0, getWidth(), getHeight());
  }
}
