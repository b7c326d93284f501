package fivefold.render;

/** The colours of pictures. */
public enum Theme {
  LIGHT(0.15, 0.55, 0.72),
  DARK(0.11, 0.6, 0.8),
  HIGH_CONTRAST(0.18, 0.75, 1),
  /** Light on white paper, the present as two lines without a fill. */
  PRINT(0, 0.55, 0.72);

  private final double presentFill;
  private final double inactiveBoard;
  private final double inactivePieces;

  Theme(double presentFill, double inactiveBoard, double inactivePieces) {
    this.presentFill = presentFill;
    this.inactiveBoard = inactiveBoard;
    this.inactivePieces = inactivePieces;
  }

  /** The opacity of the band over the present. */
  public double presentFill() {
    return presentFill;
  }

  /** The opacity of boards on inactive timelines. */
  public double inactiveBoard() {
    return inactiveBoard;
  }

  /** The opacity of pieces on inactive timelines. */
  public double inactivePieces() {
    return inactivePieces;
  }
}
