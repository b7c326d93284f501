package fivefold.db.pattern;

import fivefold.model.Board;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import java.util.regex.Matcher;

/**
 * A piece that stands, or doesn't, on a square or anywhere on a board: {@code Nf3}, {@code k},
 * {@code ~Q}, {@code ?e4}, {@code .e5}, {@code !R?1}.
 *
 * @param not whether it must not be there
 * @param who a piece letter, {@code ?} for any piece, {@code .} for an empty square
 * @param eitherColor whether the colour plays no part
 * @param file 0 for file a, or -1 for any
 * @param rank 0 for the first rank, or -1 for any
 */
record PiecePattern(boolean not, char who, boolean eitherColor, int file, int rank) {
  private static final java.util.regex.Pattern TEXT =
      java.util.regex.Pattern.compile("(!?)(~?)([A-Za-z?.])(?:([a-p?])([0-9]{1,2}|\\?))?");

  static PiecePattern parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a piece on a square such as Nf3, k, ?e4 or .e5");
    }
    char who = parts.group(3).charAt(0);
    if (who != '?' && who != '.' && PieceType.ofLetter(Character.toUpperCase(who)).isEmpty()) {
      throw new IllegalArgumentException("no piece has the letter '" + who + "'");
    }
    String file = parts.group(4) == null ? "?" : parts.group(4);
    String rank = parts.group(5) == null ? "?" : parts.group(5);
    int rankNumber = rank.equals("?") ? -1 : Integer.parseInt(rank) - 1;
    if (!rank.equals("?") && (rankNumber < 0 || rankNumber >= Size.MAX)) {
      throw new IllegalArgumentException("no board has the rank " + rank);
    }
    return new PiecePattern(
        !parts.group(1).isEmpty(),
        who,
        !parts.group(2).isEmpty(),
        file.equals("?") ? -1 : file.charAt(0) - 'a',
        rankNumber);
  }

  /** Whether it stands on a board, or with {@code not} doesn't. */
  boolean holdsOn(Board board) {
    return next(board, 0) >= 0 != not;
  }

  /** The next square from an index on where it stands, or -1. */
  int next(Board board, int from) {
    Size size = board.size();
    if (file >= 0 && rank >= 0) {
      int only = size.contains(file, rank) ? size.index(file, rank) : -1;
      return only >= from && isIt(board.code(only)) ? only : -1;
    }
    for (int i = from; i < size.indices(); i++) {
      int x = i % size.stride();
      boolean here =
          x < size.width() && (file < 0 || x == file) && (rank < 0 || i / size.stride() == rank);
      if (here && isIt(board.code(i))) {
        return i;
      }
    }
    return -1;
  }

  private boolean isIt(int code) {
    if (who == '.' || code == 0) {
      return who == '.' && code == 0;
    }
    if (who == '?') {
      return true;
    }
    char letter = Piece.ofCode(code).letter();
    return letter == who
        || (eitherColor && Character.toUpperCase(letter) == Character.toUpperCase(who));
  }
}
