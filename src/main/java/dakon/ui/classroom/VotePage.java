package dakon.ui.classroom;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.lesson.Choice;
import dakon.text.Messages;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Keys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.swing.JComponent;

/**
 * A question put to a class. Votes are counted while the answer is hidden; then they are shown as
 * bars, without a word of which is right, so that it can be talked over and voted on again; at last
 * the answer is shown.
 *
 * <p>How many were right is told with the answer. Before it only the advice is given, and the band
 * that it is for: beside the numbers of votes an exact share would give the answer away.
 */
final class VotePage implements Page {
  private static final int MOST_SHOWN = 6;
  private static final int LETTERS = 26;
  private static final int DIGITS = 9;

  private final Messages messages = Messages.of(VotePage.class);
  private final Poll poll;
  private final Optional<WallBoard> board;
  private final Optional<Screening> screening;
  private final Optional<JComponent> words;
  private final Consumer<Ballot> keeper;
  private final Runnable listener;
  private final ChoiceGrid grid = new ChoiceGrid();
  private final SpokenLines said;
  private final JComponent body;
  private final WallButton takeBack = button("take-back", () -> change(Ballot::takeBackLast));
  private final WallButton close = button("close-vote", this::advance);
  private final WallButton again = button("vote-again", () -> change(Ballot::again));
  private final WallButton reopen = button("count-on", () -> change(Ballot::reopen));
  private final WallButton hint = button("first-lap", this::hint);
  private final WallButton answer = button("show-answer", this::advance);
  private Ballot ballot;

  /** Whether the first lap is shown, to help. */
  private boolean isHinted;

  /** The choice that is explained, once the answer is shown. */
  private Optional<Integer> explained = Optional.empty();

  /**
   * A question.
   *
   * @param board the board, if there is one
   * @param screening plays the answer on it, if it is something that happens
   * @param words what is said of the question, if anything is
   * @param ballot the votes so far
   * @param keeper is given the votes whenever they are others
   * @param listener is told when something else is to be seen or heard
   */
  VotePage(
      Poll poll,
      Optional<WallBoard> board,
      Optional<Screening> screening,
      Optional<JComponent> words,
      Ballot ballot,
      Consumer<Ballot> keeper,
      Runnable listener) {
    this.poll = poll;
    this.board = board;
    this.screening = screening;
    this.ballot = ballot;
    this.keeper = keeper;
    this.listener = listener;
    this.words = words;
    this.said = screening.isPresent() ? new SpokenLines() : new SpokenLines(1);
    this.body = pile();
    if (words.isPresent()) {
      said.reserve(poll.choices().stream().map(Choice::why).toList());
    }
    screening.ifPresent(
        player -> {
          player.bind(body, () -> this.ballot.isAnswered());
          said.reserve(player.captions());
          player.show();
        });
    if (poll.isOnBoard()) {
      voteOnBoard();
    } else {
      offer(poll.places().boxed().toList());
    }
    bindKeys();
    refresh();
  }

  private JComponent pile() {
    Pile pile = new Pile(Gaps.PARTS);
    words.ifPresent(pile::add);
    board.ifPresent(pile::add);
    pile.add(grid);
    pile.add(said);
    board.ifPresent(pile::leavingRestTo);
    return pile;
  }

  private WallButton button(String name, Runnable action) {
    return WallButton.saying(name, messages.text(name), action)
        .telling(messages.text("tip." + name));
  }

  private void voteOnBoard() {
    BoardView view = board.orElseThrow().board();
    view.onChoice(pit -> chosen(poll.pits().indexOf(pit)));
    view.onOtherClick(pit -> takenBack(poll.pits().indexOf(pit)));
  }

  private void offer(List<Integer> places) {
    grid.offer(
        places.stream()
            .map(
                place ->
                    new ChoiceTile(
                        poll.choices().get(place),
                        place,
                        key(place),
                        poll.answer().isEmpty(),
                        ballot,
                        new Clicks()))
            .toList());
  }

