package dakon.export.worksheet;

import dakon.board.Position;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.util.List;

/** Something that is asked, and what is right. */
sealed interface Item {

  /** Whether it can stand in a column beside a board. */
  boolean isNarrow();

  /** The answer of a visitor that knows what to do with each kind of question. */
  <R> R accept(Visitor<R> visitor) throws IOException;

  /**
   * One answer for each kind of question, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** A question with a line to write on. */
    R gap(Gap item) throws IOException;

    /** A question with boxes to tick. */
    R ticks(Ticks item) throws IOException;

    /** A board to fill in. */
    R filling(Filling item) throws IOException;

    /** Moves to find. */
    R moves(Moves item) throws IOException;

    /** A table to fill in. */
    R table(Table item) throws IOException;
  }

  /**
   * A question with a line to write on.
   *
   * @param question what is asked
   * @param answer what is right, in full sentences
   */
  record Gap(String question, String answer) implements Item {
    @Override
    public boolean isNarrow() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) throws IOException {
      return visitor.gap(this);
    }
  }

  /**
   * An answer to choose.
   *
   * @param text what it says
   * @param right whether it belongs to the right answer
   * @param why a word on why it does or does not; may be empty
   */
  record Option(String text, boolean right, String why) {}

  /**
   * A question with boxes to tick.
   *
   * @param question what is asked; empty where the text above it asks
   * @param options the answers, one or several of them right
   * @param answer what is right, in a sentence; empty where the options are an author's and say it
   */
  record Ticks(String question, List<Option> options, String answer) implements Item {
    /** Keeps its own list of the options. */
    public Ticks {
      options = List.copyOf(options);
    }

    @Override
    public boolean isNarrow() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) throws IOException {
      return visitor.ticks(this);
    }
  }

  /**
   * An empty board to fill in.
   *
   * @param rules the rules of its game
   * @param after what it should look like then
   */
  record Filling(Ruleset rules, Position after) implements Item {
    @Override
    public boolean isNarrow() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) throws IOException {
      return visitor.filling(this);
    }
  }

  /**
   * Moves to find.
   *
   * @param goal what they are to lead to
   * @param within how many there may be
   * @param answer what is right, sentence by sentence
   */
  record Moves(String goal, int within, List<String> answer) implements Item {
    /** Keeps its own list of the sentences. */
    public Moves {
      answer = List.copyOf(answer);
    }

    @Override
    public boolean isNarrow() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) throws IOException {
      return visitor.moves(this);
    }
  }

  /**
   * A table to fill in, but for its first column.
   *
   * @param question what is asked
   * @param heads what stands above the columns
   * @param rows the lines, as they are when it is filled in
   */
  record Table(String question, List<String> heads, List<List<String>> rows) implements Item {
    /** Keeps its own lists. */
    public Table {
      heads = List.copyOf(heads);
      rows = rows.stream().map(List::copyOf).toList();
    }

    @Override
    public boolean isNarrow() {
      return false;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) throws IOException {
      return visitor.table(this);
    }
  }
}
