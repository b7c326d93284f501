package fivefold.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A path of straight lines, cubic curves and circles. Immutable. */
public final class Outline {
  private final List<Step> steps;

  private Outline(List<Step> steps) {
    this.steps = List.copyOf(steps);
  }

  /** What follows an outline. */
  public interface Pen {
    void moveTo(double x, double y);

    void lineTo(double x, double y);

    void curveTo(double x1, double y1, double x2, double y2, double x, double y);

    /** A circle around a point, drawn clockwise. */
    void circle(double x, double y, double radius);

    void close();
  }

  /** One step and its numbers; the kind is SVG's letter for it, or O for a circle. */
  private record Step(char kind, double... numbers) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Step s && kind == s.kind && Arrays.equals(numbers, s.numbers);
    }

    @Override
    public int hashCode() {
      return kind * 31 + Arrays.hashCode(numbers);
    }
  }

  public static Builder builder() {
    return new Builder();
  }

  /**
   * Reads the part of SVG's path language that our own drawings use: absolute {@code M L H V C Z},
   * numbers parted by blanks.
   */
  static Outline parse(String path) {
    return builder().path(path).build();
  }

  /** Lets a pen follow the outline. */
  public void trace(Pen pen) {
    for (Step step : steps) {
      double[] n = step.numbers;
      switch (step.kind) {
        case 'M' -> pen.moveTo(n[0], n[1]);
        case 'L' -> pen.lineTo(n[0], n[1]);
        case 'C' -> pen.curveTo(n[0], n[1], n[2], n[3], n[4], n[5]);
        case 'O' -> pen.circle(n[0], n[1], n[2]);
        default -> pen.close();
      }
    }
  }

  /** The outline as the {@code d} attribute of an SVG path. */
  public String toSvg() {
    StringBuilder out = new StringBuilder();
    for (Step step : steps) {
      double[] n = step.numbers;
      if (step.kind == 'O') {
        String r = Decimal.of(n[2]);
        String across = Decimal.of(2 * n[2]);
        out.append('M').append(Decimal.of(n[0] - n[2])).append(' ').append(Decimal.of(n[1]));
        for (String sign : List.of("", "-")) {
          out.append('a').append(r).append(' ').append(r).append(" 0 1 1 ");
          out.append(sign).append(across).append(" 0");
        }
        out.append('z');
        continue;
      }
      out.append(step.kind);
      for (int i = 0; i < n.length; i++) {
        String number = Decimal.of(n[i]);
        // A minus parts numbers by itself.
        out.append(i > 0 && number.charAt(0) != '-' ? " " : "").append(number);
      }
    }
    return out.toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Outline o && steps.equals(o.steps);
  }

  @Override
  public int hashCode() {
    return steps.hashCode();
  }

  @Override
  public String toString() {
    return toSvg();
  }

  /** Collects the steps of an outline. */
  public static final class Builder {
    /** How far the handles of a cubic curve reach to draw a quarter of a circle. */
    static final double QUARTER = 0.5523;

    private final List<Step> steps = new ArrayList<>();
    private double x;
    private double y;

    private Builder() {}

    public Builder moveTo(double toX, double toY) {
      return step('M', toX, toY);
    }

    public Builder lineTo(double toX, double toY) {
      return step('L', toX, toY);
    }

    public Builder curveTo(double x1, double y1, double x2, double y2, double toX, double toY) {
      return step('C', x1, y1, x2, y2, toX, toY);
    }

    /** A quadratic curve, as the cubic one that is the same. */
    public Builder quadTo(double cx, double cy, double toX, double toY) {
      return curveTo(
          x + (cx - x) * 2 / 3,
          y + (cy - y) * 2 / 3,
          toX + (cx - toX) * 2 / 3,
          toY + (cy - toY) * 2 / 3,
          toX,
          toY);
    }

    /** A quarter of an ellipse that leaves in the direction of the corner and ends at a point. */
    public Builder quarterTo(double cornerX, double cornerY, double toX, double toY) {
      return curveTo(
          x + (cornerX - x) * QUARTER,
          y + (cornerY - y) * QUARTER,
          toX + (cornerX - toX) * QUARTER,
          toY + (cornerY - toY) * QUARTER,
          toX,
          toY);
    }

    public Builder circle(double centerX, double centerY, double radius) {
      return step('O', centerX, centerY, radius);
    }

    public Builder rect(double left, double top, double width, double height) {
      return moveTo(left, top)
          .lineTo(left + width, top)
          .lineTo(left + width, top + height)
          .lineTo(left, top + height)
          .close();
    }

    public Builder close() {
      steps.add(new Step('Z'));
      return this;
    }

    public Builder add(Outline outline) {
      steps.addAll(outline.steps);
      return this;
    }

    public Outline build() {
      return new Outline(steps);
    }

    private Builder step(char kind, double... numbers) {
      steps.add(new Step(kind, numbers));
      if (kind != 'O') {
        x = numbers[numbers.length - 2];
        y = numbers[numbers.length - 1];
      }
      return this;
    }

    Builder path(String text) {
      int i = 0;
      while (i < text.length()) {
        char kind = text.charAt(i++);
        int end = i;
        while (end < text.length() && !Character.isLetter(text.charAt(end))) {
          end++;
        }
        double[] numbers = numbers(text.substring(i, end));
        i = end;
        switch (kind) {
          case 'H' -> lineTo(numbers[0], y);
          case 'V' -> lineTo(x, numbers[0]);
          case 'Z' -> close();
          default -> step(kind, numbers);
        }
      }
      return this;
    }

    private static double[] numbers(String text) {
      double[] numbers = new double[6];
      int count = 0;
      int start = 0;
      for (int i = 0; i <= text.length(); i++) {
        if (i == text.length() || text.charAt(i) == ' ') {
          if (i > start) {
            numbers[count++] = Double.parseDouble(text.substring(start, i));
          }
          start = i + 1;
        }
      }
      return Arrays.copyOf(numbers, count);
    }
  }
}
