package dakon.ui.editor;

import dakon.board.Position;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.study.Draft;
import dakon.text.Messages;
import dakon.ui.theme.CodeField;
import dakon.ui.theme.FaultMark;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Typing;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.io.Serial;
import java.util.Optional;
import javax.swing.undo.UndoManager;

/**
 * The position as text, live both ways: what is written is read at once, and what is edited
 * elsewhere is written here. A text that is no position stays as it is, and so does the board.
 */
final class NotationField extends CodeField {
  @Serial private static final long serialVersionUID = 1;

  /** No position is as long, with whatever blanks. */
  private static final int MOST_CHARACTERS = 2000;

  private final transient Reader reader;
  private final transient UndoManager undo = new UndoManager();
  private boolean isFollowing;

  /** Whether the next position is the one before, written further. */
  private boolean goesOn;

  /** Is told what is written. */
  interface Reader {
    /**
     * A position was written.
     *
     * @param goesOn whether the one before was on the way to it
     */
    void read(Position position, boolean goesOn);

    /** What is written is no position, for a reason. */
    void reject(String reason);
  }

  /** A field without text. */
  NotationField(Reader reader) {
    super(0);
    this.reader = reader;
    Messages messages = Messages.of(NotationField.class);
    setName("notation");
    getAccessibleContext().setAccessibleName(Mnemonics.plain(messages.text("notation")));
    setToolTipText(messages.text("tip.notation"));
    getDocument().addDocumentListener(new Typing(this::changed));
    getDocument().addUndoableEditListener(undo);
    Keys.bindFocusedWhile(undo::canUndo, this, "ctrl Z", undo::undo);
    Keys.bindFocusedWhile(undo::canRedo, this, "ctrl Y", undo::redo);
    Keys.bindFocusedWhile(undo::canRedo, this, "ctrl shift Z", undo::redo);
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusGained(FocusEvent event) {
            goesOn = false;
          }
        });
  }

  /** Writes a draft, unless that is what is written already in another way. */
  void show(Draft draft) {
    if (!isWritten(draft)) {
      write(PositionNotation.write(draft.board(), draft.toMove()));
    }
  }

  private boolean isWritten(Draft draft) {
    try {
      Position written = PositionNotation.read(getText());
      return draft.position().equals(Optional.of(written));
    } catch (NotationException other) {
      return false;
    }
  }

  private void write(String text) {
    isFollowing = true;
    setText(text);
    setCaretPosition(0);
    getHighlighter().removeAllHighlights();
    undo.discardAllEdits();
    isFollowing = false;
    goesOn = false;
  }

  /** Takes a text from elsewhere in the place of what is written. */
  void paste(String text) {
    goesOn = false;
    setText(text);
    requestFocusInWindow();
  }

  private void read() {
    getHighlighter().removeAllHighlights();
    String text = getText();
    if (text.length() > MOST_CHARACTERS) {
      reader.reject(Messages.of(NotationField.class).text("too.long", MOST_CHARACTERS));
      return;
    }
    try {
      Position position = PositionNotation.read(text);
      reader.read(position, goesOn);
      goesOn = true;
    } catch (NotationException wrong) {
      FaultMark.on(this, 0, wrong.column());
      reader.reject(wrong.getMessage());
    }
  }

  private void changed() {
    if (!isFollowing) {
      read();
    }
  }
}
