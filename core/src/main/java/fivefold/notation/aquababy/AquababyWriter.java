package fivefold.notation.aquababy;

import fivefold.game.Game;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Square;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.MainLine.Turn;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.rules.Step;
import java.util.Set;

/** Writes an action a line. Castling is the king's move, which every reader takes. */
final class AquababyWriter {
  private final Set<Feature> carries;

  AquababyWriter(Set<Feature> carries) {
    this.carries = carries;
  }

  Written write(Game game, WriteOptions options) {
    Losses losses = new Losses();
    StringBuilder out = new StringBuilder();
    Parity parity = game.start().parity();
    for (Turn turn : MainLine.of(game, carries, losses, null)) {
      String separator = "";
      for (Step step : turn.steps()) {
        out.append(separator).append(step(step, parity));
        separator = ";";
      }
      out.append('\n');
    }
    return new Written(out.toString(), losses.list());
  }

  private static String step(Step played, Parity parity) {
    if (!(played instanceof Step.Moved step)) {
      return "0000," + parity.label(played.ply().from().timeline());
    }
    Move move = step.move();
    return coordinate(move.fromSquare(), move.from(), parity)
        + coordinate(move.toSquare(), move.to(), parity)
        + step.text().promotion();
  }

  private static String coordinate(Square square, BoardCoord board, Parity parity) {
    return "("
        + square.file()
        + ","
        + square.rank()
        + ","
        + board.turn()
        + ","
        + parity.label(board.timeline())
        + ")";
  }
}
