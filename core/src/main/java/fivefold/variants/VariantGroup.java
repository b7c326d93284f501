package fivefold.variants;

/** Where a variant comes from. */
public enum VariantGroup {
  /** The commercial game offers it. */
  GAME("game"),

  /** Players made it. */
  COMMUNITY("community"),

  /** A puzzle or study. */
  PUZZLE("puzzle");

  private final String label;

  VariantGroup(String label) {
    this.label = label;
  }

  /** The word for it in lists. */
  public String label() {
    return label;
  }
}
