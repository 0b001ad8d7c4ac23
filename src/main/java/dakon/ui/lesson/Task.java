package dakon.ui.lesson;

import javax.swing.JComponent;

/** Something that a step asks of the learner. */
interface Task {
  /** What is asked, and what was said to the answers. */
  JComponent card();

  /** Gives the focus to where the answer is given. */
  void focus();

  /** Asks no longer: the learner goes elsewhere, but the board may stay. */
  void leave();

  /** Is told what comes of it. */
  interface Listener {
    /**
     * It was answered right.
     *
     * @param stars what that has earned, from 1 to 3
     * @param words what was said to it
     */
    void right(int stars, String words);

    /** It was answered wrong. */
    void wrong();
  }
}
