package fivefold.notation.json;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.MovePattern.Form;
import fivefold.notation.Script;
import fivefold.text.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads what the converter 5dchess-notation writes as JSON: its whole memory. Only the headers and
 * the list of moves are used; turns count from 0 there, and -0 and +0 are the timelines -0.5 and
 * 0.5.
 */
final class ConverterDumpReader {
  /** Its numbers for pieces, from 1; Black's are 32 more. */
  private static final String PIECES = "PNBRQKUDSWCY";

  private final JsonValue dump;
  private final JsonFields fields;
  private final Script.Builder out;
  private final MovePattern.Draft move = MovePattern.draft();

  ConverterDumpReader(JsonValue dump, JsonFields fields, Script.Builder out) {
    this.dump = dump;
    this.fields = fields;
    this.out = out;
  }

  void read() {
    JsonValue tags = JsonFields.field(dump, "tags");
    if (tags != null) {
      for (Map.Entry<String, JsonValue> tag : tags.fields().entrySet()) {
        header(tag.getKey(), tag.getValue());
      }
    }
    Color player = null;
    for (JsonValue each : fields.items(dump, "moves")) {
      JsonValue white = each.get("white");
      Color mover = white != null && white.isTrue() ? Color.WHITE : Color.BLACK;
      if (mover != player) {
        player = mover;
        out.turn(each.span().start(), each.span().start(), 0, mover);
      }
      move(each);
      for (JsonValue comment : fields.items(each, "comments")) {
        comment
            .string()
            .ifPresent(
                text -> out.comment(comment.span().start(), comment.span().end(), text.strip()));
      }
    }
  }

  /** It makes keys small; they begin with a capital everywhere else. */
  private void header(String key, JsonValue value) {
    String text = value.string().orElse(null);
    if (text == null || key.isEmpty()) {
      return;
    }
    String name = Character.toUpperCase(key.charAt(0)) + key.substring(1);
    out.header(
        value.span().start(),
        value.span().end(),
        name,
        text,
        value.span().start(),
        value.span().end());
  }

  private void move(JsonValue value) {
    int start = value.span().start();
    int end = value.span().end();
    move.clear();
    if (!fill(value)) {
      fields.error(value, "a move needs from and to as [timeline, turn, file, rank]");
      out.broken(start, end);
      return;
    }
    out.move(start, end, move);
    JsonValue created = JsonFields.field(value, "new_index");
    BoardPattern line = created == null || !is(value, "branches") ? null : line(created);
    if (line != null) {
      out.newLine(end, end, line);
    }
  }

  private boolean fill(JsonValue value) {
    int[] from = place(value, "from");
    if (from == null) {
      return false;
    }
    BoardPattern source = board(value, "from", from);
    if (source == null) {
      return false;
    }
    move.source(source).check(check(value));
    if (is(value, "castle")) {
      // Where the king lands is wrong in these files on boards of other widths.
      move.form(is(value, "castle_long") ? Form.CASTLE_LEFT : Form.CASTLE_RIGHT);
      return true;
    }
    int[] to = place(value, "to");
    BoardPattern target = to == null ? null : board(value, "to", to);
    if (to == null || target == null) {
      return false;
    }
    move.target(target).from(from[1], from[2]).to(to[1], to[2]);
    move.piece(piece(value, "src_piece")).promotion(piece(value, "promotion"));
    move.capture(is(value, "takes"));
    return true;
  }

  /** Turn, file and rank of a place. */
  private static int @Nullable [] place(JsonValue move, String key) {
    JsonValue value = JsonFields.field(move, key);
    List<JsonValue> items = value == null ? List.of() : value.items();
    if (items.size() != 4) {
      return null;
    }
    int[] place = new int[3];
    for (int i = 0; i < 3; i++) {
      int max = i == 0 ? BoardPattern.MAX_NUMBER - 1 : 15;
      int number = items.get(i + 1).integer(-1, max).orElse(-2);
      if (number < (i == 0 ? -1 : 0)) {
        return null;
      }
      place[i] = number;
    }
    return place;
  }

  private static @Nullable BoardPattern board(JsonValue move, String key, int[] place) {
    JsonValue value = move.get(key);
    BoardPattern line = value == null ? null : line(value.items().get(0));
    return line == null
        ? null
        : new BoardPattern(line.lineForm(), line.line(), TurnForm.NUMBER, place[0] + 1, null);
  }

  private static @Nullable BoardPattern line(JsonValue value) {
    double number = value.number().orElse(Double.NaN);
    if (!(Math.abs(number) < BoardPattern.MAX_NUMBER)) {
      return null;
    }
    boolean half = Math.abs(number) == 0.5;
    if (!half && number != Math.rint(number)) {
      return null;
    }
    LineForm form =
        number < 0 ? LineForm.MINUS : half || number > 0 ? LineForm.PLUS : LineForm.PLAIN;
    return new BoardPattern(form, half ? 0 : (int) Math.abs(number), TurnForm.NONE, 0, null);
  }

  private static Check check(JsonValue move) {
    return is(move, "checkmate")
        ? Check.CHECKMATE
        : is(move, "softmate") ? Check.SOFTMATE : is(move, "check") ? Check.CHECK : Check.NONE;
  }

  private static boolean is(JsonValue move, String key) {
    JsonValue value = move.get(key);
    return value != null && value.isTrue();
  }

  private static @Nullable PieceType piece(JsonValue move, String key) {
    JsonValue value = move.get(key);
    int number = value == null ? 0 : value.integer(1, 44).orElse(0) % 32;
    return number < 1 || number > PIECES.length()
        ? null
        : PieceType.ofLetter(PIECES.charAt(number - 1)).orElse(null);
  }
}
