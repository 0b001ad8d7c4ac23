package dakon.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.game.Game;
import dakon.lesson.LessonFile;
import dakon.lesson.markdown.LessonFiles;
import dakon.match.KeptMatches;
import dakon.progress.Learner;
import dakon.progress.Logbook;
import dakon.progress.Result;
import dakon.progress.StepId;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.Waits;
import dakon.ui.ask.CoachPanel;
import dakon.ui.classroom.ClassPanel;
import dakon.ui.editor.EditorPanel;
import dakon.ui.help.Chapter;
import dakon.ui.lesson.LessonPanel;
import dakon.ui.lesson.LessonPanel.Bookmark;
import dakon.ui.play.PlayPanel;
import dakon.ui.tutor.TutorPanel;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.text.JTextComponent;

/** All pages of the program, and how one gets to each. Whoever adds a page adds a stop here. */
final class Tour {
  private static final StepId ASKED = new StepId("every-kind", "question");

  private Tour() {}

  /** The stops, in the order in which one meets them. */
  static List<Stop> stops() {
    return Stream.of(
            home(),
            lessons(),
            games(),
            examples(),
            review(),
            teaching(),
            learners(),
            classroom(),
            editor(),
            firstTurn(),
            coach(),
            compare(),
            help())
        .flatMap(part -> part)
        .toList();
  }

  private static Stream<Stop> home() {
    return Stream.of(
        new Stop(
            "home-welcome",
            visit -> {
              visit.tutor(TutorPanel::begin);
              visit.await("home-continue");
            }),
        new Stop("home-back", Tour::comeBack),
        new Stop(
            "home-reading",
            visit -> {
              visit.tutor(tutor -> {});
              visit.click("nav-home");
            }),
        new Stop(
            "home-failed",
            visit -> {
              visit.tutor(tutor -> tutor.open(visit.path("missing.md"), Optional.empty()));
              visit.click("nav-home");
              visit.await("home-trouble");
            }),
        new Stop(
            "home-empty",
            visit -> {
              Files.createDirectory(visit.path("nothing"));
              visit.tutor(tutor -> tutor.open(visit.path("nothing"), Optional.empty()));
              visit.click("nav-home");
              visit.await("home-trouble");
            }),
        new Stop(
            "home-own",
            visit -> {
              openOwn(visit, "board");
              visit.click("nav-home");
              visit.await("home-continue");
            }));
  }

  private static void comeBack(Visit visit) {
    visit.tutor(TutorPanel::begin);
    visit.click("home-continue");
    visit.await("place");
    visit.press("PAGE_DOWN");
    visit.click("nav-home");
    visit.await("home-what");
  }

  private static Stream<Stop> lessons() {
    return Stream.of(
        shipped("lesson-board", 0, "straight-across", visit -> {}),
        shipped(
            "lesson-replay",
            5,
            "2",
            visit -> {
              visit.press("RIGHT");
              visit.press("RIGHT");
            }),
        shipped("lesson-predict", 5, "3", visit -> {}),
        own("lesson-predict-where", "landing", visit -> {}),
        own(
            "lesson-predict-right",
            "landing",
            visit -> {
              visit.touch(13);
              visit.finish();
            }),
        own(
            "lesson-predict-wrong",
            "landing",
            visit -> {
              visit.touch(1);
              visit.finish();
            }),
        own("lesson-predict-who", "next", visit -> {}),
        own("lesson-predict-how", "how", visit -> {}),
        shipped("lesson-exercise", 1, "hit-the-mark", visit -> {}),
        own(
            "lesson-exercise-wrong",
            "exercise",
            visit -> {
              visit.touch(0);
              visit.finish();
            }),
        own(
            "lesson-exercise-right",
            "exercise",
            visit -> {
              visit.touch(1);
              visit.finish();
            }),
        shipped("lesson-question", 0, "whose-is-it", visit -> {}),
        own(
            "lesson-question-wrong",
            "question",
            visit -> {
              visit.click("choice-0");
              visit.click("check");
            }),
        own(
            "lesson-question-right",
            "question",
            visit -> {
              visit.click("choice-2");
              visit.click("check");
            }),
        own("lesson-text", "words", visit -> {}),
        new Stop(
            "lesson-faults",
            visit -> {
              openOwn(visit, "board");
              visit.choose("lessons", 1);
              visit.await("findings");
            }),
        new Stop(
            "lesson-broken",
            visit -> {
              openOwn(visit, "board");
              visit.choose("lessons", 2);
              visit.await("findings");
            }));
  }

