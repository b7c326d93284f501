package fivefold.render;

import fivefold.model.Color;
import fivefold.model.Piece;

/** The characters for what stands on a square. */
final class TextGlyphs {
  private TextGlyphs() {}

  /**
   * A chess symbol where Unicode has one that fonts know, otherwise the letter. In colour both
   * sides get the solid symbols, since the outlined ones are too thin to carry a colour.
   */
  static char piece(Piece piece, boolean ascii, boolean colors) {
    int symbol = "KQRBNP".indexOf(piece.type().letter());
    if (ascii || symbol < 0) {
      return piece.letter();
    }
    boolean outlined = piece.color() == Color.WHITE && !colors;
    return (char) ((outlined ? '♔' : '♚') + symbol);
  }

  /** A dot on dark squares, unless colours tell them apart. */
  static char empty(boolean dark, boolean ascii, boolean colors) {
    return colors || !dark ? ' ' : ascii ? '.' : '·';
  }
}
