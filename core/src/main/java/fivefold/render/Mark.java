package fivefold.render;

/** What an arrow or a coloured square means. Later ones are drawn over earlier ones. */
public enum Mark {
  /** The last action. */
  LAST(Tone.PAST, 0.42),
  /** Somebody's remark. */
  NOTE(Tone.NOTE, 0.42),
  /** A move that could be played. */
  HINT(Tone.YOU, 0.42),
  /** A royal piece that could be taken if more boards were passed; its arrows are dashed. */
  THREAT(Tone.DANGER, 0.3),
  /** A royal piece in check. */
  CHECK(Tone.DANGER, 0.55);

  private final Tone tone;
  private final double squareOpacity;

  Mark(Tone tone, double squareOpacity) {
    this.tone = tone;
    this.squareOpacity = squareOpacity;
  }

  /** The colour. */
  public Tone tone() {
    return tone;
  }

  /** How much the colour covers a square. */
  public double squareOpacity() {
    return squareOpacity;
  }
}
