package dakon.contrast;

import dakon.board.Move;
import dakon.board.Pit;
import dakon.contrast.Difference.Allows;
import dakon.contrast.Difference.Happens;
import dakon.contrast.Difference.Stands;
import dakon.replay.Mark;
import dakon.trace.Event;
import java.util.List;
import java.util.Optional;

/** Points out on a board what is done there otherwise. */
final class ContrastMarks implements Difference.Visitor<List<Mark>> {
  private final Run run;
  private final boolean isFirst;

  /** For the first board of a contrast, or for the second. */
  ContrastMarks(Contrast contrast, boolean isFirst) {
    this.run = isFirst ? contrast.first() : contrast.second();
    this.isFirst = isFirst;
  }

  @Override
  public List<Mark> happens(Happens difference) {
    Optional<Event> event = isFirst ? difference.first() : difference.second();
    List<? extends Pit> pits =
        event
            .<List<? extends Pit>>map(happened -> happened.accept(new Pits()))
            .orElseGet(() -> run.moves().get(difference.move()).landing().stream().toList());
    return rings(pits);
  }

  @Override
  public List<Mark> allows(Allows difference) {
    Optional<Run.Stop> stop = isFirst ? difference.first() : difference.second();
    return stop.map(Run.Stop::move)
        .filter(Move.Lift.class::isInstance)
        .map(Move.Lift.class::cast)
        .map(Move.Lift::hole)
        .filter(run.game().start().board()::has)
        .map(hole -> rings(List.of(hole)))
        .orElse(List.of());
  }

  @Override
  public List<Mark> stands(Stands difference) {
    return List.of();
  }

  private static List<Mark> rings(List<? extends Pit> pits) {
    return pits.stream().map(pit -> (Mark) new Mark.Ring(pit)).toList();
  }

  /** The pits that an event is about. */
  private static final class Pits implements Event.Visitor<List<? extends Pit>> {
    @Override
    public List<? extends Pit> lifted(Event.Lifted event) {
      return List.of(event.from());
    }

    @Override
    public List<? extends Pit> sown(Event.Sown event) {
      return List.of(event.into());
    }

    @Override
    public List<? extends Pit> captured(Event.Captured event) {
      return event.from();
    }

    @Override
    public List<? extends Pit> swept(Event.Swept event) {
      return event.from();
    }

    @Override
    public List<? extends Pit> ended(Event.Ended event) {
      return List.of();
    }

    @Override
    public List<? extends Pit> passed(Event.Passed event) {
      return List.of();
    }
  }
}
