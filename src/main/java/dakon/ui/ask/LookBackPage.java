package dakon.ui.ask;

import dakon.game.Game;
import dakon.lesson.Lesson;
import dakon.lesson.markdown.LessonWriter;
import dakon.match.Match;
import dakon.match.MatchWords;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.export.TextSaver;
import dakon.ui.theme.Column;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Reflow;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** How far the look back at a game is, and what was seen: the dearest moves, each to be watched. */
final class LookBackPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int GAP = 8;

  private final transient Messages messages = Messages.of(LookBackPage.class);
  private final transient Match match;
  private final transient Runnable back;
  private final transient MatchWords players;
  private final JButton stop = button("look-stop", this::stop);
  private final JButton practise = StyleClass.PRIMARY.on(button("look-practise", this::practise));
  private final WrappedRow ways = new WrappedRow(GAP);
  private final WrappedText state = new WrappedText("look-state", "");
  private final WrappedText saved = StyleClass.QUIET.on(new WrappedText("look-saved", ""));
  private final Column words = WordsAndBoard.column();
  private final Column cards =
      new Column(new MigLayout("insets 0, fillx, wrap, gapy 8, novisualpadding", "[grow,fill]"));
  private final TwoWays stage;
  private final transient Consumer<Lesson> challenge;
  private transient Optional<Look> running = Optional.empty();
  private transient Optional<Lesson> exercises = Optional.empty();
  private transient Optional<AnswerCard> shown = Optional.empty();

  /** Whether there are moves that were not looked at. */
  private boolean isUnfinished;

  /**
   * A look back, which begins at once.
   *
   * @param back leads back to the game
   * @param challenge lets the learner find the better moves
   */
  LookBackPage(Match match, Settings settings, Runnable back, Consumer<Lesson> challenge) {
    super(new BorderLayout());
    this.match = match;
    this.back = back;
    this.challenge = challenge;
    this.players = new MatchWords(match);
    this.stage = new TwoWays(settings);
    setName("look-back-page");
    setOpaque(false);
    saved.setVisible(false);
    words.add(state, "wmin 0");
    ways.add(practise);
    ways.add(StyleClass.SOFT.on(button("look-save", this::save)));
    words.add(ways, "wmin 0");
    words.add(saved, "wmin 0");
    words.add(stop, "growx 0, wmin 0");
    words.add(cards, "wmin 0");
    add(
        new WordsAndBoard(
                WordsAndBoard.titleAndBack(messages.text("look.title"), this::leave),
                words,
                stage,
                settings)
            .page());
    Keys.bind(this, "ESCAPE", () -> running.ifPresentOrElse(Look::callOff, this::leave));
    stage.rest(new Placed(game().rules(), game().start()));
    look();
  }

  private JButton button(String name, Runnable action) {
    JButton button = Mnemonics.on(new JButton(), messages.text(name.replace('-', '.')));
    button.setName(name);
    button.addActionListener(event -> action.run());
    return button;
  }

  private Game game() {
    return match.game();
  }

  private void look() {
    Look look = new Look();
    running = Optional.of(look);
    exercises = Optional.empty();
    look.reached(0);
    look.execute();
  }

  private void stop() {
    running.ifPresentOrElse(Look::callOff, this::look);
  }

  private void leave() {
    running.ifPresent(Look::callOff);
    back.run();
  }

  private void practise() {
    exercises.ifPresent(challenge);
  }

  private void save() {
    exercises.ifPresent(
        lesson ->
            TextSaver.LESSON.save(this, lesson.title(), LessonWriter.write(lesson), this::tell));
  }

  /** Says something more. */
  private void tell(String sentence) {
    saved.setText(sentence);
    saved.setVisible(true);
    getAccessibleContext().setAccessibleDescription(sentence);
    words.revalidate();
  }

  private void seen(Hindsight.Seen seen) {
    running = Optional.empty();
    exercises = seen.exercises();
    isUnfinished = seen.looked() < game().moves().size();
    cards.removeAll();
    List<AnswerCard> made = seen.dearest().stream().map(this::card).toList();
    made.forEach(card -> cards.add(card, "wmin 0"));
    cards.applyComponentOrientation(getComponentOrientation());
    say(told(seen));
    seen.dearest().stream().findFirst().ifPresent(first -> show(first, made.get(0)));
  }

  private AnswerCard card(Crossroads crossroads) {
    return AnswerCard.crossroads(
        crossroads,
        game().rules().game(),
        players.player(crossroads.place().side()),
        card -> {
          show(crossroads, card);
          Reflow.reveal(stage);
        });
  }

  private void show(Crossroads crossroads, AnswerCard chosen) {
    shown.ifPresent(before -> before.choose(false));
    chosen.choose(true);
    shown = Optional.of(chosen);
    stage.show(game().rules(), crossroads);
  }

  private String told(Hindsight.Seen seen) {
    String points =
        messages.text(isUnfinished ? "look.seen.some" : "look.seen", seen.points(), seen.looked());
    String some =
        seen.points() > seen.dearest().size()
            ? messages.text("look.dearest", seen.dearest().size())
            : "";
    String stopped =
        isUnfinished ? messages.text("look.stopped", seen.looked(), game().moves().size()) : "";
    return String.join(" ", stopped, points, some).strip();
  }

  private void say(String sentence) {
    state.setText(sentence);
    Mnemonics.on(stop, messages.text(running.isPresent() ? "look.stop" : "look.anew"));
    boolean hadFocus = stop.isFocusOwner();
    ways.setVisible(exercises.isPresent());
    stop.setVisible(running.isPresent() || isUnfinished);
    if (hadFocus) {
      requestFocusInWindow();
    }
    getAccessibleContext().setAccessibleDescription(sentence);
    words.revalidate();
    words.repaint();
  }

  /** Gives the keyboard to what one most likely wants to do. */
  @Override
  public boolean requestFocusInWindow() {
    JComponent first = ways.isVisible() ? practise : stop.isVisible() ? stop : stage;
    return first.requestFocusInWindow();
  }

  /** Looks back; what comes of it counts as long as nobody looks anew. */
  private final class Look extends Hindsight {
    Look() {
      super(game());
    }

    private boolean isAwaited() {
      return running.filter(now -> now == this).isPresent();
    }

    @Override
    void reached(Integer moves) {
      if (isAwaited()) {
        say(messages.text("look.progress", moves, game().moves().size()));
      }
    }

    @Override
    void found(Hindsight.Seen seen) {
      if (isAwaited()) {
        LookBackPage.this.seen(seen);
      }
    }
  }
}
