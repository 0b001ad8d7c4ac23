package dakon.ui.export;

import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.export.worksheet.Worksheet;
import dakon.lesson.Block.BoardBlock;
import dakon.rules.Ruleset;
import dakon.testing.GuiTest;
import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Worksheets as they are asked for in the window. */
@GuiTest
class WorksheetActionTest {
  @TempDir Path folder;

  private static FrameFixture open(Robot robot, Supplier<Worksheet> worksheet) {
    JFrame frame =
        execute(
            () -> {
              JFrame shown = new JFrame();
              JButton button = new JButton(new WorksheetAction(shown, worksheet));
              button.setName("worksheet");
              shown.add(button);
              return shown;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(700, 500));
    return window;
  }

  private static Worksheet opening() {
    return Worksheet.of(
        "Opening", new BoardBlock(Ruleset.DAKON, Ruleset.DAKON.opening(), List.of()));
  }

  @Test
  void it_is_written_where_the_user_says_and_a_file_is_replaced_only_when_that_is_wanted(
      Robot robot) throws IOException {
    FrameFixture window = open(robot, WorksheetActionTest::opening);
    window.button("worksheet").click();
    choose(window, folder.resolve("sheet"));
    Path file = folder.resolve("sheet.pdf");
    waitUntil("it is written", () -> Files.exists(file));
    assertThat(Files.readAllBytes(file)).startsWith('%', 'P', 'D', 'F');

    Files.writeString(file, "mine");
    window.button("worksheet").click();
    choose(window, file);
    window.optionPane().cancelButton().click();
    robot.waitForIdle();
    assertThat(file).hasContent("mine");
  }

  private static void choose(FrameFixture window, Path file) {
    JFileChooserFixture chooser = window.fileChooser();
    execute(() -> chooser.target().setSelectedFile(file.toFile()));
    chooser.approve();
  }

  @Test
  void where_nothing_can_be_asked_it_says_so(Robot robot) {
    FrameFixture window = open(robot, () -> Worksheet.ofEntries("Nothing", List.of()));
    window.button("worksheet").click();

    window
        .optionPane()
        .requireMessage("There is nothing here of which questions could be made.")
        .okButton()
        .click();
  }
}
