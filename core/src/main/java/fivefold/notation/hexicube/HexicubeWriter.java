package fivefold.notation.hexicube;

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
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Writes a turn a line; timelines are named only where the order does not tell them. */
final class HexicubeWriter {
  private final Set<Feature> carries;
  private final StringBuilder out = new StringBuilder();

  HexicubeWriter(Set<Feature> carries) {
    this.carries = carries;
  }

  Written write(Game game, WriteOptions options) {
    Losses losses = new Losses();
    List<Turn> turns = MainLine.of(game, carries, losses, null);
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      boolean white = turn.player() == Color.WHITE;
      if (white || i == 0) {
        out.append(turn.number()).append(white ? ". " : "B. ");
      } else {
        out.append(" .. ");
      }
      String separator = "";
      for (MarkedMove step : turn.inOrderOf(Comparator.naturalOrder())) {
        out.append(separator);
        move(step);
        separator = "; ";
      }
      out.append(white && i + 1 < turns.size() ? "" : "\n");
    }
    return new Written(out.toString(), losses.list());
  }

  private void move(MarkedMove step) {
    Move move = step.move();
    Parity parity = step.before().parity();
    String line = "L" + parity.label(step.line());
    if (move.isPhysical()) {
      int next = step.before().playableBoards().get(0).timeline();
      out.append(next == step.line() ? "" : line + " ");
      String castling = step.text().castling();
      out.append(castling.isEmpty() ? step.text().onBoard() : castling);
      return;
    }
    out.append(line).append(move.fromSquare()).append(' ');
    out.append(step.text().letter());
    out.append(step.step().isCapture() ? "x " : " ");
    if (move.to().timeline() != step.line()) {
      out.append('L').append(parity.label(move.to().timeline()));
    }
    if (move.to().turn() != move.from().turn()) {
      out.append('T').append(move.to().turn());
    }
    out.append(move.toSquare()).append(step.text().promotion());
  }
}
