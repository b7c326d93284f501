package fivefold.game;

import org.jspecify.annotations.Nullable;

/** The colour of something that an annotator drew, with the letter that comments use for it. */
public enum Brush {
  GREEN,
  RED,
  YELLOW,
  BLUE,
  ORANGE;

  /** The letter in a comment: the first of the name. */
  public char letter() {
    return name().charAt(0);
  }

  static @Nullable Brush ofLetter(char letter) {
    for (Brush brush : values()) {
      if (brush.letter() == letter) {
        return brush;
      }
    }
    return null;
  }
}
