package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * Writes 5DFEN in its one canonical form: the longest possible runs of blank squares, stars only
 * where they mean something, a plus on positive timelines. Hashes depend on every character of it.
 */
public final class FenWriter {
  private FenWriter() {}

  /** One block. */
  public static String block(Board board, BoardCoord coord, Parity parity) {
    return "["
        + board
        + ":"
        + parity.signedLabel(coord.timeline())
        + ":"
        + coord.turn()
        + ":"
        + coord.color().letter()
        + "]";
  }

  /**
   * The blocks of all boards, timelines ascending (-0 before +0), and half-turns ascending within
   * each: the order of hashing.
   */
  public static List<String> blocks(Multiverse multiverse) {
    List<String> blocks = new ArrayList<>();
    for (Timeline timeline : multiverse.timelines()) {
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        blocks.add(block(timeline, v, multiverse.parity()));
      }
    }
    return blocks;
  }

  /**
   * The blocks of a start position that may be wrong, runs written out, in the same order. Boards
   * that could not be read are left out.
   *
   * @throws IllegalArgumentException when a label does not fit the declared parity
   */
  public static List<String> blocks(Setup setup) {
    Parity parity = setup.parity();
    TreeMap<BoardCoord, Board> boards =
        new TreeMap<>(
            Comparator.comparingInt(BoardCoord::timeline).thenComparingInt(BoardCoord::halfTurn));
    for (SetupBoard each : setup.boards()) {
      Board board = each.board();
      if (board != null) {
        boards.put(each.coord(parity), board);
      }
    }
    List<String> blocks = new ArrayList<>();
    boards.forEach((coord, board) -> blocks.add(block(board, coord, parity)));
    return blocks;
  }

  /** The block of every timeline's last board, timelines ascending. */
  public static List<String> lastBlocks(Multiverse multiverse) {
    List<String> blocks = new ArrayList<>();
    for (Timeline timeline : multiverse.timelines()) {
      blocks.add(block(timeline, timeline.end(), multiverse.parity()));
    }
    return blocks;
  }

  static String block(Timeline timeline, int halfTurn, Parity parity) {
    Board board = timeline.board(halfTurn);
    if (board == null) {
      throw new IllegalArgumentException("no board at half-turn " + halfTurn);
    }
    return block(board, new BoardCoord(timeline.index(), halfTurn), parity);
  }
}
