package dakon.export;

import dakon.replay.Caption;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A replay as a moving picture. Each picture is painted, compared with the one before and written
 * before the next is painted: however long the moves, one picture and what changed in it are all
 * that is held.
 */
final class GifExport {
  /** So many pictures a second while something moves; what rests is one long picture. */
  private static final int RATE = 15;

  /** A second in hundredths, by which a GIF counts. */
  private static final int SECOND = 100;

  /** How much longer than in the window the last picture stands, in hundredths of a second. */
  private static final int LINGERING = 150;

  /** The colours are taken from so many pictures, evenly spread over the moves. */
  private static final int SAMPLES = 10;

  private final Request request;
  private final Progress progress;
  private final Timeline timeline;
  private final Canvas canvas;
  private final BufferedImage picture;

  GifExport(Request request, Progress progress) {
    this.request = request;
    this.progress = progress;
    this.timeline = request.subject().timeline();
    this.canvas = new Canvas(request.subject(), request.look(), captions());
    this.picture = canvas.blank();
  }

  private List<Caption> captions() {
    return IntStream.rangeClosed(0, timeline.lastMoment())
        .mapToObj(moment -> timeline.atMoment(moment).caption())
        .distinct()
        .toList();
  }

  void write(Path file) throws IOException {
    int end = (int) Math.round(timeline.duration() / request.speed() * SECOND / 1000);
    int last = Math.max(1, end * RATE / SECOND);
    Steps steps = new Steps(progress, last + 1);
    Palette palette = palette();
    Size size = request.look().size();
    try (GifFile gif = new GifFile(file, size, palette.model())) {
      Film film = new Film(gif, new GifScreen(palette, size));
      for (int number = 0; number < last; number++) {
        int start = number * SECOND / RATE;
        film.show(timeline.at(1000.0 / SECOND * start * request.speed()), start);
        steps.one();
      }
      film.show(timeline.at(timeline.duration()), end);
      film.end(end + LINGERING);
      gif.finish();
    }
    steps.one();
  }

  private Palette palette() {
    Quantiser quantiser = new Quantiser();
    Stream.concat(
            IntStream.rangeClosed(0, SAMPLES)
                .mapToObj(i -> timeline.at(timeline.duration() * i / SAMPLES)),
            timeline.captures().stream().limit(SAMPLES).map(timeline::atMoment))
        .forEach(
            scene -> {
              canvas.paint(picture, scene);
              quantiser.count(GifScreen.pixels(picture));
            });
    return quantiser.palette(request.look().backdrop().flat());
  }

  /** The pictures as they follow one another; a frame is written once the next one is known. */
  private final class Film {
    private final GifFile gif;
    private final GifScreen screen;
    private Optional<Scene> shown = Optional.empty();
    private Optional<GifFrame> waiting = Optional.empty();
    private int since;

    Film(GifFile gif, GifScreen screen) {
      this.gif = gif;
      this.screen = screen;
    }

    void show(Scene scene, int time) throws IOException {
      if (shown.isPresent() && shown.get().equals(scene)) {
        return;
      }
      shown = Optional.of(scene);
      canvas.paint(picture, scene);
      Optional<GifFrame> frame = screen.show(picture);
      if (frame.isPresent()) {
        end(time);
        waiting = frame;
        since = time;
      }
    }

    void end(int time) throws IOException {
      if (waiting.isPresent()) {
        gif.append(waiting.get(), Math.min(GifFile.LONGEST_DELAY, time - since));
      }
    }
  }
}
