package dakon.ui.rules;

import dakon.board.Direction;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.ui.theme.Selector;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;

/**
 * Fields in which rules are chosen: the game, and what of it can be otherwise. Another game is
 * chosen as its source has it. Where nothing can be otherwise there is no field to be seen.
 */
public final class RulesFields {
  private static final List<String> GAMES = Ruleset.GAMES.stream().map(Ruleset::game).toList();

  private final Messages messages = Messages.of(RulesFields.class);
  private final Consumer<Ruleset> listener;
  private final Selector<String> game;
  private final Selector<Direction> direction;
  private final Selector<EndRule> end;
  private Ruleset rules = Ruleset.DAKON;

  /**
   * Fields that show the rules of Dakon.
   *
   * @param prefix the beginning of the names by which tests find them
   * @param listener is told what somebody chooses
   */
  public RulesFields(String prefix, Consumer<Ruleset> listener) {
    this.listener = listener;
    this.game = new Selector<>(prefix + "game", this::name, this::choose);
    this.direction =
        new Selector<>(prefix + "direction", messages::text, chosen -> choose(rules.with(chosen)));
    this.end = new Selector<>(prefix + "end", messages::text, chosen -> choose(rules.with(chosen)));
    show(rules);
  }

  private String name(String key) {
    return messages.text("game." + key);
  }

  private void choose(String name) {
    choose(Ruleset.named(name).orElseThrow());
  }

  private void choose(Ruleset chosen) {
    show(chosen);
    listener.accept(chosen);
  }

  /** Shows rules; nobody is told. */
  public void show(Ruleset newRules) {
    rules = newRules;
    game.show(GAMES, rules.game());
    direction.show(Arrays.asList(Direction.values()), rules.direction());
    end.show(rules.ends(), rules.end());
    end.setVisible(rules.ends().size() > 1);
  }

  /** The rules that are chosen. */
  public Ruleset rules() {
    return rules;
  }

  /** Where the game is chosen. */
  public JComponent game() {
    return game;
  }

  /** Where the direction is chosen. */
  public JComponent direction() {
    return direction;
  }

  /** Where it is chosen what ends the game. */
  public JComponent end() {
    return end;
  }
}
