package dakon.ui.board;

import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.painting.BoardGeometry;
import dakon.painting.BoardPainter;
import dakon.painting.BoardStyle;
import dakon.painting.Paper;
import dakon.painting.Players;
import dakon.replay.Scene;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;
import javax.swing.UIManager;

/**
 * A board that shows one scene after the other, as large as its room allows. Arrow keys move a ring
 * from pit to pit; Enter or a click chooses one. It looks the same in a locale written from right
 * to left: the direction of play is a fact.
 */
public final class BoardView extends JComponent implements Accessible {
  private static final Set<FocusEvent.Cause> BY_TAB =
      EnumSet.of(FocusEvent.Cause.TRAVERSAL_FORWARD, FocusEvent.Cause.TRAVERSAL_BACKWARD);

  private BoardStyle style;
  private Direction direction;
  private Players players = Players.sides();
  private BoardPainter painter;
  private Scene scene;
  private PitCursor cursor;
  private Consumer<Optional<Pit>> looker = pit -> {};
  private Optional<Pit> looked = Optional.empty();
  private boolean isCarving;

  /** Whether the board is used by keys, so that the ring is wanted. */
  private boolean isKeyed = LastInput.isOfKeys();

  private Optional<Consumer<Pit>> chooser = Optional.empty();
  private Consumer<Pit> otherClick = this::clicked;
  private final Filling filling;

  /**
   * A board.
   *
   * @param style what it is made of
   * @param direction which way is sown on it
   * @param scene what it shows first
   */
  public BoardView(BoardStyle style, Direction direction, Scene scene) {
    this.style = style;
    this.direction = direction;
    this.scene = scene;
    this.cursor = new PitCursor(new Hole(Side.SOUTH, 0));
    setName("board");
    setFocusable(true);
    listen();
    filling = new Filling(this);
    updateUI();
  }

  @Override
  public Dimension getPreferredSize() {
    return Scale.of(680, 300);
  }

  @Override
  public Dimension getMinimumSize() {
    return Scale.of(200, 90);
  }

  /** Takes on the font of the look-and-feel. */
  @Override
  public void updateUI() {
    Font font = UIManager.getFont("Label.font");
    setFont(font == null ? new Font(Font.SANS_SERIF, Font.PLAIN, 13) : font);
    repaintAll();
  }

  /** Shows a scene in the place of the one before. */
  public void show(Scene next) {
    Scene before = scene;
    scene = next;
    if (before.board().row() != next.board().row()) {
      cursor = new PitCursor(new Hole(Side.SOUTH, 0));
    }
    if (accessibleContext instanceof AccessibleBoard accessible) {
      accessible.changed(before);
    }
    new Damage(geometry(), before, next).report(this);
  }

  /** The scene shown. */
  public Scene scene() {
    return scene;
  }

  /** Shows another kind of board from now on. */
  public void lay(BoardStyle newStyle, Direction newDirection) {
    style = newStyle;
    direction = newDirection;
    repaintAll();
  }

  /** Calls the players by other names. */
  public void call(Players newPlayers) {
    players = newPlayers;
    repaintAll();
  }

  /** What the players are called. */
  Players players() {
    return players;
  }

  /** Lets pits be chosen, and tells which one was. */
  public void onChoice(Consumer<Pit> listener) {
    chooser = Optional.of(listener);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
  }

  /** Gives a meaning of its own to a click with the right button; at first it is as any other. */
  public void onOtherClick(Consumer<Pit> listener) {
    otherClick = listener;
  }

  /** Lets no pit be chosen any more. */
  public void endChoice() {
    chooser = Optional.empty();
    setCursor(Cursor.getDefaultCursor());
  }

  /** Lets the pits be filled, and tells how they are to be. */
  public void onFilling(Filler filler) {
    filling.begin(filler);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
  }

  /** Lets no pit be filled any more. */
  public void endFilling() {
    filling.end();
    setCursor(Cursor.getDefaultCursor());
  }

  /** How the pits are filled. */
  Filling filling() {
    return filling;
  }

  /** Tells which pit is looked at, by the mouse or by keys; none when it is left. */
  public void onLook(Consumer<Optional<Pit>> listener) {
    looker = listener;
  }

  /** Looks at a pit, as the mouse would over it; or at none. */
  public void look(Optional<Pit> pit) {
    if (!pit.equals(looked)) {
      looked = pit;
      looker.accept(pit);
    }
  }

  /** Whether a pit can be chosen. */
  boolean canChoose() {
    return chooser.isPresent();
  }

  /** Chooses a pit, as a click on it would. */
  void choose(Pit pit) {
    chooser.ifPresent(listener -> listener.accept(pit));
  }

  /** Where everything lies at the present size. */
  public BoardGeometry geometry() {
    return BoardGeometry.fit(area(), scene.board().row(), direction, style);
  }

  /** The pit with the ring, where the board has the keyboard. */
  Pit current() {
    return cursor.pit();
  }

