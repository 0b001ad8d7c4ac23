package dakon.lesson.markdown;

import dakon.lesson.Cue;
import dakon.replay.Mark;
import dakon.replay.Note;
import dakon.trace.Trace;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Reads what an author says of single moments of a replay. */
final class NoteReader {
  private final List<Trace> moves;
  private final PitReader pits;
  private final Findings findings;

  /**
   * A reader of the notes of one block.
   *
   * @param moves what happens in the replay; nothing where its moves could not be played
   */
  NoteReader(List<Trace> moves, PitReader pits, Findings findings) {
    this.moves = moves;
    this.pits = pits;
    this.findings = findings;
  }

  /** The notes, in the order of their moments. */
  List<Note> notes(List<Fields> notes) {
    return notes.stream()
        .map(this::note)
        .flatMap(Optional::stream)
        .sorted(Comparator.comparing(Note::moment))
        .toList();
  }

  private Optional<Note> note(Fields note) {
    Optional<Integer> moment = note.required("at").flatMap(this::moment);
    Optional<String> text = note.requiredPlain("text");
    List<Mark> marks = pits.marks(note.list("mark"));
    note.refuseOthers();
    return moment.flatMap(when -> text.map(said -> new Note(when, said, marks)));
  }

  private Optional<Integer> moment(Scalar at) {
    Optional<Cue> cue = Cue.read(at.text());
    if (cue.isEmpty()) {
      findings.error(at.place(), "note.at.unknown", at.text());
      return Optional.empty();
    }
    Optional<Integer> moment = cue.get().in(moves);
    if (moment.isEmpty() && !moves.isEmpty()) {
      findings.error(at.place(), "note.at.never", at.text());
    }
    return moment;
  }
}
