package dakon.ui.progress;

import dakon.progress.Learner;
import dakon.progress.Logbook;
import dakon.progress.Progress;
import dakon.progress.StepId;
import dakon.text.Messages;
import dakon.ui.theme.ToolButton;
import java.io.IOException;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.ButtonGroup;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.SwingConstants;

/** Says who learns, and opens the menu of what can be done with learners and their progress. */
public final class LearnerMenu extends ToolButton {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(LearnerMenu.class);
  private final transient Seat seat;
  private final transient Supplier<Optional<Place>> here;
  private final transient Bars bars;
  private final transient Transfer transfer;

  /**
   * Where the learner is.
   *
   * @param step the step
   * @param stepTitle what the step is called
   * @param lessonTitle what its lesson is called
   */
  public record Place(StepId step, String stepTitle, String lessonTitle) {}

  /**
   * A menu.
   *
   * @param here the step that is shown, if one is
   * @param bars where it tells what was done
   */
  public LearnerMenu(Seat seat, Supplier<Optional<Place>> here, Bars bars) {
    super("learner", "learner", "", null);
    this.seat = seat;
    this.here = here;
    this.bars = bars;
    this.transfer = new Transfer(this, seat, bars);
    setHorizontalAlignment(SwingConstants.LEADING);
    addActionListener(event -> seat.list(this::open, this::openWithoutOthers));
    seat.onChange(
        new Seat.Listener() {
          @Override
          public void progressed() {
            // says nothing of who learns
          }

          @Override
          public void turned() {
            name();
          }
        });
    name();
  }

  private void name() {
    setText(name(seat.learner()));
    setToolTipText(messages.text("tip.learner"));
    getAccessibleContext().setAccessibleName(messages.text("learner", getText()));
  }

  private String name(Learner learner) {
    return learner.equals(Learner.NAMELESS) ? messages.text("nameless") : learner.name();
  }

  private void open(List<Learner> learners) {
    JPopupMenu menu = new JPopupMenu();
    menu.setName("learner-menu");
    if (seat.hasOthers()) {
      addLearners(menu, learners);
    }
    here.get().ifPresent(place -> addResets(menu, place));
    menu.add(item("reset-all", () -> reset(Logbook::resetAll, messages.text("was.reset.all"))));
    menu.addSeparator();
    menu.add(item("save", transfer::save));
    menu.add(item("bring-in", transfer::bringIn));
    if (isShowing()) { // a lesson may have been put on the wall meanwhile
      menu.show(this, 0, -menu.getPreferredSize().height);
    }
  }

  /** What can be done without the learners' folder still can. */
  private void openWithoutOthers(IOException failure) {
    fail(failure);
    open(List.of(seat.learner()));
  }

  private void addLearners(JPopupMenu menu, List<Learner> learners) {
    ButtonGroup group = new ButtonGroup();
    for (Learner learner : learners) {
      JMenuItem item = new JRadioButtonMenuItem(name(learner), learner.equals(seat.learner()));
      item.setName("learner-" + learner.name());
      item.addActionListener(event -> seat.take(learner));
      group.add(item);
      menu.add(item);
    }
    menu.addSeparator();
    menu.add(item("add", this::add));
    if (seat.learner().equals(Learner.NAMELESS)) {
      menu.add(item("name", this::rename));
    } else {
      menu.add(item("rename", this::rename));
      menu.add(item("remove", this::remove));
    }
    menu.addSeparator();
  }

  private void addResets(JPopupMenu menu, Place place) {
    menu.add(
        item(
            "reset-step",
            () ->
                reset(
                    logbook -> logbook.reset(place.step()),
                    messages.text("was.reset", place.stepTitle()))));
    menu.add(
        item(
            "reset-lesson",
            () ->
                reset(
                    logbook -> logbook.resetLesson(place.step().lesson()),
                    messages.text("was.reset", place.lessonTitle()))));
  }

  private JMenuItem item(String name, Runnable action) {
    JMenuItem item = new JMenuItem(messages.text("menu." + name, name(seat.learner())));
    item.setName(name);
    item.addActionListener(event -> action.run());
    return item;
  }

  private void reset(Consumer<Logbook> what, String sentence) {
    Progress lost = seat.forget(what);
    if (lost.steps().isEmpty()) {
      bars.tell(messages.text("nothing.to.reset"));
    } else {
      bars.offer(sentence, () -> seat.bringIn(lost), Optional.of(seat.learner()));
    }
  }

  private void add() {
    ask("ask.add", "", seat::add);
  }

  private void rename() {
    boolean isNamed = !seat.learner().equals(Learner.NAMELESS);
    ask(isNamed ? "ask.rename" : "ask.name", seat.learner().name(), seat::rename);
  }

  private void ask(
      String question, String before, BiConsumer<Learner, Consumer<IOException>> then) {
    bars.ask(
        new NameForm(
            messages.text(question, name(seat.learner())),
            before,
            named -> {
              bars.askNoMore();
              then.accept(named, this::fail);
            },
            () -> bars.askNoMore(this::requestFocusInWindow)));
  }

  private void remove() {
    seat.remove(
        removed ->
            bars.offer(
                messages.text("was.removed", removed.learner().name()),
                () -> seat.restore(removed, this::fail),
                Optional.empty()),
        this::fail);
  }

  private void fail(IOException failure) {
    bars.warn(FailureWords.of(failure));
  }
}
