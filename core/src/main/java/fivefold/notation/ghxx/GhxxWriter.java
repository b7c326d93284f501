package fivefold.notation.ghxx;

import fivefold.game.Game;
import fivefold.model.Board;
import fivefold.model.Moment;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Timeline;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.Written;
import fivefold.text.JsonText;
import java.util.Objects;
import java.util.Set;

/** Writes the start position of a game as a file with one variant. */
final class GhxxWriter {
  /** What stands for the name of a start that has none. */
  static final String NO_NAME = "custom";

  private GhxxWriter() {}

  static Written write(Game game, Set<Feature> carries) {
    Losses losses = new Losses();
    int actions = MainLine.of(game, carries, losses, null).size();
    losses.add(Feature.ACTIONS, actions, "all moves: a variant is only a start");
    Multiverse start = game.start().multiverse();
    int first = Integer.MAX_VALUE;
    for (Timeline timeline : start.timelines()) {
      first = Math.min(first, timeline.start());
    }
    int turn = Moment.turn(first);
    StringBuilder out = new StringBuilder("[\n  {\n    \"Name\": ");
    String name = game.variant().orElse(game.headers().get("VariantName").orElse(NO_NAME));
    JsonText.appendQuoted(out, name);
    out.append(",\n    \"Author\": ");
    JsonText.appendQuoted(out, game.headers().get("Author").orElse(""));
    out.append(",\n    \"Timelines\": {");
    String separator = "\n      ";
    for (Timeline timeline : start.timelines()) {
      String label = start.parity().label(timeline.index());
      out.append(separator).append('"').append(label).append("L\": [");
      out.append("null, ".repeat(timeline.start() - 2 * turn));
      String comma = "";
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        Board board = Objects.requireNonNull(timeline.board(v));
        out.append(comma).append('"').append(board.toString().replace("*", "")).append('"');
        comma = ", ";
        losses.add(Feature.UNMOVED, moved(board), "that some pieces have moved");
      }
      out.append(']');
      separator = ",\n      ";
    }
    out.append("\n    },\n    \"CosmeticTurnOffset\": ").append(turn - 1);
    out.append(",\n    \"GameBuilderOverride\": \"GameBuilder");
    out.append(start.parity() == Parity.EVEN ? "Even" : "Odd").append("\"\n  }\n]\n");
    return new Written(out.toString(), losses.list());
  }

  /** How many pieces have moved for which that matters: the format has all of them unmoved. */
  private static int moved(Board board) {
    int count = 0;
    String rows = board.toString();
    for (int i = 0; i < rows.length(); i++) {
      boolean star = i + 1 < rows.length() && rows.charAt(i + 1) == '*';
      count += "PKRWpkrw".indexOf(rows.charAt(i)) >= 0 && !star ? 1 : 0;
    }
    return count;
  }
}
