package fivefold.web;

import fivefold.model.Board;
import fivefold.model.Size;
import fivefold.web.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers for boards. Most boards of a position were already there in the position before, so the
 * page gets each board's squares once and its number from then on.
 */
final class BoardIds {
  private final Map<Board, Integer> ids = new HashMap<>();
  private final List<Board> unsent = new ArrayList<>();

  int of(Board board) {
    Integer id = ids.get(board);
    if (id == null) {
      id = ids.size();
      ids.put(board, id);
      unsent.add(board);
    }
    return id;
  }

  /** The boards numbered since the last call: one character a square, rank by rank, a first. */
  void writeUnsent(Json json) {
    json.object();
    int first = ids.size() - unsent.size();
    for (int i = 0; i < unsent.size(); i++) {
      json.field(Integer.toString(first + i), squares(unsent.get(i)));
    }
    json.endObject();
    unsent.clear();
  }

  private static String squares(Board board) {
    Size size = board.size();
    StringBuilder out = new StringBuilder(size.width() * size.height());
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        // Piece codes lie in 0..63; '0' and the characters after it print as themselves.
        out.append((char) ('0' + board.code(size.index(file, rank))));
      }
    }
    return out.toString();
  }
}
