package dakon.ui.replay;

import static dakon.ui.replay.PlayerWindow.TIMELINE;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.settings.Switch;
import dakon.testing.GuiTest;
import java.awt.event.KeyEvent;
import org.assertj.swing.core.Robot;
import org.junit.jupiter.api.Test;

/** The player as somebody meets it who has a keyboard and nothing else. */
@GuiTest
class PlayerByKeysTest {
  private static final int SECOND_LAP = 8;
  private static final int THIRD_LAP = 17;
  private static final int LAST = TIMELINE.lastMoment();

  @Test
  void seeds_laps_and_both_ends_are_stepped_to(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.press(KeyEvent.VK_RIGHT);
    player.press(KeyEvent.VK_RIGHT);
    player.requireMoment(2);
    player.press(KeyEvent.VK_LEFT);
    player.requireMoment(1);
    player.pressWithShift(KeyEvent.VK_RIGHT);
    player.requireMoment(SECOND_LAP);
    player.type(']');
    player.requireMoment(THIRD_LAP);
    player.pressWithShift(KeyEvent.VK_LEFT);
    player.requireMoment(SECOND_LAP);
    player.type('[');
    player.requireMoment(0);
    player.press(KeyEvent.VK_END);
    player.requireMoment(LAST);
    player.press(KeyEvent.VK_HOME);
    player.requireMoment(0);
    player.type('5');
    player.requireMoment(TIMELINE.momentAt(TIMELINE.duration() / 2));
  }

  @Test
  void a_step_key_that_is_held_quickens(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.hold(KeyEvent.VK_RIGHT, 14);
    player.requireMoment(16);
    player.press(KeyEvent.VK_RIGHT);
    player.requireMoment(17);
    player.hold(KeyEvent.VK_LEFT, 14);
    player.requireMoment(1);
  }

  @Test
  void playing_stands_still_after_each_lap_and_goes_on(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.press(KeyEvent.VK_SPACE);
    player.tick(1000);
    player.requireTime(1000);
    player.press(KeyEvent.VK_SPACE);
    assertThat(player.isPlaying()).isFalse();
    player.press(KeyEvent.VK_SPACE);
    player.tick(TIMELINE.duration());
    player.requireMoment(SECOND_LAP);
    player.press(KeyEvent.VK_SPACE);
    player.tick(TIMELINE.duration());
    player.requireMoment(THIRD_LAP);
  }

  @Test
  void speed_is_raised_as_far_as_to_the_next_stop_at_once_and_lowered(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.type('+');
    player.press(KeyEvent.VK_SPACE);
    player.tick(500);
    player.requireTime(1000);
    player.type('-');
    player.type('-');
    player.tick(500);
    player.requireTime(1250);
    for (int i = 0; i < 5; i++) {
      player.type('+');
    }
    player.window().comboBox("speed").requireSelection("instant");
    player.tick(1);
    player.requireMoment(SECOND_LAP);

    player.tabOnTo("speed");
    player.press(KeyEvent.VK_UP);
    player.window().comboBox("speed").requireSelection("4×");
    player.type('0');
    player.requireMoment(0);
    player.window().comboBox("speed").requireSelection("4×");
  }

  @Test
  void what_is_switched_is_switched_in_the_menu(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    chooseOption(player, 1);
    assertThat(player.isOn(Switch.STOP_AFTER_LAP)).isFalse();
    player.type('l');
    assertThat(player.isOn(Switch.LOOP)).isTrue();
    player.tabBackTo("play");
    player.press(KeyEvent.VK_SPACE);
    player.tick(TIMELINE.duration() - 1);
    player.requireTime(TIMELINE.duration() - 1);
    player.tick(2);
    player.requireTime(0);
    assertThat(player.isPlaying()).isTrue();
    player.type('l');
    player.tick(TIMELINE.duration());
    assertThat(player.isPlaying()).isFalse();

    chooseOption(player, 3);
    assertThat(player.isOn(Switch.REDUCED_MOTION)).isTrue();
    player.press(KeyEvent.VK_HOME);
    player.tabBackTo("play");
    player.press(KeyEvent.VK_SPACE);
    player.tick(TIMELINE.timeOf(5));
    assertThat(player.scene()).isEqualTo(TIMELINE.atMoment(0));
  }

