package dakon.ui.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.LessonFile;
import dakon.lesson.markdown.LessonFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A lesson with a page of every kind. */
final class ClassLesson {
  private static final String TEXT =
      """
      ---
      title: On the wall
      game: dakon
      summary: A page of every kind.
      ---

      ## A board

      Look at the pole.

      ```dakon board
      id: board
      position: 3,1,4,0,4,6,0 / 2,5,0,1,0,3,2 22 14 S
      mark: [e, c]
      ```

      ## A shot

      ```dakon replay
      id: replay
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## Where

      Count on.

      ```dakon predict
      id: landing
      ask: landing
      position: 0,0,0,2,0,1,0 / 0,0,0,6,0,0,1 0 0 S
      move: D
      ```

      ## How much

      ```dakon predict
      id: captured
      ask: captured
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## How often

      ```dakon predict
      id: laps
      ask: laps
      position: 7,7,7,7,7,7,7 / 7,7,7,7,7,7,7 0 0 S
      move: D
      ```

      ## How many

      ```dakon predict
      id: store
      ask: store
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 6 0 S
      move: G
      ```

      ## Who

      ```dakon predict
      id: next
      ask: next
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## How

      ```dakon predict
      id: how
      ask: how
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## Hit

      ```dakon exercise
      id: exercise
      position: 0,0,0,0,0,2,0 / 3,5,5,0,0,0,0 0 0 S
      goal:
        landing: e
      within: 1
      hints: [Count from A., Four seeds are too few.]
      wrong:
        - move: A
          text: One too few.
      solution: B
      ```

      ## Three seeds

      Your last seed falls into a hole of North's that holds three seeds. What happens?

      ```dakon question
      id: question
      choices:
        - text: You lift three, and your own seed stays
          why: The whole hole is lifted.
        - text: You capture the four
          why: Captures happen only in an empty hole.
        - text: You lift all four and sow on
          right: true
          why: Relay works on both sides.
        - text: The turn ends, because the hole is not yours
          why: Only an empty hole ends the turn.
      ```

      ## Words

      No more than words.
      """;

  private ClassLesson() {}

  /** The lesson, read from a file in a folder. */
  static LessonFile in(Path folder) throws IOException {
    Files.writeString(folder.resolve("01-on-the-wall.md"), TEXT);
    LessonFile file = LessonFiles.course(folder).files().get(0);
    assertThat(file.findings()).isEmpty();
    return file;
  }
}
