package fivefold.notation.pgn;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Parity;
import fivefold.model.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What a study draws on its boards, as it stands in comments: {@code [%csl R(w.0T1)e4]} highlights
 * squares, {@code [%cal G(w.0T1)e2(0T1)e4]} draws arrows. The capital says the colour.
 *
 * @param marks in the order they are written
 */
public record StudyMarks(List<Mark> marks) {

  public StudyMarks {
    marks = List.copyOf(marks);
  }

  /**
   * A highlight, or with a second place an arrow.
   *
   * @param color one of R, B, G, Y and O
   */
  public record Mark(
      char color,
      BoardCoord board,
      Square square,
      @Nullable BoardCoord toBoard,
      @Nullable Square toSquare) {

    public boolean isArrow() {
      return toSquare != null;
    }
  }

  /** The marks in the text of a comment; what is no mark is passed over. */
  public static StudyMarks of(String comment, Parity parity) {
    List<Mark> marks = new ArrayList<>();
    for (String command : List.of("[%csl", "[%cal")) {
      int at = comment.indexOf(command);
      while (at >= 0) {
        int close = comment.indexOf(']', at);
        int end = close < 0 ? comment.length() : close;
        boolean arrows = command.endsWith("cal");
        StringBuilder word = new StringBuilder();
        for (int i = at + command.length(); i <= end; i++) {
          char c = i < end ? comment.charAt(i) : ' ';
          if (c != ' ' && c != ',') {
            word.append(c);
          } else {
            Mark mark = mark(word.toString(), arrows, parity);
            if (mark != null) {
              marks.add(mark);
            }
            word.setLength(0);
          }
        }
        at = comment.indexOf(command, end);
      }
    }
    return new StudyMarks(marks);
  }

  private static @Nullable Mark mark(String word, boolean arrow, Parity parity) {
    if (word.isEmpty() || "RBGYO".indexOf(word.charAt(0)) < 0) {
      return null;
    }
    int second = word.indexOf('(', 2);
    String from = word.substring(1, arrow && second > 0 ? second : word.length());
    BoardCoord board = board(from, null, parity);
    Square square = square(from);
    if (board == null || square == null) {
      return null;
    }
    if (!arrow) {
      return new Mark(word.charAt(0), board, square, null, null);
    }
    String to = second > 0 ? word.substring(second) : "";
    BoardCoord toBoard = board(to, board.color(), parity);
    Square toSquare = square(to);
    return toBoard == null || toSquare == null
        ? null
        : new Mark(word.charAt(0), board, square, toBoard, toSquare);
  }

  /** {@code (w.0T1)}; the second board of an arrow may leave its colour to the first. */
  private static @Nullable BoardCoord board(String text, @Nullable Color known, Parity parity) {
    int close = text.indexOf(')');
    if (!text.startsWith("(") || close < 0) {
      return null;
    }
    String inside = text.substring(1, close);
    Color color = known;
    if (inside.startsWith("w.") || inside.startsWith("b.")) {
      color = inside.charAt(0) == 'w' ? Color.WHITE : Color.BLACK;
      inside = inside.substring(2);
    }
    int turnSign = inside.indexOf('T');
    if (color == null || turnSign < 1) {
      return null;
    }
    String label = inside.substring(0, turnSign);
    char sign = label.charAt(0) == '-' || label.charAt(0) == '+' ? label.charAt(0) : 0;
    int number = number(sign == 0 ? label : label.substring(1));
    int turn = number(inside.substring(turnSign + 1));
    if (number < 0 || turn < 0) {
      return null;
    }
    OptionalInt line = parity.index(sign, number);
    return line.isEmpty() ? null : BoardCoord.of(line.getAsInt(), turn, color);
  }

  private static int number(String digits) {
    if (digits.isEmpty() || digits.length() > 8) {
      return -1;
    }
    int value = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      value = value * 10 + c - '0';
    }
    return value;
  }

  private static @Nullable Square square(String text) {
    int close = text.indexOf(')');
    return close < 0 ? null : Square.parse(text.substring(close + 1)).orElse(null);
  }
}