  @Test
  void single_keys_that_are_switched_off_leave_the_buttons_their_own(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    chooseOption(player, 5);
    player.press(KeyEvent.VK_RIGHT);
    player.type('5');
    player.press(KeyEvent.VK_END);
    player.requireMoment(0);
    player.tabBackTo("seed-on");
    player.press(KeyEvent.VK_SPACE);
    player.requireMoment(1);
    player.tabBackTo("play");
    player.press(KeyEvent.VK_SPACE);
    assertThat(player.isPlaying()).isTrue();
  }

  /** Switches the option that stands in this place of the menu, counted from 1. */
  private static void chooseOption(PlayerWindow player, int place) {
    player.tabOnTo("options");
    player.press(KeyEvent.VK_SPACE);
    for (int i = 0; i < place; i++) {
      player.press(KeyEvent.VK_DOWN);
    }
    player.press(KeyEvent.VK_ENTER);
    player.waitForFocus("options");
  }

  @Test
  void each_button_is_reached_and_pressed(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.tabOnTo("seed-on");
    player.press(KeyEvent.VK_SPACE);
    player.requireMoment(1);
    player.tabOnTo("lap-on");
    player.press(KeyEvent.VK_SPACE);
    player.requireMoment(SECOND_LAP);
    player.tabBackTo("seed-back");
    player.press(KeyEvent.VK_SPACE);
    player.requireMoment(SECOND_LAP - 1);
    player.tabOnTo("end");
    player.press(KeyEvent.VK_SPACE);
    player.requireMoment(LAST);
    player.tabBackTo("lap-back");
    player.press(KeyEvent.VK_SPACE);
    player.requireMoment(TIMELINE.lapBefore(TIMELINE.duration()));
    player.tabBackTo("start");
    player.press(KeyEvent.VK_SPACE);
    player.requireMoment(0);
  }

  @Test
  void the_slider_leaves_its_arrows_to_the_player(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.tabOnTo("time");
    player.press(KeyEvent.VK_RIGHT);
    player.requireMoment(1);
    player.press(KeyEvent.VK_END);
    player.requireMoment(LAST);
    player.press(KeyEvent.VK_LEFT);
    player.requireMoment(LAST - 1);
    player.press(KeyEvent.VK_HOME);
    player.requireMoment(0);
  }

  @Test
  void the_story_is_gone_through_line_by_line(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.tabOnTo("story");
    player.press(KeyEvent.VK_DOWN);
    player.requireMoment(SECOND_LAP);
    player.press(KeyEvent.VK_DOWN);
    player.requireMoment(THIRD_LAP);
    player.press(KeyEvent.VK_UP);
    player.requireMoment(SECOND_LAP);
    player.type('l');
    player.press(KeyEvent.VK_RIGHT);
    player.requireMoment(SECOND_LAP + 1);
    player.press(KeyEvent.VK_SPACE);
    assertThat(player.isPlaying()).isTrue();
  }

  @Test
  void a_hole_with_the_focus_has_the_arrows_and_tells_what_would_come_of_it(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.tabBackTo("board");
    player.requireForetold("A");
    player.press(KeyEvent.VK_RIGHT);
    player.requireForetold("B");
    player.press(KeyEvent.VK_UP);
    player.requireMoment(0);
    player.press(KeyEvent.VK_SPACE);
    assertThat(player.isPlaying()).isTrue();
  }

  @Test
  void the_keys_are_listed(Robot robot) {
    PlayerWindow player = PlayerWindow.open(robot);
    player.type('?');
    player.keyList().requireModal();
    player.press(KeyEvent.VK_ESCAPE);
    player.waitForFocus("play");
    chooseKeyList(player);
    player.keyList().requireVisible();
    player.press(KeyEvent.VK_ENTER);
    player.waitForFocus("options");
  }

  private static void chooseKeyList(PlayerWindow player) {
    player.tabOnTo("options");
    player.press(KeyEvent.VK_SPACE);
    player.press(KeyEvent.VK_UP);
    player.press(KeyEvent.VK_ENTER);
  }
}
