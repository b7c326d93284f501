package fivefold.notation.averagehuman;

import fivefold.game.Game;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.MainLine.MarkedMove;
import fivefold.notation.MainLine.Turn;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import java.util.List;
import java.util.Set;

/** Writes a turn a line, moves between blanks. */
final class AverageHumanWriter {
  private final Set<Feature> carries;
  private final StringBuilder out = new StringBuilder();

  AverageHumanWriter(Set<Feature> carries) {
    this.carries = carries;
  }

  Written write(Game game, WriteOptions options) {
    Losses losses = new Losses();
    List<Turn> turns = MainLine.of(game, carries, losses, null);
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      boolean white = turn.player() == Color.WHITE;
      if (white || i == 0) {
        out.append(turn.number()).append('.');
      }
      out.append(white ? "" : ",");
      for (MarkedMove step : turn.moves()) {
        out.append(' ').append(move(step));
      }
      out.append(white && i + 1 < turns.size() ? "" : "\n");
    }
    return new Written(out.toString(), losses.list());
  }

  private static String move(MarkedMove step) {
    Move move = step.move();
    Parity parity = step.before().parity();
    String label = parity.label(step.line());
    String line = label.equals("0") ? "" : "L" + label;
    String castling = step.text().castling();
    if (!castling.isEmpty()) {
      return line + castling;
    }
    int arrival = move.to().timeline();
    int turns = move.to().turn() - move.from().turn();
    return line
        + step.text().letter()
        + move.fromSquare()
        + (arrival == step.line() ? "" : "L" + parity.label(arrival))
        + (turns == 0 ? "" : (turns < 0 ? "T" : "T+") + turns)
        + move.toSquare()
        + step.text().promotion();
  }
}
