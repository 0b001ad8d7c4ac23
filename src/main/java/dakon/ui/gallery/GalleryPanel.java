package dakon.ui.gallery;

import dakon.file.TextFile;
import dakon.gallery.Example;
import dakon.gallery.Gallery;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.Keys;
import dakon.ui.theme.SentencePanel;
import dakon.ui.theme.Theme;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.io.Serial;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.SwingWorker;
import net.miginfocom.swing.MigLayout;

/** The gallery: all examples, the one that is open, or a text from elsewhere. */
public final class GalleryPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(GalleryPanel.class);
  private final transient Settings settings;
  private final TextPage text = new TextPage(new FromText());
  private transient Optional<GalleryPage> page = Optional.empty();
  private transient Optional<Example> latest = Optional.empty();
  private final transient Map<String, Consumer<Example>> uses = new LinkedHashMap<>();

  /**
   * A gallery that reads its examples in the background.
   *
   * @param reader reads them; what it throws is said in their place
   * @param settings how the user wants to be shown things
   */
  public GalleryPanel(Callable<Gallery> reader, Settings settings) {
    super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
    this.settings = settings;
    setName("gallery");
    setOpaque(false);
    Keys.bind(this, "ctrl V", this::paste);
    say(messages.text("reading"));
    load(reader);
  }

  /** Offers from now on to do something with an example; by this name messages call it. */
  public void offer(String name, Consumer<Example> use) {
    uses.put(name, use);
  }

  private void load(Callable<Gallery> reader) {
    new SwingWorker<Gallery, Void>() {
      @Override
      protected Gallery doInBackground() throws Exception {
        return reader.call();
      }

      @Override
      protected void done() {
        try {
          ready(get());
        } catch (ExecutionException failed) {
          say(messages.text("failed", String.valueOf(cause(failed).getMessage())));
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }.execute();
  }

  /** What went wrong in the end, where one reading waited for another. */
  private static Throwable cause(Throwable failed) {
    return failed instanceof ExecutionException ? cause(failed.getCause()) : failed;
  }

  /** Shows the examples, unless something else was opened while they were read. */
  private void ready(Gallery gallery) {
    boolean isWaitedFor = !(getComponent(0) instanceof TextPage || hasExample());
    page = Optional.of(new GalleryPage(gallery, new FromPage()));
    if (isWaitedFor) {
      showAll();
    }
  }

  private boolean hasExample() {
    return getComponent(0) instanceof ExamplePage;
  }

  private void showAll() {
    if (page.isPresent()) {
      put(page.get());
      page.get().enter(latest);
    } else {
      say(messages.text("reading"));
    }
  }

  /** Gives the keyboard to what is shown. */
  @Override
  public boolean requestFocusInWindow() {
    if (getComponent(0) instanceof ExamplePage example) {
      example.enter();
    } else if (getComponent(0) instanceof TextPage) {
      text.enter();
    } else {
      page.ifPresent(all -> all.enter(Optional.empty()));
    }
    return true;
  }

  private void open(Example example, List<Example> among) {
    latest = Optional.of(example);
    ExamplePage opened = new ExamplePage(example, among, settings, new FromExample());
    put(opened);
    opened.enter();
  }

  /**
   * Opens a file with a position, moves or a game record; what is wrong is said beside its text.
   */
  public void open(Path file) {
    showText();
    new SwingWorker<String, Void>() {
      @Override
      protected String doInBackground() throws IOException {
        return TextFile.read(file);
      }

      @Override
      protected void done() {
        try {
          text.put(get(), file);
          text.enter();
        } catch (ExecutionException failed) {
          text.say(unreadable(file, failed.getCause()));
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }.execute();
  }

  private String unreadable(Path file, Throwable cause) {
    if (cause instanceof TextFile.TooLargeException) {
      return messages.text("file.large", file.getFileName(), TextFile.MOST_BYTES / 1024);
    }
    return cause instanceof CharacterCodingException
        ? messages.text("file.no.text", file.getFileName())
        : messages.text("file.failed", file.getFileName(), String.valueOf(cause.getMessage()));
  }

  private void chooseFile() {
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages.text("file.title"));
    if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
      open(chooser.getSelectedFile().toPath());
    }
  }

  private void paste() {
    showText();
    try {
      Object clip =
          Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
      text.paste(String.valueOf(clip));
      text.enter();
    } catch (UnsupportedFlavorException | IOException | IllegalStateException none) {
      text.say(messages.text("paste.nothing"));
    }
  }

  private void showText() {
    page.flatMap(GalleryPage::game).or(() -> latest.map(Example::rules)).ifPresent(text::expect);
    put(text);
    text.enter();
  }

  private void say(String sentence) {
    put(new SentencePanel(sentence));
  }

  private void put(JComponent content) {
    Theme.dress(content);
    removeAll();
    add(content, "wmin 0, hmin 0");
    revalidate();
    repaint();
  }

  private final class FromPage implements GalleryPage.Opener {
    @Override
    public void open(Example example, List<Example> among) {
      GalleryPanel.this.open(example, among);
    }

    @Override
    public void openText() {
      showText();
    }

    @Override
    public void openFile() {
      chooseFile();
    }
  }

  private final class FromExample implements ExamplePage.Leaver {
    @Override
    public void back(Example from) {
      showAll();
    }

    @Override
    public void open(Example example, List<Example> among) {
      GalleryPanel.this.open(example, among);
    }

    @Override
    public Map<String, Consumer<Example>> uses() {
      return uses;
    }
  }

  private final class FromText implements TextPage.Leaver {
    @Override
    public void back() {
      showAll();
    }

    @Override
    public void open(Example example) {
      GalleryPanel.this.open(example, List.of());
    }

    @Override
    public void chooseFile() {
      GalleryPanel.this.chooseFile();
    }
  }
}
