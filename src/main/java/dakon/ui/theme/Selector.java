package dakon.ui.theme;

import java.awt.Component;
import java.io.Serial;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;

/**
 * One of several values to be chosen.
 *
 * @param <T> the values
 */
public final class Selector<T> extends JComboBox<T> {
  @Serial private static final long serialVersionUID = 1;

  private transient List<T> values = List.of();
  private final transient Function<T, String> words;
  private boolean isFollowing;

  /**
   * Nothing to choose from yet.
   *
   * @param name by what tests find it
   * @param words what a value is called
   * @param listener is told what somebody chooses
   */
  public Selector(String name, Function<T, String> words, Consumer<T> listener) {
    this.words = words;
    setName(name);
    setRenderer(new WordRenderer());
    addActionListener(
        event -> {
          if (!isFollowing && getSelectedIndex() >= 0) {
            listener.accept(values.get(getSelectedIndex()));
          }
        });
  }

  /** Shows one of some values; nobody is told. */
  public void show(List<T> newValues, T value) {
    isFollowing = true;
    if (!values.equals(newValues)) {
      values = List.copyOf(newValues);
      DefaultComboBoxModel<T> model = new DefaultComboBoxModel<>();
      model.addAll(values);
      setModel(model);
    }
    setSelectedItem(value);
    isFollowing = false;
  }

  /** Writes the values in words, also those of another theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (words != null) {
      setRenderer(new WordRenderer());
    }
  }

  /** The value that is shown. */
  public T value() {
    return values.get(getSelectedIndex());
  }

  private final class WordRenderer extends DefaultListCellRenderer {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean isSelected, boolean hasFocus) {
      int place = values.indexOf(value);
      String text = place < 0 ? "" : words.apply(values.get(place));
      return super.getListCellRendererComponent(list, text, index, isSelected, hasFocus);
    }
  }
}
