package fivefold.notation;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explains why no move fits a pattern, and finds the moves that come nearest to it. */
final class NoMatch {
  private static final int SUGGESTIONS = 3;

  /** A suggestion may differ in this much; one wrong coordinate costs 1, a wrong piece 2. */
  private static final int FAR = 4;

  private final State state;
  private final MovePattern pattern;
  private final MoveQuery query;

  NoMatch(State state, MovePattern pattern, MoveQuery query) {
    this.state = state;
    this.pattern = pattern;
    this.query = query;
  }

  /** The reason, as precisely as the pattern allows. */
  String message() {
    if (isOff(query.toFile, query.toRank)) {
      return offBoard(query.toFile, query.toRank);
    }
    if (isOff(query.fromFile, query.fromRank)) {
      return offBoard(query.fromFile, query.fromRank);
    }
    if (state.playableBoards().isEmpty()) {
      return Resolver.name(state.mover()) + " has no board left to move on";
    }
    BoardCoord board = sourceBoard();
    if (board != null && query.fromFile != MoveQuery.ANY && query.fromRank != MoveQuery.ANY) {
      return fromSquare(board, Square.of(query.fromFile, query.fromRank));
    }
    return anyPiece(board);
  }

  private boolean isOff(int file, int rank) {
    Size size = state.multiverse().size();
    return (file != MoveQuery.ANY && file >= size.width())
        || (rank != MoveQuery.ANY && rank >= size.height());
  }

  private String offBoard(int file, int rank) {
    String what =
        rank >= TextInput.MAX_RANK - 1
            ? "such square" // Ranks beyond are not told apart.
            : (rank == MoveQuery.ANY ? "file " : file == MoveQuery.ANY ? "rank " : "square ")
                + square(file, rank);
    return "there is no " + what + " on a board of " + state.multiverse().size();
  }

  private static String square(int file, int rank) {
    return (file == MoveQuery.ANY ? "" : String.valueOf((char) ('a' + file)))
        + (rank == MoveQuery.ANY ? "" : Integer.toString(rank + 1));
  }

  /** The board the move starts on, when there is only one it could be. */
  private @Nullable BoardCoord sourceBoard() {
    BoardCoord only = null;
    for (BoardCoord coord : state.playableBoards()) {
      if ((query.sourceLine == MoveQuery.ANY || query.sourceLine == coord.timeline())
          && (query.sourceTurn == MoveQuery.ANY || query.sourceTurn == coord.turn())) {
        if (only != null) {
          return null;
        }
        only = coord;
      }
    }
    return only;
  }

  private String fromSquare(BoardCoord board, Square square) {
    String place = board.label(state.parity()) + square;
    Piece piece = state.pieceAt(board, square);
    if (piece == null) {
      return "there is no piece on " + place;
    }
    if (piece.color() != state.mover()) {
      return "the piece on " + place + " is not " + Resolver.name(state.mover()) + "'s";
    }
    if (query.piece != null && query.piece != piece.type()) {
      return "the piece on " + place + " is a " + Resolver.name(piece.type());
    }
    BoardCoord target = targetBoard(board);
    String way =
        target == null || query.toFile == MoveQuery.ANY || query.toRank == MoveQuery.ANY
            ? null
            : new Obstacle(state, board, square, target, Square.of(query.toFile, query.toRank))
                .describe(piece);
    return "the "
        + Resolver.name(piece.type())
        + " on "
        + place
        + " can't go to "
        + targetName()
        + (way == null ? "" : ": " + way);
  }

  /** The board the move ends on, as far as the pattern tells. */
  private @Nullable BoardCoord targetBoard(BoardCoord source) {
    if (query.kind == MoveKind.PHYSICAL) {
      return source;
    }
    if (query.targetLine == MoveQuery.ANY || query.targetTurn == MoveQuery.ANY) {
      return null;
    }
    int line = query.targetLine + (query.targetLineRelative ? source.timeline() : 0);
    int turn = query.targetTurn + (query.targetTurnRelative ? source.turn() : 0);
    return BoardCoord.of(line, turn, state.mover());
  }

  private String targetName() {
    String square = square(query.toFile, query.toRank);
    if (query.kind == MoveKind.PHYSICAL) {
      return square;
    }
    if (query.targetLineRelative || query.targetTurnRelative) {
      return square + " of the board it names";
    }
    if (query.targetLine == MoveQuery.ANY) {
      return square
          + (query.targetTurn == MoveQuery.ANY
              ? " of another board"
              : " of turn " + query.targetTurn);
    }
    return query.targetTurn == MoveQuery.ANY
        ? square + " of timeline " + state.parity().label(query.targetLine)
        : BoardCoord.of(query.targetLine, query.targetTurn, state.mover()).label(state.parity())
            + square;
  }

