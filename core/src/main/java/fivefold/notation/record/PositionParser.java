package fivefold.notation.record;

import fivefold.model.Color;
import fivefold.model.Parity;
import fivefold.model.Size;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads a position, by itself or inside a record. */
final class PositionParser {
  static final String MAGIC = "5dchess-position";

  /** The last line of a position inside a record. */
  static final String END = "end-position";

  /** What pawns become in that program. */
  static final String PROMOTIONS = "Q,N,R,B";

  private static final int MAX_TIMELINE = 1000;

  private final TextInput in;
  private final Script.Builder out;
  private final Lines lines;

  private final Map<Field, Value> values = new EnumMap<>(Field.class);
  private final List<BoardLine> boards = new ArrayList<>();

  /** The timelines that no player has made. */
  private final TreeSet<Integer> originals = new TreeSet<>();

  private final Set<Integer> made = new HashSet<>();

  private boolean failed;

  private record Value(String text, int start, int end) {}

  private record BoardLine(int timeline, int turn, Color color, int start, int end) {}

  PositionParser(TextInput in, Script.Builder out, Lines lines) {
    this.in = in;
    this.out = out;
    this.lines = lines;
  }

  /**
   * Reads the lines up to the end of the text or the position.
   *
   * @return by how much the timelines are numbered higher than ours, unless something is wrong
   */
  OptionalInt parse() {
    boolean inside = lines.next();
    if (!inside || !isMagic(lines, MAGIC)) {
      in.report(
          Code.E_RECORD_LINE, lines.start(), lines.end(), "expected " + MAGIC + " 1 here", null);
      failed = true;
    }
    inside = inside && lines.next();
    while (inside && !lines.text().equals(END)) {
      line();
      inside = lines.next();
    }
    if (!failed) {
      emit();
    }
    if (failed) {
      out.broken(lines.start(), lines.end());
      return OptionalInt.empty();
    }
    return OptionalInt.of(shift());
  }

  /** Whether a line is the first of a file; a version that is not known is worth a word. */
  static boolean isMagic(Lines lines, String magic) {
    String line = lines.text();
    boolean there = line.startsWith(magic + " ") || line.equals(magic);
    if (there && !line.equals(magic + " 1")) {
      lines.complain("only version 1 is known");
    }
    return there;
  }

  private void line() {
    String line = lines.text();
    boolean timeline =
        line.length() > 1 && line.charAt(0) == 'L' && !Character.isLetter(line.charAt(1));
    if (timeline) {
      timeline();
      lines.moveToEnd();
      return;
    }
    int colon = line.indexOf(':');
    Field field = Field.ofKey(colon < 0 ? "" : line.substring(0, colon).strip());
    if (field == null) {
      lines.complain("this line is neither a board nor anything else that is known");
      return;
    }
    if (!boards.isEmpty()) {
      in.strictly(
          Code.E_RECORD_LINE, lines.start(), lines.end(), "this stands before the boards", null);
    }
    int start = Math.min(in.afterBlanks(lines.start() + colon + 1), lines.end());
    Value value = new Value(in.cut(start, lines.end()), start, lines.end());
    if (values.putIfAbsent(field, value) != null) {
      lines.complain(field.key() + " was given before; that counts");
    }
  }

  /** {@code L0 T1w: rows} or {@code L1 parent: L0}. */
  private void timeline() {
    lines.moveTo(lines.start() + 1);
    int id = id();
    in.skipSpaces();
    if (id != Integer.MIN_VALUE && in.accept("parent:")) {
      in.skipSpaces();
      if (in.accept('L') && id() != Integer.MIN_VALUE && in.at() == lines.end()) {
        made.add(id);
        originals.remove(id);
      } else {
        fail("a parent is written like L1 parent: L0");
      }
      return;
    }
    boolean hasTurn = in.accept('T') && TextInput.isDigit(in.peek());
    int turn = hasTurn ? in.coordinate() : 0;
    Color color = in.accept('w') ? Color.WHITE : in.accept('b') ? Color.BLACK : null;
    in.skipSpaces();
    if (id == Integer.MIN_VALUE || !hasTurn || color == null || !in.accept(':')) {
      fail("a board is written like L0 T1w: rnbqkbnr/…");
      return;
    }
    if (!made.contains(id)) {
      originals.add(id);
    }
    int rows = Math.min(in.afterBlanks(in.at()), lines.end());
    boards.add(new BoardLine(id, turn, color, rows, lines.end()));
  }

  private int id() {
    char sign = in.sign();
    if (!TextInput.isDigit(in.peek())) {
      return Integer.MIN_VALUE;
    }
    int number = in.number();
    return number > MAX_TIMELINE ? Integer.MIN_VALUE : sign == '-' ? -number : number;
  }

  private void fail(String message) {
    failed = true;
    in.report(Code.E_RECORD_LINE, lines.start(), lines.end(), message, null);
  }

  private void fail(@Nullable Value value, String message) {
    failed = true;
    int start = value == null ? lines.start() : value.start;
    int end = value == null ? lines.end() : value.end;
    in.report(Code.E_RECORD_VALUE, start, end, message, null);
  }

