package fivefold.notation.json;

import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Headers.Header;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Square;
import fivefold.notation.CheckSigns;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.OwnHeaders;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.Written;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.text.JsonText;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes our own format, one action a line. The schema is docs/fivefold-game.schema.json. */
final class JsonGameWriter {
  private final Game game;
  private final WriteOptions options;
  private final Parity parity;
  private final boolean signs;
  private final Losses losses = new Losses();
  private final StringBuilder out = new StringBuilder();

  JsonGameWriter(Game game, WriteOptions options) {
    this.game = game;
    this.options = options;
    this.parity = game.start().parity();
    this.signs = options.marks(Mark.CHECK, EnumSet.of(Mark.CHECK));
  }

  Written write() {
    out.append("{\n  \"format\": \"fivefold\",\n  \"version\": 1,\n  \"headers\": {");
    String separator = "";
    for (Header header : OwnHeaders.of(game, losses)) {
      out.append(separator).append("\n    ").append(JsonText.quote(header.key())).append(": ");
      JsonText.appendQuoted(out, header.value());
      separator = ",";
    }
    out.append(separator.isEmpty() ? "}" : "\n  }");
    game.variant().ifPresent(variant -> field("variant", variant));
    State start = game.start();
    field("size", start.multiverse().size().toString());
    field("timelines", parity.name().toLowerCase(Locale.ROOT));
    field("promotions", SetupHeaders.write(start.rules().promotions()));
    if (game.variant().isEmpty() || options.boards()) {
      out.append(",\n  \"boards\": [");
      separator = "\n    ";
      for (String block : FenWriter.blocks(start.multiverse())) {
        out.append(separator).append(JsonText.quote(block));
        separator = ",\n    ";
      }
      out.append("\n  ]");
    }
    extras(game.root(), ",\n  ");
    actions();
    out.append("\n}\n");
    return new Written(out.toString(), losses.list());
  }

  private void field(String key, String value) {
    out.append(",\n  \"").append(key).append("\": ");
    JsonText.appendQuoted(out, value);
  }

  private void actions() {
    out.append(",\n  \"actions\": [");
    Map<Node, Integer> numbers = new HashMap<>();
    String separator = "\n    ";
    for (Node node : game.nodes()) {
      int number = numbers.size();
      numbers.put(node, number);
      if (node.isRoot()) {
        continue;
      }
      out.append(separator).append("{\"turn\": ").append(node.turnNumber());
      out.append(", \"player\": ").append(node.player() == Color.WHITE ? "\"white\"" : "\"black\"");
      int parent = numbers.getOrDefault(node.parent().orElseThrow(), 0);
      if (parent != number - 1) {
        out.append(", \"parent\": ").append(parent);
      }
      Check[] checks =
          signs
              ? CheckSigns.of(node, CheckSigns.verdict(node.state(), options.budget()))
              : new Check[0];
      steps("moves", ", ", node.steps(), node, checks);
      extras(node, ", ");
      out.append('}');
      separator = ",\n    ";
    }
    out.append(numbers.size() > 1 ? "\n  ]" : "]");
  }

  /** Comments, moves that were not submitted, and the result. */
  private void extras(Node node, String lead) {
    String separator = lead + "\"comments\": [";
    for (Comment comment : node.comments()) {
      int after = comment.move() + 1;
      out.append(separator).append('{');
      out.append(after == 0 ? "" : "\"after\": " + after + ", ");
      out.append("\"text\": ").append(JsonText.quote(comment.text())).append('}');
      separator = ", ";
    }
    out.append(node.comments().isEmpty() ? "" : "]");
    State turn = node.unfinished().orElse(null);
    if (turn != null) {
      steps("unfinished", lead, turn.steps(), null, new Check[0]);
    }
    Result result = node.result().orElse(null);
    if (result != null && node.isLeaf()) {
      out.append(lead).append("\"result\": \"").append(result.token()).append('"');
    } else if (result != null) {
      losses.add(Feature.RESULT, "a result that is not at the end of its line");
    }
  }

  private void steps(
      String key, String lead, List<Step> steps, @Nullable Node node, Check[] checks) {
    out.append(lead).append('"').append(key).append("\": [");
    for (int i = 0; i < steps.size(); i++) {
      out.append(i == 0 ? "{" : ", {");
      if (steps.get(i) instanceof Step.Moved moved) {
        move(moved);
      } else {
        out.append("\"pass\": ");
        place(steps.get(i).ply().from(), null);
      }
      if (i < checks.length && checks[i] != Check.NONE) {
        out.append(", \"check\": \"").append(checks[i].name().toLowerCase(Locale.ROOT)).append('"');
      }
      if (node != null) {
        node.evaluation(i)
            .ifPresent(
                evaluation ->
                    out.append(", \"evaluation\": \"").append(evaluation.sign()).append('"'));
      }
      out.append('}');
    }
    out.append(']');
  }

  private void move(Step.Moved step) {
    Move move = step.move();
    out.append("\"from\": ");
    place(move.from(), move.fromSquare());
    out.append(", \"to\": ");
    place(move.to(), move.toSquare());
    out.append(", \"piece\": \"").append(step.piece().type().letter()).append('"');
    if (step.isCapture()) {
      out.append(", \"capture\": true");
    }
    if (move.promotion() != null) {
      out.append(", \"promotion\": \"").append(move.promotion().letter()).append('"');
    }
    if (step.branches()) {
      String line = parity.label(step.arrival().timeline());
      out.append(", \"newTimeline\": \"").append(line).append('"');
    }
  }

  private void place(BoardCoord board, @Nullable Square square) {
    out.append("{\"timeline\": \"").append(parity.label(board.timeline()));
    out.append("\", \"turn\": ").append(board.turn());
    out.append(square == null ? "" : ", \"square\": \"" + square + "\"").append('}');
  }
}
