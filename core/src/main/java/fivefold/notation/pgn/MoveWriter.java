package fivefold.notation.pgn;

import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.notation.BoardPattern;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.ReadOptions;
import fivefold.notation.Resolver;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.notation.WriteOptions.Spelling;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.List;
import java.util.Set;

/** Writes a move without its marks: as much of it as the dialect and the options want. */
final class MoveWriter {
  private final Dialect dialect;
  private final boolean full;
  private final boolean captures;
  private final boolean bare;
  private final Resolver resolver = new Resolver(ReadOptions.Mode.STRICT, Set.of());
  private final MovePattern.Draft draft = MovePattern.draft();

  /**
   * @param captures whether captures get an x
   */
  MoveWriter(Dialect dialect, WriteOptions options, boolean captures) {
    this.dialect = dialect;
    this.full = options.coordinates() == Coordinates.FULL || dialect == Dialect.RECORDER;
    this.bare = options.spelling() == Spelling.BARE && dialect != Dialect.RECORDER;
    this.captures = captures;
  }

  String write(Step played) {
    return spelled(moveText(played));
  }

  /** A text as the options want timelines spelled: all but +0 do without their plus. */
  String spelled(String text) {
    int plus = bare ? text.indexOf('+') : -1;
    StringBuilder out = null;
    int from = 0;
    while (plus >= 0) {
      char before = plus == 0 ? 0 : text.charAt(plus - 1);
      char after = plus + 1 < text.length() ? text.charAt(plus + 1) : 0;
      if ((before == '(' || before == 'L') && after >= '1' && after <= '9') {
        out = (out == null ? new StringBuilder() : out).append(text, from, plus);
        from = plus + 1;
      }
      plus = text.indexOf('+', plus + 1);
    }
    return out == null ? text : out.append(text, from, text.length()).toString();
  }

  private String moveText(Step played) {
    if (!(played instanceof Step.Moved step)) {
      return played.toString();
    }
    if (full) {
      return full(step);
    }
    if (dialect == Dialect.BRANCHED) {
      return step.text().isHomeCastling() ? castling(step) : shortest(step);
    }
    return captures || !step.isCapture() ? step.toString() : without(step);
  }

  private String full(Step.Moved step) {
    Move move = step.move();
    Parity parity = step.before().parity();
    String x = captures ? step.text().x() : "";
    String jump = move.isPhysical() ? x : arrow(step).sign() + x + move.to().label(parity);
    boolean letter = dialect != Dialect.BRANCHED || !isPawn(step);
    return move.from().label(parity)
        + (letter ? step.text().letter() : "")
        + move.fromSquare()
        + jump
        + move.toSquare()
        + promotion(step);
  }

  /** A capture in short form, without the x. */
  private String without(Step.Moved step) {
    return step.move().isPhysical() ? step.toString().replace("x", "") : full(step);
  }

  /** The recorders know no promotion but the first. */
  private String promotion(Step.Moved step) {
    return dialect == Dialect.RECORDER ? "" : step.text().promotion();
  }

  private static boolean isPawn(Step.Moved step) {
    return step.piece().type() == PieceType.PAWN;
  }

  private static Arrow arrow(Step.Moved step) {
    return switch (step.kind()) {
      case PHYSICAL -> Arrow.NONE;
      case HOP -> Arrow.HOP;
      case BRANCH -> Arrow.BRANCH;
    };
  }

  private String castling(Step.Moved step) {
    State state = step.before();
    Move move = step.move();
    boolean right = move.toSquare().file() > move.fromSquare().file();
    MovePattern.Form form = right ? MovePattern.Form.CASTLE_RIGHT : MovePattern.Form.CASTLE_LEFT;
    String text = right ? "O-O" : "O-O-O";
    for (Board board : Board.values()) {
      draft.clear().form(form).source(board.pattern(move));
      if (means(state, move)) {
        return board.label(state, move) + text;
      }
    }
    return full(step);
  }

  /** How much of a board is written. */
  private enum Board {
    NONE,
    LINE,
    FULL;

    BoardPattern pattern(Move move) {
      return switch (this) {
        case NONE -> BoardPattern.NONE;
        case LINE ->
            new BoardPattern(
                BoardPattern.LineForm.INDEX,
                move.from().timeline(),
                BoardPattern.TurnForm.NONE,
                0,
                null);
        case FULL -> BoardPattern.ofIndex(move.from().timeline(), move.from().turn());
      };
    }

    String label(State state, Move move) {
      return switch (this) {
        case NONE -> "";
        // The letter L tells that no turn is missing by mistake.
        case LINE -> "(L" + state.parity().label(move.from().timeline()) + ")";
        case FULL -> move.from().label(state.parity());
      };
    }
  }

  /**
   * The first of these that means only this move: nothing of the source, its file, its rank, its
   * timeline, the board it jumps to, both, and so on up to everything.
   */
  private String shortest(Step.Moved step) {
    boolean pawn = isPawn(step);
    boolean jump = !step.move().isPhysical();
    boolean x = captures && step.isCapture();
    // The guidance of the specification: pawns that capture or jump always tell their file.
    boolean file = pawn && (x || jump);
    for (Board board : new Board[] {Board.NONE, Board.LINE}) {
      for (int target = 0; target <= (jump ? 1 : 0); target++) {
        for (int source = file ? 1 : 0; source < 4; source++) {
          boolean withFile = file || (source & 1) != 0;
          boolean withRank = (source & 2) != 0;
          if (pawn && withRank && !withFile) {
            continue; // A move that starts with a digit looks like a number.
          }
          String text = attempt(step, board, withFile, withRank, target == 1, x);
          if (!text.isEmpty()) {
            return text;
          }
        }
      }
    }
    return full(step);
  }

  private String attempt(
      Step.Moved step, Board board, boolean file, boolean rank, boolean target, boolean x) {
    State state = step.before();
    Move move = step.move();
    Square from = move.fromSquare();
    Square to = move.toSquare();
    PieceType type = step.piece().type();
    Arrow arrow = arrow(step);
    draft
        .clear()
        .source(board.pattern(move))
        .piece(type == PieceType.PAWN ? null : type)
        .from(file ? from.file() : MovePattern.ANY, rank ? from.rank() : MovePattern.ANY)
        .arrow(arrow)
        .to(to.file(), to.rank())
        .promotion(move.promotion());
    if (target) {
      draft.target(BoardPattern.ofIndex(move.to().timeline(), move.to().turn()));
    }
    if (!means(state, move)) {
      return "";
    }
    return board.label(state, move)
        + (type == PieceType.PAWN ? "" : type.letter())
        + (file ? String.valueOf(from.fileLetter()) : "")
        + (rank ? Integer.toString(from.rank() + 1) : "")
        + arrow.sign()
        + (x ? "x" : "")
        + (target ? move.to().label(state.parity()) : "")
        + to
        + step.text().promotion();
  }

  /** Whether the pattern drafted means this move and no other. */
  private boolean means(State state, Move move) {
    List<Move> matches = resolver.matches(state, draft.build());
    return matches.size() == 1
        && matches.get(0).fromSquare().equals(move.fromSquare())
        && matches.get(0).from().equals(move.from())
        && matches.get(0).to().equals(move.to());
  }
}
