package fivefold.notation.nidlatam;

import fivefold.game.Game;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.MainLine.MarkedMove;
import fivefold.notation.MainLine.Turn;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.Written;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes one set an action, one move a line. */
final class NidlatamWriter {
  private final Set<Feature> carries;
  private final StringBuilder out = new StringBuilder();

  NidlatamWriter(Set<Feature> carries) {
    this.carries = carries;
  }

  Written write(Game game, WriteOptions options) {
    Losses losses = new Losses();
    boolean signs = options.marks(Mark.CHECK, EnumSet.of(Mark.CHECK));
    for (Turn turn : MainLine.of(game, carries, losses, signs ? options.budget() : null)) {
      boolean white = turn.player() == Color.WHITE;
      out.append(2 * turn.number() - (white ? 1 : 0)).append(". {\n");
      for (MarkedMove step : turn.moves()) {
        item(step);
      }
      if (turn.verdict() == Verdict.CHECKMATE) {
        out.append("--checkmate\n");
      } else if (signs && turn.node() == game.end() && isStalemate(game, options)) {
        out.append("--stalemate\n");
      }
      out.append("}\n");
    }
    return new Written(out.toString(), losses.list());
  }

  private static boolean isStalemate(Game game, WriteOptions options) {
    return game.end().state().verdict(options.budget()) == Verdict.STALEMATE;
  }

  private void item(MarkedMove step) {
    State state = step.before();
    Move move = step.move();
    out.append(state.parity().label(step.line())).append("=>");
    out.append(state.parity().label(step.arrivalLine())).append(' ');
    // Mate is told at the end of the set.
    String wrap =
        switch (step.check()) {
          case CHECK -> "/";
          case SOFTMATE -> "//";
          case NONE, STALEMATE, CHECKMATE -> "";
        };
    String caret = move.promotion() == null ? "" : "^";
    out.append(wrap).append(caret);
    core(step);
    out.append(step.step().underpromotes() ? step.text().promotion() : "");
    out.append(caret).append(wrap).append('\n');
  }

  private void core(MarkedMove step) {
    State state = step.before();
    Move move = step.move();
    String color = state.mover() == Color.WHITE ? "+" : "-";
    String castling = step.text().castling();
    if (!castling.isEmpty()) {
      out.append(color).append('>').append(castling.equals("O-O") ? 'K' : 'Q');
      out.append(place(state, move.from()));
      return;
    }
    out.append(color).append(step.type().letter());
    Piece taken = state.pieceAt(move.to(), move.toSquare());
    if (step.step().isEnPassant()) {
      out.append(move.toSquare().file() > move.fromSquare().file() ? "//" : "\\\\");
    }
    out.append(' ').append(move.fromSquare()).append(place(state, move.from()));
    out.append(' ').append(arrow(step)).append(' ').append(captured(taken));
    out.append(move.toSquare()).append(place(state, move.to()));
  }

  private static String captured(@Nullable Piece taken) {
    if (taken == null) {
      return "";
    }
    PieceType type = taken.type();
    return (taken.color() == Color.WHITE ? "+" : "-") + type.letter() + " ";
  }

  private static String arrow(MarkedMove step) {
    if (!step.branches()) {
      return "-->";
    }
    Multiverse after = step.step().after().multiverse();
    return "-"
        + (after.isActive(step.arrivalLine()) ? "" : "#")
        + step.before().parity().label(step.arrivalLine())
        + "->";
  }

  private static String place(State state, BoardCoord coord) {
    boolean active = state.multiverse().isActive(coord.timeline());
    return "|"
        + coord.turn()
        + "||"
        + (active ? "" : "#")
        + state.parity().label(coord.timeline())
        + "|";
  }
}