  private String key(int place) {
    return poll.isOnBoard() || place >= LETTERS ? "" : String.valueOf((char) ('A' + place));
  }

  /** Clicks on choices beside the board. */
  private final class Clicks implements ChoiceTile.Listener {
    @Override
    public void chosen(int place) {
      VotePage.this.chosen(place);
    }

    @Override
    public void takenBack(int place) {
      VotePage.this.takenBack(place);
    }
  }

  private void bindKeys() {
    Keys.bindWhile(() -> !ballot.isAnswered(), body, "ENTER", this::advance);
    Keys.bindWhile(() -> !ballot.isAnswered(), body, "BACK_SPACE", this::back);
    Keys.bindWhile(() -> canVoteAgain(), body, "V", () -> change(Ballot::again));
    Keys.bindWhile(() -> canHint(), body, "H", this::hint);
    if (poll.isOnBoard()) {
      bindPits();
    } else {
      poll.places().filter(place -> place < LETTERS).forEach(this::bindLetter);
    }
  }

  private boolean canVoteAgain() {
    return ballot.stage() == Ballot.Stage.COUNTED;
  }

  /** Too few were right, and there is more than one lap to the move. */
  private boolean canHint() {
    return canVoteAgain()
        && ballot.advice() == Advice.HINT
        && screening.filter(Screening::hasHint).isPresent();
  }

  private void hint() {
    isHinted = true;
    screening.orElseThrow().hint();
    listener.run();
  }

  /** A choice by its letter or number. Once it is answered a number asks why, and B is free. */
  private void bindLetter(int place) {
    bindChoice(() -> ballot.isOpen(), key(place), place);
    if (place < DIGITS) {
      bindChoice(() -> takesDigits(), Integer.toString(place + 1), place);
      bindChoice(() -> takesDigits(), "NUMPAD" + (place + 1), place);
    }
  }

  private void bindChoice(BooleanSupplier means, String key, int place) {
    Keys.bindWhile(means, body, key, () -> chosen(place));
    Keys.bindWhile(means, body, "shift " + key, () -> takenBack(place));
  }

  private boolean takesDigits() {
    return ballot.isOpen() || ballot.isAnswered();
  }

  /** Holes by their letters, South's capital; the stores, which have none, by 1 and 2. */
  private void bindPits() {
    for (int place = 0; place < poll.pits().size(); place++) {
      Pit pit = poll.pits().get(place);
      int of = place;
      String key =
          pit instanceof Hole hole
              ? String.valueOf(hole.letter())
              : pit.side() == Side.SOUTH ? "1" : "2";
      Keys.bindWhile(() -> ballot.isOpen(), body, "typed " + key, () -> chosen(of));
    }
  }

  private void chosen(int place) {
    if (ballot.isAnswered()) {
      explained = Optional.of(place);
      refresh();
    } else {
      change(so -> so.vote(place));
    }
  }

  private void takenBack(int place) {
    change(so -> so.takeBack(place));
  }

  private void advance() {
    if (ballot.isOpen()) {
      change(Ballot::close);
    } else {
      change(Ballot::answer);
      isHinted = false;
      board.ifPresent(shown -> shown.board().endChoice());
      screening.ifPresent(Screening::play);
    }
  }

  private void back() {
    change(ballot.isOpen() ? Ballot::takeBackLast : Ballot::reopen);
  }

  private void change(UnaryOperator<Ballot> by) {
    ballot = by.apply(ballot);
    explained = Optional.empty();
    keeper.accept(ballot);
    listener.run();
  }

  @Override
  public void refresh() {
    if (poll.isOnBoard()) {
      board.orElseThrow().count(ballot.isAnswered() ? Map.of() : votesForPits());
      offer(ballot.isOpen() ? List.of() : placesToShow());
    } else {
      grid.tiles().forEach(tile -> tile.show(ballot));
    }
    grid.setVisible(!grid.tiles().isEmpty());
    boolean isTold = ballot.isAnswered() || isHinted;
    said.setVisible(isTold || words.isPresent());
    said.say(isTold ? explanation() : "");
  }

