package dakon.ui.tutor;

import dakon.gallery.Gallery;
import dakon.match.KeptMatches;
import dakon.settings.Settings;
import dakon.ui.ask.Placed;
import dakon.ui.ask.Tried;
import dakon.ui.editor.EditorPanel;
import dakon.ui.gallery.GalleryPanel;
import dakon.ui.play.PlayPanel;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The pages on which one tries for oneself: the examples, games, the board editor, and what can be
 * asked of each. What is on one of them can be taken to another.
 */
final class Workshop {
  private final PageArea pages;
  private final Settings settings;
  private final KeptMatches matches;
  private final Supplier<Callable<Gallery>> examples;
  private final Consumer<Page> turner;
  private final LazyPage<GalleryPanel> gallery;
  private final LazyPage<PlayPanel> games;
  private final AskDesk asking;

  /**
   * A workshop in which nothing is begun.
   *
   * @param matches where the games that are played are kept
   * @param examples what reads the examples that there are now
   * @param turner turns to a page
   */
  Workshop(
      PageArea pages,
      Settings settings,
      KeptMatches matches,
      Supplier<Callable<Gallery>> examples,
      Consumer<Page> turner) {
    this.pages = pages;
    this.settings = settings;
    this.matches = matches;
    this.examples = examples;
    this.turner = turner;
    this.gallery = pages.offer(Page.EXAMPLES, this::newGallery);
    this.games = pages.offer(Page.PLAY, this::newGames);
    this.asking = new AskDesk(pages, settings, pages.offer(Page.BOARD, this::newEditor), turner);
  }

  private GalleryPanel newGallery() {
    GalleryPanel panel = new GalleryPanel(examples.get(), settings);
    panel.offer(
        "play-on",
        example -> {
          games.content().open(example.rules(), example.block().start(), example.moves());
          turner.accept(Page.PLAY);
        });
    panel.offer(
        "compare",
        example ->
            asking.compare(
                new Tried(new Placed(example.rules(), example.block().start()), example.moves())));
    return panel;
  }

  private PlayPanel newGames() {
    PlayPanel panel = new PlayPanel(matches, settings, new Random());
    panel.offerComparison(
        game -> asking.compare(new Tried(new Placed(game.rules(), game.start()), game.moves())));
    return panel;
  }

  private EditorPanel newEditor() {
    EditorPanel panel = new EditorPanel(settings);
    panel.offerPlay(
        (rules, position) -> {
          games.content().open(rules, position);
          turner.accept(Page.PLAY);
        });
    asking.offerAt(panel);
    return panel;
  }

  /** Shows a record among the examples. */
  void show(Path record) {
    turner.accept(Page.EXAMPLES);
    gallery.content().open(record);
  }

  /** Plays a record on. */
  void playOn(Path record) {
    games.content().open(record);
  }

  /** Has the coach speak of the game where one is played, else of the position on the board. */
  void askCoach() {
    if (pages.shown() != Page.PLAY || !games.content().askCoach()) {
      asking.askCoach();
    }
  }
}
