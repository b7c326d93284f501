package fivefold.web;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves as the page draws and prints them. */
final class MoveJson {
  private MoveJson() {}

  /** Writes the moves of a turn, each with its text as it reads at its place in the turn. */
  static void write(Json json, State turnStart, List<Move> moves) {
    json.array();
    State state = turnStart;
    for (Move move : moves) {
      write(json, state, move);
      state = state.play(move).orThrow();
    }
    json.endArray();
  }

  static void write(Json json, State state, Move move) {
    Parity parity = state.parity();
    MoveKind kind = state.kind(move);
    json.object();
    place(json.name("from"), move.from(), move.fromSquare(), state);
    place(json.name("to"), move.to(), move.toSquare(), state);
    int arrival =
        kind == MoveKind.BRANCH
            ? state.multiverse().nextTimeline(state.mover())
            : move.to().timeline();
    json.name("made").array().value(arrival).value(move.to().halfTurn() + 1).endArray();
    json.field("kind", kind.ordinal());
    json.field("board", label(parity, move.from()));
    json.field("text", text(state, move, kind));
    if (kind != MoveKind.PHYSICAL) {
      json.field("toBoard", label(parity, move.to()));
      json.field("toText", (state.isCapture(move) ? "x" : "") + move.toSquare() + promotion(move));
    }
    Piece piece = state.pieceAt(move.from(), move.fromSquare());
    json.field("piece", piece == null ? 0 : piece.code());
    Piece victim = state.pieceAt(move.to(), move.toSquare());
    if (victim != null) {
      json.field("victim", victim.code());
    }
    if (move.promotion() != null) {
      json.field("promotion", Piece.code(state.mover(), move.promotion()));
    }
    json.endObject();
  }

  /** Timeline, half-turn and square number as the page counts: rank times width plus file. */
  static void place(Json json, BoardCoord coord, Square square, State state) {
    json.array()
        .value(coord.timeline())
        .value(coord.halfTurn())
        .value(index(square, state.multiverse().size()))
        .endArray();
  }

  static int index(Square square, Size size) {
    return square.rank() * size.width() + square.file();
  }

  static String label(Parity parity, BoardCoord coord) {
    return parity.signedLabel(coord.timeline()) + "T" + coord.turn();
  }

  /** {@code Nf3}, {@code exd5}, {@code O-O}; of a jump the part before its sign, {@code Nf3}. */
  private static String text(State state, Move move, MoveKind kind) {
    Piece piece = state.pieceAt(move.from(), move.fromSquare());
    if (piece == null) {
      return "";
    }
    boolean pawn = piece.type().isPawnLike();
    String letter = pawn ? (piece.type().letter() == 'P' ? "" : "W") : "" + piece.type().letter();
    if (kind != MoveKind.PHYSICAL) {
      return letter + move.fromSquare();
    }
    if (state.isCastling(move)) {
      return move.toSquare().file() > move.fromSquare().file() ? "O-O" : "O-O-O";
    }
    boolean capture = state.isCapture(move);
    String origin =
        pawn && capture
            ? "" + move.fromSquare().fileLetter()
            : pawn ? "" : origin(state, move, piece);
    return letter + origin + (capture ? "x" : "") + move.toSquare() + promotion(move);
  }

  /** As much of the source square as tells the piece from its like on the same board. */
  private static String origin(State state, Move move, Piece piece) {
    boolean rivals = false;
    boolean sameFile = false;
    boolean sameRank = false;
    for (Move other : state.moveCandidates(move.from().timeline())) {
      Piece rival = state.pieceAt(other.from(), other.fromSquare());
      if (other.isPhysical()
          && other.toSquare().equals(move.toSquare())
          && !other.fromSquare().equals(move.fromSquare())
          && rival != null
          && rival.type() == piece.type()) {
        rivals = true;
        sameFile |= other.fromSquare().file() == move.fromSquare().file();
        sameRank |= other.fromSquare().rank() == move.fromSquare().rank();
      }
    }
    if (!rivals) {
      return "";
    }
    if (!sameFile) {
      return "" + move.fromSquare().fileLetter();
    }
    return sameRank ? move.fromSquare().toString() : Integer.toString(move.fromSquare().rank() + 1);
  }

  private static String promotion(Move move) {
    return move.promotion() == null ? "" : "=" + move.promotion().letter();
  }

  /**
   * An opponent's capture, found with some boards passed, drawn on the boards that exist: a board
   * made by passing is shown as the board it copies.
   */
  static void threat(Json json, State state, Move capture) {
    json.object();
    place(json.name("from"), existing(state, capture.from()), capture.fromSquare(), state);
    place(json.name("to"), existing(state, capture.to()), capture.toSquare(), state);
    json.field("piece", code(state.pieceAt(existing(state, capture.from()), capture.fromSquare())));
    json.field("victim", code(state.pieceAt(existing(state, capture.to()), capture.toSquare())));
    json.endObject();
  }

  private static int code(@Nullable Piece piece) {
    return piece == null ? 0 : piece.code();
  }

  private static BoardCoord existing(State state, BoardCoord coord) {
    int end = state.multiverse().timeline(coord.timeline()).end();
    return new BoardCoord(coord.timeline(), Math.min(end, coord.halfTurn()));
  }
}
