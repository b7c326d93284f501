package fivefold.notation.uci;

import fivefold.fen.FenWriter;
import fivefold.game.Game;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.Written;
import java.util.Set;

/** The whole game on one line. */
final class UciWriter {
  private UciWriter() {}

  static Written write(Game game, Set<Feature> carries) {
    Losses losses = new Losses();
    StringBuilder out = new StringBuilder(UciNotation.POSITION);
    if (game.variant().orElse("").equals(UciNotation.STARTPOS)) {
      out.append(" startpos");
    } else {
      losses.addName(game);
      Multiverse start = game.start().multiverse();
      out.append(" size ").append(start.size());
      out.append(start.parity() == Parity.EVEN ? " even" : " odd").append(" fen");
      for (String block : FenWriter.blocks(start)) {
        out.append(' ').append(block);
      }
    }
    String before = " moves";
    for (MainLine.Turn turn : MainLine.of(game, carries, losses, null)) {
      out.append(before);
      before = "";
      for (MainLine.MarkedMove step : turn.moves()) {
        out.append(' ').append(step.move().uci());
      }
      if (turn.node() != null) {
        out.append(" submit");
      }
    }
    return new Written(out.append('\n').toString(), losses.list());
  }
}
