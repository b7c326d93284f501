package fivefold.render;

/**
 * What a {@link Picture} is drawn on: an SVG document, or a bitmap elsewhere. Lengths are in
 * pixels, y grows downwards.
 */
public interface Canvas {
  void rect(double x, double y, double width, double height, double radius, Ink ink);

  void outline(Outline outline, Ink ink);

  /** Draws one line of text; x and y are a point of its base line. */
  void text(double x, double y, String text, Lettering lettering);

  /**
   * Keeps a drawing under a name, to be repeated with {@link #stamp}.
   *
   * @param width how wide it is when stamped, from its origin; lines reach out by at most a tenth
   * @param height how high it is when stamped
   * @param scale the factor by which it is drawn
   */
  void define(String name, double width, double height, double scale, Runnable drawing);

  /** Draws a defined drawing with its origin at a point. */
  void stamp(String name, double x, double y);

  /**
   * Moves what is drawn by an offset and lets it cover only partly. What is drawn in one group must
   * not overlap where the opacity is below 1: canvases may apply it to each part by itself.
   */
  void group(double x, double y, double opacity, Runnable drawing);

  /** Draws only inside of a rectangle. */
  void clip(double x, double y, double width, double height, Runnable drawing);
}
