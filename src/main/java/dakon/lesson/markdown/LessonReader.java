package dakon.lesson.markdown;

import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Place;
import dakon.lesson.Step;
import dakon.rules.Ruleset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads one lesson file. */
final class LessonReader {
  private final Path path;
  private final Neighbours neighbours;
  private final Targets targets;
  private final Findings findings;

  /**
   * A reader of one file.
   *
   * @param path the file, as it was asked for
   * @param neighbours the lessons of its folder
   * @param targets where its links may lead
   */
  LessonReader(Path path, Neighbours neighbours, Targets targets) {
    this.path = path;
    this.neighbours = neighbours;
    this.targets = targets;
    this.findings = new Findings(path.toString());
  }

  /** The lesson in these bytes. */
  LessonFile read(byte[] bytes) {
    Optional<SourceText> source = SourceText.of(bytes, findings);
    return file(source.flatMap(this::lesson), source.map(SourceText::lines).orElse(List.of()));
  }

  /**
   * The file, had it nothing that may be read.
   *
   * @param why the key of the sentence that says why
   */
  LessonFile refuse(String why) {
    findings.error(Place.START, why);
    return file(Optional.empty(), List.of());
  }

  private LessonFile file(Optional<Lesson> lesson, List<String> lines) {
    return new LessonFile(path, lesson, findings.all(), findings.claims(), lines);
  }

  private Optional<Lesson> lesson(SourceText source) {
    if (neighbours.isTwice()) {
      findings.error(Place.START, "name.twice", neighbours.own());
    }
    Header header = Header.read(source, neighbours, findings);
    BodyReader body = new BodyReader(source, header, Originals.of(path), targets, findings);
    String introduction = body.introduction();
    List<Step> steps = body.steps();
    if (header.title().isEmpty() || header.rules().isEmpty()) {
      return Optional.empty();
    }
    String title = header.title().get();
    Ruleset rules = header.rules().get();
    String summary = header.summary().orElse("");
    return Optional.of(
        new Lesson(neighbours.own(), title, summary, rules, header.after(), introduction, steps));
  }
}
