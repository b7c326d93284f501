package fivefold.web.npm;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.web.json.Json;
import java.util.List;
import java.util.Locale;

/** Moves as rows of plain values, which JavaScript makes objects of: there are many. */
final class StepJson {
  private StepJson() {}

  /** Writes a row for each step, as an array named "moves". */
  static void write(Json json, List<Step> steps) {
    json.name("moves").array();
    steps.forEach(step -> write(json, step, step.toString()));
    json.endArray();
  }

  /** Writes moves that might be made, without their texts: those are asked for one by one. */
  static void write(Json json, State state, List<Move> moves) {
    json.name("moves").array();
    // What follows after a move is not told, so it need not be played.
    moves.forEach(move -> write(json, Step.of(state, move, state), ""));
    json.endArray();
  }

  private static void write(Json json, Step step, String text) {
    json.array().value(text);
    BoardCoord from = step.ply().from();
    BoardCoord arrival = step.arrival();
    if (step instanceof Step.Moved moved) {
      BoardCoord to = moved.move().to();
      json.value(moved.kind().name().toLowerCase(Locale.ROOT));
      json.value(from.timeline()).value(from.halfTurn());
      json.value(moved.move().fromSquare().toString());
      json.value(to.timeline()).value(to.halfTurn()).value(moved.move().toSquare().toString());
      json.value(arrival.timeline()).value(arrival.halfTurn());
      json.value(String.valueOf(moved.piece().letter()));
      json.value(moved.taken().map(piece -> String.valueOf(piece.letter())).orElse(""));
      PieceType promotion = moved.move().promotion();
      json.value(promotion == null ? "" : String.valueOf(promotion.letter()));
      json.value(moved.isCastling() ? "castling" : moved.isEnPassant() ? "en passant" : "");
    } else {
      json.value("pass").value(from.timeline()).value(from.halfTurn()).value("");
      json.value(from.timeline()).value(from.halfTurn()).value("");
      json.value(arrival.timeline()).value(arrival.halfTurn());
      json.value("").value("").value("").value("");
    }
    json.endArray();
  }

  /** Writes timeline and half-turn. */
  static void board(Json json, BoardCoord board) {
    json.array().value(board.timeline()).value(board.halfTurn()).endArray();
  }

  static void boards(Json json, List<BoardCoord> boards) {
    json.array();
    boards.forEach(board -> board(json, board));
    json.endArray();
  }

  /** An action as people write it. */
  static String text(List<Step> steps) {
    StringBuilder out = new StringBuilder();
    for (Step step : steps) {
      out.append(out.length() == 0 ? "" : " ").append(step);
    }
    return out.toString();
  }
}
