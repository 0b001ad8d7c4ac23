package dakon.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dakon.progress.Learners.Removed;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LearnersTest {
  private static final StepId STEP = new StepId("nembak", "first");
  private static final Learner ANA = Learner.named("Ana");
  private static final Learner BUDI = Learner.named("Budi");

  @TempDir Path home;
  private Path folder;
  private Learners learners;

  @BeforeEach
  void open() {
    folder = home.resolve("share/dakon-tutor");
    learners = new Learners(folder, new Days());
  }

  private void learn(Learner learner) {
    try (Logbook logbook = learners.open(learner, Runnable::run)) {
      logbook.enter(STEP, Result.THREE_STARS);
    }
  }

  private int stars(Learner learner) {
    try (Logbook logbook = learners.open(learner, Runnable::run)) {
      return logbook.progress().stars(STEP);
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void at_first_there_is_the_one_without_a_name() throws IOException {
    assertThat(learners.all()).containsExactly(Learner.NAMELESS);
    assertThat(folder).doesNotExist();
  }

  @Test
  void each_has_a_progress_of_their_own() throws IOException {
    learners.add(BUDI);
    learners.add(ANA);
    learn(ANA);

    assertThat(learners.all()).containsExactly(Learner.NAMELESS, ANA, BUDI);
    assertThat(stars(ANA)).isEqualTo(3);
    assertThat(stars(BUDI)).isZero();
    assertThat(stars(Learner.NAMELESS)).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ana",
        "ÉLODIE d'Aubé",
        "नन्दिनी",
        "محمد",
        "小林 太郎",
        "👩🏽‍🏫 Bu Sri",
        "CON",
        "../../etc/passwd",
        "C:\\x",
        "a/b",
        ".",
        "%41",
        "1234567890123456789012345678901234567890",
        "ꦱꦸꦭꦱ꧀ꦠꦿꦶꦱꦸꦭꦱ꧀ꦠꦿꦶꦱꦸꦭꦱ꧀ꦠꦿꦶꦱꦸꦭꦱ꧀ꦠꦿꦶꦱꦸꦭꦱ"
      })
  void a_name_may_be_of_any_script_and_its_file_stays_in_the_folder(String name)
      throws IOException {
    Learner learner = Learner.named(name);
    learners.add(learner);

    assertThat(learners.all()).containsExactly(Learner.NAMELESS, learner);
    assertThat(files())
        .hasSize(1)
        .allMatch(file -> file.matches("progress-[a-z0-9]{1,200}\\.json"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "a\nb",
        "a\u0000",
        "\u202Eana",
        "\uD800",
        "a\u2028b",
        "12345678901234567890123456789012345678901"
      })
  void a_name_is_not_blank_nor_long_nor_of_two_lines(String name) {
    assertThat(Learner.isName(name)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> Learner.named(name));
  }

  @Test
  void blanks_around_a_name_and_ways_to_write_its_accents_are_no_difference() {
    assertThat(Learner.named(" Jose\u0301 ")).isEqualTo(Learner.named("José"));
    assertThatIllegalArgumentException().isThrownBy(() -> new Learner(" Ana"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ana", "ANA", "ana", "Ａｎａ"})
  void nobody_is_called_as_another_is(String name) throws IOException {
    learners.add(ANA);
    learn(ANA);

    assertThat(learners.isTaken(Learner.named(name))).isTrue();
    assertThatThrownBy(() -> learners.add(Learner.named(name)))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThatThrownBy(() -> learners.rename(BUDI, Learner.named(name)))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(stars(ANA)).isEqualTo(3);
  }

  @Test
  void who_is_renamed_keeps_their_progress() throws IOException {
    learners.add(ANA);
    learn(ANA);
    learners.rename(ANA, Learner.named("ANA"));
    learners.rename(Learner.named("ANA"), BUDI);

    assertThat(learners.all()).containsExactly(Learner.NAMELESS, BUDI);
    assertThat(stars(BUDI)).isEqualTo(3);
  }

  @Test
  void who_began_without_a_name_can_get_one() throws IOException {
    learn(Learner.NAMELESS);
    learners.rename(Learner.NAMELESS, ANA);

    assertThat(learners.all()).containsExactly(Learner.NAMELESS, ANA);
    assertThat(stars(ANA)).isEqualTo(3);
    assertThat(stars(Learner.NAMELESS)).isZero();

    learners.rename(Learner.NAMELESS, BUDI);
    assertThat(learners.all()).containsExactly(Learner.NAMELESS, ANA, BUDI);
  }

  @Test
  void who_is_removed_is_kept_aside_and_comes_back() throws IOException {
    learners.add(ANA);
    learn(ANA);
    Removed removed = learners.remove(ANA);

    assertThat(learners.all()).containsExactly(Learner.NAMELESS);
    assertThat(removed.file()).exists();

    learners.restore(removed);
    assertThat(learners.all()).containsExactly(Learner.NAMELESS, ANA);
    assertThat(stars(ANA)).isEqualTo(3);
  }

  @Test
  void two_of_a_name_are_removed_in_the_same_second() throws IOException {
    learners.add(ANA);
    learn(ANA);
    Removed first = learners.remove(ANA);
    learners.add(ANA);
    Removed second = learners.remove(ANA);

    assertThat(second.file()).isNotEqualTo(first.file());
    learners.add(ANA);
    assertThatThrownBy(() -> learners.restore(first))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(stars(ANA)).isZero();
    assertThat(first.file()).exists();
  }

  @Test
  void other_files_are_nobody() throws IOException {
    Files.createDirectories(folder);
    for (String name :
        List.of("progress-.json", "progress-zz!.json", "progress-0.json", "x.json")) {
      Files.writeString(folder.resolve(name), "");
    }

    assertThat(learners.all()).containsExactly(Learner.NAMELESS);
  }
}
