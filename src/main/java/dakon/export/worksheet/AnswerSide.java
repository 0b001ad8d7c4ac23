package dakon.export.worksheet;

import static dakon.export.worksheet.Typesetter.STRONG;
import static dakon.export.worksheet.Typesetter.TEXT;

import dakon.export.worksheet.Item.Option;
import dakon.lesson.Block.BoardBlock;
import dakon.text.Messages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What is right in tasks, for whoever corrects them. */
final class AnswerSide {
  private static final double BETWEEN = 4;

  private final Typesetter typesetter;
  private final Messages messages;

  AnswerSide(Typesetter typesetter, Messages messages) {
    this.typesetter = typesetter;
    this.messages = messages;
  }

  /** The pieces of a task: filled boards, and beside them or below what is said. */
  List<Piece> pieces(Task task, int number) throws IOException {
    List<Piece> pieces = new ArrayList<>();
    pieces.addAll(typesetter.heading(messages.text("task", number, task.title()), STRONG));
    pieces.add(Piece.space(BETWEEN).leading());
    pieces.addAll(answers(task));
    return pieces;
  }

  private List<Piece> answers(Task task) throws IOException {
    for (Item item : task.items()) {
      if (item instanceof Item.Filling filling) {
        BoardBlock after = new BoardBlock(filling.rules(), filling.after(), List.of());
        return typesetter.beside(List.of(typesetter.small(after)), room -> said(task, room));
      }
    }
    return said(task, typesetter.breadth());
  }

  private List<Piece> said(Task task, double room) throws IOException {
    List<Piece> pieces = new ArrayList<>();
    for (Item item : task.items()) {
      pieces.addAll(item.accept(new Answering(room)));
    }
    return pieces;
  }

  /** How the answer to each kind of question looks. */
  private final class Answering implements Item.Visitor<List<Piece>> {
    private final List<Piece> pieces = new ArrayList<>();
    private final double room;

    Answering(double room) {
      this.room = room;
    }

    private List<Piece> say(String text) throws IOException {
      pieces.addAll(typesetter.text(text, TEXT, room));
      pieces.add(Piece.space(BETWEEN));
      return pieces;
    }

    @Override
    public List<Piece> gap(Item.Gap item) throws IOException {
      return say(item.answer());
    }

    @Override
    public List<Piece> ticks(Item.Ticks item) throws IOException {
      if (!item.answer().isEmpty()) {
        return say(item.answer());
      }
      for (Option option : item.options()) {
        String text =
            option.why().isEmpty()
                ? option.text()
                : messages.text("option", option.text(), option.why());
        pieces.addAll(typesetter.tick(text, option.right(), room));
        pieces.add(Piece.space(BETWEEN));
      }
      return pieces;
    }

    @Override
    public List<Piece> filling(Item.Filling item) {
      return List.of();
    }

    @Override
    public List<Piece> moves(Item.Moves item) throws IOException {
      for (String sentence : item.answer()) {
        say(sentence);
      }
      return pieces;
    }

    @Override
    public List<Piece> table(Item.Table item) throws IOException {
      pieces.add(typesetter.row(item.heads(), Typesetter.SMALL).leading());
      for (List<String> row : item.rows()) {
        pieces.add(typesetter.row(row, TEXT));
      }
      return pieces;
    }
  }
}
