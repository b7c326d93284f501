package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import fivefold.text.VisibleText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the rows of one board, top rank first. */
final class FenRowsReader {
  private final FenMode mode;
  private final @Nullable Size size;
  private final Diagnostics found;

  FenRowsReader(FenMode mode, @Nullable Size size, Diagnostics found) {
    this.mode = mode;
    this.size = size;
    this.found = found;
  }

  /** The board, or null when something is wrong with it. */
  @Nullable Board read(Span rows) {
    String text = rows.source().text();
    int errorsBefore = found.errorCount();
    Board.@Nullable Builder board = size == null ? null : Board.builder(size);
    int count = 0;
    int start = rows.start();
    while (true) {
      int end = FenBlockReader.find('/', text, start, rows.end());
      if (size != null && count == size.height()) {
        found.report(
            Code.E_FEN_ROWS,
            rows.at(start, rows.end()),
            "the board has more than " + size.height() + " rows",
            sizeHint());
        break;
      }
      readRow(rows.at(start, end), count, board);
      count++;
      if (end == rows.end()) {
        if (size != null && count < size.height()) {
          found.report(
              Code.E_FEN_ROWS,
              rows.at(end, end),
              "the board has " + count + " of " + size.height() + " rows",
              sizeHint());
        }
        break;
      }
      start = end + 1;
    }
    return board == null || found.errorCount() > errorsBefore ? null : board.build();
  }

  private String sizeHint() {
    return "the size is " + size + ", width first";
  }

  private void readRow(Span row, int number, Board.@Nullable Builder board) {
    Widths widths = check(row);
    if (widths == null || size == null || board == null) {
      return;
    }
    boolean byDigit = false;
    if (widths.byNumber != size.width()) {
      byDigit =
          mode.isLenient() && widths.byNumber > size.width() && widths.byDigit == size.width();
      if (!byDigit) {
        found.report(
            Code.E_FEN_WIDTH,
            row,
            "this row is " + shown(widths.byNumber) + " squares wide, the board " + size.width(),
            null);
        return;
      }
      found.report(
          Code.W_FEN_BLANKS,
          row,
          "the digits of this row are read one by one",
          "11 means eleven blank squares");
    }
    fill(row.text(), size.height() - 1 - number, byDigit, board, size);
  }

  /**
   * Reports everything that is wrong with the single characters of a row. Letters that are no
   * pieces still count as squares, so that a wrong width is found in the same pass.
   *
   * @return how wide the row is, or null when that can't be said
   */
  private @Nullable Widths check(Span row) {
    String text = row.source().text();
    boolean countable = true;
    long byNumber = 0;
    long byDigit = 0;
    boolean hasZero = false;
    int i = row.start();
    while (i < row.end()) {
      char c = text.charAt(i);
      if (Digits.isDigit(c)) {
        int end = i;
        long number = 0;
        while (end < row.end() && Digits.isDigit(text.charAt(end))) {
          int digit = text.charAt(end) - '0';
          number = Math.min(number * 10 + digit, Integer.MAX_VALUE);
          byDigit += digit;
          hasZero |= digit == 0;
          end++;
        }
        if (c == '0') {
          found.report(
              Code.E_FEN_BLANKS,
              row.at(i, end),
              "a number of blank squares does not begin with 0",
              null);
          countable = false;
        }
        byNumber += number;
        i = end;
      } else if (isLetter(c)) {
        Optional<PieceType> type = PieceType.ofLetter(capital(c));
        if (type.isEmpty()) {
          badPiece(row.at(i, i + 1), null);
        }
        byNumber++;
        byDigit++;
        i++;
        if (i < row.end() && text.charAt(i) == '*') {
          if (type.isPresent() && !type.get().tracksUnmoved()) {
            uselessStar(row.at(i, i + 1));
          }
          i++;
        }
      } else if (FenBlockReader.isSpace(c)) {
        i++;
      } else if (c == '+' && i + 1 < row.end() && isLetter(text.charAt(i + 1))) {
        found.report(
            Code.W_FEN_PLUS,
            row.at(i, i + 1),
            "no piece has a + before its letter yet; the letter alone counts",
            null);
        i++;
      } else {
        i += badCharacter(row, i);
        countable &= c == '*' || c == '+';
      }
    }
    if (!countable) {
      return null;
    }
    return new Widths(byNumber, hasZero ? -1 : byDigit);
  }

  private int badCharacter(Span row, int i) {
    String text = row.source().text();
    int length = Character.charCount(text.codePointAt(i));
    Span where = row.at(i, Math.min(row.end(), i + length));
    switch (text.charAt(i)) {
      case '*' ->
          found.report(
              Code.E_FEN_UNMOVED, where, "a star follows the piece that has not moved", null);
      case '+' -> badPiece(where, "a + stands before the letter of a piece");
      default -> badPiece(where, null);
    }
    return where.end() - i;
  }

  private void badPiece(Span where, @Nullable String hint) {
    found.report(
        Code.E_FEN_PIECE,
        where,
        "\"" + VisibleText.of(where.text()) + "\" is not a piece",
        hint != null ? hint : "pieces are P W K C Q Y S N R B U D, small letters for Black");
  }

  private void uselessStar(Span star) {
    String message = "only P, W, K and R can be marked as unmoved";
    found.report(Code.W_FEN_UNMOVED.raisedIf(!mode.isLenient()), star, message, null);
  }

  /** Puts the pieces of a row that fits and has only pieces, numbers, stars and blanks. */
  private static void fill(String row, int rank, boolean byDigit, Board.Builder board, Size size) {
    int file = 0;
    int blanks = 0;
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      if (Digits.isDigit(c)) {
        blanks = (byDigit ? blanks : blanks * 10) + (c - '0');
      } else if (isLetter(c)) {
        file += blanks;
        blanks = 0;
        Optional<PieceType> type = PieceType.ofLetter(capital(c));
        boolean unmoved = i + 1 < row.length() && row.charAt(i + 1) == '*';
        Color color = c == capital(c) ? Color.WHITE : Color.BLACK;
        if (type.isPresent()) {
          board.code(size.index(file, rank), Piece.of(color, type.get(), unmoved).code());
        }
        file++;
      } else {
        // White space ends a number: "1 1" is two blank squares. So does a misplaced star.
        file += blanks;
        blanks = 0;
      }
    }
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static char capital(char c) {
    return c >= 'a' ? (char) (c - 'a' + 'A') : c;
  }

  private static String shown(long width) {
    return width >= Integer.MAX_VALUE ? "far too many" : Long.toString(width);
  }

  /**
   * How wide a row is when digits next to each other are one number, and when each is a run of its
   * own as some programs read them (-1 when that makes no sense).
   */
  private record Widths(long byNumber, long byDigit) {}
}
