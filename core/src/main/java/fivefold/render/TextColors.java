package fivefold.render;

import fivefold.model.Color;
import org.jspecify.annotations.Nullable;

/**
 * The terminal colours of squares, as SGR parameters for 256 colours. White's pieces are white and
 * Black's black, so the squares are middle tones on which both stand out.
 */
final class TextColors {
  static final String LABEL = "1";
  static final String FAINT = "2";
  static final String NOW = "1;33";
  static final String FOCUS = "1;36";

  private TextColors() {}

  /** The attributes of a square; of an empty one when the piece's colour is null. */
  static String square(
      @Nullable Color piece, boolean dark, boolean active, boolean touched, boolean inCheck) {
    int ground;
    if (inCheck) {
      ground = 160;
    } else if (touched) {
      ground = 30;
    } else if (active) {
      ground = dark ? 60 : 103;
    } else {
      ground = dark ? 240 : 244;
    }
    String background = "48;5;" + ground;
    return piece == null
        ? background
        : (piece == Color.WHITE ? "38;5;231;" : "38;5;16;") + background;
  }
}
