package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Timeline;

/**
 * The hashes other programs know: md5 of canonical 5DFEN, in small hexadecimal digits.
 *
 * <p>The hash of a state covers all boards of all timelines, history included, written one behind
 * the other with nothing between them, in the order of {@link FenWriter#blocks}.
 */
public final class Hashing {
  private Hashing() {}

  /** The hash of one board in its place. */
  public static String board(Board board, BoardCoord coord, Parity parity) {
    return new Md5().update(FenWriter.block(board, coord, parity)).hex();
  }

  /** The hash of everything. */
  public static String multiverse(Multiverse multiverse) {
    Md5 md5 = new Md5();
    for (Timeline timeline : multiverse.timelines()) {
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        md5.update(FenWriter.block(timeline, v, multiverse.parity()));
      }
    }
    return md5.hex();
  }
}
