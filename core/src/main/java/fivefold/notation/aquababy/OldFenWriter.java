package fivefold.notation.aquababy;

import fivefold.game.Game;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.MainLine.MarkedMove;
import fivefold.notation.MainLine.Turn;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Writes the boards, then all moves in one run. */
final class OldFenWriter {
  private final Set<Feature> carries;
  private final StringBuilder out = new StringBuilder();
  private int shift;

  OldFenWriter(Set<Feature> carries) {
    this.carries = carries;
  }

  Written write(Game game, WriteOptions options) {
    Losses losses = new Losses();
    losses.addName(game);
    Multiverse start = game.start().multiverse();
    // In even games the program calls -0 timeline 0 and +0 timeline 1.
    shift = start.parity().offset();
    List<Turn> turns = MainLine.of(game, carries, losses, null);
    // The colour is the one to move after the moves.
    Color last = turns.isEmpty() ? game.start().mover() : turns.get(turns.size() - 1).player();
    boolean done = !turns.isEmpty() && turns.get(turns.size() - 1).node() != null;
    out.append(start.size().width()).append(';').append(start.size().height());
    out.append(';').append(shift).append(';').append(start.timelineCount());
    out.append(';').append(start.minTimeline() + shift);
    out.append(';').append((done ? last.opposite() : last).letter()).append('\n');
    for (Timeline timeline : start.timelines()) {
      boards(timeline, losses);
    }
    for (Turn turn : turns) {
      for (MarkedMove step : turn.moves()) {
        move(step);
      }
    }
    out.append(turns.isEmpty() ? "" : "\n");
    return new Written(out.toString(), losses.list());
  }

  private void boards(Timeline timeline, Losses losses) {
    Board first = Objects.requireNonNull(timeline.board(timeline.start()));
    String castling = OldFenRows.castling(first);
    String separator = "";
    for (int v = timeline.start(); v <= timeline.end(); v++) {
      Board board = Objects.requireNonNull(timeline.board(v));
      String plain = board.toString().replace("*", "");
      String starred = board.toString();
      boolean understood = OldFenRows.star(plain, board.size(), castling).equals(starred);
      if (!understood && starred.equals(plain)) {
        // Rows in which nothing is starred are rows in which stars are left out.
        losses.add(Feature.UNMOVED, "that pawns on their first rank have moved");
      }
      out.append(separator).append(understood ? plain : starred);
      separator = "|";
    }
    BoardCoord coord = new BoardCoord(timeline.index(), timeline.start());
    out.append(';').append(castling).append(";-;");
    out.append(coord.color().letter()).append(coord.turn()).append('\n');
  }

  private void move(MarkedMove step) {
    Move move = step.move();
    coordinate(move.fromSquare(), move.from());
    coordinate(move.toSquare(), move.to());
    out.append(step.step().underpromotes() ? step.text().promotion() : "").append(';');
  }

  private void coordinate(Square square, BoardCoord board) {
    out.append('(').append(square.file()).append(',').append(square.rank());
    out.append(',').append(board.turn()).append(',').append(board.timeline() + shift).append(')');
  }
}
