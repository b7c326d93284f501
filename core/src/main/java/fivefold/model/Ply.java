package fivefold.model;

/**
 * What is done on one board in a turn: a piece's {@link Move}, or a {@link Pass}, which no rule
 * allows but records of studies have. Whoever handles plies handles both; where only moves can be,
 * the type says {@code Move}.
 */
public sealed interface Ply permits Move, Pass {

  /** The board it is done on. */
  BoardCoord from();

  /** With boards named as players name them. */
  String describe(Parity parity);

  /** Boards and squares without saying a board twice. */
  String squares(Parity parity);
}