  private static Stop shipped(String name, int lesson, String step, Stop.Way answer) {
    return new Stop(
        name,
        visit -> {
          visit.tutor(TutorPanel::begin);
          visit.click("nav-lesson");
          visit.choose("lessons", lesson);
          visit.await("lesson");
          LessonPanel panel = visit.find(LessonPanel.class).orElseThrow();
          execute(() -> panel.show(step));
          answer.go(visit);
        });
  }

  private static Stop own(String name, String step, Stop.Way answer) {
    return new Stop(
        name,
        visit -> {
          openOwn(visit, step);
          answer.go(visit);
        });
  }

  private static void openOwn(Visit visit, String step) throws IOException {
    var lessons = visit.lessons();
    visit.tutor(tutor -> tutor.open(lessons, Optional.of(step)));
    visit.await("lesson");
  }

  private static Stream<Stop> games() {
    return Stream.of(
        new Stop("play-new", Tour::setUpGame),
        new Stop(
            "play-on",
            visit ->
                showGame(
                    visit,
                    panel ->
                        panel.open(
                            Ruleset.DJENON_ABOURE,
                            Notated.position("1,2,3,4,5,6/6,5,4,3,2,1 3 3 N")))),
        new Stop("play-pingsut", Tour::openPingsut),
        new Stop(
            "play-pingsut-decided",
            visit -> {
              openPingsut(visit);
              visit.click("sign-elephant");
              visit.click("sign-ant");
            }),
        new Stop("play-game", visit -> playGame(visit, "typed g", "typed b", "typed c")),
        new Stop(
            "play-taken-back",
            visit -> {
              playGame(visit, "typed g", "typed b", "typed c");
              visit.click("undo");
            }),
        new Stop(
            "play-seen-again",
            visit -> {
              playGame(visit, "typed g", "typed b", "typed c");
              visit.choose("turns", 0);
              visit.finish();
            }),
        new Stop(
            "play-over",
            visit -> {
              Game game =
                  Notated.play(Game.of(Ruleset.DAKON, Notated.position("0,0,0/1,0,0 5 4 S")), "A");
              showGame(visit, panel -> panel.open(game.rules(), game.start(), game.moves()));
              visit.await("game");
              visit.layOut();
            }),
        new Stop(
            "play-coach",
            visit -> {
              showPlayed(visit);
              visit.click("coach");
              visit.await("coach-move-A");
            }),
        new Stop("look-back", Tour::lookBack),
        new Stop(
            "look-back-exercise",
            visit -> {
              lookBack(visit);
              visit.click("look-practise");
              visit.await("lesson");
            }));
  }

  private static void lookBack(Visit visit) {
    showPlayed(visit);
    visit.click("look-back");
    visit.await("look-move-0");
    visit.layOut();
  }

  /** The beginning of a short game in which two moves could have been better. */
  private static void showPlayed(Visit visit) {
    Game game = Notated.play(Game.of(Ruleset.CONGKAK, Ruleset.CONGKAK.opening(3)), "B ac");
    showGame(visit, panel -> panel.open(game.rules(), game.start(), game.moves()));
    visit.await("game");
  }

  private static void setUpGame(Visit visit) {
    visit.settings().choose("play.second", "PERSON");
    visit.tutor(TutorPanel::begin);
    visit.click("nav-play");
    visit.await("play-setup");
  }

