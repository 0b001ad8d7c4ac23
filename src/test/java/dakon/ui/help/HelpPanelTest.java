package dakon.ui.help;

import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.lesson.Check;
import dakon.lesson.Course;
import dakon.lesson.markdown.LessonFiles;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.ui.replay.KeyList;
import dakon.ui.theme.Theme;
import java.awt.Component;
import java.awt.ComponentOrientation;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The help as somebody at the keyboard meets it. */
@GuiTest
class HelpPanelTest {
  private static final Path TEXTS = Path.of("lessons", "en", "help");

  private static FrameFixture open(Robot robot, Callable<Course> texts) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame shown = new JFrame();
              shown.add(new HelpPanel(texts, "1.2.3", Settings.forgotten()));
              return shown;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1000, 720));
    return window;
  }

  private static FrameFixture open(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(TEXTS));
    waitUntil("rules", () -> text(window).contains("Dakon is at home on Java."));
    return window;
  }

  private static JTextComponent page(FrameFixture window) {
    return window.robot().finder().findByName(window.target(), "help-text", JTextComponent.class);
  }

  private static String text(FrameFixture window) {
    return execute(() -> Search.text(page(window).getDocument()));
  }

  private static HelpPanel help(FrameFixture window) {
    return window.robot().finder().findByType(window.target(), HelpPanel.class);
  }

  private static void show(FrameFixture window, Chapter chapter) {
    execute(() -> help(window).show(chapter));
  }

  @Test
  void the_texts_are_sound_and_each_game_has_samples() throws IOException {
    Check check = LessonFiles.check(List.of(TEXTS));

    assertThat(check.findings()).isEmpty();
    assertThat(check.claims()).isGreaterThan(20);
    assertThat(LessonFiles.course(TEXTS).lessons())
        .hasSize(4)
        .allMatch(lesson -> !lesson.steps().isEmpty());
  }

  @ParameterizedTest
  @EnumSource(Chapter.class)
  void each_chapter_is_opened_by_its_name(Chapter chapter, Robot robot) {
    FrameFixture window = open(robot);
    show(window, chapter);

    String said =
        switch (chapter) {
          case DAKON -> "Mikul";
          case CONGKAK -> "mati bela";
          case DJENON_ABOURE -> "Sowing without end";
          case KEYS -> "have the whole board read aloud";
          case SCREEN_READERS -> "jabswitch -enable";
          case ABOUT -> "version 1.2.3";
        };
    assertThat(text(window)).containsIgnoringCase(said);
  }

  @Test
  void words_are_found_in_all_chapters_and_stepped_through_by_keys(Robot robot) {
    FrameFixture window = open(robot);
    pressWith(robot, KeyEvent.VK_CONTROL, KeyEvent.VK_F);
    window.textBox("help-search").requireFocused();
    robot.enterText("OPPOSITE");
    waitUntil("found", () -> window.label("help-count").text().startsWith("1 of "));
    assertThat(selected(window)).isEqualTo("opposite");
    int all = Integer.parseInt(window.label("help-count").text().substring("1 of ".length()));
    assertThat(all).isGreaterThan(2);

    robot.pressAndReleaseKey(KeyEvent.VK_ENTER);
    waitForLabel(window, "help-count", "2 of " + all);
    for (int hit = 3; hit <= all; hit++) {
      robot.pressAndReleaseKey(KeyEvent.VK_F3);
    }
    waitForLabel(window, "help-count", all + " of " + all);
    assertThat(window.list("chapters").selection()).isNotEqualTo(new String[] {"Dakon"});
    robot.pressAndReleaseKey(KeyEvent.VK_F3);
    waitForLabel(window, "help-count", "1 of " + all);
    window.list("chapters").requireSelection("Dakon");
    pressWith(robot, KeyEvent.VK_SHIFT, KeyEvent.VK_F3);
    waitForLabel(window, "help-count", all + " of " + all);
    assertThat(selected(window)).isEqualToIgnoringCase("opposite");

    robot.pressAndReleaseKey(KeyEvent.VK_ESCAPE);
    waitForLabel(window, "help-count", " ");
    robot.enterText("zebra");
    waitForLabel(window, "help-count", "Nothing found");
  }

  private static void pressWith(Robot robot, int held, int key) {
    robot.pressKey(held);
    robot.pressAndReleaseKeys(key);
    robot.releaseKey(held);
    robot.waitForIdle();
  }

  private static String selected(FrameFixture window) {
    return execute(() -> page(window).getSelectedText());
  }

  @Test
  void another_direction_or_end_is_at_once_what_the_sample_move_is_played_by(Robot robot) {
    FrameFixture window = open(robot);
    waitForText(window, "outcome", "D would end in f, after 1 lap. It would take nothing.");

    window.comboBox("direction").selectItem("Counter-clockwise");
    waitUntil(
        "outcome",
        () -> window.textBox("outcome").text().startsWith("D would end in g, after 3 laps."));
    assertThat(window.textBox("outcome").text()).contains("as a rule it is played otherwise");
    window.button("seed-on").click();
    window.button("seed-on").click();
    waitForText(window, "caption", "A seed falls into E: 1 lies there now. 5 in the hand.");

    window.comboBox("direction").selectItem("Clockwise");
    window.comboBox("sample").selectItem("The end");
    assertThat(window.textBox("outcome").text()).doesNotContain("The game would be over.");
    window.comboBox("end").selectItem("As soon as either row is empty");
    waitUntil("over", () -> window.textBox("outcome").text().contains("The game would be over."));
  }

  @Test
  void a_game_with_one_end_alone_offers_no_other(Robot robot) {
    FrameFixture window = open(robot);
    show(window, Chapter.DJENON_ABOURE);

    JComboBox<?> end = robot.finder().findByName(window.target(), "end", JComboBox.class, false);
    assertThat(execute(end::isVisible)).isFalse();
    window.comboBox("direction").requireSelection("Counter-clockwise");
  }

  @Test
  void a_text_that_cannot_be_read_is_said_so_and_the_rest_is_there(Robot robot) {
    FrameFixture window =
        open(
            robot,
            () -> {
              throw new IOException("gone");
            });
    waitUntil("missing", () -> text(window).contains("This chapter could not be read."));
    show(window, Chapter.KEYS);

    assertThat(text(window)).contains("play, pause");
  }

  @Test
  void every_key_stands_in_the_list_once(Robot robot) {
    FrameFixture window = open(robot);
    show(window, Chapter.KEYS);

    List<String> does =
        KeyList.groups().stream()
            .flatMap(group -> group.keys().stream())
            .map(KeyList.Key::does)
            .toList();
    assertThat(does).hasSizeGreaterThan(20).doesNotHaveDuplicates();
    assertThat(does).allMatch(text(window)::contains);
  }

  @Test
  void what_ships_is_what_the_class_path_has_each_with_its_licence(Robot robot) {
    List<Part> parts = Part.all();
    List<Part> present =
        Pattern.compile(Pattern.quote(File.pathSeparator))
            .splitAsStream(System.getProperty("java.class.path"))
            .map(jar -> jar.replace(File.separatorChar, '/'))
            .filter(jar -> jar.endsWith(".jar"))
            .map(Part::of)
            .toList();
    assertThat(parts).hasSizeGreaterThan(10);
    assertThat(present).containsAll(parts);

    FrameFixture window = open(robot);
    show(window, Chapter.ABOUT);
    assertThat(text(window))
        .contains(parts.stream().map(Part::name).toList())
        .contains(parts.stream().map(Part::version).toList())
        .contains("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION")
        .contains("Redistribution and use in source and binary forms");
  }

  @Test
  void everything_that_can_be_used_has_a_name_and_is_reached_in_reading_order(Robot robot) {
    FrameFixture window = open(robot);

    assertThat(components(window.target()))
        .filteredOn(component -> component.isFocusable() && component.isShowing())
        .filteredOn(
            component ->
                Stream.of("help-search", "chapters", "help-text", "sample", "direction", "end")
                    .anyMatch(name -> name.equals(component.getName())))
        .hasSizeGreaterThanOrEqualTo(6)
        .allMatch(
            component ->
                execute(
                    () ->
                        component.getAccessibleContext().getAccessibleName() != null
                            && !component.getAccessibleContext().getAccessibleName().isBlank()));
    window.textBox("help-search").focus();
    for (String next : List.of("chapters", "help-text", "sample", "direction", "end")) {
      robot.pressAndReleaseKey(KeyEvent.VK_TAB);
      waitUntil(
          next + " has the focus",
          () -> {
            Component owner = execute(() -> window.target().getFocusOwner());
            return owner != null && next.equals(owner.getName());
          });
    }
  }

  private static List<Component> components(Container container) {
    return Stream.of(container.getComponents())
        .flatMap(
            component ->
                component instanceof Container inner
                    ? Stream.concat(Stream.of(component), components(inner).stream())
                    : Stream.of(component))
        .toList();
  }

  @Test
  void from_right_to_left_the_text_stands_at_the_right_of_the_board(Robot robot) {
    FrameFixture window = open(robot);
    execute(
        () -> {
          window.target().applyComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT);
          window.target().revalidate();
        });

    waitUntil(
        "mirrored",
        () ->
            execute(
                () ->
                    page(window).getLocationOnScreen().x
                        > window.comboBox("sample").target().getLocationOnScreen().x));
  }
}
