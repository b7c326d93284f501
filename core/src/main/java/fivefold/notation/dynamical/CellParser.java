package fivefold.notation.dynamical;

import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.notation.BoardPattern;
import fivefold.notation.Brackets;
import fivefold.notation.HeaderSplit;
import fivefold.notation.MovePattern;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.notation.dynamical.DynamicalNotation.Arrangement;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads cells in whatever order and arrangement they come; their steps bring them in order. Cells
 * of arriving pieces only repeat what others say: they are compared and left out.
 */
final class CellParser {
  private final TextInput in;
  private final SourceText source;
  private final Script.Builder out = Script.builder();
  private final Brackets brackets;
  private final MoveParser moves;

  private final List<Cell> cells = new ArrayList<>();
  private final List<Cell> incoming = new ArrayList<>();
  private @Nullable BoardPattern coordinate;

  /** Whether blanks may stand inside the cells on that board. */
  private boolean spaced;

  private @Nullable Result result;
  private int resultStart;
  private int resultEnd;

  CellParser(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    this.source = source;
    this.in = new TextInput(source, from, options, diagnostics);
    this.brackets = new Brackets(in, out);
    this.moves = new MoveParser(in);
  }

  /** Certain when the first line after the headers begins with a cell. */
  static int sniff(CharSequence head, Arrangement arrangement) {
    int start = HeaderSplit.firstMoves(head);
    while (start < head.length() && (head.charAt(start) == '|' || head.charAt(start) == ' ')) {
      start++;
    }
    int cut = Math.min(head.length(), start + 2000);
    String text = head.subSequence(start, cut).toString();
    TextInput in =
        new TextInput(SourceText.of("", text), 0, ReadOptions.LENIENT, new Diagnostics(0));
    if (board(in) == null) {
      return 0;
    }
    in.skipBlanks();
    in.accept('S');
    in.accept('-');
    if (!TextInput.isDigit(in.peek())) {
      return 0;
    }
    while (TextInput.isDigit(in.peek()) || in.peek() == '.' || in.peek() == '#') {
      in.take();
    }
    in.skipBlanks();
    if (in.peek() != '[') {
      return 0;
    }
    boolean columns = text.contains(")    ");
    boolean walls = text.contains("||");
    return switch (arrangement) {
      case COMPACT -> columns || walls ? 90 : 92;
      case ALGEBRAIC -> columns && !walls ? 91 : 89;
      case TOPOLOGICAL -> walls ? 91 : 89;
    };
  }

  Script parse() {
    skipSeparators();
    // A header after cells begins the next game.
    while (!in.atEnd() && (in.peek() != '[' || cells.isEmpty())) {
      token();
      skipSeparators();
    }
    emit();
    if (result != null) {
      out.result(resultStart, resultEnd, result);
    }
    return out.build(source, in.at());
  }

  private void skipSeparators() {
    while (TextInput.isBlank(in.peek()) || in.peek() == '|' || in.peek() == ',') {
      in.take();
    }
  }

  /** Goes to the next part of a cell. */
  private void skipInside(int start) {
    int before = in.at();
    skipSeparators();
    if (in.at() > before && !spaced) {
      in.strictly(Code.E_MOVE_SYNTAX, start, in.at(), "a cell has no blanks inside", null);
    }
  }

  private void token() {
    int start = in.at();
    char c = in.peek();
    if (c == '[') {
      header(start);
      return;
    }
    if (c == '(' || c == '<') {
      coordinate = board(in);
      if (coordinate == null) {
        fail(start, "a cell begins with its board, such as (0T1)");
        return;
      }
      // The later form in parentheses is set in columns; the one in angles has no blanks.
      spaced = c == '(';
      skipInside(start);
    }
    cell(start);
  }

  private static @Nullable BoardPattern board(TextInput in) {
    return in.peek() == '<' ? in.board('<', '>') : in.board('(', ')');
  }

  private void header(int start) {
    brackets.parse();
    String text = in.cut(start, in.at());
    int quote = text.indexOf('"');
    int close = text.lastIndexOf('"');
    if (close > quote && text.substring(1, quote).strip().equalsIgnoreCase("Result")) {
      result = Result.ofToken(text.substring(quote + 1, close)).orElse(null);
      resultStart = start;
      resultEnd = in.at();
    }
  }

