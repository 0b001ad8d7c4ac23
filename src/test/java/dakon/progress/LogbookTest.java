package dakon.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.file.BrokenDisk;
import dakon.file.BrokenDisk.How;
import dakon.file.BrokenDisk.Step;
import dakon.file.Disk;
import dakon.file.Writing;
import dakon.progress.Notice.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogbookTest {
  private static final StepId FIRST = new StepId("nembak", "first");
  private static final StepId SECOND = new StepId("nembak", "second");
  private static final StepId ELSEWHERE = new StepId("relay", "first");

  @TempDir Path folder;

  private final Days days = new Days();

  private Logbook open() {
    return open(Disk.REAL);
  }

  private Logbook open(Disk disk) {
    return new Learners(folder, days, disk).open(Learner.NAMELESS, Runnable::run);
  }

  private Path file() {
    return folder.resolve("progress.json");
  }

  private Progress kept() throws IOException {
    return new ProgressFile(file()).read();
  }

  private List<Path> aside() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(path -> path.getFileName().toString().contains(".damaged-")).toList();
    }
  }

  @Test
  void what_is_entered_holds_at_once_and_from_one_start_to_the_next() {
    try (Logbook logbook = open()) {
      logbook.enter(FIRST, Result.TWO_STARS);
      assertThat(logbook.progress().stars(FIRST)).isEqualTo(2);
    }
    try (Logbook logbook = open()) {
      assertThat(logbook.progress().stars(FIRST)).isEqualTo(2);
      assertThat(logbook.notice()).isEmpty();
    }
  }

  @Test
  void who_has_done_nothing_leaves_no_file() {
    open().close();

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_thousand_results_in_a_row_are_all_kept() throws IOException {
    try (Logbook logbook = open()) {
      IntStream.range(0, 1000).forEach(time -> logbook.enter(FIRST, Result.WRONG));
    }

    assertThat(kept().of(FIRST).orElseThrow().tries()).isEqualTo(1000);
  }

  @Test
  void whoever_listens_is_told_of_changes() {
    AtomicInteger told = new AtomicInteger();
    Runnable listener = told::incrementAndGet;
    Logbook logbook = Logbook.forgotten(days);
    logbook.onChange(listener);
    logbook.enter(FIRST, Result.SEEN);
    logbook.enter(FIRST, Result.SEEN);
    logbook.reset(SECOND);
    logbook.forget(listener);
    logbook.resetAll();

    assertThat(told).hasValue(1);
    assertThat(logbook.progress()).isEqualTo(Progress.NONE);
  }

  @Test
  void each_reset_can_be_undone() throws IOException {
    try (Logbook logbook = open()) {
      List.of(FIRST, SECOND, ELSEWHERE).forEach(step -> logbook.enter(step, Result.ONE_STAR));
      Progress all = logbook.progress();

      logbook.reset(FIRST);
      assertThat(logbook.progress().steps()).containsOnlyKeys(SECOND, ELSEWHERE);
      logbook.bringIn(all);
      assertThat(logbook.progress()).isEqualTo(all);

      logbook.resetLesson("nembak");
      assertThat(logbook.progress().steps()).containsOnlyKeys(ELSEWHERE);
      logbook.bringIn(all);
      assertThat(logbook.progress()).isEqualTo(all);

      logbook.flush();
      logbook.resetAll();
      assertThat(logbook.progress()).isEqualTo(Progress.NONE);
    }
    assertThat(kept()).isEqualTo(Progress.NONE);
  }

  @Test
  void undoing_a_reset_loses_nothing_done_since() {
    Logbook logbook = Logbook.forgotten(days);
    logbook.enter(FIRST, Result.ONE_STAR);
    Progress before = logbook.progress();
    logbook.resetAll();
    logbook.enter(SECOND, Result.THREE_STARS);
    logbook.bringIn(before);

    assertThat(logbook.progress().steps()).containsOnlyKeys(FIRST, SECOND);
  }

  @Test
  void a_review_asks_what_is_due_today() {
    Logbook logbook = Logbook.forgotten(days);
    Outline course = new Outline(List.of(new Outline.Step(FIRST, true)));
    logbook.enter(FIRST, Result.WRONG);
    assertThat(logbook.review(course).isEmpty()).isTrue();

    days.pass(1);
    assertThat(logbook.review(course).steps()).containsExactly(FIRST);
  }

  @Test
  void two_programs_lose_nothing_of_each_other() throws IOException {
    Logbook one = open();
    Logbook other = open();
    one.enter(FIRST, Result.THREE_STARS);
    one.close();
    other.enter(SECOND, Result.WRONG);
    other.close();

    assertThat(kept().steps()).containsOnlyKeys(FIRST, SECOND);
    assertThat(other.progress()).isEqualTo(kept());
  }

  @Test
  void what_one_program_forgets_another_does_not_bring_back() throws IOException {
    try (Logbook before = open()) {
      before.enter(FIRST, Result.SEEN);
    }
    Logbook one = open();
    Logbook other = open();
    one.reset(FIRST);
    one.close();
    other.enter(SECOND, Result.SEEN);
    other.close();

    assertThat(kept().steps()).containsOnlyKeys(SECOND);
  }

  @Test
  void many_programs_at_the_same_time_lose_nothing() throws IOException {
    List<Logbook> programs = Stream.generate(this::open).limit(8).toList();
    for (int step = 0; step < 25; step++) {
      for (int program = 0; program < programs.size(); program++) {
        programs.get(program).enter(new StepId("p" + program, "s" + step), Result.SEEN);
      }
    }
    programs.forEach(Logbook::close);

    assertThat(kept().steps()).hasSize(200);
  }

  @Test
  void a_damaged_file_is_set_aside_and_told() throws IOException {
    Files.writeString(file(), "{\"dakon-progress\": 1, \"lessons\": {");

    try (Logbook logbook = open()) {
      assertThat(logbook.progress()).isEqualTo(Progress.NONE);
      assertThat(logbook.notice().orElseThrow().kind()).isEqualTo(Kind.SET_ASIDE);
      assertThat(logbook.notice().orElseThrow().text())
          .contains("progress.json", "line 1, column", "progress.damaged-20260301-170000.json");
      logbook.enter(FIRST, Result.SEEN);
    }
    assertThat(aside()).hasSize(1);
    assertThat(aside().get(0)).hasContent("{\"dakon-progress\": 1, \"lessons\": {");
    assertThat(kept().isDone(FIRST)).isTrue();
  }

  @Test
  void cut_off_anywhere_it_is_whole_or_set_aside_as_it_is() throws IOException {
    String whole =
        ProgressJson.write(
            Progress.NONE.with(FIRST, Result.WRONG, days).with(SECOND, Result.SEEN, days));
    for (int length = 0; length < whole.length() - 1; length++) {
      Files.write(file(), whole.substring(0, length).getBytes(StandardCharsets.UTF_8));
      open().close();
      assertThat(file()).doesNotExist();
    }
    assertThat(aside()).hasSize(whole.length() - 1);
  }

  @Test
  void a_file_damaged_while_the_program_is_open_costs_nothing_known() throws IOException {
    try (Logbook before = open()) {
      before.enter(FIRST, Result.SEEN);
    }
    Logbook logbook = open();
    Files.writeString(file(), "damaged");
    logbook.enter(SECOND, Result.SEEN);
    logbook.close();

    assertThat(logbook.notice().orElseThrow().kind()).isEqualTo(Kind.SET_ASIDE);
    assertThat(kept().steps()).containsOnlyKeys(FIRST, SECOND);
    assertThat(aside()).hasSize(1);

    logbook.dismissNotice();
    assertThat(logbook.notice()).isEmpty();
  }

  @Test
  void a_file_that_vanished_is_written_again() throws IOException {
    Logbook logbook = open();
    logbook.enter(FIRST, Result.SEEN);
    logbook.flush();
    Files.delete(file());
    logbook.enter(SECOND, Result.SEEN);
    logbook.close();

    assertThat(kept().steps()).containsOnlyKeys(FIRST, SECOND);
  }

  @Test
  void a_file_of_a_newer_version_is_read_as_far_as_known_and_left_alone() throws IOException {
    String newer =
        ProgressJson.write(Progress.NONE.with(FIRST, Result.THREE_STARS, days))
            .replace("\"dakon-progress\" : 1", "\"dakon-progress\" : 2");
    Files.writeString(file(), newer);
    Logbook logbook = open();

    assertThat(logbook.progress().stars(FIRST)).isEqualTo(3);
    assertThat(logbook.notice().orElseThrow().kind()).isEqualTo(Kind.READ_ONLY);

    logbook.enter(SECOND, Result.SEEN);
    logbook.close();
    assertThat(logbook.notice().orElseThrow().kind()).isEqualTo(Kind.READ_ONLY);
    assertThat(file()).content().isEqualTo(newer);
  }

  /** A disk that is full until somebody makes room. */
  private static final class FullDisk implements Disk {
    private final AtomicBoolean full = new AtomicBoolean(true);

    @Override
    public void write(Path draft, Writing writing) throws IOException {
      if (full.get()) {
        throw new IOException("No space left on device");
      }
      Disk.super.write(draft, writing);
    }
  }

  @Test
  void a_full_disk_is_told_and_what_was_done_is_kept_as_soon_as_there_is_room() throws IOException {
    FullDisk disk = new FullDisk();
    Logbook logbook = open(disk);
    logbook.enter(FIRST, Result.THREE_STARS);
    logbook.flush();

    assertThat(logbook.notice().orElseThrow().kind()).isEqualTo(Kind.NOT_SAVED);
    assertThat(logbook.notice().orElseThrow().text()).contains("the disk is full");
    assertThat(logbook.progress().stars(FIRST)).isEqualTo(3);
    assertThat(file()).doesNotExist();

    disk.full.set(false);
    logbook.enter(SECOND, Result.SEEN);
    logbook.close();
    assertThat(logbook.notice()).isEmpty();
    assertThat(kept().steps()).containsOnlyKeys(FIRST, SECOND);
  }

  @Test
  void closing_tries_once_more() throws IOException {
    FullDisk disk = new FullDisk();
    Logbook logbook = open(disk);
    logbook.enter(FIRST, Result.SEEN);
    logbook.flush();
    disk.full.set(false);
    logbook.close();

    assertThat(kept().isDone(FIRST)).isTrue();
  }

  @Test
  void a_place_that_cannot_be_written_is_told_and_nothing_is_lost_now() throws IOException {
    Path inTheWay = Files.createFile(folder.resolve("file"));
    Logbook logbook =
        new Learners(inTheWay.resolve("data"), days).open(Learner.NAMELESS, Runnable::run);
    logbook.enter(FIRST, Result.SEEN);
    logbook.close();

    assertThat(logbook.notice().orElseThrow().kind()).isEqualTo(Kind.NOT_SAVED);
    assertThat(logbook.progress().isDone(FIRST)).isTrue();
  }

  @Test
  void a_file_that_cannot_be_read_is_added_to_as_soon_as_it_can() throws IOException {
    Files.createDirectory(file());
    Logbook logbook = open();
    assertThat(logbook.notice().orElseThrow().kind()).isEqualTo(Kind.NOT_READ);

    Files.delete(file());
    new ProgressFile(file()).write(Progress.NONE.with(FIRST, Result.SEEN, days));
    logbook.enter(SECOND, Result.SEEN);
    logbook.close();
    assertThat(kept().steps()).containsOnlyKeys(FIRST, SECOND);
    assertThat(logbook.notice()).isEmpty();
  }

  @Test
  void a_failing_step_of_saving_loses_nothing_at_the_next() throws IOException {
    for (Step step : Step.values()) {
      StepId done = new StepId("lesson", step.name());
      Logbook failing = open(new BrokenDisk(step, How.FULL));
      failing.enter(done, Result.SEEN);
      failing.flush();
      Progress unsaved = failing.progress();
      failing.close();

      try (Logbook next = open()) {
        next.bringIn(unsaved);
      }
      assertThat(kept().isDone(done)).isTrue();
    }
    assertThat(kept().steps()).hasSize(Step.values().length);
  }

  @Test
  void after_it_is_closed_nothing_more_is_kept() throws IOException {
    Logbook logbook = open();
    logbook.enter(FIRST, Result.SEEN);
    logbook.close();
    logbook.enter(SECOND, Result.SEEN);
    logbook.close();

    assertThat(kept().steps()).containsOnlyKeys(FIRST);
  }
}
