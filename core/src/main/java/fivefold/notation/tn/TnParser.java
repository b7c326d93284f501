package fivefold.notation.tn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.Brackets;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads actions that are separated by slashes or line ends, each a list of one item a timeline.
 * Files that hold several games have headers before each.
 */
final class TnParser {
  private final TextInput in;
  private final Script.Builder out = Script.builder();
  private final Brackets brackets;
  private final List<TnMove> moves = new ArrayList<>();
  private boolean begun;

  TnParser(TextInput in) {
    this.in = in;
    this.brackets = new Brackets(in, out);
  }

  /** Several moves glued by semicolons, or steps back in time with a small t. */
  static int sniff(CharSequence head) {
    String text = head.toString();
    if (text.contains("[Layout ")) {
      return 75;
    }
    int start = 0;
    while (start < text.length() && TextInput.isBlank(text.charAt(start))) {
      start++;
    }
    int dot = text.indexOf('.', start);
    if (start >= text.length()
        || text.contains("..")
        || text.indexOf('[') >= 0
        || text.indexOf('{') >= 0) {
      return 0;
    }
    if (!isDigit(text.charAt(start)) || dot < 0) {
      return dot < 0 && hasOnlyItems(text, start) ? 40 : 0;
    }
    if (text.contains(">>t-") || text.contains(">>xt-")) {
      return 75;
    }
    for (int i = 1; i + 1 < text.length(); i++) {
      if (text.charAt(i) == ';' && isItem(text.charAt(i - 1)) && isItem(text.charAt(i + 1))) {
        return 55;
      }
      if (isSourceFirst(text, i)) {
        return 60;
      }
    }
    return 0;
  }

  /** {@code eCe3}: what tells pieces apart stands before the letter in this notation alone. */
  private static boolean isSourceFirst(String text, int at) {
    int to = at + (at + 2 < text.length() && text.charAt(at + 2) == 'x' ? 3 : 2);
    return to + 1 < text.length()
        && TextInput.isBlank(text.charAt(at - 1))
        && TextInput.isFile(text.charAt(at))
        && PieceType.ofLetter(text.charAt(at + 1)).isPresent()
        && TextInput.isFile(text.charAt(to))
        && isDigit(text.charAt(to + 1));
  }

  /** Whether there are several lines, each with moves and nothing else. */
  private static boolean hasOnlyItems(String text, int start) {
    int lines = 0;
    int at = start;
    while (at < text.length()) {
      int end = text.indexOf('\n', at);
      end = end < 0 ? text.length() : end;
      int remark = text.indexOf('?', at);
      int stop = remark >= 0 && remark < end ? remark : end;
      boolean square = false;
      for (int i = at; i < stop; i++) {
        char c = text.charAt(i);
        square |= isDigit(c) && i > at && text.charAt(i - 1) >= 'a' && text.charAt(i - 1) <= 'h';
        if (!isItem(c) && !TextInput.isBlank(c) && "LlTtx>;/=".indexOf(c) < 0) {
          return false;
        }
      }
      if (!square && !text.substring(at, stop).isBlank()) {
        return false;
      }
      lines += square ? 1 : 0;
      at = end + 1;
    }
    return lines > 1;
  }

