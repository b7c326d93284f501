package fivefold.render;

import org.jspecify.annotations.Nullable;

/**
 * How a shape is painted. Colours are written {@code #RRGGBB}.
 *
 * @param fill the colour inside, or null
 * @param stroke the colour of the line, or null
 * @param strokeWidth the width of the line
 * @param dash the length of dashes, 0 for a solid line
 * @param gap the length of the gaps between dashes
 * @param opacity how much it covers, from 0 to 1
 * @param outside whether the fill is painted over the line, so that only its outer half shows
 */
public record Ink(
    @Nullable String fill,
    @Nullable String stroke,
    double strokeWidth,
    double dash,
    double gap,
    double opacity,
    boolean outside) {

  public static Ink fill(String color) {
    return new Ink(color, null, 0, 0, 0, 1, false);
  }

  public static Ink line(String color, double width) {
    return new Ink(null, color, width, 0, 0, 1, false);
  }

  /** The same with a line around. */
  public Ink edged(String color, double width) {
    return new Ink(fill, color, width, dash, gap, opacity, outside);
  }

  public Ink dashed(double length, double space) {
    return new Ink(fill, stroke, strokeWidth, length, space, opacity, outside);
  }

  public Ink opacity(double value) {
    return new Ink(fill, stroke, strokeWidth, dash, gap, value, outside);
  }

  public Ink lineOutside() {
    return new Ink(fill, stroke, strokeWidth, dash, gap, opacity, true);
  }
}