  private static void openPingsut(Visit visit) {
    setUpGame(visit);
    visit.click("play-begin");
    visit.await("pingsut");
  }

  private static void playGame(Visit visit, String... moves) {
    openPingsut(visit);
    visit.click("pingsut-skip");
    visit.await("game");
    for (String move : moves) {
      String before = caption(visit);
      visit.press(move);
      Waits.waitUntil(move + " to be played", () -> !caption(visit).equals(before));
      visit.finish();
    }
  }

  private static String caption(Visit visit) {
    JTextComponent caption = visit.find(JTextComponent.class, "caption").orElseThrow();
    return execute(() -> caption.getText());
  }

  private static void showGame(Visit visit, Consumer<PlayPanel> opener) {
    visit.show(
        () -> {
          PlayPanel panel = new PlayPanel(KeptMatches.forgotten(), visit.settings(), new Random(1));
          opener.accept(panel);
          return panel;
        });
  }

  private static Stream<Stop> examples() {
    return Stream.of(
        new Stop("examples", Tour::openExamples),
        new Stop(
            "examples-none",
            visit -> {
              openExamples(visit);
              visit.write("search", "nothing of the kind");
              visit.await("nothing");
            }),
        new Stop(
            "example",
            visit -> {
              openExamples(visit);
              visit.choose("examples", 0);
              visit.press("examples", "ENTER");
              visit.await("example");
              visit.finish();
            }),
        new Stop("text-empty", Tour::openText),
        new Stop(
            "text-wrong",
            visit -> {
              openText(visit);
              visit.write("text", "7,7,7/7,7 0 0 S");
              Visit.letBackgroundWork();
            }),
        new Stop(
            "text-good",
            visit -> {
              openText(visit);
              visit.write("text", "3,1,4,0,4,6,0 / 2,5,0,1,0,3,2 22 14 S");
              Visit.letBackgroundWork();
            }));
  }

  private static void openExamples(Visit visit) {
    visit.tutor(TutorPanel::begin);
    visit.click("nav-examples");
    visit.await("gallery-title");
  }

  private static void openText(Visit visit) {
    openExamples(visit);
    visit.click("paste");
    visit.await("text-page");
  }

  private static Stream<Stop> review() {
    return Stream.of(
        new Stop("review", Tour::openReview),
        new Stop(
            "review-end",
            visit -> {
              openReview(visit);
              visit.click("choice-2");
              visit.click("check");
              visit.click("next");
              visit.await("review-end");
            }));
  }

  private static void openReview(Visit visit) throws IOException {
    try (Logbook logbook = visit.learnersOnMonday().open(Learner.NAMELESS, Runnable::run)) {
      logbook.enter(ASKED, Result.TWO_STARS);
    }
    openOwn(visit, "board");
    visit.click("nav-review");
    visit.await("choice-2");
  }

  private static Stream<Stop> teaching() {
    return Stream.of(
        new Stop(
            "teach",
            visit -> {
              visit.tutor(TutorPanel::begin);
              visit.click("nav-teach");
              visit.await("teach-lesson");
            }));
  }

  private static Stream<Stop> learners() {
    return Stream.of(
        new Stop(
            "learner-name",
            visit -> {
              comeBack(visit);
              visit.chooseFromMenu("learner", "add");
              visit.await("name-form");
            }),
        new Stop(
            "learner-name-wrong",
            visit -> {
              comeBack(visit);
              visit.chooseFromMenu("learner", "add");
              visit.click("name-ok");
            }),
        new Stop(
            "learner-undo",
            visit -> {
              comeBack(visit);
              visit.chooseFromMenu("learner", "reset-all");
              visit.await("undo");
            }));
  }

