package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.game.Evaluation;
import fivefold.notation.BoardPattern;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/** Reads what is said about a move behind it: evaluations, and what a jump made. */
final class RemarkParser {
  private final TextInput in;
  private final Script.Builder out;

  RemarkParser(TextInput in, Script.Builder out) {
    this.in = in;
    this.out = out;
  }

  /** {@code (>L1)}, the timeline a jump made, or {@code (~T1)}, the turn the present went to. */
  void note(char kind) {
    int start = in.at();
    in.skip(2);
    char letter = kind == '>' ? 'L' : 'T';
    in.skipBlanks();
    if (in.peek() == letter) {
      in.skip(1);
    }
    char sign = in.peek();
    if (kind == '>' && (sign == '+' || sign == '-')) {
      in.skip(1);
    } else {
      sign = 0;
    }
    boolean digits = isDigit(in.peek());
    int number = in.coordinate();
    in.skipBlanks();
    if (!digits || in.peek() != ')') {
      in.moveTo(MoveParser.wordEnd(in, in.at()));
      if (in.peek() == ')') {
        in.skip(1);
      }
      in.report(
          Code.W_CHAR,
          start,
          in.at(),
          in.quote(start, in.at())
              + " is not a note: expected "
              + (kind == '>' ? "(>L1)" : "(~T1)"),
          null);
      return;
    }
    in.skip(1);
    if (kind == '>') {
      out.newLine(
          start,
          in.at(),
          new BoardPattern(
              BoardPattern.lineForm(sign), number, BoardPattern.TurnForm.NONE, 0, null));
    } else {
      out.newPresent(start, in.at(), number);
    }
  }

  /** An evaluation that stands apart from its move. */
  void evaluation() {
    int start = in.at();
    Evaluation evaluation = evaluation(in);
    in.moveTo(MoveParser.wordEnd(in, in.at()));
    if (evaluation == null) {
      in.report(
          Code.W_MOVE_SYNTAX, start, in.at(), "an evaluation is one of ! ? !! ?? !? ?!", null);
    } else {
      in.strictly(
          Code.E_MOVE_SYNTAX, start, in.at(), "an evaluation stands right after its move", null);
      out.evaluation(start, in.at(), evaluation);
    }
  }

  /** {@code $1}: the evaluations of ordinary PGN, of which the first six are Nunn's. */
  void numberedEvaluation() {
    int start = in.at();
    in.skip(1);
    int number = in.number();
    Evaluation[] all = Evaluation.values();
    if (in.at() == start + 1 || number < 1 || number > all.length) {
      boolean sign = in.at() > start + 1;
      in.moveTo(Math.max(in.at(), MoveParser.wordEnd(in, in.at())));
      in.report(
          Code.W_CHAR,
          start,
          in.at(),
          in.quote(start, in.at())
              + (sign ? " is left out: only $1 to $6 have a sign here" : " means nothing here"),
          null);
    } else {
      in.strictly(Code.E_CHAR, start, in.at(), "evaluations are written with ! and ?", null);
      out.evaluation(start, in.at(), all[number - 1]);
    }
  }

  /** The evaluation at the current place, or null when there are too many signs. */
  static @Nullable Evaluation evaluation(TextInput in) {
    char first = in.peek();
    char second = in.peek(1);
    boolean two = second == '!' || second == '?';
    in.skip(two ? 2 : 1);
    if (in.peek() == '!' || in.peek() == '?') {
      return null;
    }
    if (!two) {
      return first == '!' ? Evaluation.GOOD : Evaluation.BAD;
    }
    if (first == second) {
      return first == '!' ? Evaluation.BRILLIANT : Evaluation.BLUNDER;
    }
    return first == '!' ? Evaluation.INTERESTING : Evaluation.DUBIOUS;
  }
}
