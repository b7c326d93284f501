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

  /** Moves what is drawn by an offset. Its name may be shown to somebody who points at it. */
  void named(double x, double y, String name, Runnable drawing);

  /**
   * Lets what is drawn cover only partly. Its parts must not overlap: canvases may make each of
   * them transparent by itself.
   */
  void group(double opacity, Runnable drawing);

  /** Draws only inside of a rectangle. */
  void clip(double x, double y, double width, double height, Runnable drawing);
}
