package dakon.match;

import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.Thought;
import java.util.Optional;

/** A view that has nothing to do with what is thought, said or kept. */
abstract class SilentView implements Sitting.View {
  @Override
  public void thinks(Optional<Thought> thought) {}

  @Override
  public void decided(Decision decision) {}

  @Override
  public void say(String sentence) {}

  @Override
  public void keeps(Optional<String> reason) {}
}
