package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Moment;
import fivefold.model.Size;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import fivefold.text.VisibleText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads single blocks {@code [rows:timeline:turn:colour]}. The rows are {@link FenRowsReader}'s
 * part.
 */
final class FenBlockReader {
  /** Labels have at most this number; beyond it nobody could have written all timelines between. */
  static final int MAX_DISTANCE = 100_000_000;

  /** How many boards a run of the catalogue may stand for. */
  static final int MAX_RUN = 10_000;

  private final FenMode mode;
  private final @Nullable Size size;
  private final Diagnostics found;
  private final List<SetupBoard> boards = new ArrayList<>();
  private boolean unplaced;

  /**
   * @param size the size of all boards, or null when it is not known and not to be checked
   */
  FenBlockReader(FenMode mode, @Nullable Size size, Diagnostics found) {
    this.mode = mode;
    this.size = size;
    this.found = found;
  }

  /** The boards read so far. */
  List<SetupBoard> boards() {
    return boards;
  }

  /** Whether some block did not say where its board lies. */
  boolean hasUnplaced() {
    return unplaced;
  }

  void read(Span block) {
    String text = block.source().text();
    int start = block.start();
    int end = block.end();
    if (start == end || text.charAt(start) != '[') {
      found.report(Code.E_FEN_BRACKET, block, "a block begins with [", null);
      unplaced = true;
      return;
    }
    if (end - start < 2 || text.charAt(end - 1) != ']') {
      found.report(Code.E_FEN_BRACKET, block.at(end, end), "the block is not closed by ]", null);
      unplaced = true;
      return;
    }
    List<Span> fields = fields(block);
    boolean run = mode == FenMode.CATALOGUE && fields.size() == 3;
    if (!run && !checkFieldCount(block, fields)) {
      unplaced = true;
      return;
    }
    checkSpaces(block);
    Board board = new FenRowsReader(mode, size, found).read(fields.get(0));
    @Nullable Label label = label(fields.get(1));
    if (run) {
      addRun(block, board, label, fields);
      return;
    }
    int turn = turn(fields.get(2));
    @Nullable Color color = color(fields.get(3));
    if (label == null || turn == NO_TURN || color == null) {
      unplaced = true;
      return;
    }
    add(block, board, label, fields.get(1), turn, color);
  }

  private void add(
      Span block, @Nullable Board board, Label label, Span where, int turn, Color color) {
    boards.add(new SetupBoard(board, label.sign, label.distance, turn, color, block, where));
  }

  /** The parts between the colons, without the white space around them. */
  private static List<Span> fields(Span block) {
    String text = block.source().text();
    List<Span> fields = new ArrayList<>();
    int last = block.end() - 1;
    int start = block.start() + 1;
    // A fifth field is already too many: what follows it belongs to it.
    while (fields.size() < 4) {
      int colon = find(':', text, start, last);
      if (colon == last) {
        break;
      }
      fields.add(trimmed(block, start, colon));
      start = colon + 1;
    }
    fields.add(trimmed(block, start, last));
    return fields;
  }

  private static Span trimmed(Span block, int start, int end) {
    String text = block.source().text();
    int from = start;
    int to = end;
    while (from < to && isSpace(text.charAt(from))) {
      from++;
    }
    while (to > from && isSpace(text.charAt(to - 1))) {
      to--;
    }
    return block.at(from, to);
  }

  /**
   * Where a character is next, or the end. {@code String.indexOf} would look on to the end of the
   * whole source for every block.
   */
  static int find(char c, String text, int start, int end) {
    int i = start;
    while (i < end && text.charAt(i) != c) {
      i++;
    }
    return i;
  }

  static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private boolean checkFieldCount(Span block, List<Span> fields) {
    if (fields.size() == 4) {
      return true;
    }
    String hint = "a block is [rows:timeline:turn:colour], such as [4k/5/5/5/K1R2:0:1:w]";
    if (fields.size() > 4) {
      Span extra = fields.get(4);
      found.report(
          Code.E_FEN_FIELDS, extra, "the block ends after its colour, but something follows", hint);
    } else {
      String[] names = {"rows", "timeline", "turn", "colour"};
      found.report(
          Code.E_FEN_FIELDS,
          block.at(block.end() - 1, block.end()),
          "the block ends where its " + names[fields.size()] + " should be",
          hint);
    }
    return false;
  }

