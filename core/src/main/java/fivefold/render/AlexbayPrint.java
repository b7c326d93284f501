package fivefold.render;

import fivefold.model.Board;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Size;

/**
 * The picture that belongs to Alexbay's notation: one band of touching boxes a timeline, lowest
 * timeline first, White's pieces in capitals, without coordinates. A half-turn without a board is a
 * box of blanks, at the ends of lines too. Boards of other sizes get boxes of their own size.
 */
public final class AlexbayPrint {
  private AlexbayPrint() {}

  public static String render(Multiverse multiverse) {
    return render(multiverse, Extent.of(multiverse));
  }

  public static String render(Multiverse multiverse, Extent extent) {
    Size size = multiverse.size();
    String bar = "═".repeat(size.width());
    String absent = " ".repeat(size.width() + 2);
    StringBuilder out = new StringBuilder();
    for (int line = extent.minTimeline(); line <= extent.maxTimeline(); line++) {
      for (int row = size.height(); row >= -1; row--) {
        for (int v = extent.minHalfTurn(); v <= extent.maxHalfTurn(); v++) {
          Board board = multiverse.board(line, v);
          if (board == null) {
            out.append(absent);
          } else if (row == size.height()) {
            out.append('╔').append(bar).append('╗');
          } else if (row < 0) {
            out.append('╚').append(bar).append('╝');
          } else {
            out.append('║');
            appendRank(out, board, row);
            out.append('║');
          }
        }
        out.append('\n');
      }
    }
    return out.toString();
  }

  private static void appendRank(StringBuilder out, Board board, int rank) {
    for (int file = 0; file < board.size().width(); file++) {
      int code = board.code(board.size().index(file, rank));
      out.append(code == 0 ? ' ' : Piece.ofCode(code).letter());
    }
  }
}
