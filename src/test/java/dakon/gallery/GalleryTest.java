package dakon.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.markdown.LessonFiles;
import dakon.notation.RecordNotation;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tries the gallery on the lessons and the examples that ship. */
class GalleryTest {
  private static final Path LESSONS = Path.of("lessons", "en");

  private static Gallery gallery() throws IOException {
    return Gallery.of(LessonFiles.course(LESSONS), LessonFiles.course(LESSONS.resolve("examples")));
  }

  private static List<String> titles(Filter filter) throws IOException {
    return gallery().matching(filter).stream().map(Example::title).toList();
  }

  private static Filter words(String words) {
    return new Filter(Optional.empty(), Set.of(), words);
  }

  private static Example example(String title) throws IOException {
    return gallery().examples().stream()
        .filter(example -> example.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void every_replay_of_the_lessons_stands_in_it_and_the_examples_behind_them() throws IOException {
    List<Example> lessons = Gallery.of(LessonFiles.course(LESSONS)).examples();
    assertThat(gallery().examples()).hasSize(lessons.size() + 48);
    assertThat(gallery().examples().get(lessons.size() - 1).title())
        .isEqualTo(lessons.get(lessons.size() - 1).title());
    assertThat(gallery().examples()).allMatch(example -> !example.moves().isEmpty());
  }

  @Test
  void who_wants_nothing_in_particular_gets_all() throws IOException {
    Gallery gallery = gallery();
    assertThat(gallery.matching(Filter.NONE)).isEqualTo(gallery.examples());
  }

  @ParameterizedTest
  @EnumSource(Trait.class)
  void each_trait_is_found_in_some_but_not_in_all(Trait trait) throws IOException {
    Gallery gallery = gallery();
    List<Example> found = gallery.matching(new Filter(Optional.empty(), Set.of(trait), ""));
    assertThat(found)
        .isNotEmpty()
        .hasSizeLessThan(gallery.examples().size())
        .allMatch(example -> example.traits().contains(trait));
  }

  @Test
  void the_games_share_the_examples_among_them() throws IOException {
    Gallery gallery = gallery();
    int sum = 0;
    for (Ruleset game : Ruleset.GAMES) {
      List<Example> found = gallery.matching(new Filter(Optional.of(game.game()), Set.of(), ""));
      assertThat(found)
          .isNotEmpty()
          .allMatch(example -> example.rules().game().equals(game.game()));
      sum += found.size();
    }
    assertThat(sum).isEqualTo(gallery.examples().size());
  }

  @Test
  void two_traits_are_wanted_both() throws IOException {
    Filter both = new Filter(Optional.of("dakon"), Set.of(Trait.MIKUL, Trait.GAME_END), "");
    assertThat(gallery().matching(both))
        .isNotEmpty()
        .allMatch(example -> example.traits().containsAll(Set.of(Trait.MIKUL, Trait.GAME_END)));
  }

  @Test
  void words_are_found_in_title_lesson_prose_names_and_notation_in_any_order() throws IOException {
    assertThat(titles(words("fall nineteen"))).containsExactly("576 seeds in 108 laps");
    assertThat(titles(words("NEMBAK dakon"))).hasSizeGreaterThan(10);
    assertThat(titles(words("hundredth nobody"))).isEmpty();
    assertThat(titles(words("nineteen barn"))).contains("576 seeds in 108 laps");
    assertThat(titles(words("longest known"))).contains("530 seeds in 141 laps");
    assertThat(titles(words("0,3,2,30,3,2,1"))).containsExactly("530 seeds in 141 laps");
    assertThat(titles(words("gfaagegda"))).isNotEmpty();
  }

  @Test
  void accents_and_markup_do_not_stand_in_the_way() {
    assertThat(new Words("aboure").areIn("the Abouré of Ivory Coast")).isTrue();
    assertThat(new Words("ABOURÉ").areIn("aboure")).isTrue();
    assertThat(new Words("a < b").areIn(Words.ofHtml("<em>a</em> &lt; b"))).isTrue();
    assertThat(new Words("em").areIn(Words.ofHtml("<em>a</em>"))).isFalse();
    assertThat(new Words("  ").areIn("anything")).isTrue();
  }

  @Test
  void what_there_is_to_see_is_said_in_words() throws IOException {
    assertThat(example("576 seeds in 108 laps").extent()).isEqualTo("108 laps · 576 seeds");
    assertThat(example("The shortest: CAB c").extent()).isEqualTo("4 moves · 5 laps · 21 seeds");
    assertThat(example("The shortest: CAB c").traits())
        .containsExactly(Trait.MIKUL, Trait.BONUS, Trait.GAME_END, Trait.UNTRADITIONAL);
    assertThat(example("No pair, no move").traits()).contains(Trait.CHAIN, Trait.PASS);
  }

  @Test
  void notation_is_the_position_and_the_moves_by_turns() throws IOException {
    assertThat(example("The shortest: CAB c").notation()).isEqualTo("3,3,3/3,3,3 0 0 S\nCAB c");
  }

  static Stream<Named<Example>> all() throws IOException {
    return gallery().examples().stream().map(example -> Named.of(example.title(), example));
  }

  @ParameterizedTest
  @MethodSource("all")
  void notation_and_record_of_every_example_read_back_to_the_same_moves(Example example) {
    WrittenText.Reading pasted = WrittenText.read(example.notation(), example.rules(), Path.of(""));
    assertThat(pasted.fault()).isEmpty();
    assertThat(pasted.example().orElseThrow().moves()).isEqualTo(example.moves());

    WrittenText.Reading record = WrittenText.read(example.asRecord(), Ruleset.DAKON, Path.of(""));
    assertThat(record.fault()).isEmpty();
    assertThat(record.example().orElseThrow().moves()).isEqualTo(example.moves());
    assertThat(record.example().orElseThrow().title()).isEqualTo(example.title());
    assertThat(record.example().orElseThrow().rules()).isEqualTo(example.rules());
    assertThat(RecordNotation.read(example.asRecord(), Ruleset.DAKON).record().tags())
        .containsEntry("Title", example.title());
  }
}
