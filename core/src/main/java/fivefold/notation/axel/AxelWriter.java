package fivefold.notation.axel;

import fivefold.game.Game;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.MainLine.MarkedMove;
import fivefold.notation.MainLine.Turn;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.Written;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Writes Axel's notation in one of its forms. */
final class AxelWriter {
  private final boolean full;
  private final Set<Feature> carries;
  private final StringBuilder out = new StringBuilder();

  AxelWriter(boolean full, Set<Feature> carries) {
    this.full = full;
    this.carries = carries;
  }

  Written write(Game game, WriteOptions options) {
    Losses losses = new Losses();
    boolean signs = options.marks(Mark.CHECK, EnumSet.of(Mark.CHECK));
    List<Turn> turns = MainLine.of(game, carries, losses, signs ? options.budget() : null);
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      if (full || i == 0) {
        out.append(turn.player().letter()).append(turn.number());
        out.append('T').append(turn.before().present().turn()).append(". ");
      } else if (turn.player() == Color.WHITE) {
        out.append(turn.number()).append(". ");
      } else {
        out.append(" .. ");
      }
      moves(turn);
      boolean joined = !full && turn.player() == Color.WHITE && i + 1 < turns.size();
      out.append(joined ? "" : ".\n");
    }
    return new Written(out.toString(), losses.list());
  }

  private void moves(Turn turn) {
    String separator = "";
    for (MarkedMove step : turn.moves()) {
      out.append(separator);
      move(step);
      separator = "; ";
    }
  }

  private void move(MarkedMove step) {
    Move move = step.move();
    String castling = step.text().castling();
    boolean spelled = full || !move.isPhysical();
    if (spelled) {
      out.append(board(step, move.from())).append(' ');
    } else if (!isFirst(step)) {
      out.append('L').append(label(step, move.from())).append(' ');
    }
    if (!castling.isEmpty()) {
      out.append(castling);
    } else if (spelled) {
      out.append(step.type().letter()).append(move.fromSquare());
      out.append(step.step().isCapture() ? " x " : " ");
      out.append(board(step, move.to())).append(' ').append(move.toSquare());
    } else {
      String text = step.text().onBoard();
      // Other readers take "b6." for the number of an action.
      boolean numberLike = text.charAt(0) == 'b' && text.charAt(1) != 'x';
      out.append(numberLike ? "P" : "").append(text);
    }
    out.append(spelled && castling.isEmpty() ? step.text().promotion() : "");
    out.append(sign(step.check()));
    out.append(step.evaluation() == null ? "" : step.evaluation().sign());
    if (step.branches()) {
      out.append(" (+L").append(step.before().parity().signedLabel(step.arrivalLine())).append(')');
    }
  }

  /** Whether readers look for the move on this timeline first: White's lowest, Black's highest. */
  private static boolean isFirst(MarkedMove step) {
    List<BoardCoord> boards = step.before().playableBoards();
    int first = step.before().mover() == Color.WHITE ? 0 : boards.size() - 1;
    return boards.get(first).timeline() == step.move().from().timeline();
  }

  private static String board(MarkedMove step, BoardCoord coord) {
    return "L" + label(step, coord) + "T" + coord.turn();
  }

  private static String label(MarkedMove step, BoardCoord coord) {
    return step.before().parity().signedLabel(coord.timeline());
  }

  private static String sign(Check check) {
    return check == Check.SOFTMATE ? "++" : check.sign();
  }
}