  private static Stream<Stop> classroom() {
    return Stream.of(
        onWall("class-board", "board"),
        onWall("class-replay", "replay", "RIGHT", "RIGHT"),
        onWall("class-vote", "landing", "typed f", "typed f", "typed g"),
        onWall("class-vote-closed", "landing", "typed f", "typed f", "typed g", "ENTER"),
        onWall("class-vote-answered", "landing", "typed f", "typed g", "ENTER", "ENTER", "END"),
        onWall("class-question", "question", "A", "C"),
        onWall("class-question-answered", "question", "A", "C", "ENTER", "ENTER"),
        onWall("class-exercise", "exercise"),
        onWall("class-text", "words"),
        onWall("class-reading", "landing", "T"));
  }

  private static Stop onWall(String name, String step, String... keys) {
    return new Stop(
        name,
        visit -> {
          LessonFile file = LessonFiles.course(visit.lessons()).files().get(0);
          assertThat(file.findings()).isEmpty();
          visit.show(
              () ->
                  new ClassPanel(
                      file,
                      file.lesson().orElseThrow(),
                      new Bookmark(step, 1),
                      visit.settings(),
                      left -> {}));
          for (String key : keys) {
            visit.press(key);
          }
        });
  }

  private static Stream<Stop> help() {
    return Stream.concat(
        Stream.of(Chapter.values()).map(Tour::help),
        Stream.of(
            new Stop(
                "help-search",
                visit -> {
                  openHelp(visit, Chapter.DAKON);
                  visit.write("help-search", "seed");
                })));
  }

  private static Stop help(Chapter chapter) {
    String name = chapter.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Stop("help-" + name, visit -> openHelp(visit, chapter));
  }

  private static void openHelp(Visit visit, Chapter chapter) {
    visit.tutor(TutorPanel::begin);
    visit.click("nav-help");
    visit.choose("chapters", List.of(Chapter.values()).indexOf(chapter));
    Visit.letBackgroundWork();
    visit.layOut();
  }

  private static Stream<Stop> firstTurn() {
    return Stream.of(
        new Stop("first-turn", Tour::openFirstTurn),
        new Stop(
            "first-turn-found",
            visit -> {
              openFirstTurn(visit);
              visit.click("first-go");
              visit.await("first-find");
            }),
        new Stop(
            "first-turn-exercise",
            visit -> {
              openFirstTurn(visit);
              visit.click("first-go");
              visit.await("first-find");
              visit.click("first-find");
              visit.await("lesson");
            }));
  }

  private static Stream<Stop> coach() {
    return Stream.of(
        new Stop(
            "coach",
            visit -> {
              visit.show(
                  () -> {
                    CoachPanel coach = new CoachPanel(visit.settings());
                    coach.show(Game.of(Ruleset.DAKON, Notated.position("0,1,0/1,0,2 3 4 S")));
                    return coach;
                  });
              visit.await("coach-move-C");
            }));
  }

  private static Stream<Stop> compare() {
    return Stream.of(
        new Stop("compare", Tour::openComparison),
        new Stop(
            "compare-difference",
            visit -> {
              openComparison(visit);
              visit.write("compare-moves", "A b");
              Visit.letBackgroundWork();
              visit.click("pointed-out");
            }),
        new Stop(
            "compare-wrong",
            visit -> {
              openComparison(visit);
              visit.write("compare-moves", "GB?");
              Visit.letBackgroundWork();
            }));
  }

  private static void openComparison(Visit visit) {
    visit.tutor(TutorPanel::begin);
    visit.press("ctrl shift R");
    visit.await("first-board");
  }

  private static void openFirstTurn(Visit visit) {
    visit.tutor(TutorPanel::begin);
    visit.press("ctrl shift F");
    visit.await("first-turn");
  }

  private static Stream<Stop> editor() {
    return Stream.of(
        new Stop("editor", visit -> visit.show(() -> new EditorPanel(visit.settings()))),
        new Stop(
            "editor-congkak",
            visit ->
                visit.show(
                    () -> {
                      EditorPanel editor = new EditorPanel(visit.settings());
                      editor.open(Ruleset.CONGKAK, Notated.position("0,1,2,3,4/5,6,7,8,9 1 2 N"));
                      return editor;
                    })));
  }
}
