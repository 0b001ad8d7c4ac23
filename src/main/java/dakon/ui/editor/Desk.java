package dakon.ui.editor;

import dakon.game.Game;
import dakon.study.Draft;
import dakon.study.Edited;
import dakon.study.History;
import dakon.study.Study;
import dakon.text.Messages;
import java.util.function.Function;

/** What all parts of the editor work at: the study, and the way back. Lives on the event thread. */
final class Desk {
  private final Messages messages = Messages.of(Desk.class);
  private final View view;
  private History<Study> history;

  /** Is told what is to be seen. */
  interface View {
    /** Another study is to be seen. */
    void show(Study study);

    /** The same, but its latest move is to be seen as it is made. */
    void play(Study study);

    /** Something is to be said. */
    void say(String sentence);
  }

  /** A desk with a draft on it. */
  Desk(Draft draft, View view) {
    this.history = History.of(Study.of(draft));
    this.view = view;
  }

  Study study() {
    return history.present();
  }

  /** Edits what is on the board. */
  void edit(Function<Draft, Edited> edit) {
    Edited edited = edit.apply(study().now());
    put(history.then(study().edited(edited.draft())), edited.remark());
  }

  /** Edits what was edited last once more, as if the two were one edit. */
  void amend(Function<Draft, Edited> edit) {
    Edited edited = edit.apply(study().now());
    put(history.instead(study().edited(edited.draft())), edited.remark());
  }

  /** Puts something else on the board to be set up. */
  void open(Draft draft) {
    put(history.then(Study.of(draft)), "");
  }

  /** Sets up what is on the board. */
  void setUp() {
    put(history.then(study().settingUp()), "");
  }

  /** Tries moves from what is on the board. */
  void tryMoves() {
    Study next = study().trying();
    put(history.then(next), next.isTrial() ? "" : messages.text("try.nothing"));
  }

  /** A move was made in the game that is tried. */
  void played(Game game) {
    history = history.then(study().tried(game));
    view.say("");
    view.play(study());
  }

  void undo() {
    put(history.undo(), history.canUndo() ? "" : messages.text("undo.nothing"));
  }

  void redo() {
    put(history.redo(), history.canRedo() ? "" : messages.text("redo.nothing"));
  }

  private void put(History<Study> next, String remark) {
    history = next;
    view.show(study());
    view.say(remark);
  }
}
