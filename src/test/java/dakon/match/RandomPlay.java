package dakon.match;

import dakon.board.Move;
import dakon.notation.MoveNotation;
import dakon.rules.Ruleset;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Plays games by chance as the window does, and keeps them in a folder, until it is killed: the
 * script {@code src/test/sh/kill-games} does that. Says what game it has found, and from then on
 * every move as soon as it could be seen.
 */
final class RandomPlay {
  private final ExecutorService front = Executors.newSingleThreadExecutor();
  private final Random random = new Random();
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final KeptMatches kept;
  private final Executor table = Executors.newSingleThreadExecutor();

  private RandomPlay(Path folder) {
    this.kept = new KeptMatches(folder, Clock.systemUTC());
  }

  /**
   * Plays.
   *
   * @param folder the folder
   */
  public static void main(String[] folder) {
    new RandomPlay(Path.of(folder[0])).play();
  }

  private void play() {
    KeptMatches.Found found = kept.last();
    Match match = found.match().orElseGet(RandomPlay::begun);
    out.println("found " + moves(match) + found.trouble().map(trouble -> " " + trouble).orElse(""));
    front.execute(() -> sitDown(match, found.place()));
  }

  private void sitDown(Match match, KeptMatch place) {
    Player player = new Player();
    player.sitDown(
        new Sitting(match, Hands::byChance, place, new Threads(front, table, table), player));
  }

  private static Match begun() {
    return Match.of(Ruleset.DAKON, Ruleset.DAKON.opening(), Contender.PERSON, Contender.PERSON);
  }

  private static String moves(Match match) {
    return "/" + MoveNotation.write(match.game().moves()).replace(" ", "");
  }

  /** Sees all, and makes the next move at once. */
  private final class Player extends SilentView {
    private Sitting sitting;

    void sitDown(Sitting begun) {
      sitting = begun;
      goOn();
    }

    @Override
    public void show(Match match) {
      out.println("made " + moves(match));
      goOn();
    }

    @Override
    public void play(Match match) {
      out.println("made " + moves(match));
      goOn();
    }

    private void goOn() {
      sitting.shown();
      if (sitting.match().game().isOver()) {
        out.println("over");
        out.println("made /");
        RandomPlay.this.sitDown(begun(), kept.another());
      } else {
        List<Move> moves = sitting.match().game().legalMoves();
        sitting.choose(moves.get(random.nextInt(moves.size())));
      }
    }
  }
}
