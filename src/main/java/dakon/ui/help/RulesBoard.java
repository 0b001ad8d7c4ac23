package dakon.ui.help;

import dakon.board.Direction;
import dakon.game.Game;
import dakon.lesson.Block.ReplayBlock;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.replay.Narrator;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.lesson.Stage;
import dakon.ui.theme.Column;
import dakon.ui.theme.Scale;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.awt.Component;
import java.awt.Dimension;
import java.io.Serial;
import java.util.List;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * A board for the rules of one game: a sample move, played by the rules as they are chosen. What
 * another choice makes of the move is said at once, and can be played.
 */
final class RulesBoard extends Column {
  @Serial private static final long serialVersionUID = 1;

  private static final int WIDTH_WANTED = 480;

  private final transient Settings settings;
  private final transient Messages messages = Messages.of(RulesBoard.class);
  private final JComboBox<Step> samples = new JComboBox<>();
  private final JComboBox<Direction> directions = new JComboBox<>(Direction.values());
  private final JComboBox<EndRule> ends = new JComboBox<>();
  private final JLabel endLabel = new JLabel();
  private final WrappedText outcome = StyleClass.SPOKEN.on(new WrappedText("outcome", ""));
  private final JPanel player = new JPanel(new MigLayout("insets 0, fill", "[grow,fill]"));
  private boolean isFilling;

  RulesBoard(Settings settings) {
    super(
        new MigLayout(
            "insets 0, fill, hidemode 3, gapy 6", "[][grow,fill]", "[][][][]12[grow,fill]"));
    this.settings = settings;
    setName("rules-board");
    choice("sample", samples, new JLabel());
    choice("direction", directions, new JLabel());
    choice("end", ends, endLabel);
    outcome.getAccessibleContext().setAccessibleName(messages.text("outcome"));
    add(outcome, "span 2, growx, wmin 0, wrap");
    player.setOpaque(false);
    add(player, "span 2, grow, wmin 0");
  }

  private void choice(String name, JComboBox<?> box, JLabel label) {
    label.setText(messages.text(name));
    label.setLabelFor(box);
    box.setName(name);
    box.setRenderer(new Named());
    box.addActionListener(event -> play());
    box.setPrototypeDisplayValue(null);
    add(label);
    add(box, "wmin 0, wrap");
  }

  /** Names what can be chosen. */
  private final class Named extends DefaultListCellRenderer {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean isSelected, boolean hasFocus) {
      String name = "";
      if (value instanceof Step step) {
        name = step.title();
      } else if (value instanceof Enum<?> rule) {
        name = messages.text(rule);
      }
      return super.getListCellRendererComponent(list, name, index, isSelected, hasFocus);
    }
  }

  /** Shows the samples of a game, by its own rules. */
  void show(Lesson lesson) {
    isFilling = true;
    List<Step> steps =
        lesson.steps().stream()
            .filter(step -> step.block().orElse(null) instanceof ReplayBlock)
            .toList();
    samples.setModel(new DefaultComboBoxModel<>(steps.toArray(Step[]::new)));
    directions.setSelectedItem(lesson.rules().direction());
    ends.setModel(new DefaultComboBoxModel<>(lesson.rules().ends().toArray(EndRule[]::new)));
    ends.setSelectedItem(lesson.rules().end());
    ends.setVisible(ends.getItemCount() > 1);
    endLabel.setVisible(ends.isVisible());
    isFilling = false;
    play();
  }

  /** Shows the sample of the step of this id. */
  void show(String id) {
    for (int place = 0; place < samples.getItemCount(); place++) {
      if (samples.getItemAt(place).id().equals(id)) {
        samples.setSelectedIndex(place);
      }
    }
  }

  private void play() {
    if (isFilling || !(samples.getSelectedItem() instanceof Step step)) {
      return;
    }
    ReplayBlock written = (ReplayBlock) step.block().orElseThrow();
    Ruleset rules =
        written
            .rules()
            .with((Direction) directions.getSelectedItem())
            .with((EndRule) ends.getSelectedItem());
    Trace trace =
        Game.of(rules, written.start()).play(written.moves().get(0).move()).moves().get(0);
    outcome.setText(told(rules, trace));
    JComponent stage = Stage.of(step.title(), block(rules, trace), settings);
    player.removeAll();
    player.add(stage, "grow, wmin 0");
    player.revalidate();
    player.repaint();
  }

  private static ReplayBlock block(Ruleset rules, Trace trace) {
    return new ReplayBlock(
        rules, trace.before(), List.of(trace), List.of(), List.of(), List.of(), true);
  }

  /** What comes of the move by these rules. */
  private String told(Ruleset rules, Trace trace) {
    String what = Narrator.of(rules.game()).foretell(trace).text();
    String end = trace.over() ? " " + messages.text("over") : "";
    boolean isOwn = rules.equals(rules.traditional());
    return what + end + (isOwn ? "" : " " + messages.text("otherwise"));
  }

  /** Is scrolled where the board would be too small otherwise. */
  @Override
  public boolean getScrollableTracksViewportHeight() {
    return getParent().getHeight() >= getPreferredSize().height;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(Scale.of(WIDTH_WANTED), getMinimumSize().height);
  }
}
