package fivefold.web;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.MoveKind;
import fivefold.rules.MoveText;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.web.json.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves as the page draws and prints them. */
final class MoveJson {
  private MoveJson() {}

  /** What the page calls the kind of a pass; moves have the number of their {@link MoveKind}. */
  private static final int PASS = MoveKind.values().length;

  private static final int NO_SQUARE = -1;

  /** Writes the steps of a turn, each with its text as it reads at its place in the turn. */
  static void write(Json json, List<Step> steps) {
    json.array();
    for (Step step : steps) {
      write(json, step);
    }
    json.endArray();
  }

  static void write(Json json, Step step) {
    json.object();
    BoardCoord made = step.arrival();
    json.name("made").array().value(made.timeline()).value(made.halfTurn()).endArray();
    json.field("board", label(step.before().parity(), step.ply().from()));
    if (step instanceof Step.Moved moved) {
      move(json, moved);
    } else {
      place(json.name("from"), step.ply().from(), NO_SQUARE);
      place(json.name("to"), step.ply().from(), NO_SQUARE);
      json.field("kind", PASS).field("text", "0000");
    }
    json.endObject();
  }

  private static void move(Json json, Step.Moved step) {
    State state = step.before();
    Move move = step.move();
    place(json.name("from"), move.from(), move.fromSquare(), state);
    place(json.name("to"), move.to(), move.toSquare(), state);
    json.field("kind", step.kind().ordinal());
    MoveText text = step.text();
    if (step.kind() == MoveKind.PHYSICAL) {
      String castling = text.castling();
      json.field("text", castling.isEmpty() ? text.onBoard() : castling);
    } else {
      boolean pawn = step.piece().type() == PieceType.PAWN;
      json.field("text", (pawn ? "" : text.letter()) + move.fromSquare());
      json.field("toBoard", label(state.parity(), move.to()));
      json.field("toText", text.x() + move.toSquare() + text.promotion());
    }
    if (move.promotion() != null) {
      json.field("promotion", Piece.code(state.mover(), move.promotion()));
    }
  }

  /** A move as the page's lists print it, in signs that keyboards have. */
  static String text(Step step) {
    String board = label(step.before().parity(), step.ply().from());
    if (!(step instanceof Step.Moved moved)) {
      return board + " 0000";
    }
    MoveText text = moved.text();
    if (moved.kind() == MoveKind.PHYSICAL) {
      String castling = text.castling();
      return board + ' ' + (castling.isEmpty() ? text.onBoard() : castling);
    }
    Move move = moved.move();
    boolean pawn = moved.piece().type() == PieceType.PAWN;
    return board
        + ' '
        + (pawn ? "" : text.letter())
        + move.fromSquare()
        + (moved.kind() == MoveKind.HOP ? " > " : " >> ")
        + label(step.before().parity(), move.to())
        + text.x()
        + move.toSquare()
        + text.promotion();
  }

  /** Timeline, half-turn and square number as the page counts: rank times width plus file. */
  static void place(Json json, BoardCoord coord, Square square, State state) {
    place(json, coord, index(square, state.multiverse().size()));
  }

  private static void place(Json json, BoardCoord coord, int square) {
    json.array().value(coord.timeline()).value(coord.halfTurn()).value(square).endArray();
  }

  static int index(Square square, Size size) {
    return square.rank() * size.width() + square.file();
  }

  static String label(Parity parity, BoardCoord coord) {
    return parity.signedLabel(coord.timeline()) + "T" + coord.turn();
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
