package fivefold.model;

/** A player, and equally the layer of boards on which that player is to move. */
public enum Color {
  WHITE,
  BLACK;

  /** The colour to move on boards with this half-turn index: even is White's layer. */
  public static Color ofHalfTurn(int halfTurn) {
    return (halfTurn & 1) == 0 ? WHITE : BLACK;
  }

  public Color opposite() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** {@code 'w'} or {@code 'b'}, as in 5DFEN. */
  public char letter() {
    return this == WHITE ? 'w' : 'b';
  }

  /**
   * +1 for White, -1 for Black: pawns go forward by this along ranks, and by its negative along
   * timelines.
   */
  public int forward() {
    return this == WHITE ? 1 : -1;
  }
}
