package fivefold.model;

import java.util.Optional;

/** A square of a board: file 0 is {@code a}, rank 0 is printed 1. */
public record Square(int file, int rank) {
  private static final Square[] SHARED = new Square[Size.MAX * Size.MAX];

  static {
    for (int i = 0; i < SHARED.length; i++) {
      SHARED[i] = new Square(i % Size.MAX, i / Size.MAX);
    }
  }

  public Square {
    if (file < 0 || rank < 0 || file >= Size.MAX || rank >= Size.MAX) {
      throw new IllegalArgumentException("no such square: file " + file + ", rank " + rank);
    }
  }

  /** The shared instance. */
  public static Square of(int file, int rank) {
    if (file < 0 || rank < 0 || file >= Size.MAX || rank >= Size.MAX) {
      throw new IllegalArgumentException("no such square: file " + file + ", rank " + rank);
    }
    return SHARED[rank * Size.MAX + file];
  }

  /**
   * Parses {@code e4} or {@code p16}; empty when the text is not the name of a square of the
   * largest board.
   */
  public static Optional<Square> parse(String text) {
    if (text.length() < 2 || text.length() > 3) {
      return Optional.empty();
    }
    int file = text.charAt(0) - 'a';
    int rank = 0;
    for (int i = 1; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9 || (i == 1 && digit == 0)) {
        return Optional.empty();
      }
      rank = rank * 10 + digit;
    }
    return file < 0 || file >= Size.MAX || rank > Size.MAX
        ? Optional.empty()
        : Optional.of(of(file, rank - 1));
  }

  public char fileLetter() {
    return (char) ('a' + file);
  }

  @Override
  public String toString() {
    return fileLetter() + Integer.toString(rank + 1);
  }
}
