package dakon.tour;

import dakon.testing.DisplayFreeToolkit;
import dakon.ui.theme.Theme;
import dakon.ui.theme.Zoom;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * Pictures of every page in every theme, in three sizes, on screens of two densities, in {@code
 * target/screens}; and for each theme and size sheets on which all pages can be looked at together.
 */
final class Screens {
  private static final Path FOLDER = Path.of("target", "screens");
  private static final List<Dimension> SIZES =
      List.of(new Dimension(1024, 768), new Dimension(1280, 800), new Dimension(1920, 1080));
  private static final List<Integer> DENSITIES = List.of(1, 2);
  private static final int THUMB_WIDTH = 640;
  private static final int COLUMNS = 3;
  private static final int ROWS = 3;
  private static final int TITLE = 20;

  private final List<String> filters;
  private final Map<String, List<Shot>> sheets = new LinkedHashMap<>();

  private Screens(List<String> filters) {
    this.filters = filters;
  }

  private record Shot(String name, BufferedImage picture) {}

  /**
   * Makes the pictures.
   *
   * @param filters words: a picture is made if each stands in {@code theme/page-WIDTHxHEIGHT@N};
   *     none, and all are made
   */
  public static void main(String[] filters) throws IOException {
    Thread.setDefaultUncaughtExceptionHandler(Screens::end);
    DisplayFreeToolkit.install();
    Screens screens =
        new Screens(Stream.of(filters).map(word -> word.toLowerCase(Locale.ROOT)).toList());
    for (Stop stop : Tour.stops()) {
      screens.make(stop);
    }
    screens.writeSheets();
    Runtime.getRuntime().exit(0); // the toolkit's threads would go on
  }

  private static void end(Thread thread, Throwable failure) {
    failure.printStackTrace();
    Runtime.getRuntime().exit(1);
  }

  private void make(Stop stop) throws IOException {
    if (names(stop).noneMatch(this::isWanted)) {
      return;
    }
    try (Visit visit = stop.visit()) {
      for (int density : DENSITIES) {
        visit.moveTo(density);
        for (Theme theme : Theme.values()) {
          if (names(stop, theme, density).anyMatch(this::isWanted)) {
            visit.dress(theme, Zoom.WHOLE);
            make(stop, theme, density, visit);
          }
        }
      }
    }
  }

  private static Stream<String> names(Stop stop) {
    return Stream.of(Theme.values())
        .flatMap(theme -> DENSITIES.stream().flatMap(density -> names(stop, theme, density)));
  }

  private static Stream<String> names(Stop stop, Theme theme, int density) {
    return SIZES.stream().map(size -> name(stop, theme, size, density));
  }

  private static String name(Stop stop, Theme theme, Dimension size, int density) {
    return folder(theme) + "/" + stop.name() + "-" + words(size) + "@" + density;
  }

  private static String folder(Theme theme) {
    return theme.name().toLowerCase(Locale.ROOT);
  }

  private static String words(Dimension size) {
    return size.width + "x" + size.height;
  }

  private boolean isWanted(String name) {
    return filters.stream().allMatch(name::contains);
  }

  private void make(Stop stop, Theme theme, int density, Visit visit) throws IOException {
    for (Dimension size : SIZES) {
      String name = name(stop, theme, size, density);
      if (isWanted(name)) {
        visit.resize(size.width, size.height);
        BufferedImage picture = visit.picture();
        write(name, picture);
        if (density == DENSITIES.get(0)) {
          sheets
              .computeIfAbsent(folder(theme) + "-" + words(size), sheet -> new ArrayList<>())
              .add(new Shot(stop.name(), thumb(picture)));
        }
      }
    }
  }

  private static BufferedImage thumb(BufferedImage picture) {
    int height = picture.getHeight() * THUMB_WIDTH / picture.getWidth();
    BufferedImage thumb = new BufferedImage(THUMB_WIDTH, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = thumb.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    graphics.drawImage(picture, 0, 0, THUMB_WIDTH, height, null);
    graphics.dispose();
    return thumb;
  }

  private void writeSheets() throws IOException {
    for (Map.Entry<String, List<Shot>> sheet : sheets.entrySet()) {
      List<Shot> shots = sheet.getValue();
      int most = COLUMNS * ROWS;
      for (int from = 0; from < shots.size(); from += most) {
        write(
            "sheets/" + sheet.getKey() + "-" + (from / most + 1),
            sheet(shots.subList(from, Math.min(from + most, shots.size()))));
      }
    }
  }

  private static BufferedImage sheet(List<Shot> shots) {
    int height = shots.get(0).picture().getHeight() + TITLE;
    BufferedImage sheet =
        new BufferedImage(COLUMNS * THUMB_WIDTH, ROWS * height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = sheet.createGraphics();
    graphics.setColor(Color.WHITE);
    for (int place = 0; place < shots.size(); place++) {
      int x = place % COLUMNS * THUMB_WIDTH;
      int y = place / COLUMNS * height;
      graphics.drawString(shots.get(place).name(), x + TITLE / 4, y + TITLE * 3 / 4);
      graphics.drawImage(shots.get(place).picture(), x, y + TITLE, null);
    }
    graphics.dispose();
    return sheet;
  }

  private static void write(String name, BufferedImage picture) throws IOException {
    Path file = FOLDER.resolve(name + ".png");
    Files.createDirectories(file.getParent());
    ImageIO.write(picture, "png", file.toFile());
  }
}