  private Map<Pit, Integer> votesForPits() {
    Map<Pit, Integer> votes = new HashMap<>();
    for (int place : ballot.round().votes()) {
      votes.merge(poll.pits().get(place), 1, Integer::sum);
    }
    return votes;
  }

  /** The pits with the most votes and, once it is answered, the right one in any case. */
  private List<Integer> placesToShow() {
    List<Integer> places =
        new ArrayList<>(
            poll.places()
                .filter(place -> ballot.rounds().stream().anyMatch(round -> round.count(place) > 0))
                .boxed()
                .sorted(Comparator.comparing(this::votes).reversed())
                .limit(MOST_SHOWN)
                .toList());
    if (ballot.isAnswered() && Collections.disjoint(places, poll.right())) {
      places.addAll(poll.right());
    }
    return places;
  }

  private int votes(int place) {
    return ballot.rounds().stream().mapToInt(round -> round.count(place)).sum();
  }

  private String explanation() {
    if (explained.isPresent()) {
      return poll.choices().get(explained.get()).why();
    }
    return screening
        .filter(player -> isHinted || !player.hasEnded())
        .map(player -> player.caption().words())
        .orElseGet(poll::explanation);
  }

  @Override
  public String title() {
    return poll.question();
  }

  @Override
  public Status status() {
    return switch (ballot.stage()) {
      case OPEN -> new Status(Tone.ASKING, open());
      case COUNTED -> counted();
      case ANSWERED -> new Status(Tone.RIGHT, answered());
    };
  }

  private String open() {
    int votes = ballot.round().total();
    if (votes > 0) {
      return messages.text(ballot.isSecond() ? "votes.again" : "votes", votes);
    }
    return messages.text(poll.isOnBoard() ? "vote.board" : "vote.choices");
  }

  private Status counted() {
    Advice advice = ballot.advice();
    Tone tone = advice == Advice.HINT ? Tone.HINT : Tone.ASKING;
    return new Status(advice == Advice.NONE ? Tone.PLAIN : tone, messages.text(advice));
  }

  private String answered() {
    OptionalInt now = ballot.percent(ballot.round());
    if (now.isEmpty()) {
      return poll.answer();
    }
    OptionalInt before = ballot.percent(ballot.rounds().get(0));
    String share =
        ballot.isSecond() && before.isPresent()
            ? messages.text("share.both", before.getAsInt(), now.getAsInt())
            : messages.text("share", now.getAsInt());
    return (poll.answer() + " " + share).strip();
  }

  @Override
  public JComponent body() {
    return body;
  }

  @Override
  public List<WallButton> ways() {
    Advice advice = ballot.advice();
    return switch (ballot.stage()) {
      case OPEN -> List.of(takeBack, close.advised(true));
      case COUNTED ->
          List.of(
              canHint() && !isHinted ? hint.advised(true) : reopen,
              again.advised(isTimeToVoteAgain()),
              answer.advised(advice == Advice.GO_ON || advice == Advice.NONE));
      case ANSWERED -> screening.map(Screening::buttons).orElse(List.of());
    };
  }

  private boolean isTimeToVoteAgain() {
    Advice advice = ballot.advice();
    return advice == Advice.DISCUSS || (advice == Advice.HINT && (isHinted || !canHint()));
  }

  @Override
  public boolean takesLetters() {
    return ballot.isOpen();
  }

  @Override
  public String spoken() {
    return ballot.isAnswered() || isHinted ? explanation() : tally();
  }

  /** The votes, for those who hear them. */
  private String tally() {
    return ballot.isOpen()
        ? ""
        : grid.tiles().stream()
            .map(tile -> tile.getAccessibleContext().getAccessibleName())
            .collect(Collectors.joining(". "));
  }

  @Override
  public void leave() {
    screening.ifPresent(Screening::stop);
  }
}
