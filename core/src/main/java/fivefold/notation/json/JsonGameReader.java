package fivefold.notation.json;

import fivefold.game.Evaluation;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.notation.BoardPattern;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Form;
import fivefold.notation.Script;
import fivefold.text.Code;
import fivefold.text.JsonValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads our own format: the tree lies in one flat list, each action with the number of its parent.
 */
final class JsonGameReader {
  private final JsonValue game;
  private final JsonFields fields;
  private final Script.Builder out;
  private final MovePattern.Draft move = MovePattern.draft();
  private List<JsonValue> actions = List.of();

  JsonGameReader(JsonValue game, JsonFields fields, Script.Builder out) {
    this.game = game;
    this.fields = fields;
    this.out = out;
  }

  void read() {
    if (!"fivefold".equals(fields.string(game, "format"))) {
      fields.error(game, "the format should be fivefold");
    }
    if (fields.number(game, "version", 1) > 1) {
      fields.warn(Code.W_JSON_VERSION, game, "this was written by a newer version", null);
    }
    start();
    headers();
    tree();
  }

  private void start() {
    header("variant", "Board");
    header("size", "Size");
    header("timelines", "Timeline");
    header("promotions", "Promotions");
    for (JsonValue board : fields.items(game, "boards")) {
      Optional<String> block = board.string();
      if (block.isPresent()) {
        out.board(board.span().start(), board.span().end(), block.get());
      } else {
        fields.error(board, "a board should be a string of 5DFEN");
      }
    }
  }

  private void header(String key, String name) {
    String value = fields.string(game, key);
    JsonValue field = game.get(key);
    if (value != null && field != null) {
      int start = field.span().start();
      out.header(start, field.span().end(), name, value, start, field.span().end());
    }
  }

  private void headers() {
    JsonValue headers = JsonFields.field(game, "headers");
    if (headers == null) {
      return;
    }
    for (Map.Entry<String, JsonValue> each : headers.fields().entrySet()) {
      JsonValue value = each.getValue();
      int start = value.span().start();
      int end = value.span().end();
      if (value.string().isPresent()) {
        out.header(start, end, each.getKey(), value.string().get(), start, end);
      } else {
        fields.error(value, "the value of a header should be a string");
      }
    }
  }

  // The tree

  private record Step(int action, boolean opens, boolean closes) {}

  private void tree() {
    actions = fields.items(game, "actions");
    List<List<Integer>> children = new ArrayList<>();
    children.add(new ArrayList<>());
    for (int i = 0; i < actions.size(); i++) {
      children.add(new ArrayList<>());
      JsonValue action = actions.get(i);
      // Without a number the parent is the action before.
      int parent =
          JsonFields.field(action, "parent") == null ? i : fields.number(action, "parent", 0);
      if (parent < 0 || parent > i) {
        fields.error(action, "the parent should be one of the actions before, or 0 for the start");
      } else {
        children.get(parent).add(i + 1);
      }
    }
    comments(byPlace(game), 0);
    ending(game, children.get(0).isEmpty());
    Deque<Step> ahead = new ArrayDeque<>();
    push(children.get(0), ahead);
    while (!ahead.isEmpty()) {
      Step step = ahead.pop();
      JsonValue action = actions.get(step.action - 1);
      int end = action.span().end();
      if (step.closes) {
        out.close(end, end);
        continue;
      }
      if (step.opens) {
        out.open(action.span().start(), action.span().start());
        ahead.push(new Step(step.action, false, true));
      }
      action(action);
      List<Integer> next = children.get(step.action);
      ending(action, next.isEmpty());
      push(next, ahead);
    }
  }

  /** All children but the last are variations before it. */
  private static void push(List<Integer> children, Deque<Step> ahead) {
    for (int i = children.size() - 1; i >= 0; i--) {
      ahead.push(new Step(children.get(i), i < children.size() - 1, false));
    }
  }

  private void action(JsonValue action) {
    int start = action.span().start();
    out.turn(start, start, Math.max(0, fields.number(action, "turn", 1)), player(action));
    Map<Integer, List<JsonValue>> comments = byPlace(action);
    comments(comments, 0);
    int count = 0;
    for (JsonValue each : fields.items(action, "moves")) {
      move(each);
      count++;
      comments(comments, count);
    }
  }

  private @Nullable Color player(JsonValue action) {
    String player = fields.string(action, "player");
    if (player == null) {
      return null;
    }
    if (!player.equals("white") && !player.equals("black")) {
      fields.error(action, "the player should be white or black");
    }
    return player.equals("white") ? Color.WHITE : player.equals("black") ? Color.BLACK : null;
  }

