package fivefold.game;

import org.jspecify.annotations.Nullable;

/** What a position is worth, seen from White's side. */
public sealed interface Score {

  /**
   * An advantage in hundredths of a pawn; negative when Black is better. Prints as {@code -1.20}.
   */
  record Pawns(int hundredths) implements Score {
    /** More than this no program means. */
    static final int MAX = 1_000_000;

    public Pawns {
      if (hundredths < -MAX || hundredths > MAX) {
        throw new IllegalArgumentException("no such score: " + hundredths);
      }
    }

    @Override
    public String toString() {
      int size = Math.abs(hundredths);
      return (hundredths < 0 ? "-" : "") + size / 100 + "." + size / 10 % 10 + size % 10;
    }
  }

  /** A forced mate: by White in so many turns, or by Black when negative. Prints as {@code #-3}. */
  record Mate(int turns) implements Score {
    static final int MAX = 10_000;

    public Mate {
      if (turns == 0 || turns < -MAX || turns > MAX) {
        throw new IllegalArgumentException("no such mate: " + turns);
      }
    }

    @Override
    public String toString() {
      return "#" + turns;
    }
  }

  /**
   * Reads {@code 0.35}, {@code -1.2}, {@code #3} or {@code #-3}; the depth of a search may follow
   * behind a comma. Null when the text is no score.
   */
  static @Nullable Score parse(String text) {
    int comma = text.indexOf(',');
    if (comma >= 0 && number(text.substring(comma + 1), Mate.MAX) < 0) {
      return null;
    }
    String score = comma < 0 ? text : text.substring(0, comma);
    boolean mate = score.startsWith("#");
    int at = mate ? 1 : 0;
    boolean black = score.startsWith("-", at);
    boolean signed = black || score.startsWith("+", at);
    String size = score.substring(signed ? at + 1 : at);
    int value = mate ? number(size, Mate.MAX) : hundredths(size);
    if (value < 0 || (mate && value == 0)) {
      return null;
    }
    return mate ? new Mate(black ? -value : value) : new Pawns(black ? -value : value);
  }

  /** A decimal number in hundredths, rounded; -1 when it is none. */
  private static int hundredths(String text) {
    int dot = text.indexOf('.');
    int whole = dot == 0 ? 0 : number(dot < 0 ? text : text.substring(0, dot), Pawns.MAX / 100 - 1);
    if (dot < 0 || whole < 0) {
      return whole < 0 ? -1 : whole * 100;
    }
    String fraction = text.substring(dot + 1);
    if (number(fraction, Integer.MAX_VALUE) < 0) {
      return -1;
    }
    int thousandths = number((fraction + "00").substring(0, 3), 999);
    return whole * 100 + (thousandths + 5) / 10;
  }

  /** The number that digits make; -1 when there are others, or none, or it is too large. */
  private static int number(String text, int max) {
    long value = text.isEmpty() ? -1 : 0;
    for (int i = 0; i < text.length() && value >= 0; i++) {
      int digit = text.charAt(i) - '0';
      value = digit < 0 || digit > 9 ? -1 : Math.min(value * 10 + digit, Integer.MAX_VALUE);
    }
    return value > max ? -1 : (int) value;
  }
}
