package fivefold.notation.pgn;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.notation.BoardPattern;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.MoveText;
import fivefold.notation.ReadOptions;
import fivefold.notation.Resolver;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.rules.State;
import java.util.List;
import java.util.Set;

/** Writes a move without its marks: as much of it as the dialect and the options want. */
final class MoveWriter {
  private final Dialect dialect;
  private final boolean full;
  private final boolean captures;
  private final Resolver resolver = new Resolver(ReadOptions.Mode.STRICT, Set.of());
  private final MovePattern.Draft draft = MovePattern.draft();

  /**
   * @param captures whether captures get an x
   */
  MoveWriter(Dialect dialect, Coordinates coordinates, boolean captures) {
    this.dialect = dialect;
    this.full = coordinates == Coordinates.FULL || dialect == Dialect.RECORDER;
    this.captures = captures;
  }

  String write(State state, Move move) {
    if (move.isPass()) {
      return move.from().label(state.parity()) + "0000";
    }
    if (!full && isLetterCastling(state, move)) {
      return castling(state, move);
    }
    if (dialect == Dialect.BRANCHED && !full) {
      return shortest(state, move);
    }
    String x = captures && state.isCapture(move) ? "x" : "";
    if (full || !move.isPhysical()) {
      return full(state, move, x);
    }
    boolean prefix = state.multiverse().timelineCount() > 1;
    // A king that castles from elsewhere than e1 and e8 is written in full.
    String source =
        state.isCastling(move) ? move.fromSquare().toString() : MoveText.source(state, move);
    return (prefix ? move.from().label(state.parity()) : "")
        + MoveText.letter(state, move)
        + (source.isEmpty() && !x.isEmpty() && isPawn(state, move)
            ? String.valueOf(move.fromSquare().fileLetter())
            : source)
        + x
        + move.toSquare()
        + promotion(move);
  }

  private String full(State state, Move move, String x) {
    String jump =
        move.isPhysical() ? x : arrow(state, move).sign() + x + move.to().label(state.parity());
    boolean letter = dialect != Dialect.BRANCHED || !isPawn(state, move);
    return move.from().label(state.parity())
        + (letter ? MoveText.letter(state, move) : "")
        + move.fromSquare()
        + jump
        + move.toSquare()
        + promotion(move);
  }

  /** The recorders know no promotion but the first. */
  private String promotion(Move move) {
    return dialect == Dialect.RECORDER ? "" : MoveText.promotion(move);
  }

  private static boolean isPawn(State state, Move move) {
    return MoveText.type(state, move) == PieceType.PAWN;
  }

  private static Arrow arrow(State state, Move move) {
    return switch (state.kind(move)) {
      case PHYSICAL -> Arrow.NONE;
      case HOP -> Arrow.HOP;
      case BRANCH -> Arrow.BRANCH;
    };
  }

  /** {@code O-O} and {@code O-O-O} stand for the castling of kings on e1 and e8 only. */
  private static boolean isLetterCastling(State state, Move move) {
    Square from = move.fromSquare();
    int home = state.mover() == Color.WHITE ? 0 : 7;
    return state.isCastling(move) && from.file() == 4 && from.rank() == home;
  }

  private String castling(State state, Move move) {
    boolean right = move.toSquare().file() > move.fromSquare().file();
    MovePattern.Form form = right ? MovePattern.Form.CASTLE_RIGHT : MovePattern.Form.CASTLE_LEFT;
    String text = right ? "O-O" : "O-O-O";
    boolean oneTimeline = state.multiverse().timelineCount() == 1;
    if (dialect == Dialect.BRANCHED || oneTimeline) {
      for (Board board : Board.values()) {
        draft.clear().form(form).source(board.pattern(move));
        if (means(state, move)) {
          return board.label(state, move) + text;
        }
      }
    }
    draft.clear().form(form).source(Board.FULL.pattern(move));
    return means(state, move) ? Board.FULL.label(state, move) + text : full(state, move, "");
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
  private String shortest(State state, Move move) {
    boolean pawn = isPawn(state, move);
    boolean jump = !move.isPhysical();
    boolean x = captures && state.isCapture(move);
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
          String text = attempt(state, move, board, withFile, withRank, target == 1, x);
          if (!text.isEmpty()) {
            return text;
          }
        }
      }
    }
    return full(state, move, x ? "x" : "");
  }

  private String attempt(
      State state, Move move, Board board, boolean file, boolean rank, boolean target, boolean x) {
    Square from = move.fromSquare();
    Square to = move.toSquare();
    PieceType type = MoveText.type(state, move);
    Arrow arrow = arrow(state, move);
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
        + MoveText.promotion(move);
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
