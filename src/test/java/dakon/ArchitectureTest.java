package dakon;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the arrows of ARCHITECTURE.md: which package may know which, and which library. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dakon");

  /** A package, and all that it may know of the program. */
  private record Room(String name, Set<String> mayKnow) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Room> rooms() {
    return """
        board           :
        text            :
        file            : text
        settings        : file
        trace           : board
        rules           : board trace text
        game            : board trace rules
        analysis        : board trace rules
        coach           : board trace rules game analysis text
        contrast        : board trace rules game replay text
        study           : board trace rules game replay text
        notation        : board trace rules game text
        match           : analysis board file game notation rules trace text
        replay          : board trace text
        lesson          : board trace rules notation replay text
        judging         : analysis board trace rules game replay lesson text
        lesson.markdown : board trace rules game notation replay lesson judging text
        challenge       : board trace rules game analysis coach lesson text
        progress        : file text
        gallery         : board trace rules game notation replay lesson text
        painting        : board replay text
        export          : board trace rules notation lesson replay painting file text
        export.worksheet : board trace rules game notation lesson judging replay painting export text
        ui.theme        : settings text
        ui.board        : board replay painting text ui.theme
        ui.replay       : board trace game replay settings text ui.board ui.theme
        ui.export       : export export.worksheet lesson file text ui.theme
        ui.lesson       : board trace rules replay lesson lesson.markdown judging painting export settings text ui.export ui.board ui.replay ui.theme
        ui.classroom    : board replay rules trace lesson judging painting settings text ui.board ui.lesson ui.replay ui.theme
        ui.gallery      : board rules replay lesson lesson.markdown gallery painting settings file text ui.board ui.export ui.lesson ui.theme
        ui.help         : board trace rules game replay lesson settings text ui.lesson ui.replay ui.theme
        ui.editor       : board trace rules game study notation replay lesson lesson.markdown painting export export.worksheet settings text ui.board ui.export ui.replay ui.theme
        ui.rules        : board rules text ui.theme
        ui.ask          : analysis board trace rules game match notation coach challenge contrast lesson lesson.markdown painting export replay settings text ui.board ui.export ui.lesson ui.replay ui.rules ui.theme
        ui.play         : analysis board export file game match notation painting replay rules settings text trace ui.ask ui.board ui.export ui.replay ui.theme
        ui.progress     : file lesson progress settings text ui.theme
        ui.tutor        : board trace rules game replay lesson lesson.markdown gallery match painting export.worksheet progress settings text ui.ask ui.board ui.classroom ui.editor ui.export ui.gallery ui.help ui.lesson ui.play ui.progress ui.replay ui.theme
        app             : analysis board trace rules game challenge notation replay lesson lesson.markdown export export.worksheet file match progress settings text ui.progress ui.theme ui.tutor
        """
        .lines()
        .map(line -> line.split(":", -1))
        .map(parts -> new Room(parts[0].strip(), Set.of(parts[1].strip().split(" +"))));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void a_package_knows_only_what_it_may(Room room) {
    String[] allowed =
        Stream.concat(Stream.of(room.name()), room.mayKnow().stream())
            .map(name -> "dakon." + name)
            .toArray(String[]::new);

    noClasses()
        .that()
        .resideInAPackage("dakon." + room.name())
        .should()
        .dependOnClassesThat(resideInAPackage("dakon..").and(not(resideInAnyPackage(allowed))))
        .because("data flows one way, from the rules to the pixels, and only intent flows back")
        .check(CLASSES);
  }

  @Test
  void every_package_has_its_place_among_the_arrows() {
    Set<String> packages =
        CLASSES.stream()
            .map(JavaClass::getPackageName)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(packages)
        .containsExactlyInAnyOrderElementsOf(rooms().map(room -> "dakon." + room.name()).toList());
  }

  @Test
  void no_package_knows_one_that_knows_it() {
    slices()
        .matching("dakon.(**)")
        .should()
        .beFreeOfCycles()
        .because("a ring of packages is one big package")
        .check(CLASSES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board",
        "text",
        "trace",
        "rules",
        "game",
        "analysis",
        "coach",
        "contrast",
        "study",
        "notation",
        "replay",
        "lesson..",
        "judging",
        "challenge",
        "gallery",
        "match",
        "settings",
        "file",
        "progress"
      })
  void what_is_not_for_the_eye_knows_no_window(String name) {
    noClasses()
        .that()
        .resideInAPackage("dakon." + name)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.awt..", "javax.swing..", "com.formdev..", "net.miginfocom..")
        .because("rules, replays and lessons serve the command line and exports too")
        .check(CLASSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"painting", "export.."})
  void what_paints_knows_no_component(String name) {
    noClasses()
        .that()
        .resideInAPackage("dakon." + name)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.swing..")
        .because("screen, picture and page are painted alike")
        .check(CLASSES);
  }

  /** A library, and the packages that may know it. */
  private record Library(String name, List<String> knownTo) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Library> libraries() {
    return Stream.of(
        new Library("org.commonmark..", List.of("dakon.lesson.markdown")),
        new Library("org.snakeyaml..", List.of("dakon.lesson.markdown")),
        new Library("com.fasterxml..", List.of("dakon.notation", "dakon.progress", "dakon.app")),
        new Library("picocli..", List.of("dakon.app")),
        new Library("org.apache..", List.of("dakon.export", "dakon.export.worksheet")),
        new Library("com.formdev..", List.of("dakon.ui.theme", "dakon.app")));
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void a_library_is_known_to_few(Library library) {
    noClasses()
        .that()
        .resideOutsideOfPackages(library.knownTo().toArray(String[]::new))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library.name())
        .because("a library that is known in one place can be changed in one place")
        .check(CLASSES);
  }

  @Test
  void no_number_is_written_in_the_digits_of_a_locale() {
    noClasses()
        .should()
        .callMethod(String.class, "formatted", Object[].class)
        .orShould()
        .callMethod(String.class, "format", String.class, Object[].class)
        .because("notation, style sheets and layouts are read by programs, in ASCII digits")
        .check(CLASSES);
  }

  @Test
  void what_a_class_answers_is_told_to_nobody() {
    noClasses()
        .that()
        .resideInAPackage("dakon.ui.classroom")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dakon.ui.lesson.Outcomes")
        .because("votes of a class are nobody's progress, and are forgotten with class mode")
        .check(CLASSES);
  }

  @Test
  void one_class_owns_the_timer() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("dakon.ui.replay.SwingTicker")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("javax.swing.Timer")
        .because("a timeline is a function of time, and time comes from one place")
        .check(CLASSES);
  }
}
