package dakon.ui.replay;

import static dakon.ui.replay.PlayerWindow.TIMELINE;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.settings.Switch;
import dakon.testing.GuiTest;
import org.assertj.swing.core.Robot;
import org.assertj.swing.core.matcher.JButtonMatcher;
import org.assertj.swing.fixture.DialogFixture;
import org.junit.jupiter.api.Test;

/** The player as somebody meets it who has a mouse and nothing else. */
@GuiTest
class PlayerByMouseTest {
  private static final int SECOND_LAP = 8;
  private static final int THIRD_LAP = 17;
  private static final int CAPTURE = TIMELINE.captures().get(0);
  private static final int LAST = TIMELINE.lastMoment();

  @Test
  void seeds_laps_and_both_ends_are_stepped_to(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    click(player, "seed-on", 1);
    click(player, "lap-on", SECOND_LAP);
    click(player, "lap-on", THIRD_LAP);
    click(player, "seed-back", THIRD_LAP - 1);
    click(player, "lap-back", SECOND_LAP);
    click(player, "end", LAST);
    click(player, "start", 0);
  }

  private static void click(PlayerWindow player, String button, int moment) {
    player.window().button(button).click();
    player.requireMoment(moment);
  }

  @Test
  void playing_is_begun_halted_and_stands_still_after_each_lap(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.window().button("play").click();
    player.tick(1000);
    player.requireTime(1000);
    player.window().button("play").click();
    assertThat(player.isPlaying()).isFalse();
    player.window().button("play").click();
    player.tick(TIMELINE.duration());
    player.requireMoment(SECOND_LAP);
  }

  @Test
  void speed_is_chosen(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.window().comboBox("speed").selectItem("0.25×");
    player.window().button("play").click();
    player.tick(1000);
    player.requireTime(250);
    player.window().comboBox("speed").selectItem("instant");
    player.tick(1);
    player.requireMoment(SECOND_LAP);
  }

  @Test
  void the_slider_is_dragged(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.dragSlider(0, THIRD_LAP + 3);
    assertThat((double) player.sliderTime())
        .isBetween(TIMELINE.timeOf(THIRD_LAP + 2), TIMELINE.timeOf(THIRD_LAP + 4));
    player.requireTime(player.sliderTime());
    player.dragSlider(THIRD_LAP + 3, 0);
    player.requireMoment(0);
  }

  @Test
  void a_click_on_the_slider_goes_there_and_one_at_a_mark_to_the_very_moment(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.clickSliderAt(4, 2);
    player.requireTime(player.sliderTime());
    assertThat(TIMELINE.momentAt(player.sliderTime())).isEqualTo(4);
    player.clickSliderAt(THIRD_LAP, -3);
    player.requireMoment(THIRD_LAP);
    player.clickSliderAt(SECOND_LAP, 2);
    player.requireMoment(SECOND_LAP);
    player.clickSliderAt(CAPTURE, -2);
    player.requireMoment(CAPTURE);
  }

  @Test
  void what_is_switched_is_switched_in_the_menu(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    switchOver(player, Switch.STOP_AFTER_LAP);
    switchOver(player, Switch.LOOP);
    player.window().button("play").click();
    player.tick(TIMELINE.duration() - 1);
    player.requireTime(TIMELINE.duration() - 1);
    player.tick(2);
    player.requireTime(0);
    assertThat(player.isPlaying()).isTrue();
    player.window().button("play").click();

    switchOver(player, Switch.REDUCED_MOTION);
    player.window().button("play").click();
    player.tick(TIMELINE.timeOf(5));
    assertThat(player.scene()).isEqualTo(TIMELINE.atMoment(0));
    switchOver(player, Switch.SOUND);
    switchOver(player, Switch.SINGLE_KEYS);
  }

  private static void switchOver(PlayerWindow player, Switch what) {
    boolean before = player.isOn(what);
    player.window().button("options").click();
    player.window().menuItem(what.name()).click();
    assertThat(player.isOn(what)).isNotEqualTo(before);
  }

  @Test
  void a_line_of_the_story_is_gone_to(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.window().list("story").clickItem(2);
    player.requireMoment(THIRD_LAP);
    player.window().list("story").clickItem(1);
    player.requireMoment(SECOND_LAP);
  }

  @Test
  void a_hole_under_the_mouse_tells_what_would_come_of_it(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.hoverOver("A");
    player.requireForetold("A");
    player.hoverOver("G");
    player.requireForetold("G");
    player.hoverOver("a");
    player.requireMoment(0);
    player.hoverOver("B");
    player.window().button("play").click();
    player.requireTime(0);
  }

  @Test
  void the_keys_are_listed(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.window().button("options").click();
    player.window().menuItem("keys").click();
    DialogFixture keys = player.keyList();
    keys.button(JButtonMatcher.withText("OK")).click();
    keys.requireNotVisible();
  }
}
