package fivefold.db.pattern;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Parity;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/**
 * A board with a name, perhaps a place, and pieces on it.
 *
 * @param line the label of its timeline as written, or null for any
 * @param turn its turn, or -1 for any
 * @param color the player to move on it, or null for either
 */
record BoardClause(
    String name,
    @Nullable String line,
    int turn,
    @Nullable Color color,
    List<PiecePattern> pieces) {
  private static final java.util.regex.Pattern PLACE =
      java.util.regex.Pattern.compile("([+-]?[0-9]{1,6}|\\*)?(?:T([0-9]{1,6}|\\*))?([wb])?");

  static BoardClause of(String name, @Nullable String place, List<PiecePattern> pieces) {
    if (place == null) {
      return new BoardClause(name, null, -1, null, pieces);
    }
    Matcher parts = PLACE.matcher(place.strip());
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "'(" + place + ")' is not a place such as (+1), (T5), (0T5w) or (*T5)");
    }
    String line = parts.group(1);
    String turn = parts.group(2);
    String color = parts.group(3);
    return new BoardClause(
        name,
        line == null || line.equals("*") ? null : line,
        turn == null || turn.equals("*") ? -1 : Integer.parseInt(turn),
        color == null ? null : color.equals("w") ? Color.WHITE : Color.BLACK,
        pieces);
  }

  /** The same with one more piece on it. */
  BoardClause with(PiecePattern piece) {
    List<PiecePattern> more = new ArrayList<>(pieces);
    more.add(piece);
    return new BoardClause(name, line, turn, color, more);
  }

  /** Whether a board at a place can be this one. */
  boolean holdsOn(Parity parity, int timeline, int halfTurn, Board board) {
    if (turn >= 0 && turn != halfTurn >> 1) {
      return false;
    }
    if (color != null && color != Color.ofHalfTurn(halfTurn)) {
      return false;
    }
    if (line != null && !isLine(parity, timeline)) {
      return false;
    }
    for (PiecePattern piece : pieces) {
      if (!piece.holdsOn(board)) {
        return false;
      }
    }
    return true;
  }

  private boolean isLine(Parity parity, int timeline) {
    String label = String.valueOf(line);
    char sign = label.charAt(0) == '+' || label.charAt(0) == '-' ? label.charAt(0) : 0;
    int distance = Integer.parseInt(sign == 0 ? label : label.substring(1));
    // A plain 1 means +1, and where there is one centre +0 means 0.
    OptionalInt index = parity.index(distance == 0 && parity == Parity.ODD ? 0 : sign, distance);
    return index.isPresent() && index.getAsInt() == timeline;
  }
}
