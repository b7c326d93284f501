package fivefold.notation.record;

import fivefold.model.Color;
import fivefold.notation.BoardPattern;
import fivefold.notation.MovePattern;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import fivefold.variants.Variants;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads a record: where the game starts, then a line for each action. */
final class RecordParser {
  static final String MAGIC = "5dchess-record";
  static final String MODE = "mode:";
  static final String POSITION = "position:";

  /** The only mode that is a variant here; in the others pawns never step twice. */
  static final String STANDARD_MODE = "standard";

  private static final List<String> OTHER_MODES =
      List.of(
          "knight-vs-bishop",
          "omit-bishop",
          "omit-knight",
          "omit-queen",
          "omit-rook",
          "timeline-battle",
          "timeline-fragment",
          "timeline-invasion");

  private final TextInput in;
  private final Script.Builder out = Script.builder();
  private final Lines lines;
  private final MovePattern.Draft move = MovePattern.draft();

  /** By how much the timelines are numbered higher than ours. */
  private int shift;

  private boolean started;
  private boolean failed;

  RecordParser(TextInput in) {
    this.in = in;
    this.lines = new Lines(in, out);
  }

  Script parse() {
    if (!lines.next()) {
      return out.build(in.source(), in.at());
    }
    if (!PositionParser.isMagic(lines, MAGIC)) {
      fail("expected " + MAGIC + " 1 here");
    }
    while (!failed && lines.next()) {
      line();
      lines.moveToEnd();
    }
    if (!failed && !started) {
      fail("the record does not say where the game starts");
    }
    return out.build(in.source(), failed ? in.end() : in.at());
  }

  private void fail(String message) {
    lines.fail(message);
    failed = true;
  }

  private void line() {
    String line = lines.text();
    if (line.startsWith(MODE) || line.equals(POSITION)) {
      if (started) {
        fail("the record has said where the game starts");
      } else if (line.equals(POSITION)) {
        start(new PositionParser(in, out, lines).parse());
      } else {
        mode(line.substring(MODE.length()).strip());
      }
      started = true;
    } else if (!started) {
      fail("expected " + MODE + " or " + POSITION + " before the first turn");
    } else {
      turn();
    }
  }

  private void start(OptionalInt numbering) {
    failed = numbering.isEmpty();
    shift = numbering.orElse(0);
  }

  private void mode(String id) {
    if (id.equals(STANDARD_MODE)) {
      out.header(
          lines.start(), lines.end(), "Board", Variants.STANDARD, lines.start(), lines.end());
      String promotions = PositionParser.PROMOTIONS;
      out.header(lines.start(), lines.end(), "Promotions", promotions, lines.start(), lines.end());
      return;
    }
    in.report(
        Code.E_RECORD_MODE,
        lines.start(),
        lines.end(),
        OTHER_MODES.contains(id)
            ? "the mode " + id + " is no variant that is known here"
            : "there is no such mode",
        "give the boards between the lines " + POSITION + " and " + PositionParser.END);
    out.broken(lines.start(), lines.end());
    failed = true;
  }

  /** {@code T5w: (L0T5)e2>(L1T2)e4 …}. */
  private void turn() {
    lines.moveTo(lines.start());
    boolean label = in.accept('T') && TextInput.isDigit(in.peek());
    int number = label ? in.coordinate() : 0;
    Color color = in.accept('w') ? Color.WHITE : in.accept('b') ? Color.BLACK : null;
    if (!label || color == null || !in.accept(':')) {
      lines.fail("a turn is written like T1w: (L0T1)e2>(L0T1)e4");
      return;
    }
    out.turn(lines.start(), in.at(), 0, null);
    out.present(lines.start(), in.at() - 1, number, color);
    in.skipSpaces();
    boolean any = false;
    while (in.at() < lines.end()) {
      int start = in.at();
      int stop = in.wordEnd(start);
      String problem = move();
      if (problem == null && in.at() < stop) {
        problem = "it should end before " + in.quote(in.at(), stop);
      }
      if (problem != null) {
        in.notAMove(Code.E_MOVE_SYNTAX, start, stop, problem);
        out.broken(start, stop);
        return;
      }
      out.move(start, in.at(), move);
      any = true;
      in.skipSpaces();
    }
    if (!any) {
      lines.complain("a turn has at least one move");
    }
  }

  /** Reads a move into the draft, or says what is wrong. */
  private @Nullable String move() {
    move.clear();
    BoardPattern from = board();
    if (from == null) {
      return "a move begins with its board, such as (L0T1)";
    }
    int fromFile = in.file();
    int fromRank = in.rank();
    if (fromFile == MovePattern.ANY || fromRank == MovePattern.ANY) {
      return "expected the square the piece comes from";
    }
    if (!in.accept('>')) {
      return "expected > behind the square the piece comes from";
    }
    BoardPattern to = board();
    if (to == null) {
      return "expected the board the piece goes to";
    }
    int toFile = in.file();
    int toRank = in.rank();
    if (toFile == MovePattern.ANY || toRank == MovePattern.ANY) {
      return "expected the square the piece goes to";
    }
    move.source(from).from(fromFile, fromRank).target(to).to(toFile, toRank);
    return in.promotion(move);
  }

  private @Nullable BoardPattern board() {
    if (!in.accept("(L")) {
      return null;
    }
    char sign = in.sign();
    boolean line = TextInput.isDigit(in.peek());
    int number = in.coordinate();
    if (!line || !in.accept('T') || !TextInput.isDigit(in.peek())) {
      return null;
    }
    int turn = in.coordinate();
    int index = Math.min((sign == '-' ? -number : number) - shift, BoardPattern.MAX_NUMBER);
    return in.accept(')')
        ? BoardPattern.ofIndex(Math.max(index, -BoardPattern.MAX_NUMBER), turn)
        : null;
  }
}
