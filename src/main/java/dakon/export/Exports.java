package dakon.export;

import java.io.IOException;
import java.nio.file.Path;

/** Writes replays to files. */
public final class Exports {
  private Exports() {}

  /**
   * Writes a file. It is there whole or not at all: what fails or is called off leaves nothing
   * behind, and what was there before stays as it was. May take long; not for the thread that
   * paints a window.
   *
   * @param request what to write, and where to
   * @param progress is told how far it is, and asked whether to go on
   * @return whether it was written; if not, it was called off
   * @throws ExportException if it could not be written
   */
  public static boolean write(Request request, Progress progress) throws ExportException {
    try {
      Draft.write(request.target(), request.replaces(), file -> write(request, file, progress));
      return true;
    } catch (CancelledException cancelled) {
      return false;
    }
  }

  private static void write(Request request, Path file, Progress progress) throws IOException {
    switch (request.medium()) {
      case GIF -> new GifExport(request, progress).write(file);
      case PNG -> new PngExport(request, progress).write(file);
      case PDF -> new PdfExport(request, progress).write(file);
    }
  }
}
