package dakon.export;

import dakon.replay.Scene;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.FileImageOutputStream;

/** One moment as a picture. */
final class PngExport {
  private final Request request;
  private final Progress progress;

  PngExport(Request request, Progress progress) {
    this.request = request;
    this.progress = progress;
  }

  void write(Path file) throws IOException {
    Steps steps = new Steps(progress, 1);
    Subject subject = request.subject();
    Scene scene = subject.scenes().apply(subject.moment(request.at()).orElseThrow());
    Canvas canvas = new Canvas(subject, request.look(), List.of(scene.caption()));
    BufferedImage picture = canvas.blank();
    canvas.paint(picture, scene);
    try (FileImageOutputStream out = new FileImageOutputStream(file.toFile())) {
      ImageIO.write(picture, "png", out);
    }
    steps.one();
  }
}
