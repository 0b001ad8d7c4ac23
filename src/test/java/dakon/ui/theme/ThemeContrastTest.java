package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.Contrast;
import dakon.testing.GuiTest;
import java.awt.Color;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The colours of the themes, as the look and feel hands them to its components. */
@GuiTest
class ThemeContrastTest {
  private static final List<String> GROUNDS =
      List.of("Dakon.ground", "Dakon.surface", "Dakon.side");

  /** What is written or drawn on what, by their keys. */
  private record Pair(String ink, String ground) {
    double contrast() {
      return Contrast.of(colour(ink), over(colour(ground)));
    }

    private static Color colour(String key) {
      Color colour = UIManager.getColor(key);
      assertThat(colour).as(key).isNotNull();
      return colour;
    }

    /** What a veil looks like on what lies behind everything. */
    private static Color over(Color veil) {
      Color behind = colour("Dakon.ground");
      double share = veil.getAlpha() / 255.0;
      return new Color(
          mix(veil.getRed(), behind.getRed(), share),
          mix(veil.getGreen(), behind.getGreen(), share),
          mix(veil.getBlue(), behind.getBlue(), share));
    }

    private static int mix(int above, int below, double share) {
      return (int) Math.round(above * share + below * (1 - share));
    }
  }

  @AfterEach
  void paper_again() {
    execute(Theme.PAPER::install);
  }

  private static Stream<Pair> on(String ground, String... inks) {
    return Stream.of(inks).map(ink -> new Pair(ink, ground));
  }

  /** All text that is not disabled. */
  private static List<Pair> texts() {
    Stream<Pair> own =
        GROUNDS.stream()
            .flatMap(
                ground ->
                    on(
                        ground,
                        "Dakon.text",
                        "Dakon.quiet",
                        "Dakon.action",
                        "Dakon.question",
                        "Dakon.capture",
                        "Label.foreground",
                        "CheckBox.foreground",
                        "RadioButton.foreground",
                        "Button.foreground",
                        "ToggleButton.foreground"));
    Stream<Pair> chosen = on("Dakon.actionSoft", "Dakon.text", "Dakon.quiet", "Dakon.action");
    return Stream.of(own, chosen, components()).flatMap(pairs -> pairs).toList();
  }

  private static Stream<Pair> components() {
    return Stream.of(
            on("Button.background", "Button.foreground", "Dakon.action"),
            on("Button.hoverBackground", "Button.foreground"),
            on("Button.pressedBackground", "Button.foreground"),
            on("Button.toolbar.hoverBackground", "Button.foreground", "Dakon.action"),
            on("Button.toolbar.pressedBackground", "Button.foreground"),
            on("Button.default.background", "Button.default.foreground"),
            on("Button.default.hoverBackground", "Button.default.foreground"),
            on("Button.default.pressedBackground", "Button.default.foreground"),
            on("ToggleButton.background", "ToggleButton.foreground"),
            on("ToggleButton.selectedBackground", "ToggleButton.selectedForeground"),
            on("TextField.background", "TextField.foreground", "TextField.placeholderForeground"),
            on("TextField.selectionBackground", "TextField.selectionForeground"),
            on("TextArea.background", "TextArea.foreground"),
            on("TextArea.selectionBackground", "TextArea.selectionForeground"),
            on("EditorPane.selectionBackground", "EditorPane.selectionForeground"),
            on("ComboBox.background", "ComboBox.foreground"),
            on("ComboBox.selectionBackground", "ComboBox.selectionForeground"),
            on("Spinner.background", "Spinner.foreground"),
            on("List.background", "List.foreground"),
            on("List.selectionBackground", "List.selectionForeground"),
            on("List.selectionInactiveBackground", "List.selectionInactiveForeground"),
            on("Table.background", "Table.foreground"),
            on("Table.selectionBackground", "Table.selectionForeground"),
            on("Table.selectionInactiveBackground", "Table.selectionInactiveForeground"),
            on("MenuBar.background", "MenuBar.foreground"),
            on("MenuBar.hoverBackground", "MenuBar.foreground"),
            on("MenuItem.background", "MenuItem.foreground", "MenuItem.acceleratorForeground"),
            on("RadioButtonMenuItem.background", "RadioButtonMenuItem.foreground"),
            on(
                "MenuItem.selectionBackground",
                "MenuItem.selectionForeground",
                "MenuItem.acceleratorSelectionForeground"),
            on("ToolTip.background", "ToolTip.foreground"),
            on("OptionPane.background", "OptionPane.foreground"),
            on("TabbedPane.background", "TabbedPane.foreground"))
        .flatMap(pairs -> pairs);
  }

  /** Whatever must be seen to know what a thing is, or where the keyboard is. */
  private static List<Pair> graphics() {
    return GROUNDS.stream()
        .flatMap(
            ground ->
                on(
                    ground,
                    "Dakon.edge",
                    "Dakon.focus",
                    "Component.focusColor",
                    "Component.focusedBorderColor",
                    "Component.borderColor",
                    "CheckBox.icon.borderColor",
                    "CheckBox.icon.focusedBorderColor",
                    "Slider.thumbColor",
                    "Slider.trackValueColor",
                    "Slider.trackColor",
                    "Slider.focusedColor",
                    "ScrollBar.thumb"))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void text_stands_out_from_what_it_is_on(Theme theme) {
    execute(theme::install);
    double least = theme == Theme.CONTRAST ? 7 : 4.5;

    assertThat(execute(() -> texts().stream().filter(pair -> pair.contrast() < least).toList()))
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void shapes_and_focus_stand_out_by_three_to_one(Theme theme) {
    execute(theme::install);

    assertThat(execute(() -> graphics().stream().filter(pair -> pair.contrast() < 3).toList()))
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void focus_is_two_pixels_wide_and_three_in_high_contrast(Theme theme) {
    execute(theme::install);

    assertThat(execute(() -> UIManager.getInt("Component.focusWidth")))
        .isGreaterThanOrEqualTo(theme == Theme.CONTRAST ? 3 : 2);
  }
}
