package dakon.export;

import dakon.board.Position;
import dakon.board.Side;
import dakon.notation.PositionNotation;
import dakon.replay.Line;
import dakon.replay.Note;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.text.Messages;
import dakon.trace.Event;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;

/**
 * Moves in pictures: one of the start, one for each lap as the board is at its end, one for each
 * capture and for the remainder. What leaves the board as it was, such as the end of the game, is
 * said with the picture before. The panels are made one after the other, as they are asked for.
 */
final class Storyboard implements Iterable<Panel> {
  private final Subject subject;
  private final boolean captions;
  private final IntFunction<Scene> scenes;
  private final IntFunction<Side> sides;
  private final List<Chapter> chapters = new ArrayList<>();

  /** A line of the story and those behind it that bring nothing new to see. */
  private record Chapter(int moment, int from, String heading, List<String> sentences) {}

  /**
   * A storyboard.
   *
   * @param captions whether it is said what happens
   */
  Storyboard(Subject subject, boolean captions) {
    this.subject = subject;
    this.captions = captions;
    this.scenes = subject.scenes();
    this.sides =
        subject.isStill()
            ? moment -> subject.start().toMove()
            : new Replay(subject.moves())::sideAt;
    chapters.add(new Chapter(0, -1, Messages.of(Storyboard.class).text("start"), List.of()));
    if (!subject.isStill()) {
      tell(new Replay(subject.moves()));
    }
  }

  private void tell(Replay replay) {
    for (Line line : subject.narrator().story(replay)) {
      Chapter before = chapters.get(chapters.size() - 1);
      if (looksAlike(replay, before.moment, line.to())) {
        List<String> sentences = new ArrayList<>(before.sentences);
        sentences.add(sentence(replay, line));
        chapters.set(
            chapters.size() - 1,
            new Chapter(before.moment, before.from, before.heading, sentences));
      } else {
        chapters.add(
            new Chapter(line.to(), line.from(), line.heading(), List.of(sentence(replay, line))));
      }
    }
  }

  /** A lap in short, but all that is said of what ends a move. */
  private String sentence(Replay replay, Line line) {
    if (line.from() == line.to()) {
      return line.text();
    }
    boolean goesOn =
        replay.events().get(line.from()) instanceof Event.Lifted
            && line.to() < replay.endOf(replay.moveAt(line.to()));
    return goesOn ? line.text() : subject.narrator().caption(replay, line.to()).text();
  }

  private static boolean looksAlike(Replay replay, int moment, int other) {
    return replay.snapshot(moment).board().equals(replay.snapshot(other).board());
  }

  /** How many panels there are. */
  int size() {
    return chapters.size();
  }

  @Override
  public Iterator<Panel> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < chapters.size();
      }

      @Override
      public Panel next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return panel(chapters.get(next++));
      }
    };
  }

  private Panel panel(Chapter chapter) {
    Scene scene = scenes.apply(chapter.moment);
    return new Panel(
        scene,
        chapter.heading,
        PositionNotation.write(new Position(scene.board(), sides.apply(chapter.moment))),
        captions ? chapter.sentences : List.of(),
        captions ? notes(chapter) : List.of());
  }

  private List<String> notes(Chapter chapter) {
    return subject.notes().stream()
        .filter(note -> note.moment() > chapter.from && note.moment() <= chapter.moment)
        .map(Note::text)
        .filter(text -> !text.isBlank())
        .toList();
  }
}
