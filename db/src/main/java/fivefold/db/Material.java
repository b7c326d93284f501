package fivefold.db;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import java.util.Arrays;

/**
 * What stands on one board, as endgames are named: {@code KRvK}; with a star there may be more:
 * {@code KQ*vK*}.
 */
public final class Material {
  private final int[][] wanted = new int[2][PieceType.values().length];
  private final boolean[] open = new boolean[2];

  private Material() {}

  /**
   * Reads it.
   *
   * @throws IllegalArgumentException when it is none, with the reason
   */
  public static Material parse(String text) {
    int middle = text.indexOf('v');
    if (middle < 0 || middle != text.lastIndexOf('v')) {
      throw new IllegalArgumentException(
          "expected material such as KRvK or KQ*vK*, not '" + text + "'");
    }
    Material material = new Material();
    material.take(Color.WHITE, text.substring(0, middle));
    material.take(Color.BLACK, text.substring(middle + 1));
    return material;
  }

  private void take(Color color, String letters) {
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (letter == '*') {
        open[color.ordinal()] = true;
      } else {
        PieceType type =
            PieceType.ofLetter(letter)
                .orElseThrow(
                    () -> new IllegalArgumentException("no piece has the letter '" + letter + "'"));
        wanted[color.ordinal()][type.ordinal()]++;
      }
    }
  }

  /** How many pieces a board may have at most. */
  int most() {
    return open[0] || open[1]
        ? Integer.MAX_VALUE
        : Arrays.stream(wanted[0]).sum() + Arrays.stream(wanted[1]).sum();
  }

  boolean isOn(Board board) {
    int[][] left = {
      Arrays.copyOf(wanted[0], wanted[0].length), Arrays.copyOf(wanted[1], wanted[1].length)
    };
    for (int i = 0; i < board.size().indices(); i++) {
      int code = board.code(i);
      if (code != 0) {
        int color = Piece.colorOf(code).ordinal();
        if (--left[color][Piece.typeOf(code).ordinal()] < 0 && !open[color]) {
          return false;
        }
      }
    }
    return Arrays.stream(left[0]).noneMatch(n -> n > 0)
        && Arrays.stream(left[1]).noneMatch(n -> n > 0);
  }
}
