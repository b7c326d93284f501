package fivefold.notation.aquababy;

import static fivefold.notation.TextInput.isDigit;

import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;

/**
 * Reads moves between semicolons or line ends. Where a turn ends follows from the boards, so
 * neither lines nor the numbers that one exporter writes (wrongly) mean anything.
 */
final class AquababyParser {
  private final TextInput in;
  private final Script.Builder out = Script.builder();

  AquababyParser(TextInput in) {
    this.in = in;
  }

  static int sniff(CharSequence head) {
    String text = head.toString().stripLeading();
    int i = 1;
    int commas = 0;
    while (i < text.length() && (isDigit(text.charAt(i)) || ",+- ".indexOf(text.charAt(i)) >= 0)) {
      commas += text.charAt(i) == ',' ? 1 : 0;
      i++;
    }
    return text.startsWith("(") && commas >= 2 ? 90 : 0;
  }

  Script parse() {
    out.flat();
    CoordinateMoves moves = new CoordinateMoves(in, out, false);
    in.skipBlanks();
    while (!in.atEnd()) {
      if (in.peek() == ';') {
        in.take();
      } else if (!label()) {
        moves.parse();
      }
      in.skipBlanks();
    }
    return out.build(in.source(), in.at());
  }

  /** {@code 2w.}, as one exporter labels turns. */
  private boolean label() {
    int i = in.at();
    while (isDigit(in.charAt(i))) {
      i++;
    }
    int digits = i;
    i += in.charAt(i) == 'w' || in.charAt(i) == 'b' ? 1 : 0;
    if (digits == in.at() || in.charAt(i) != '.') {
      return false;
    }
    in.strictly(Code.E_AQUA_LABEL, in.at(), i + 1, "turns have no numbers in this notation", null);
    in.moveTo(i + 1);
    return true;
  }
}
