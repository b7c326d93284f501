package fivefold.notation.export;

import fivefold.game.Game;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.notation.Brackets;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import java.util.Set;

/** One action a line. */
final class ExportWriter {
  private ExportWriter() {}

  static Written write(Game game, WriteOptions options, Set<Feature> carries) {
    boolean letters = !options.form().equals(ExportNotation.BARE);
    Parity parity = game.start().parity();
    Losses losses = new Losses();
    StringBuilder out = new StringBuilder();
    Set<Feature> carried =
        options.boards() ? Brackets.writeStart(out, "Board", game, carries, losses) : carries;
    for (MainLine.Turn turn : MainLine.of(game, carried, losses, null)) {
      out.append(turn.player() == Color.WHITE ? "w." : "b.");
      for (MainLine.MarkedMove step : turn.moves()) {
        Move move = step.move();
        PieceType type = step.type();
        out.append(' ').append(move.from().label(parity));
        // Pawns have no letter even where 5DPGN asks for one.
        out.append(letters && type != PieceType.PAWN ? String.valueOf(type.letter()) : "");
        out.append(move.fromSquare()).append(move.to().label(parity)).append(move.toSquare());
        out.append(step.text().promotion());
      }
      out.append('\n');
    }
    return new Written(out.toString(), losses.list());
  }
}
