package dakon.app;

import dakon.export.worksheet.Worksheet;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.markdown.LessonFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The lessons, or the step of one, that the command line names, as a worksheet. */
final class LessonSheet {
  private final StepAddress address;
  private final CommandSpec spec;

  /**
   * A worksheet.
   *
   * @param address what it is made of
   * @param spec the command that asks for it
   */
  LessonSheet(StepAddress address, CommandSpec spec) {
    this.address = address;
    this.spec = spec;
  }

  /**
   * What is asked on it.
   *
   * @throws WrongException if that cannot be read, is nothing, or too much
   */
  Worksheet worksheet() throws IOException, WrongException {
    List<Lesson> lessons = lessons();
    Worksheet worksheet = worksheet(lessons);
    if (worksheet.isEmpty()) {
      throw new WrongException(Texts.text("export.worksheet.empty", address.path()));
    }
    if (worksheet.isTooLarge()) {
      throw new WrongException(
          Texts.text("export.worksheet.large", worksheet.size(), Worksheet.MOST_TASKS));
    }
    return worksheet;
  }

  private Worksheet worksheet(List<Lesson> lessons) {
    if (address.step().isPresent() && lessons.size() == 1) {
      return Worksheet.of(new LessonStep(address, spec).step(lessons.get(0)));
    }
    return lessons.size() == 1 ? Worksheet.of(lessons.get(0)) : Worksheet.ofLessons(lessons);
  }

  private List<Lesson> lessons() throws IOException, WrongException {
    List<Lesson> lessons = new ArrayList<>();
    for (LessonFile file : LessonFiles.course(address.path()).files()) {
      if (!file.isWell() || file.lesson().isEmpty()) {
        throw new WrongException(LessonStep.errors(file));
      }
      lessons.add(file.lesson().get());
    }
    return lessons;
  }
}
