package fivefold.model;

/**
 * Nothing moves on a board, and its timeline goes on. The rules don't know it: a turn with a pass
 * in it can be recorded, but is not legal.
 */
public record Pass(BoardCoord from) implements Ply {

  /** {@code (0T1)0000}. */
  @Override
  public String describe(Parity parity) {
    return from.label(parity) + "0000";
  }

  @Override
  public String squares(Parity parity) {
    return describe(parity);
  }

  @Override
  public String toString() {
    return describe(Parity.ODD);
  }
}