  /** Puts the keyboard's ring round a pit. */
  void focus(Pit pit) {
    requestFocusInWindow();
    moveTo(pit);
  }

  private Rectangle area() {
    return new Rectangle(0, 0, Math.max(1, getWidth()), Math.max(1, getHeight()));
  }

  private void repaintAll() {
    painter = Painters.of(style, direction, players, getFont());
    repaint();
  }

  @Override
  protected void paintComponent(Graphics g) {
    super.paintComponent(g);
    Graphics2D graphics = (Graphics2D) g;
    if (!isShowing() || isPaintingForPrint()) {
      painter.paint(graphics, area(), scene, paper());
    } else if (!painter.paintAtOnce(graphics, area(), scene, paper())) {
      carve(graphics.getTransform());
    }
    if (isFocusOwner() && isKeyed) {
      painter.paintFocus((Graphics2D) g, area(), scene.board().row(), cursor.pit());
    }
  }

  /** Whatever key is pressed here, from then on the ring is wanted. */
  @Override
  protected void processComponentKeyEvent(KeyEvent event) {
    if (!isKeyed && event.getID() == KeyEvent.KEY_PRESSED) {
      keyed();
      repaint();
    }
    super.processComponentKeyEvent(event);
  }

  private static Paper paper() {
    return new Paper(Palette.SURFACE.color(), Palette.QUIET.color(), Palette.TEXT.color());
  }

  /** Carves the board in the background, one size at a time; the repaint asks for the next. */
  private void carve(AffineTransform view) {
    if (isCarving) {
      return;
    }
    isCarving = true;
    BoardPainter carver = painter;
    Rectangle area = area();
    int row = scene.board().row();
    new SwingWorker<Void, Void>() {
      @Override
      protected Void doInBackground() {
        carver.prepare(view, area, row);
        return null;
      }

      @Override
      protected void done() {
        isCarving = false;
        try {
          get();
          repaint();
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
          throw new IllegalStateException(failed.getCause());
        }
      }
    }.execute();
  }

  private void listen() {
    MouseAdapter pointer =
        new MouseAdapter() {
          @Override
          public void mouseMoved(MouseEvent event) {
            look(geometry().pitAt(event.getPoint()));
          }

          @Override
          public void mouseExited(MouseEvent event) {
            look(Optional.empty());
          }

          @Override
          public void mousePressed(MouseEvent event) {
            geometry().pitAt(event.getPoint()).ifPresent(pit -> pressed(pit, event));
          }
        };
    addMouseListener(pointer);
    addMouseMotionListener(pointer);
    addFocusListener(
        new FocusListener() {
          @Override
          public void focusGained(FocusEvent event) {
            isKeyed = LastInput.isOfKeys();
            if (BY_TAB.contains(event.getCause())) {
              moveTo(cursor.pit());
            }
            repaint();
          }

          @Override
          public void focusLost(FocusEvent event) {
            look(Optional.empty());
            repaint();
          }
        });
    key("LEFT", () -> moveTo(across(-1)));
    key("RIGHT", () -> moveTo(across(1)));
    key("UP", () -> moveTo(inRow(Side.NORTH)));
    key("DOWN", () -> moveTo(inRow(Side.SOUTH)));
    key("ENTER", this::entered);
    Keys.bindFocused(this, "W", this::readAloud);
    Keys.bind(this, "ctrl shift B", this::readAloud);
  }

  /** Has a screen reader say the whole board. */
  public void readAloud() {
    if (getAccessibleContext() instanceof AccessibleBoard accessible) {
      accessible.announce(new BoardWords(scene, players).text());
    }
  }

  /** The next pit to the right (1) or to the left (-1) of the one with the ring. */
  Pit across(int right) {
    return cursor.across(geometry(), right);
  }

  /** The pit of a side in the column of the one with the ring. */
  Pit inRow(Side side) {
    return cursor.inRow(geometry(), side);
  }

  private void entered() {
    if (filling.isWanted()) {
      filling.enter();
    } else {
      choose(cursor.pit());
    }
  }

  private void pressed(Pit pit, MouseEvent event) {
    if (filling.isWanted()) {
      focus(pit);
      filling.pressed(pit, event);
    } else if (SwingUtilities.isRightMouseButton(event)) {
      otherClick.accept(pit);
    } else {
      clicked(pit);
    }
  }

  private void clicked(Pit pit) {
    focus(pit);
    choose(pit);
  }

  private void moveTo(Pit pit) {
    Pit before = cursor.pit();
    cursor = new PitCursor(pit);
    if (isKeyed) {
      look(Optional.of(pit));
    }
    if (accessibleContext instanceof AccessibleBoard accessible) {
      accessible.movedTo(before, pit);
    }
    repaint();
  }

  private void key(String key, Runnable action) {
    Keys.bindFocused(
        this,
        key,
        () -> {
          keyed();
          action.run();
        });
  }

  /** Is used by keys: the ring is wanted. */
  void keyed() {
    isKeyed = true;
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleBoard(this);
    }
    return accessibleContext;
  }
}