  private static boolean isItem(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'h') || "KNBRQPUDWYCS-_<+#".indexOf(c) >= 0;
  }

  Script parse() {
    in.skipBlanks();
    while (!in.atEnd() && !(begun && in.peek() == '[')) {
      int start = in.at();
      if (in.peek() == '[') {
        in.strictly(Code.E_TN_HEADER, start, start + 1, "the notation has no headers", null);
        brackets.parse();
      } else if (in.peek() == '?') {
        comment();
      } else if (!in.accept('/')) {
        action();
      }
      in.skipBlanks();
    }
    return out.build(in.source(), in.at());
  }

  private void comment() {
    int start = in.at();
    in.moveTo(in.lineEnd(start));
    String text = in.cut(start + 1, in.at()).strip();
    if (!text.isEmpty()) {
      out.comment(start, in.at(), text);
    }
  }

  private void action() {
    begun = true;
    number();
    moves.clear();
    TnOrder order = new TnOrder();
    int start = in.at();
    Check check = Check.NONE;
    boolean more = true;
    boolean broken = false;
    while (more) {
      in.skipSpaces();
      if (isEnd()) {
        break;
      }
      int at = in.at();
      if (isPlaceholder()) {
        in.take();
        order.skip();
      } else {
        TnMove move = new TnMove(in);
        String problem = move.parse(order);
        if (problem != null) {
          broken = true;
          fail(at, problem);
        } else {
          moves.add(move);
        }
      }
      in.skipSpaces();
      Check mark = mark();
      check = mark == Check.NONE ? check : mark;
      more = separator();
    }
    // A piece can only branch off a board of the same turn when that board has been played on.
    List<TnMove> late = new ArrayList<>(moves);
    late.removeIf(move -> !move.branchesBeside());
    moves.removeAll(late);
    moves.addAll(late);
    for (int i = 0; i < moves.size(); i++) {
      TnMove move = moves.get(i);
      if (i + 1 == moves.size()) {
        // The sign is about the whole action.
        move.draft().check(check);
      }
      out.move(move.start(), move.end(), move.draft());
    }
    if (broken) {
      out.broken(start, in.at());
    }
    if (!isEnd() && in.at() == start) {
      in.take();
    }
  }

  private boolean isEnd() {
    char c = in.peek();
    return in.atEnd() || TextInput.isLineEnd(c) || c == '/' || c == '?' || c == '[';
  }

  /** Passed over, not this player's turn, or reached by a jump from elsewhere. */
  private boolean isPlaceholder() {
    char c = in.peek();
    return c == '_' || c == '<' || (c == '-' && !isDigit(in.peek(1)));
  }

  private Check mark() {
    if (in.accept('#')) {
      return Check.CHECKMATE;
    }
    return in.accept('+') ? Check.CHECK : Check.NONE;
  }

  /** A semicolon; a line end beside it says nothing. */
  private boolean separator() {
    int before = in.at();
    in.skipBlanks();
    if (in.accept(';')) {
      in.skipBlanks();
      return true;
    }
    in.moveTo(before);
    in.skipSpaces();
    before = in.at();
    if (!isEnd()) {
      int stop = Math.max(in.wordEnd(before), before + 1);
      in.report(
          Code.E_TN_ITEM,
          before,
          stop,
          in.quote(before, stop) + " can't stand here: expected ; or / or the end of the line",
          null);
      in.moveTo(stop);
      out.broken(before, stop);
    }
    return false;
  }

  private void fail(int start, String problem) {
    int stop = Math.max(in.at(), start);
    while (stop < in.source().length() && "; /?\n\r[".indexOf(in.charAt(stop)) < 0) {
      stop++;
    }
    stop = Math.max(stop, Math.min(start + 1, in.source().length()));
    in.notAMove(Code.E_TN_ITEM, start, stop, problem);
  }

  /** {@code 5}, {@code 5b}, {@code 5bT1}, {@code w} and a dot; or nothing at all. */
  private void number() {
    int start = in.at();
    int number = in.number();
    Color color = in.accept('w') ? Color.WHITE : in.accept('b') ? Color.BLACK : null;
    int present = -1;
    if (in.peek() == 'T' && isDigit(in.peek(1))) {
      in.take();
      present = in.coordinate();
    }
    if (in.at() > start && in.accept('.')) {
      out.turn(start, in.at(), number >= TextInput.TOO_LARGE ? 0 : number, color);
      if (present >= 0) {
        out.newPresent(start, in.at(), present);
      }
    } else {
      in.moveTo(start);
      out.turn(start, start, 0, null);
    }
  }
}
