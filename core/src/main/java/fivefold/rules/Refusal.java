package fivefold.rules;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a move can't be played or a turn can't be submitted.
 *
 * @param parity how timelines are named in the game
 * @param board the board the reason is about, when it is about one
 * @param square the square on it, when it is about one
 * @param capture for {@link Kind#ROYAL_CAPTURE}, the move by which the opponent would take a royal
 *     piece
 * @param mustMove for {@link Kind#PRESENT_NOT_PASSED}, the boards that still hold the present
 * @param detail for {@link Kind#NOT_UNDERSTOOD}, what is wrong with the text
 */
public record Refusal(
    Kind kind,
    Parity parity,
    @Nullable BoardCoord board,
    @Nullable Square square,
    @Nullable Move capture,
    List<BoardCoord> mustMove,
    String detail) {

  /** The rule that refuses. */
  public enum Kind {
    NO_SUCH_BOARD,
    NOT_YOUR_BOARD,
    BOARD_ALREADY_PLAYED,
    NO_SUCH_SQUARE,
    EMPTY_SQUARE,
    NOT_YOUR_PIECE,
    CANNOT_REACH,
    PROMOTION_MISSING,
    PROMOTION_NOT_ALLOWED,
    NOT_A_PROMOTION,
    NO_MOVES,
    PRESENT_NOT_PASSED,
    ROYAL_CAPTURE,
    /** A text is not the text of a move that can be played. */
    NOT_UNDERSTOOD
  }

  static Refusal at(State state, Kind kind, BoardCoord board) {
    return new Refusal(kind, state.parity(), board, null, null, List.of(), "");
  }

  static Refusal at(State state, Kind kind, BoardCoord board, Square square) {
    return new Refusal(kind, state.parity(), board, square, null, List.of(), "");
  }

  static Refusal mustMove(State state, Kind kind) {
    return new Refusal(kind, state.parity(), null, null, null, state.mandatoryBoards(), "");
  }

  static Refusal capture(State state, Move capture) {
    return new Refusal(
        Kind.ROYAL_CAPTURE,
        state.parity(),
        capture.to(),
        capture.toSquare(),
        capture,
        List.of(),
        "");
  }

  /** A text that can't be played in a state, and what is wrong with it in a sentence. */
  public static Refusal notUnderstood(State state, String detail) {
    return new Refusal(Kind.NOT_UNDERSTOOD, state.parity(), null, null, null, List.of(), detail);
  }

  /** The reason in a sentence, with boards named as players name them. */
  public String message() {
    String where = board == null ? "" : board.label(parity);
    String place = square == null ? where : where + square;
    return switch (kind) {
      case NO_SUCH_BOARD ->
          "there is no board " + (board == null ? "" : board.labelWithColor(parity));
      case NOT_YOUR_BOARD ->
          "it is not your turn on timeline "
              + (board == null ? "" : parity.label(board.timeline()));
      case BOARD_ALREADY_PLAYED ->
          "board " + where + " is in the past: only the last board of a timeline can be moved on";
      case NO_SUCH_SQUARE -> "there is no square " + square + " on these boards";
      case EMPTY_SQUARE -> "there is no piece on " + place;
      case NOT_YOUR_PIECE -> "the piece on " + place + " is not yours";
      case CANNOT_REACH -> "the piece can't reach " + place;
      case PROMOTION_MISSING -> "the move to " + place + " must name a promotion";
      case PROMOTION_NOT_ALLOWED -> "that promotion is not allowed here";
      case NOT_A_PROMOTION -> "the move to " + place + " does not promote";
      case NO_MOVES -> "nothing was moved";
      case PRESENT_NOT_PASSED ->
          "the present has not passed to the opponent: " + labels() + " must still be played";
      case ROYAL_CAPTURE ->
          "the opponent could capture a royal piece with "
              + (capture == null ? "" : capture.describe(parity));
      case NOT_UNDERSTOOD -> detail;
    };
  }

  private String labels() {
    StringBuilder out = new StringBuilder();
    for (BoardCoord coord : mustMove) {
      out.append(out.length() == 0 ? "" : ", ").append(coord.label(parity));
    }
    return out.toString();
  }

  @Override
  public String toString() {
    return message();
  }
}
