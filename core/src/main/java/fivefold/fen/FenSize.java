package fivefold.fen;

import fivefold.model.Size;
import fivefold.text.Span;
import java.util.Optional;

/** Measures a block without knowing the size of its board. */
final class FenSize {
  private FenSize() {}

  /** The size all rows of a block agree on, if they do and it is one a board can have. */
  static Optional<Size> of(Span block) {
    String text = block.source().text();
    int height = 1;
    int width = -1;
    int squares = 0;
    int blanks = 0;
    for (int i = block.start() + 1; i < block.end(); i++) {
      char c = text.charAt(i);
      if (Digits.isDigit(c)) {
        blanks = blanks * 10 + (c - '0');
        if (blanks > Size.MAX) {
          return Optional.empty();
        }
        continue;
      }
      squares += blanks;
      blanks = 0;
      if (c == '/' || c == ':') {
        if (squares < 1 || squares > Size.MAX || (width >= 0 && squares != width)) {
          return Optional.empty();
        }
        if (c == ':') {
          return height > Size.MAX ? Optional.empty() : Optional.of(new Size(squares, height));
        }
        width = squares;
        squares = 0;
        height++;
      } else if (c != '*' && c != '+') {
        squares++;
      }
    }
    return Optional.empty();
  }
}