  private void checkSpaces(Span block) {
    String text = block.source().text();
    for (int i = block.start(); i < block.end(); i++) {
      if (isSpace(text.charAt(i))) {
        complain(Code.W_FEN_SPACE, block.at(i, i + 1), "a block has no blanks inside");
        return;
      }
    }
  }

  private @Nullable Label label(Span field) {
    String text = field.text();
    char sign = text.startsWith("+") || text.startsWith("-") ? text.charAt(0) : 0;
    String digits = sign == 0 ? text : text.substring(1);
    if (!Digits.areDigits(digits)) {
      found.report(
          Code.E_FEN_LINE,
          field,
          "a timeline is a number such as 0, +1 or -1, not " + quoted(text),
          null);
      return null;
    }
    int distance = Digits.value(digits, MAX_DISTANCE);
    if (distance < 0) {
      found.report(Code.E_FEN_LINE, field, "no timeline is that far out", null);
      return null;
    }
    checkLeadingZero(field, digits, Code.W_FEN_LINE);
    return new Label(sign, distance);
  }

  private static final int NO_TURN = Integer.MIN_VALUE;

  private int turn(Span field) {
    String text = field.text();
    boolean negative = text.startsWith("-");
    String digits = negative ? text.substring(1) : text;
    if (!Digits.areDigits(digits)) {
      found.report(
          Code.E_FEN_TURN, field, "a turn is a number such as 0 or 1, not " + quoted(text), null);
      return NO_TURN;
    }
    if (negative && mode != FenMode.CATALOGUE) {
      found.report(
          Code.E_FEN_TURN,
          field,
          "no board lies before turn 0",
          "shift all boards forward in time");
      return NO_TURN;
    }
    int turn = Digits.value(digits, Setup.MAX_TURN);
    if (turn < 0) {
      found.report(Code.E_FEN_TURN, field, "no board can lie beyond turn " + Setup.MAX_TURN, null);
      return NO_TURN;
    }
    checkLeadingZero(field, digits, Code.W_FEN_TURN);
    return negative ? -turn : turn;
  }

  private @Nullable Color color(Span field) {
    String text = field.text();
    switch (text) {
      case "w":
        return Color.WHITE;
      case "b":
        return Color.BLACK;
      case "W":
      case "B":
        complain(Code.W_FEN_COLOR, field, "the colour is written as a small letter");
        return text.equals("W") ? Color.WHITE : Color.BLACK;
      default:
        found.report(
            Code.E_FEN_COLOR, field, "the player to move is w or b, not " + quoted(text), null);
        return null;
    }
  }

  /** {@code 1w..5b}: the same board on every half-turn from the first to the last. */
  private void addRun(Span block, @Nullable Board board, @Nullable Label label, List<Span> fields) {
    Span field = fields.get(2);
    String text = field.text();
    int dots = text.indexOf("..");
    if (dots < 2 || text.length() - dots < 4) {
      found.report(Code.E_FEN_FIELDS, field, "a run is written like 1w..5b", null);
      unplaced = true;
      return;
    }
    int middle = field.start() + dots;
    int first = halfTurn(field.at(field.start(), middle));
    int last = halfTurn(field.at(middle + 2, field.end()));
    if (label == null || first == NO_TURN || last == NO_TURN) {
      unplaced = true;
      return;
    }
    if (last < first || last - first >= MAX_RUN) {
      found.report(Code.E_FEN_TURN, field, "a run of 1 to " + MAX_RUN + " boards", null);
      unplaced = true;
      return;
    }
    for (int v = first; v <= last; v++) {
      add(block, board, label, fields.get(1), Moment.turn(v), Color.ofHalfTurn(v));
    }
  }

  private int halfTurn(Span field) {
    int turn = turn(field.at(field.start(), field.end() - 1));
    @Nullable Color color = color(field.at(field.end() - 1, field.end()));
    return turn == NO_TURN || color == null ? NO_TURN : 2 * turn + color.ordinal();
  }

  private void checkLeadingZero(Span field, String digits, Code warning) {
    if (digits.length() > 1 && digits.charAt(0) == '0') {
      complain(warning, field, "a number is written without zeros in front");
    }
  }

  private void complain(Code warning, Span where, String message) {
    found.report(warning.raisedIf(!mode.isLenient()), where, message, null);
  }

  private static String quoted(String text) {
    return "\"" + VisibleText.of(text, 30) + "\"";
  }

  private record Label(char sign, int distance) {}
}