  // What it means

  private void emit() {
    Value size = values.get(Field.SIZE);
    String wide = size == null ? "" : size(size.text);
    if (wide.isEmpty()) {
      fail(
          size,
          size == null ? "the size is missing" : "the size is a number from 1 to " + Size.MAX);
    } else if (boards.isEmpty()) {
      fail(null, "there are no boards");
    } else if (!originalsAreTogether()) {
      fail(null, "the timelines without a parent must lie side by side, and there must be one");
    }
    if (failed || size == null) {
      return;
    }
    header("Size", wide, size);
    header("Timeline", parity() == Parity.EVEN ? "Even" : "Odd", size);
    header("Promotions", PROMOTIONS, size);
    for (Field field : Field.values()) {
      Value value = values.get(field);
      if (field.header() != null && value != null && !value.text.isEmpty()) {
        boolean variant = field == Field.TITLE && isVariant(value.text);
        header(variant ? "Variant" : field.header(), value.text, value);
      }
    }
    emitBoards();
    emitPresent();
  }

  private void header(String key, String value, Value where) {
    out.header(where.start, where.end, key, value, where.start, where.end);
  }

  /** A number; boards of other shapes than a square are our own addition. */
  private static String size(String text) {
    int cross = text.indexOf('x');
    int width = side(cross < 0 ? text : text.substring(0, cross));
    int height = cross < 0 ? width : side(text.substring(cross + 1));
    return width == 0 || height == 0 ? "" : width + "x" + height;
  }

  private static int side(String text) {
    boolean digits = text.length() == 1 || text.length() == 2;
    for (int i = 0; i < text.length(); i++) {
      digits &= TextInput.isDigit(text.charAt(i));
    }
    int number = digits ? Integer.parseInt(text) : 0;
    return number > Size.MAX ? 0 : number;
  }

  private static boolean isVariant(String title) {
    return Variants.find(title) instanceof VariantLookup.Found found
        && found.variant().isPlayable();
  }

  private boolean originalsAreTogether() {
    return !originals.isEmpty() && originals.last() - originals.first() == originals.size() - 1;
  }

  private Parity parity() {
    return originals.size() % 2 == 0 ? Parity.EVEN : Parity.ODD;
  }

  /** The number of our timeline 0, or +0. */
  private int shift() {
    return originals.first() + originals.size() / 2;
  }

  private boolean allows(String rule) {
    Value rules = values.get(Field.RULES);
    if (rules == null) {
      return false;
    }
    int at = rules.text.indexOf(rule);
    int end = at + rule.length();
    return at >= 0
        && (at == 0 || !Character.isLetter(rules.text.charAt(at - 1)))
        && (end == rules.text.length() || !Character.isLetter(rules.text.charAt(end)));
  }

  private void emitBoards() {
    boolean doubleStep = allows("double-step");
    boolean castling = allows("castling");
    // One too many is enough to be told.
    int most = Math.min(boards.size(), in.options().limits().boards() + 1);
    for (BoardLine board : boards.subList(0, most)) {
      String rows = in.cut(board.start, board.end);
      String label = parity().signedLabel(board.timeline - shift());
      out.board(
          board.start,
          board.end,
          "["
              + Rows.flipStars(rows, doubleStep, castling)
              + ":"
              + label
              + ":"
              + board.turn
              + ":"
              + board.color.letter()
              + "]");
    }
  }

  /** Who is to move, and where the present is, follows from the boards and is compared. */
  private void emitPresent() {
    Value mover = values.get(Field.TO_MOVE);
    Color color = mover == null ? null : color(mover.text);
    if (mover == null || color == null) {
      in.report(
          Code.W_RECORD_LINE,
          mover == null ? lines.start() : mover.start,
          mover == null ? lines.end() : mover.end,
          "to-move: white or to-move: black is missing",
          null);
    }
    Value present = values.get(Field.PRESENT);
    if (present == null || !emitPresent(present)) {
      if (mover != null && color != null) {
        out.present(mover.start, mover.end, Script.ANY_TURN, color);
      }
    }
  }

  private static @Nullable Color color(String word) {
    return word.equals("white") ? Color.WHITE : word.equals("black") ? Color.BLACK : null;
  }

  /** {@code T3w}; older files have the number of the half-turn. */
  private boolean emitPresent(Value present) {
    in.moveTo(present.start);
    boolean label = in.accept('T');
    boolean digits = TextInput.isDigit(in.peek());
    int number = in.coordinate();
    Color color = in.accept('w') ? Color.WHITE : in.accept('b') ? Color.BLACK : null;
    boolean good = digits && in.at() == present.end && label == (color != null);
    lines.moveToEnd();
    if (!good) {
      in.report(
          Code.W_RECORD_LINE, present.start, present.end, "the present is written like T3w", null);
      return false;
    }
    boolean fromZero = boards.stream().anyMatch(board -> board.turn == 0);
    int turn = label ? number : number / 2 + (fromZero ? 0 : 1);
    out.present(present.start, present.end, turn, color != null ? color : Color.ofHalfTurn(number));
    return true;
  }
}
