package fivefold.notation.nidlatam;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import java.util.ArrayList;
import java.util.List;

/** Reads numbered sets of moves; odd numbers are White's. Items stand on lines of their own. */
final class NidlatamParser {
  private final TextInput in;
  private final Script.Builder out = Script.builder();
  private final List<NidlatamMove> moves = new ArrayList<>();

  /** The turn that Pr stands for in this set, or -1. */
  private int present;

  NidlatamParser(TextInput in) {
    this.in = in;
  }

  static int sniff(CharSequence head) {
    String text = head.toString().stripLeading();
    int i = 0;
    while (i < text.length() && isDigit(text.charAt(i))) {
      i++;
    }
    if (i == 0 || i >= text.length() || text.charAt(i) != '.') {
      return 0;
    }
    String rest = text.substring(i + 1).stripLeading();
    return rest.startsWith("{") && rest.contains("=>") ? 90 : 0;
  }

  Script parse() {
    in.skipBlanks();
    while (!in.atEnd()) {
      set();
      in.skipBlanks();
    }
    return out.build(in.source(), in.at());
  }

  private void set() {
    int start = in.at();
    int number = in.number();
    boolean numbered = in.at() > start && in.accept('.');
    in.skipBlanks();
    if (!numbered || !in.accept('{')) {
      int stop = Math.max(in.lineEnd(start), start + 1);
      in.report(Code.E_NID_SET, start, stop, "expected a numbered set such as 1. {", null);
      in.moveTo(stop);
      out.broken(start, stop);
      return;
    }
    boolean known = number > 0 && number < TextInput.TOO_LARGE;
    Color color = number % 2 == 1 ? Color.WHITE : Color.BLACK;
    out.turn(start, in.at(), known ? (number + 1) / 2 : 0, known ? color : null);
    present = -1;
    moves.clear();
    Check declared = items(start);
    for (int i = 0; i < moves.size(); i++) {
      NidlatamMove move = moves.get(i);
      if (i + 1 == moves.size() && declared != Check.NONE) {
        move.draft().check(declared);
      }
      out.move(move.start(), move.end(), move.draft());
    }
  }

  /** Reads up to the closing brace; gives the mate that is declared at the end. */
  private Check items(int start) {
    Check declared = Check.NONE;
    while (true) {
      in.skipBlanks();
      if (in.atEnd()) {
        in.report(
            Code.E_NID_SET, start, Math.min(start + 1, in.at()), "the set is not closed", "add }");
        return declared;
      }
      int at = in.at();
      if (in.accept('}')) {
        return declared;
      }
      if (in.accept("--")) {
        declared = declaration(at, declared);
      } else if (in.isAhead("Pr")) {
        present(at);
      } else {
        item(at);
      }
    }
  }

  private Check declaration(int start, Check declared) {
    int stop = start + 2;
    while ((in.charAt(stop) >= 'a' && in.charAt(stop) <= 'z') || in.charAt(stop) == '-') {
      stop++;
    }
    in.moveTo(stop);
    switch (in.cut(start + 2, stop)) {
      case "checkmate" -> {
        return Check.CHECKMATE;
      }
      case "stalemate", "stale-checkmate" -> {
        // Whether there is a legal reply follows from the position.
        return declared;
      }
      default -> {
        in.report(Code.E_NID_ITEM, start, stop, "expected --checkmate or --stalemate", null);
        return declared;
      }
    }
  }

  private void present(int start) {
    in.accept("Pr");
    in.skipSpaces();
    boolean equals = in.accept('=');
    in.skipSpaces();
    if (!equals || !isDigit(in.peek())) {
      fail(start, "expected Pr = and a turn");
      return;
    }
    present = in.coordinate();
    out.newPresent(start, in.at(), present);
  }

  /** {@code 0=>1} and a move. */
  private void item(int start) {
    boolean known = label();
    boolean back = in.isAhead("<=");
    known &= in.accept("=>") || in.accept("<=");
    known &= label();
    in.skipSpaces();
    if (!known) {
      fail(start, "expected timelines such as 0=>0 before a move");
      return;
    }
    if (in.accept("return from")) {
      in.skipSpaces();
      label();
      in.report(Code.W_NID_RETURN, start, in.at(), "a return is not a move and is skipped", null);
      return;
    }
    if (back) {
      fail(start, "<= stands only before a return");
      return;
    }
    NidlatamMove move = new NidlatamMove(in, present);
    String problem = move.parse();
    if (problem != null) {
      fail(start, problem);
    } else {
      moves.add(move);
    }
  }

  private boolean label() {
    in.skipSpaces();
    if (in.peek() == '-' || in.peek() == '+') {
      in.take();
    }
    boolean digits = isDigit(in.peek());
    in.number();
    in.skipSpaces();
    return digits;
  }

  private void fail(int start, String problem) {
    int stop = Math.max(in.at(), start + 1);
    while (stop < in.source().length()
        && !TextInput.isLineEnd(in.charAt(stop))
        && in.charAt(stop) != '}') {
      stop++;
    }
    stop = Math.min(stop, in.source().length());
    in.report(Code.E_NID_ITEM, start, stop, in.quote(start, stop) + ": " + problem, null);
    in.moveTo(stop);
    for (NidlatamMove move : moves) {
      out.move(move.start(), move.end(), move.draft());
    }
    moves.clear();
    out.broken(start, stop);
  }
}