  /** A step and a move, on the board named last. */
  private void cell(int start) {
    BoardPattern board = coordinate;
    int stepStart = in.at();
    in.accept('S');
    boolean arrives = in.accept('-');
    if (board == null || !TextInput.isDigit(in.peek())) {
      fail(start, board == null ? "it has no board" : "expected a step such as 3.5 or 3.5#2");
      return;
    }
    Step step = step(stepStart, start);
    if (step == null) {
      return;
    }
    skipInside(start);
    if (!in.accept('[')) {
      fail(start, "expected a move in brackets after the step");
      return;
    }
    Cell cell = new Cell(board, step, start);
    String problem = moves.parse(cell, arrives);
    if (problem != null) {
      fail(start, problem);
      return;
    }
    cell.end = in.at();
    (arrives ? incoming : cells).add(cell);
  }

  /** The step at the current place; null when it is none, which has been reported. */
  private @Nullable Step step(int stepStart, int start) {
    int numberStart = in.at();
    in.number();
    if (in.peek() == '.' && TextInput.isDigit(in.peek(1))) {
      in.take();
      in.number();
    }
    String number = in.cut(numberStart, in.at());
    Optional<Step> step;
    if (in.accept('#')) {
      step = Step.of(number, Math.min(in.number(), Step.MAX_ORDER + 1));
    } else {
      step = Step.ofDecimal(number);
    }
    if (step.isEmpty()) {
      int end = in.at();
      skipCell();
      in.report(
          Code.E_DYNA_STEP,
          stepStart,
          end,
          in.quote(stepStart, end)
              + " is not a step: steps are A#k or the decimals A + 1/2 - (1/2)^k",
          "write 3.5#2 for the second move of Black's third action");
      out.broken(start, in.at());
    }
    return step.orElse(null);
  }

  private void fail(int start, String expected) {
    skipCell();
    int end = Math.max(in.at(), start + 1);
    in.moveTo(end);
    in.report(
        Code.E_MOVE_SYNTAX, start, end, in.quote(start, end) + " is not a cell: " + expected, null);
    out.broken(start, end);
  }

  /** Goes behind the next closing bracket of the line, or to its end. */
  private void skipCell() {
    int stop = in.lineEnd(in.at());
    while (in.at() < stop && in.take() != ']') {
      continue;
    }
  }

  // From cells to a script

  private void emit() {
    cells.sort((a, b) -> a.step.compareTo(b.step));
    Map<Step, Cell> byStep = new HashMap<>();
    Step before = null;
    for (Cell cell : cells) {
      Cell twin = byStep.putIfAbsent(cell.step, cell);
      if (twin != null) {
        in.report(
            Code.E_DYNA_STEP,
            cell.start,
            cell.end,
            "another cell has the step " + cell.step + " already",
            "number the moves of an action " + cell.step + ", then #2, #3 and so on");
        continue;
      }
      if (before == null || before.half() != cell.step.half()) {
        int half = cell.step.half();
        out.turn(cell.start, cell.end, half / 2, half % 2 == 0 ? Color.WHITE : Color.BLACK);
      }
      boolean follows =
          before != null && before.half() == cell.step.half()
              ? cell.step.order() == before.order() + 1
              : cell.step.order() == 1;
      if (!follows) {
        in.report(
            Code.W_DYNA_STEP,
            cell.start,
            cell.end,
            "a move of this action before it is missing",
            null);
      }
      before = cell.step;
      out.move(cell.start, cell.end, cell.move);
      if (!cell.created.isNone()) {
        out.newLine(cell.createdStart, cell.end, cell.created);
      }
    }
    for (Cell cell : incoming) {
      Cell twin = byStep.get(cell.step);
      if (twin == null || !mirrors(cell.move.build(), twin.move.build())) {
        in.report(
            Code.W_DYNA_MIRROR,
            cell.start,
            cell.end,
            twin == null
                ? "no piece leaves at step " + cell.step + ", so none arrives"
                : "this is not the move that leaves at step " + cell.step,
            null);
      }
    }
  }

  /** Whether an arriving cell repeats the move of a leaving one, as far as both say. */
  private static boolean mirrors(MovePattern arrival, MovePattern departure) {
    return arrival.source().equals(departure.source())
        && arrival.target().equals(departure.target())
        && arrival.piece() == departure.piece()
        && arrival.fromFile() == departure.fromFile()
        && arrival.fromRank() == departure.fromRank()
        && arrival.toFile() == departure.toFile()
        && arrival.toRank() == departure.toRank()
        && arrival.promotion() == departure.promotion();
  }
}
