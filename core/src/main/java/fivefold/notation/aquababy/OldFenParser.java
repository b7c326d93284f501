package fivefold.notation.aquababy;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.model.Moment;
import fivefold.model.Parity;
import fivefold.model.Size;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a file: a line with the size, one line a timeline, and the moves. Two older versions of the
 * first line are known too.
 */
final class OldFenParser {
  private final TextInput in;
  private final Script.Builder out = Script.builder();
  private final List<int[]> fields = new ArrayList<>();

  OldFenParser(TextInput in) {
    this.in = in;
  }

  /** Two numbers with a semicolon behind each. */
  static int sniff(CharSequence head) {
    String text = head.toString().stripLeading();
    int numbers = 0;
    for (int i = 0; i < text.length() && numbers < 2; i++) {
      if (text.charAt(i) == ';' && i > 0 && isDigit(text.charAt(i - 1))) {
        numbers++;
      } else if (!isDigit(text.charAt(i))) {
        return 0;
      }
    }
    return numbers == 2 ? 95 : 0;
  }

  Script parse() {
    in.skipBlanks();
    int start = in.at();
    if (in.atEnd()) {
      return out.build(in.source(), start);
    }
    out.flat();
    int[] header = header();
    if (header.length == 0) {
      int stop = Math.max(in.lineEnd(start), Math.min(start + 1, in.source().length()));
      in.report(
          Code.E_AQUA_HEADER,
          start,
          stop,
          "expected width;height;even;timelines;lowest timeline;w or b",
          "such as 8;8;0;1;0;w");
      out.broken(start, stop);
      return out.build(in.source(), in.source().length());
    }
    int most = in.options().limits().timelines();
    if (header[3] > most || Math.abs(header[4]) > most) {
      in.report(Code.E_LIMIT, start, in.lineEnd(start), "more than " + most + " timelines", null);
      out.broken(start, in.lineEnd(start));
      return out.build(in.source(), in.source().length());
    }
    Size size = new Size(header[0], header[1]);
    boolean even = header[2] == 1;
    int stop = in.lineEnd(start);
    header(start, stop, "Size", size.toString());
    header(start, stop, "Board", "custom");
    header(start, stop, "Timeline", even ? "Even" : "Odd");
    in.moveTo(stop);
    CoordinateMoves moves = new CoordinateMoves(in, out, even);
    for (int i = 0; i < header[3]; i++) {
      in.skipBlanks();
      timeline(size, even, header[4] + i, moves);
    }
    in.skipBlanks();
    while (!in.atEnd()) {
      if (!in.accept(';')) {
        moves.parse();
      }
      in.skipBlanks();
    }
    return out.build(in.source(), in.at());
  }

  private void header(int start, int stop, String key, String value) {
    out.header(start, stop, key, value, start, stop);
  }

  /** Width, height, even, number of timelines, lowest timeline; empty when that is wrong. */
  private int[] header() {
    split(in.at(), in.lineEnd(in.at()));
    int count = fields.size();
    boolean flagged = count == 6 && isColor(4);
    boolean old = flagged || (count == 5 && isColor(4));
    if (!old && !(count == 6 && isColor(5))) {
      return new int[0];
    }
    int shift = old ? 1 : 0;
    int width = number(0);
    int height = number(1);
    int even = old ? 0 : number(2);
    int timelines = number(3 - shift);
    int lowest = number(4 - shift);
    boolean good =
        width >= 1
            && width <= Size.MAX
            && height >= 1
            && height <= Size.MAX
            && (even == 0 || even == 1)
            && timelines >= 1
            && timelines < TextInput.TOO_LARGE
            && Math.abs(lowest) < TextInput.TOO_LARGE;
    return good ? new int[] {width, height, even, timelines, lowest} : new int[0];
  }

  /** Cuts a line at its semicolons; one at the end says nothing. */
  private void split(int start, int end) {
    fields.clear();
    int from = start;
    for (int i = start; i <= end; i++) {
      if (i == end || in.charAt(i) == ';') {
        int to = i;
        while (from < to && TextInput.isBlank(in.charAt(from))) {
          from++;
        }
        while (to > from && TextInput.isBlank(in.charAt(to - 1))) {
          to--;
        }
        if (i < end || to > from) {
          fields.add(new int[] {from, to});
        }
        from = i + 1;
      }
    }
  }

  private String field(int i) {
    return i < fields.size() ? in.cut(fields.get(i)[0], fields.get(i)[1]) : "";
  }

  private boolean isColor(int i) {
    return field(i).equals("w") || field(i).equals("b");
  }

  /** A number, or one that is out of every range. */
  private int number(int i) {
    String text = field(i);
    boolean minus = text.startsWith("-");
    String digits = minus ? text.substring(1) : text;
    boolean good = !digits.isEmpty() && digits.length() < 9;
    for (int j = 0; j < digits.length(); j++) {
      good &= isDigit(digits.charAt(j));
    }
    return !good ? Integer.MAX_VALUE : (minus ? -1 : 1) * Integer.parseInt(digits);
  }

  /** {@code rows;KQkq;-;w1}, in the oldest files with moves behind it. */
  private void timeline(Size size, boolean even, int number, CoordinateMoves moves) {
    int start = in.at();
    int stop = in.lineEnd(start);
    split(start, stop);
    String from = field(3);
    int turn = 0;
    boolean good = from.length() > 1 && from.length() < 10 && "wb".indexOf(from.charAt(0)) >= 0;
    for (int i = 1; good && i < from.length(); i++) {
      good = isDigit(from.charAt(i));
      turn = turn * 10 + from.charAt(i) - '0';
    }
    if (!good || field(0).startsWith("(")) {
      in.report(
          Code.E_AQUA_BOARD,
          start,
          Math.max(stop, Math.min(start + 1, in.source().length())),
          "expected rows;castling;en passant;start",
          "such as 4k/5/5/5/K4;-;-;w1");
      in.moveTo(field(0).startsWith("(") ? start : stop);
      return;
    }
    if (!field(2).equals("-")) {
      in.report(
          Code.W_AQUA_EN_PASSANT,
          fields.get(2)[0],
          fields.get(2)[1],
          "what happened before the start is not known, so there is no en passant",
          null);
    }
    Parity parity = even ? Parity.EVEN : Parity.ODD;
    String label = parity.signedLabel(even ? number - 1 : number);
    int halfTurn = 2 * turn + (from.charAt(0) == 'w' ? 0 : 1);
    boards(fields.get(0)[0], fields.get(0)[1], size, label, halfTurn);
    if (fields.size() > 4) {
      in.moveTo(fields.get(4)[0]);
      while (in.at() < stop) {
        if (!in.accept(';')) {
          moves.parse();
        }
        in.skipSpaces();
      }
    }
    in.moveTo(stop);
  }

  /** Rows, or the rows of boards that follow each other with a bar between. */
  private void boards(int start, int stop, Size size, String label, int first) {
    int from = start;
    int halfTurn = first;
    for (int i = start; i <= stop; i++) {
      if (i == stop || in.charAt(i) == '|') {
        String rows = OldFenRows.star(in.cut(from, i), size, field(1));
        Color color = Color.ofHalfTurn(halfTurn);
        String block =
            "[" + rows + ":" + label + ":" + Moment.turn(halfTurn) + ":" + color.letter() + "]";
        out.board(from, i, block);
        halfTurn++;
        from = i + 1;
      }
    }
  }
}
