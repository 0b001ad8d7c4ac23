package dakon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.analysis.Level;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.game.Game;
import dakon.notation.RecordNotation;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games by chance, played as the window plays them. */
class WholeGamesTest {
  private static final int GAMES = 1000;

  /** So many things are done by chance; then the game is played to its end. */
  private static final int DEEDS = 60;

  static List<Ruleset> games() {
    return Ruleset.GAMES;
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_history_and_the_board_always_agree(Ruleset game) {
    SplittableRandom random = new SplittableRandom(game.game().hashCode());
    for (int i = 0; i < GAMES; i++) {
      new Played(start(game, random), random.split()).play();
    }
  }

  private static Match start(Ruleset game, SplittableRandom random) {
    List<EndRule> ends = game.ends();
    Ruleset turned = random.nextBoolean() ? game : game.with(game.direction().reversed());
    Ruleset rules = turned.with(ends.get(random.nextInt(ends.size())));
    int row = random.nextInt(3, 10);
    return Match.of(rules, rules.opening(row), contender(random), contender(random));
  }

  private static Contender contender(SplittableRandom random) {
    return random.nextInt(3) == 0
        ? new Contender.Computer(Level.BEGINNER, random.nextLong())
        : Contender.PERSON;
  }

  /** A match that is played by chance, and what is known of it without it. */
  private static final class Played {
    private final SplittableRandom random;
    private final Hands hands = new Hands();
    private final Watcher watcher;
    private final Sitting sitting;

    /** What persons alone have made and not taken back, and what they have taken back. */
    private final List<Move> made = new ArrayList<>();

    private final List<Move> takenBack = new ArrayList<>();
    private final boolean isOfPersons;

    Played(Match match, SplittableRandom random) {
      this.random = random;
      this.watcher = random.nextBoolean() ? Watcher.quick() : Watcher.slow();
      this.sitting =
          watcher.sitDown(match, Hands::byChance, KeptMatches.forgotten().another(), hands);
      this.isOfPersons =
          Stream.of(Side.values()).allMatch(side -> match.contender(side).isPerson());
    }

    void play() {
      for (int deed = 0; deed < DEEDS; deed++) {
        doSomething();
        if (random.nextBoolean()) {
          hands.work();
        } else {
          hands.workOnce();
        }
        check();
      }
      playToTheEnd();
      check();
      assertThat(sitting.match().game().isOver()).isTrue();
      checkByRecord();
    }

    private void doSomething() {
      hands.workOnce();
      switch (random.nextInt(12)) {
        case 0, 1 -> undo();
        case 2, 3 -> redo();
        case 4 -> takeBackTurn();
        case 5 -> goTo(random.nextInt(sitting.match().line().moves().size() + 2));
        case 6 -> sitting.resume();
        case 7 -> moveWrongly(Move.lift(new Hole(Side.NORTH, random.nextInt(9))));
        default -> move();
      }
      sitting.shown();
    }

    private void undo() {
      hands.work();
      sitting.undo();
      if (!made.isEmpty()) {
        takenBack.add(made.remove(made.size() - 1));
      }
    }

    private void redo() {
      hands.work();
      sitting.redo();
      if (!takenBack.isEmpty()) {
        made.add(takenBack.remove(takenBack.size() - 1));
      }
    }

    private void takeBackTurn() {
      hands.work();
      sitting.takeBackTurn();
      moveBackTo(sitting.match().made());
    }

    private void goTo(int moves) {
      hands.work();
      sitting.goTo(moves);
      moveBackTo(0);
      while (made.size() < moves && !takenBack.isEmpty()) {
        made.add(takenBack.remove(takenBack.size() - 1));
      }
    }

    private void moveBackTo(int moves) {
      while (made.size() > moves) {
        takenBack.add(made.remove(made.size() - 1));
      }
    }

    private void move() {
      hands.work();
      List<Move> legal = sitting.match().game().legalMoves();
      if (legal.isEmpty() || !sitting.match().isPersons()) {
        return;
      }
      Move move = legal.get(random.nextInt(legal.size()));
      sitting.choose(move);
      made.add(move);
      takenBack.clear();
      hands.work();
    }

    private void moveWrongly(Move move) {
      hands.work();
      if (!sitting.match().game().legalMoves().contains(move)) {
        sitting.choose(move);
      }
    }

    private void playToTheEnd() {
      while (!sitting.match().game().isOver()) {
        move();
        sitting.resume();
        sitting.shown();
        hands.work();
      }
    }

    private void check() {
      Match match = sitting.match();
      Game game = match.game();
      assertThat(watcher.seen()).isSameAs(match);
      Position position = game.start();
      for (Trace move : match.line().moves()) {
        assertThat(move.before()).isEqualTo(position);
        position = move.after();
      }
      assertThat(game.moves()).isEqualTo(match.line().moves().subList(0, match.made()));
      assertThat(game.position()).isEqualTo(game.positions().get(match.made()));
    }

    private void checkByRecord() {
      Game game = sitting.match().game();
      String text = RecordNotation.write(sitting.match().record());
      RecordNotation.Reading reading = RecordNotation.read(text, Ruleset.DAKON);
      assertThat(reading.fault()).isEmpty();
      assertThat(reading.record().game().moves()).isEqualTo(game.moves());
      if (isOfPersons) {
        assertThat(game.moves()).extracting(Trace::move).isEqualTo(made);
      }
    }
  }
}
