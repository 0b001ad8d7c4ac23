package dakon.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dakon.analysis.Level;
import dakon.board.Side;
import dakon.file.BrokenDisk;
import dakon.file.BrokenDisk.How;
import dakon.file.BrokenDisk.Step;
import dakon.game.Game;
import dakon.match.KeptMatches.Found;
import dakon.notation.GameRecord;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class KeptMatchesTest {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-03-02T09:00:00Z"), ZoneOffset.UTC);
  private static final Contender COMPUTER = new Contender.Computer(Level.STRONG, -42);

  @TempDir Path folder;

  private KeptMatches kept() {
    return new KeptMatches(folder, CLOCK);
  }

  private static KeptMatches on(Path folder, Step step, How how) {
    return new KeptMatches(folder, CLOCK, new BrokenDisk(step, how));
  }

  private Path file() {
    return folder.resolve("20260302-090000.txt");
  }

  private static Match match(String moves) {
    Game game = Notated.play(Game.of(Ruleset.CONGKAK), moves);
    return Match.of(game, Contender.PERSON, COMPUTER);
  }

  private Match found() {
    Found found = kept().last();
    assertThat(found.trouble()).isEmpty();
    return found.match().orElseThrow();
  }

  private static void assertSame(Match found, Match kept) {
    assertThat(found.game().rules()).isEqualTo(kept.game().rules());
    assertThat(found.game().moves()).isEqualTo(kept.game().moves());
    assertThat(found.line().moves()).isEqualTo(kept.line().moves());
    assertThat(found.record().tags()).isEqualTo(kept.record().tags());
  }

  @Test
  void where_nothing_was_kept_nothing_is_found() {
    for (KeptMatches none :
        List.of(kept(), new KeptMatches(folder.resolve("no"), CLOCK), KeptMatches.forgotten())) {
      assertThat(none.last().match()).isEmpty();
      assertThat(none.last().trouble()).isEmpty();
      assertThat(none.latest(9)).isEmpty();
    }
  }

  @Test
  void a_match_is_found_as_it_was_kept_with_what_was_taken_back() throws IOException {
    Match match = match("GB b A").at(2);
    kept().another().keep(match);

    assertSame(found(), match);
    assertThat(found().contender(Side.NORTH)).isEqualTo(COMPUTER);
    assertThat(found().line().moves()).hasSize(4);
  }

  @Test
  void the_form_of_the_file_is_that_of_a_game_record() throws IOException {
    kept().another().keep(match("GB b").at(2));

    assertThat(file())
        .hasContent(
            """
            [Game "congkak"]
            [NorthLevel "strong"]
            [NorthSeed "-42"]
            [Made "2"]
            [Result "*"]

            1. GB b
            """);
  }

  static Stream<Arguments> failures() {
    return Stream.of(Step.values())
        .flatMap(step -> Stream.of(How.values()).map(how -> Arguments.of(step, how)));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void whatever_fails_while_it_is_kept_it_is_found_as_it_was_before_or_as_it_is(Step step, How how)
      throws IOException {
    Match before = match("GB");
    Match after = match("GB b");
    kept().another().keep(before);
    KeptMatch broken = on(folder, step, how).last().place();

    assertThat(catchThrowable(() -> broken.keep(after)))
        .isInstanceOfAny(IOException.class, BrokenDisk.Killed.class);

    assertSame(found(), step == Step.MOVED ? after : before);
    kept().last().place().keep(after);
    assertSame(found(), after);
    assertThat(kept().latest(9)).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("failures")
  void whatever_fails_while_it_is_kept_first_it_is_found_whole_or_not_at_all(Step step, How how) {
    Match match = match("GB");
    KeptMatch broken = on(folder, step, how).another();

    assertThat(catchThrowable(() -> broken.keep(match)))
        .isInstanceOfAny(IOException.class, BrokenDisk.Killed.class);

    assertThat(kept().last().trouble()).isEmpty();
    assertThat(kept().last().match().map(found -> found.game().moves()))
        .isEqualTo(step == Step.MOVED ? Optional.of(match.game().moves()) : Optional.empty());
  }

  @Test
  void after_a_failure_the_next_change_is_kept_in_the_same_file() throws IOException {
    for (Step step : Step.values()) {
      Failing disk = new Failing(step);
      KeptMatch place = new KeptMatches(folder.resolve(step.name()), CLOCK, disk).another();
      place.keep(match("G"));
      disk.isFull = true;
      for (String moves : List.of("GB", "GB b")) {
        assertThat(catchThrowable(() -> place.keep(match(moves)))).isInstanceOf(IOException.class);
      }
      disk.isFull = false;
      place.keep(match("GB b A"));

      assertThat(new KeptMatches(folder.resolve(step.name()), CLOCK).latest(9))
          .as("full at %s", step)
          .extracting(earlier -> earlier.match().made())
          .containsExactly(4);
    }
  }

  /** A disk that is full at times. */
  private static final class Failing extends BrokenDisk {
    private boolean isFull;

    Failing(Step step) {
      super(step, How.FULL);
    }

    @Override
    protected boolean isBroken() {
      return isFull;
    }
  }

  @Test
  void each_match_has_a_file_of_its_own_and_the_latest_is_the_first() throws IOException {
    KeptMatch first = kept().another();
    KeptMatch second = kept().another();
    first.keep(match("G"));
    second.keep(match("GB"));
    setAge(file(), 60);
    assertThat(kept().latest(9))
        .extracting(earlier -> earlier.match().made())
        .containsExactly(2, 1);

    first.keep(match("GB b A"));
    setAge(folder.resolve("20260302-090000_002.txt"), 60);

    assertThat(kept().latest(9))
        .extracting(earlier -> earlier.match().made())
        .containsExactly(4, 2);
    assertThat(kept().latest(1)).hasSize(1);
    assertThat(found().made()).isEqualTo(4);
  }

  @Test
  void of_several_that_were_kept_in_the_same_moment_the_one_begun_last_is_the_latest()
      throws IOException {
    for (int made = 0; made < 12; made++) {
      kept().another().keep(match(made % 2 == 0 ? "G" : "GB"));
    }
    kept().another().keep(match("GB b"));
    FileTime moment = FileTime.from(Instant.parse("2026-03-02T09:00:00Z"));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, moment);
      }
    }

    assertThat(found().made()).isEqualTo(3);
  }

  private static void setAge(Path file, int seconds) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(seconds)));
  }

  @Test
  void what_another_program_has_played_on_is_left_alone() throws IOException {
    kept().another().keep(match("GB"));
    KeptMatch here = kept().last().place();
    KeptMatch there = kept().last().place();

    there.keep(match("GB b"));
    here.keep(match("GB c"));
    there.keep(match("GB b A"));
    here.keep(match("GB c A"));

    assertThat(kept().latest(9))
        .extracting(earlier -> earlier.match().game().moves().get(2).move().toString())
        .containsExactlyInAnyOrder("b", "c");
  }

  @Test
  void what_cannot_be_read_does_not_stand_in_the_way_of_the_others() throws IOException {
    kept().another().keep(match("GB"));
    Files.write(folder.resolve("20260302-090001.txt"), new byte[] {1, (byte) 0xff, 3});
    Files.createDirectory(folder.resolve("20260302-090002.txt"));
    Files.writeString(folder.resolve("notes.txt"), "1. GB");

    assertThat(kept().latest(9)).hasSize(1);
  }

  @Test
  void what_fails_while_it_is_kept_is_told_and_the_game_goes_on() {
    Hands hands = new Hands();
    Watcher watcher = Watcher.quick();
    KeptMatch full = on(folder, Step.WRITE, How.FULL).another();
    Sitting sitting =
        watcher.sitDown(
            Match.of(Ruleset.DAKON, Ruleset.DAKON.opening(), Contender.PERSON, Contender.PERSON),
            Hands::byChance,
            full,
            hands);

    sitting.choose(Notated.move("B"));
    hands.work();

    assertThat(watcher.trouble()).contains("the disk is full");
    sitting.choose(Notated.move("b"));
    hands.work();
    assertThat(sitting.match().made()).isEqualTo(2);
  }

  @Test
  void every_change_of_a_match_is_kept() {
    Hands hands = new Hands();
    Sitting sitting =
        Watcher.quick()
            .sitDown(
                Match.of(
                    Ruleset.DAKON, Ruleset.DAKON.opening(), Contender.PERSON, Contender.PERSON),
                Hands::byChance,
                kept().another(),
                hands);
    for (String move : List.of("G", "B", "b")) {
      sitting.choose(Notated.move(move));
      hands.work();
      assertSame(found(), sitting.match());
    }
    sitting.undo();
    hands.work();
    assertSame(found(), sitting.match());
  }

  @Test
  void a_damaged_file_is_opened_as_far_as_it_is_good_and_set_aside() throws IOException {
    kept().another().keep(match("GB b"));
    String text = Files.readString(file()).replace("b\n", "b 2. x\n");
    Files.writeString(file(), text);

    Found found = kept().last();

    assertThat(found.match().orElseThrow().game().moves())
        .extracting(Trace::move)
        .extracting(Object::toString)
        .containsExactly("G", "B", "b");
    assertThat(found.trouble().orElseThrow())
        .startsWith(
            "The game that was kept is damaged. It was opened as far as it is good. The file was set"
                + " aside as 20260302-090000.damaged-20260302-090000.txt. What is wrong: game record,"
                + " line 6, column 12");
    assertThat(folder.resolve("20260302-090000.damaged-20260302-090000.txt")).hasContent(text);
    assertThat(file()).doesNotExist();
  }

  @Test
  void what_is_no_record_is_set_aside() throws IOException {
    Files.write(file(), new byte[] {1, (byte) 0xff, 3});

    Found found = kept().last();

    assertThat(found.match()).isEmpty();
    assertThat(found.trouble().orElseThrow())
        .isEqualTo(
            "What was kept of the last game is no game record. The file was set aside as"
                + " 20260302-090000.damaged-20260302-090000.txt.");
  }

  @Test
  void tags_of_others_are_kept_and_such_as_make_no_sense_do_no_harm() throws IOException {
    Match match =
        new Match(
            new GameRecord(
                Notated.play(Game.of(Ruleset.DAKON), "GB"),
                Map.of("Event", "Kraton", "NorthLevel", "godlike", "Made", "many"),
                List.of(new GameRecord.Comment(1, "Well sown!"))));
    kept().another().keep(match);

    assertThat(found().record().tags()).containsEntry("Event", "Kraton");
    assertThat(found().record().comments()).isEqualTo(match.record().comments());
    assertThat(found().contender(Side.NORTH)).isEqualTo(Contender.PERSON);
    assertThat(found().made()).isEqualTo(2);
  }
}
