package dakon.export.worksheet;

import dakon.lesson.Block;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is asked on some pages, and what is right. What an author asks is asked; where no question
 * is asked, questions are made of the moves, and where nothing moves, of the position.
 */
public final class Worksheet {
  /** More than these nobody would print. */
  public static final int MOST_TASKS = 400;

  private final String title;
  private final List<Section> sections;

  /**
   * Some tasks under one heading.
   *
   * @param title the heading
   * @param tasks the tasks, at least one
   */
  record Section(String title, List<Task> tasks) {
    /** Keeps its own list. */
    Section {
      tasks = List.copyOf(tasks);
    }

    static Optional<Section> of(String title, List<Task> tasks) {
      return tasks.isEmpty() ? Optional.empty() : Optional.of(new Section(title, tasks));
    }
  }

  /**
   * Something that can be asked about.
   *
   * @param title what it is called
   * @param prose what is said of it, as the HTML of lessons; empty where nothing is
   * @param block what is on the board, or asked
   */
  public record Entry(String title, String prose, Block block) {}

  private Worksheet(String title, List<Section> sections) {
    this.title = title;
    this.sections = List.copyOf(sections);
  }

  /** What a lesson asks. */
  public static Worksheet of(Lesson lesson) {
    return new Worksheet(lesson.title(), sections(List.of(lesson)));
  }

  /** What several lessons ask, one after the other; it is called by their games. */
  public static Worksheet ofLessons(List<Lesson> lessons) {
    Messages messages = Messages.of(Worksheet.class);
    String games =
        lessons.stream()
            .map(lesson -> name(lesson.rules(), messages))
            .distinct()
            .collect(Collectors.joining(messages.text("list.and")));
    return new Worksheet(messages.text("title", games), sections(lessons));
  }

  private static String name(Ruleset rules, Messages messages) {
    String key = "game." + rules.game();
    return messages.has(key) ? messages.text(key) : rules.game();
  }

  private static List<Section> sections(List<Lesson> lessons) {
    return lessons.stream().flatMap(lesson -> section(lesson).stream()).toList();
  }

  private static Optional<Section> section(Lesson lesson) {
    List<Entry> entries = lesson.steps().stream().flatMap(step -> entry(step).stream()).toList();
    return Section.of(lesson.title(), TaskMaker.ofLesson(entries));
  }

  /** What one step of a lesson asks. */
  public static Worksheet of(Step step) {
    return ofEntries(step.title(), entry(step).stream().toList());
  }

  /** Questions about a position: what each of its moves would do. */
  public static Worksheet of(String title, Block.BoardBlock board) {
    return ofEntries(title, List.of(new Entry(title, "", board)));
  }

  /** Questions about examples or other blocks, such as those of the gallery or of the editor. */
  public static Worksheet ofEntries(String title, List<Entry> entries) {
    return new Worksheet(title, Section.of(title, TaskMaker.ofSet(entries)).stream().toList());
  }

  private static Optional<Entry> entry(Step step) {
    return step.block().map(block -> new Entry(step.title(), step.prose(), block));
  }

  /** Its heading. */
  public String title() {
    return title;
  }

  /** The tasks, under their headings. */
  List<Section> sections() {
    return sections;
  }

  /** How many tasks there are. */
  public int size() {
    return sections.stream().mapToInt(section -> section.tasks().size()).sum();
  }

  /** Whether there is nothing to ask. */
  public boolean isEmpty() {
    return sections.isEmpty();
  }

  /** Whether there is more to ask than fits into one file. */
  public boolean isTooLarge() {
    return size() > MOST_TASKS;
  }
}
