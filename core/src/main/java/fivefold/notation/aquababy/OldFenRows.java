package fivefold.notation.aquababy;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import org.jspecify.annotations.Nullable;

/**
 * What the rows of an old file leave to be understood: pawns on their first rank have not moved,
 * and kings and rooks as the castling letters say. Rows with stars speak for themselves.
 */
final class OldFenRows {
  private OldFenRows() {}

  /** Rows without stars, as a file has them; as they are when they are not of this size. */
  static String star(String rows, Size size, String castling) {
    Board board = rows.indexOf('*') >= 0 ? null : read(rows, size);
    if (board == null) {
      return rows;
    }
    Board.Builder starred = board.toBuilder();
    for (int i = 0; i < size.indices(); i++) {
      int code = board.code(i);
      if (code != 0 && isUnmoved(board, size.square(i), castling)) {
        Piece piece = Piece.ofCode(code);
        starred.put(size.square(i), Piece.of(piece.color(), piece.type(), true));
      }
    }
    return starred.build().toString();
  }

  private static boolean isUnmoved(Board board, Square square, String castling) {
    Piece piece = board.piece(square);
    Size size = board.size();
    if (piece == null) {
      return false;
    }
    boolean white = Character.isUpperCase(piece.letter());
    int second = white ? 1 : size.height() - 2;
    char right = white ? 'K' : 'k';
    char left = white ? 'Q' : 'q';
    return switch (piece.type()) {
      case PAWN, BRAWN -> square.rank() == second;
      case KING -> castling.indexOf(right) >= 0 || castling.indexOf(left) >= 0;
      case ROOK ->
          (castling.indexOf(right) >= 0 && isOuter(board, square, piece, 1))
              || (castling.indexOf(left) >= 0 && isOuter(board, square, piece, -1));
      default -> false;
    };
  }

  /** Whether a rook is the last one of its rank to a side, beyond a king of its colour. */
  private static boolean isOuter(Board board, Square rook, Piece piece, int side) {
    boolean king = false;
    for (int file = 0; file < board.size().width(); file++) {
      Piece other = board.piece(Square.of(file, rook.rank()));
      if (other == null || other.color() != piece.color()) {
        continue;
      }
      int way = Integer.signum(file - rook.file()) * side;
      king |= other.type() == PieceType.KING && way < 0;
      if (other.type() == PieceType.ROOK && way > 0) {
        return false;
      }
    }
    return king;
  }

  /** The board of rows without stars, or null when they are not of this size. */
  private static @Nullable Board read(String rows, Size size) {
    Board.Builder board = Board.builder(size);
    int rank = size.height() - 1;
    int file = 0;
    for (int i = 0; i < rows.length(); i++) {
      char c = rows.charAt(i);
      if (c == '/') {
        if (file != size.width() || rank == 0) {
          return null;
        }
        rank--;
        file = 0;
      } else if (c >= '1' && c <= '9') {
        int blanks = c - '0';
        while (i + 1 < rows.length() && rows.charAt(i + 1) >= '0' && rows.charAt(i + 1) <= '9') {
          i++;
          blanks = Math.min(blanks * 10 + rows.charAt(i) - '0', 1000);
        }
        file += blanks;
      } else {
        PieceType type = PieceType.ofLetter(Character.toUpperCase(c)).orElse(null);
        if (type == null || file >= size.width()) {
          return null;
        }
        board.put(Square.of(file, rank), piece(c, type));
        file++;
      }
      if (file > size.width()) {
        return null;
      }
    }
    return file == size.width() && rank == 0 ? board.build() : null;
  }

  private static Piece piece(char c, PieceType type) {
    return Piece.of(Character.isUpperCase(c) ? Color.WHITE : Color.BLACK, type);
  }

  /** The castling letters of a board, or a dash. */
  static String castling(Board board) {
    String plain = board.toString().replace("*", "");
    StringBuilder letters = new StringBuilder();
    for (char letter : new char[] {'K', 'Q', 'k', 'q'}) {
      // A letter is right when all that it makes unmoved is.
      String starred = star(plain, board.size(), String.valueOf(letter));
      if (marks(board, starred, letter)) {
        letters.append(letter);
      }
    }
    return letters.length() == 0 ? "-" : letters.toString();
  }

  private static boolean marks(Board board, String starred, char letter) {
    boolean white = Character.isUpperCase(letter);
    char king = white ? 'K' : 'k';
    char rook = white ? 'R' : 'r';
    String actual = board.toString();
    return starred.contains(king + "*")
        && starred.contains(rook + "*")
        && isSubset(starred, actual, king)
        && isSubset(starred, actual, rook);
  }

  /** Whether every star on pieces of a letter is also in the other text. */
  private static boolean isSubset(String starred, String actual, char letter) {
    int i = 0;
    int j = 0;
    while (i < starred.length() && j < actual.length()) {
      boolean star = i + 1 < starred.length() && starred.charAt(i + 1) == '*';
      boolean same = j + 1 < actual.length() && actual.charAt(j + 1) == '*';
      if (starred.charAt(i) == letter && star && !same) {
        return false;
      }
      i += star ? 2 : 1;
      j += same ? 2 : 1;
    }
    return true;
  }
}