  /** The comments of an action by the number of moves before them. */
  private Map<Integer, List<JsonValue>> byPlace(JsonValue action) {
    Map<Integer, List<JsonValue>> comments = new HashMap<>();
    for (JsonValue comment : fields.items(action, "comments")) {
      int place =
          JsonFields.field(comment, "after") == null ? 0 : fields.number(comment, "after", 0);
      comments.computeIfAbsent(place, each -> new ArrayList<>()).add(comment);
    }
    return comments;
  }

  private void comments(Map<Integer, List<JsonValue>> comments, int after) {
    for (JsonValue comment : comments.getOrDefault(after, List.of())) {
      String text = fields.string(comment, "text");
      if (text != null) {
        out.comment(comment.span().start(), comment.span().end(), text);
      }
    }
  }

  /** Moves that were not submitted, and the result. */
  private void ending(JsonValue node, boolean leaf) {
    List<JsonValue> begun = fields.items(node, "unfinished");
    if (!begun.isEmpty()) {
      int start = begun.get(0).span().start();
      if (!leaf) {
        out.open(start, start);
      }
      out.turn(start, start, 0, null);
      begun.forEach(this::move);
      if (!leaf) {
        out.close(start, start);
      }
    }
    String result = fields.string(node, "result");
    JsonValue value = node.get("result");
    if (result != null && value != null) {
      Result known = Result.ofToken(result).orElse(null);
      if (known == null) {
        fields.error(value, "the result should be 1-0, 0-1 or 1/2-1/2");
      } else if (leaf) {
        out.result(value.span().start(), value.span().end(), known);
      }
    }
  }

  // Moves

  private void move(JsonValue value) {
    move.clear();
    int start = value.span().start();
    int end = value.span().end();
    if (fill(value)) {
      out.move(start, end, move);
    } else {
      out.broken(start, end);
    }
  }

  private boolean fill(JsonValue value) {
    JsonValue pass = JsonFields.field(value, "pass");
    if (pass != null) {
      BoardPattern board = board(pass);
      move.form(Form.PASS).source(board == null ? BoardPattern.NONE : board);
      return board != null;
    }
    JsonValue from = JsonFields.field(value, "from");
    JsonValue to = JsonFields.field(value, "to");
    if (from == null || to == null) {
      fields.error(value, "a move needs from and to");
      return false;
    }
    BoardPattern source = board(from);
    BoardPattern target = board(to);
    Square fromSquare = fields.square(from, "square");
    Square toSquare = fields.square(to, "square");
    if (source == null || target == null || fromSquare == null || toSquare == null) {
      return false;
    }
    move.source(source).target(target);
    move.from(fromSquare.file(), fromSquare.rank()).to(toSquare.file(), toSquare.rank());
    move.piece(piece(value, "piece")).promotion(piece(value, "promotion"));
    String sign = fields.string(value, "evaluation");
    if (sign != null) {
      move.evaluation(Evaluation.ofSign(sign).orElse(null));
      if (Evaluation.ofSign(sign).isEmpty()) {
        fields.error(value, "the evaluation should be one of ! ? !! ?? !? ?!");
      }
    }
    return true;
  }

  private @Nullable PieceType piece(JsonValue value, String key) {
    String letter = fields.string(value, key);
    if (letter == null) {
      return null;
    }
    PieceType type =
        letter.length() == 1 ? PieceType.ofLetter(letter.charAt(0)).orElse(null) : null;
    if (type == null) {
      fields.error(value, key + " should be the letter of a piece");
    }
    return type;
  }

  private @Nullable BoardPattern board(JsonValue place) {
    String label = fields.string(place, "timeline");
    int turn = fields.number(place, "turn", 0);
    if (label == null || turn < 0) {
      fields.error(place, "a place needs timeline, turn and square");
      return null;
    }
    boolean signed = !label.isEmpty() && (label.charAt(0) == '-' || label.charAt(0) == '+');
    String digits = signed ? label.substring(1) : label;
    boolean known = !digits.isEmpty() && digits.length() < 9;
    for (int i = 0; i < digits.length(); i++) {
      known &= digits.charAt(i) >= '0' && digits.charAt(i) <= '9';
    }
    if (!known) {
      fields.error(place, "the timeline should be a label such as \"0\", \"-1\" or \"+0\"");
      return null;
    }
    int number = Math.min(Integer.parseInt(digits), BoardPattern.MAX_NUMBER);
    return BoardPattern.of(signed ? label.charAt(0) : 0, number, turn);
  }
}