  private String anyPiece(@Nullable BoardCoord board) {
    String who = query.piece == null ? "piece" : Resolver.name(query.piece);
    String where = board == null ? "" : " on " + board.label(state.parity());
    if (query.piece != null && !exists(query.piece, board)) {
      return Resolver.name(state.mover())
          + " has no "
          + who
          + (board == null ? " on a board that can be moved on" : where);
    }
    String by = pattern.arrow() == MovePattern.Arrow.NONE ? "" : " by " + pattern.arrow().sign();
    String origin = origin();
    if (!origin.isEmpty() && board != null) {
      where = " of " + board.label(state.parity());
    }
    return "no " + who + origin + where + " can go to " + targetName() + by;
  }

  /** As much of the square it leaves as is written. */
  private String origin() {
    String square = square(query.fromFile, query.fromRank);
    if (square.isEmpty()) {
      return "";
    }
    return (query.fromRank == MoveQuery.ANY
            ? " on file "
            : query.fromFile == MoveQuery.ANY ? " on rank " : " on ")
        + square;
  }

  private boolean exists(PieceType type, @Nullable BoardCoord only) {
    Size size = state.multiverse().size();
    for (BoardCoord coord : only == null ? state.playableBoards() : List.of(only)) {
      Board board = state.multiverse().timeline(coord.timeline()).last();
      for (int i = 0; i < size.indices(); i++) {
        int code = board.code(i) & ~Piece.UNMOVED_BIT;
        if (code == Piece.code(state.mover(), type)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Why nobody can castle to a side. */
  String castlingMessage() {
    BoardCoord board = sourceBoard();
    String where = board == null ? "" : " on " + board.label(state.parity());
    return Resolver.name(state.mover())
        + " can't castle to the "
        + (pattern.form() == MovePattern.Form.CASTLE_RIGHT ? "right" : "left")
        + where
        + ": it takes an unmoved king and rook with nothing between them, and no square the king"
        + " stands on, crosses or reaches under attack";
  }

  /** {@code did you mean (0T4)Nf3?}, or null when nothing comes near. */
  @Nullable String hint() {
    List<Move> near = new ArrayList<>();
    List<Integer> costs = new ArrayList<>();
    for (BoardCoord coord : state.playableBoards()) {
      for (Move move : state.moveCandidates(coord.timeline())) {
        int cost = cost(move);
        if (cost > FAR) {
          continue;
        }
        int at = costs.size();
        while (at > 0 && costs.get(at - 1) > cost) {
          at--;
        }
        near.add(at, move);
        costs.add(at, cost);
        if (near.size() > SUGGESTIONS) {
          near.remove(SUGGESTIONS);
          costs.remove(SUGGESTIONS);
        }
      }
    }
    if (near.isEmpty()) {
      return null;
    }
    StringBuilder hint = new StringBuilder("did you mean ");
    for (int i = 0; i < near.size(); i++) {
      hint.append(i == 0 ? "" : i + 1 < near.size() ? ", " : " or ");
      hint.append(state.step(near.get(i)));
    }
    return hint.append('?').toString();
  }

  private int cost(Move move) {
    PieceType type = Resolver.moved(state, move).piece().type();
    PieceType meant = query.piece == null ? PieceType.PAWN : query.piece;
    int cost = type == meant ? 0 : 2;
    cost += differs(query.sourceLine, move.from().timeline());
    cost += differs(query.sourceTurn, move.from().turn());
    cost += differs(query.fromFile, move.fromSquare().file());
    cost += differs(query.fromRank, move.fromSquare().rank());
    cost += steps(query.toFile, move.toSquare().file());
    cost += steps(query.toRank, move.toSquare().rank());
    boolean physical = query.kind == MoveKind.PHYSICAL;
    if (move.isPhysical() != physical) {
      return cost + 3;
    }
    if (!physical) {
      cost += query.targetLineRelative ? 0 : differs(query.targetLine, move.to().timeline());
      cost += query.targetTurnRelative ? 0 : differs(query.targetTurn, move.to().turn());
    }
    return cost;
  }

  private static int differs(int wanted, int actual) {
    return wanted == MoveQuery.ANY || wanted == actual ? 0 : 1;
  }

  /** Neighbouring squares are likelier slips than far ones. */
  private static int steps(int wanted, int actual) {
    int distance = wanted == MoveQuery.ANY ? 0 : Math.abs(wanted - actual);
    return Math.min(distance, 3);
  }
}
