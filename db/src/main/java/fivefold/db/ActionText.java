package fivefold.db;

import fivefold.Notations;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.ScriptCursor;
import fivefold.rules.Action;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves as 5DPGN writes them, to be found in actions: {@code Nf3} in every action with a knight
 * that goes to f3, {@code (0T5)Qh5>>(0T2)f7} in one.
 */
public final class ActionText {
  private final List<MovePattern> moves;

  private ActionText(List<MovePattern> moves) {
    this.moves = moves;
  }

  /**
   * Reads moves.
   *
   * @throws IllegalArgumentException when there are none, with the reason
   */
  public static ActionText parse(String text) {
    Diagnostics found = new Diagnostics();
    Script script =
        Notations.PGN.parse(SourceText.of("action", text), 0, ReadOptions.LENIENT, found);
    List<MovePattern> moves = new ArrayList<>();
    ScriptCursor at = script.cursor();
    while (at.next()) {
      if (at.event() == Script.Event.MOVE) {
        moves.add(at.move());
      }
    }
    if (found.hasErrors() || moves.isEmpty()) {
      throw new IllegalArgumentException(
          found.hasErrors() ? found.list().get(0).message() : "there is no move in '" + text + "'");
    }
    return new ActionText(moves);
  }

  /** Whether an action that is played from a position has all of the moves. */
  boolean isIn(Action action, Multiverse before) {
    for (MovePattern pattern : moves) {
      boolean found = false;
      for (Ply ply : action.plies()) {
        found |= ply instanceof Move move && isIt(pattern, move, before);
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIt(MovePattern pattern, Move move, Multiverse before) {
    int files = move.toSquare().file() - move.fromSquare().file();
    PieceType type = type(move, before);
    boolean castles = type == PieceType.KING && move.isPhysical() && Math.abs(files) == 2;
    return switch (pattern.form()) {
      case CASTLE_RIGHT -> castles && files > 0;
      case CASTLE_LEFT -> castles && files < 0;
      case PASS -> false;
      case MOVE -> isPlain(pattern, move, type, before);
    };
  }

  private static boolean isPlain(
      MovePattern pattern, Move move, PieceType type, Multiverse before) {
    PieceType wanted = pattern.piece();
    boolean isPiece = wanted == null ? type.isPawnLike() : type == wanted;
    boolean promotes = pattern.promotion() == null || pattern.promotion() == move.promotion();
    return isPiece
        && promotes
        && isSquare(
            pattern.fromFile(),
            pattern.fromRank(),
            move.fromSquare().file(),
            move.fromSquare().rank())
        && isSquare(
            pattern.toFile(), pattern.toRank(), move.toSquare().file(), move.toSquare().rank())
        && isBoard(pattern.source(), move.from(), before)
        && isBoard(pattern.target(), move.to(), before)
        && (!pattern.isJump() || !move.isPhysical());
  }

  private static PieceType type(Move move, Multiverse before) {
    return Piece.typeOf(
        before
            .timeline(move.from().timeline())
            .last()
            .code(before.size().index(move.fromSquare())));
  }

  private static boolean isSquare(int file, int rank, int isFile, int isRank) {
    return (file == MovePattern.ANY || file == isFile)
        && (rank == MovePattern.ANY || rank == isRank);
  }

  private static boolean isBoard(BoardPattern pattern, BoardCoord board, Multiverse before) {
    if (pattern.turnForm() == TurnForm.NUMBER && pattern.turn() != board.turn()) {
      return false;
    }
    if (pattern.lineForm() == LineForm.NONE) {
      return true;
    }
    char sign =
        pattern.lineForm() == LineForm.PLUS ? '+' : pattern.lineForm() == LineForm.MINUS ? '-' : 0;
    var index = before.parity().index(sign, pattern.line());
    return index.isPresent() && index.getAsInt() == board.timeline();
  }
}
