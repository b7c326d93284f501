package fivefold.db;

import fivefold.model.Board;

/**
 * The key of a board in the tables: fewer bits than there are, since games that are found by it are
 * looked at anyway, and the index is most of the file.
 */
final class BoardKey {
  static final int BITS = 47;

  private BoardKey() {}

  static long of(Board board) {
    return board.key().high() >>> (Long.SIZE - BITS);
  }
}
