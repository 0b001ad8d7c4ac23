package dakon.export.worksheet;

import static dakon.export.worksheet.Typesetter.HEADING;
import static dakon.export.worksheet.Typesetter.SMALL;
import static dakon.export.worksheet.Typesetter.STRONG;
import static dakon.export.worksheet.Typesetter.TEXT;

import dakon.export.worksheet.Item.Option;
import dakon.lesson.Block.BoardBlock;
import dakon.painting.LineDrawing;
import dakon.text.Messages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tasks as learners get them: with room to write, and without what is right. */
final class QuestionSide {
  private static final double BETWEEN = 6;
  private static final double BETWEEN_OPTIONS = 4;
  private static final int REASON_LINES = 2;

  private final Typesetter typesetter;
  private final Messages messages;

  QuestionSide(Typesetter typesetter, Messages messages) {
    this.typesetter = typesetter;
    this.messages = messages;
  }

  /** The pieces of a task. */
  List<Piece> pieces(Task task, int number) throws IOException {
    List<Piece> pieces = new ArrayList<>();
    pieces.addAll(typesetter.heading(messages.text("task", number, task.title()), HEADING));
    pieces.add(Piece.space(BETWEEN / 2).leading());
    for (String paragraph : task.prose()) {
      pieces.addAll(typesetter.text(paragraph, TEXT, typesetter.breadth()));
      pieces.add(Piece.space(BETWEEN / 2));
    }
    pieces.add(Piece.space(BETWEEN).leading());
    pieces.addAll(typesetter.beside(boards(task), room -> column(task, room)));
    for (Item item : task.items()) {
      if (!item.isNarrow()) {
        pieces.addAll(item.accept(new Asking(typesetter.breadth())));
      }
    }
    return pieces;
  }

  /** The board, and those to be filled in. */
  private List<LineDrawing> boards(Task task) {
    List<LineDrawing> boards = new ArrayList<>();
    task.board().map(typesetter::board).ifPresent(boards::add);
    for (Item item : task.items()) {
      if (item instanceof Item.Filling filling) {
        boards.add(typesetter.empty(filling.rules(), filling.after().board().row()));
      }
    }
    return boards;
  }

  private List<Piece> column(Task task, double room) throws IOException {
    List<Piece> pieces = new ArrayList<>();
    if (task.board().isPresent()) {
      pieces.addAll(typesetter.text(caption(task.board().get()), SMALL, room));
      pieces.add(Piece.space(BETWEEN));
    }
    for (String sentence : task.told()) {
      pieces.addAll(typesetter.text(sentence, STRONG, room));
    }
    for (Item item : task.items()) {
      if (item.isNarrow()) {
        pieces.addAll(item.accept(new Asking(room)));
      }
    }
    return pieces;
  }

  private String caption(BoardBlock board) {
    return messages.text("to.move", messages.text(board.start().toMove()))
        + " "
        + messages.text(board.rules().direction());
  }

  /** How each kind of question looks. */
  private final class Asking implements Item.Visitor<List<Piece>> {
    private final List<Piece> pieces = new ArrayList<>();
    private final double room;

    Asking(double room) {
      this.room = room;
    }

    private void say(String text) throws IOException {
      pieces.add(Piece.space(BETWEEN));
      typesetter.text(text, TEXT, room).forEach(line -> pieces.add(line.leading()));
    }

    @Override
    public List<Piece> gap(Item.Gap item) throws IOException {
      say(item.question());
      pieces.add(typesetter.blank("", room));
      return pieces;
    }

    @Override
    public List<Piece> ticks(Item.Ticks item) throws IOException {
      say(item.question());
      for (Option option : item.options()) {
        pieces.add(Piece.space(BETWEEN_OPTIONS));
        pieces.addAll(typesetter.tick(option.text(), false, room));
      }
      if (item.answer().isEmpty()) {
        pieces.add(typesetter.blank(messages.text("why"), room));
      }
      return pieces;
    }

    @Override
    public List<Piece> filling(Item.Filling item) throws IOException {
      say(messages.text("filling"));
      return pieces;
    }

    @Override
    public List<Piece> moves(Item.Moves item) throws IOException {
      say(item.goal());
      String word = messages.text("your.moves", item.within());
      pieces.add(typesetter.blank(word, room));
      pieces.addAll(typesetter.text(messages.text("reason"), TEXT, room));
      for (int line = 0; line < REASON_LINES; line++) {
        pieces.add(typesetter.blank("", room));
      }
      return pieces;
    }

    @Override
    public List<Piece> table(Item.Table item) throws IOException {
      say(item.question());
      pieces.add(Piece.space(BETWEEN).leading());
      pieces.add(typesetter.row(item.heads(), SMALL).leading());
      for (List<String> row : item.rows()) {
        List<String> bare = new ArrayList<>(Collections.nCopies(row.size(), ""));
        bare.set(0, row.get(0));
        pieces.add(typesetter.row(bare, STRONG));
      }
      return pieces;
    }
  }
}
