package fivefold.notation.pgn;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.rules.State;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the words of a finding name in a position: players, timelines, boards, pieces and moves. */
final class Names {
  private final State state;

  Names(State state) {
    this.state = state;
  }

  Optional<Integer> timeline(String label) {
    for (int i = state.multiverse().minTimeline(); i <= state.multiverse().maxTimeline(); i++) {
      String plain = state.parity().label(i);
      if (label.equals(plain) || label.equals("+" + plain) || ("+" + label).equals(plain)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  boolean isMover(String name) {
    return name.equals(state.mover() == Color.WHITE ? "White" : "Black");
  }

  /** The last board of the mover with this label. */
  BoardCoord coord(String label) {
    for (int i = state.multiverse().minTimeline(); i <= state.multiverse().maxTimeline(); i++) {
      int end = state.multiverse().timeline(i).end();
      for (int half = end; half >= state.multiverse().timeline(i).start(); half--) {
        BoardCoord coord = new BoardCoord(i, half);
        if (coord.color() == state.mover() && coord.label(state.parity()).equals(label)) {
          return coord;
        }
      }
    }
    throw new AssertionError("no board " + label + " for the mover");
  }

  Optional<Piece> piece(String board, String square) {
    return Optional.ofNullable(state.pieceAt(coord(board), Square.parse(square).orElseThrow()));
  }

  boolean isA(String type, String board, String square) {
    return piece(board, square).map(piece -> of(piece.type())).equals(Optional.of(type));
  }

  static String of(PieceType type) {
    return type.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Whether the mover has such a piece on a board, or on any that can be moved on. */
  boolean owns(String type, String only) {
    for (BoardCoord coord : only == null ? state.playableBoards() : List.of(coord(only))) {
      Board board = state.multiverse().timeline(coord.timeline()).last();
      for (int i = 0; i < state.multiverse().size().indices(); i++) {
        int code = board.code(i);
        if (code != 0
            && of(Piece.typeOf(code)).equals(type)
            && Piece.colorOf(code) == state.mover()) {
          return true;
        }
      }
    }
    return false;
  }

  /** A physical move when no board is named, else one to that board, or to another. */
  boolean goesTo(Move move, String board, String square, String elsewhere) {
    String line = state.parity().label(move.to().timeline());
    boolean there;
    if (board != null) {
      there = move.to().label(state.parity()).equals(board);
    } else if (elsewhere == null) {
      there = move.isPhysical();
    } else {
      there =
          !move.isPhysical()
              && (elsewhere.equals(" of another board")
                  || elsewhere.equals(" of turn " + move.to().turn())
                  || elsewhere.equals(" of timeline " + line));
    }
    return there && move.toSquare().toString().equals(square);
  }
}
