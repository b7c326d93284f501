package fivefold.notation.json;

import fivefold.model.Color;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.notation.BoardPattern;
import fivefold.notation.MovePattern;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.text.Code;
import fivefold.text.JsonValue;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reads the actions that the library 5d-chess-js exports: a list of players' actions, each a list
 * of moves with start and end. It says nothing about the start position, and in even games it calls
 * -0 and +0 the timelines -1 and 1.
 */
final class ActionListReader {
  private final JsonValue list;
  private final ReadOptions options;
  private final JsonFields fields;
  private final Script.Builder out;
  private final MovePattern.Draft move = MovePattern.draft();
  private boolean even;

  ActionListReader(JsonValue list, ReadOptions options, JsonFields fields, Script.Builder out) {
    this.list = list;
    this.options = options;
    this.fields = fields;
    this.out = out;
  }

  void read() {
    even = isEven();
    for (JsonValue action : list.items()) {
      int start = action.span().start();
      if (action.get("moves") == null) {
        fields.error(action, "expected an action with its moves");
        out.broken(start, action.span().end());
        continue;
      }
      String player = fields.string(action, "player");
      Color color =
          "white".equals(player) ? Color.WHITE : "black".equals(player) ? Color.BLACK : null;
      out.turn(start, start, Math.max(0, fields.number(action, "action", 1)), color);
      for (JsonValue each : fields.items(action, "moves")) {
        move(each);
      }
    }
  }

  /** A game with one central timeline begins on timeline 0, an even one never gets there. */
  private boolean isEven() {
    boolean moves = false;
    for (JsonValue action : list.items()) {
      JsonValue all = action.get("moves");
      for (JsonValue each : all == null ? list.items().subList(0, 0) : all.items()) {
        JsonValue start = each.get("start");
        JsonValue line = start == null ? null : start.get("timeline");
        moves = true;
        if (line != null && line.integer(0, 0).isPresent()) {
          return false;
        }
      }
    }
    boolean named = options.usualStart().filter(start -> start.parity() == Parity.EVEN).isPresent();
    if (moves && !named) {
      fields.fail(
          Code.E_PARITY,
          list,
          "this game starts on two timelines, but it does not say from which position",
          "name the variant");
    }
    return moves;
  }

  private void move(JsonValue value) {
    int begin = value.span().start();
    JsonValue start = JsonFields.field(value, "start");
    JsonValue end = JsonFields.field(value, "end");
    BoardPattern source = start == null ? null : board(start);
    BoardPattern target = end == null ? null : board(end);
    Square from = start == null ? null : square(start);
    Square to = end == null ? null : square(end);
    if (source == null || target == null || from == null || to == null) {
      fields.error(value, "a move needs start and end, each with timeline, turn and coordinate");
      out.broken(begin, value.span().end());
      return;
    }
    move.clear().source(source).target(target);
    move.from(from.file(), from.rank()).to(to.file(), to.rank());
    String promotion = fields.string(value, "promotion");
    if (promotion != null) {
      PieceType type =
          promotion.length() == 1 ? PieceType.ofLetter(promotion.charAt(0)).orElse(null) : null;
      if (type == null) {
        fields.error(value, "the promotion should be the letter of a piece");
      }
      move.promotion(type);
    }
    out.move(begin, value.span().end(), move);
  }

  private @Nullable BoardPattern board(JsonValue position) {
    JsonValue line = position.get("timeline");
    int turn = fields.number(position, "turn", 0);
    OptionalInt number =
        line == null
            ? OptionalInt.empty()
            : line.integer(-BoardPattern.MAX_NUMBER, BoardPattern.MAX_NUMBER);
    if (number.isEmpty() || turn < 0) {
      return null;
    }
    int index = number.getAsInt();
    return BoardPattern.ofIndex(even && index > 0 ? index - 1 : index, turn);
  }

  private @Nullable Square square(JsonValue position) {
    if (position.get("coordinate") != null) {
      return fields.square(position, "coordinate");
    }
    int file = fields.number(position, "file", 1);
    int rank = fields.number(position, "rank", 1);
    return file < 1 || rank < 1 || file > 16 || rank > 16 ? null : Square.of(file - 1, rank - 1);
  }
}
