package dakon.ui.replay;

import dakon.board.Pit;
import dakon.board.Store;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/**
 * The sound of a seed that falls: a soft tick, a lower one in a store. Made here, from a sine that
 * dies away. Where there is no audio device there is no sound, and that is no error.
 */
final class Clicks {
  private static final float RATE = 44_100;
  private static final double SECONDS = 0.06;
  private static final double LOUDNESS = 0.22;
  private static final double DYING = 70;
  private static final double IN_HOLE = 880;
  private static final double IN_STORE = 440;

  /** Seeds that fall faster than they can be heard are not all heard. */
  private static final int MOST_WAITING = 2;

  private final AudioFormat format = new AudioFormat(RATE, 16, 1, true, false);
  private final byte[] hole = tick(IN_HOLE);
  private final byte[] store = tick(IN_STORE);
  private final ExecutorService player =
      new ThreadPoolExecutor(
          0,
          1,
          1,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(MOST_WAITING),
          Clicks::thread,
          new ThreadPoolExecutor.DiscardPolicy());

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "clicks");
    thread.setDaemon(true);
    return thread;
  }

  /** Lets a seed be heard that falls into a pit; does not wait for it. */
  void fall(Pit into) {
    player.execute(() -> play(into instanceof Store ? store : hole));
  }

  private void play(byte[] sound) {
    try (SourceDataLine line = AudioSystem.getSourceDataLine(format)) {
      line.open(format);
      line.start();
      line.write(sound, 0, sound.length);
      line.drain();
    } catch (LineUnavailableException | IllegalArgumentException silent) {
      player.shutdownNow(); // no device now, and none later: the rest is silence
    }
  }

  /** A sine of a pitch, in hertz, as samples of two bytes. */
  static byte[] tick(double pitch) {
    byte[] samples = new byte[2 * (int) (RATE * SECONDS)];
    for (int i = 0; i < samples.length / 2; i++) {
      double time = i / RATE;
      double wave = Math.sin(2 * Math.PI * pitch * time) * Math.exp(-DYING * time);
      short sample = (short) (wave * LOUDNESS * Short.MAX_VALUE);
      samples[2 * i] = (byte) sample;
      samples[2 * i + 1] = (byte) (sample >> 8);
    }
    return samples;
  }
}
