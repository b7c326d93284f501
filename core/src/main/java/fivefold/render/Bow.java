package fivefold.render;

/** A quadratic curve between two points that bows to the left of its way. */
record Bow(double x0, double y0, double cx, double cy, double x1, double y1) {

  /** A curve that bows by a part of its length. */
  static Bow between(double x0, double y0, double x1, double y1, double bow) {
    // The curve comes half as near to the control point as the point is off the chord.
    double cx = (x0 + x1) / 2 + 2 * bow * (y1 - y0);
    double cy = (y0 + y1) / 2 - 2 * bow * (x1 - x0);
    return new Bow(x0, y0, cx, cy, x1, y1);
  }

  double x(double t) {
    return (1 - t) * (1 - t) * x0 + 2 * t * (1 - t) * cx + t * t * x1;
  }

  double y(double t) {
    return (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * cy + t * t * y1;
  }

  /** The point of the curve at a distance from its start, as a number from 0 to 1. */
  double after(double distance) {
    return search(0, 1, x0, y0, distance);
  }

  /** The point of the curve at a distance from its end. */
  double beforeEnd(double distance) {
    return search(1, 0, x1, y1, distance);
  }

  /** The point of the curve at a distance before another one. */
  double before(double t, double distance) {
    return search(t, 0, x(t), y(t), distance);
  }

  /** Halves the way from a near to a far end until the distance from a point is met. */
  private double search(double near, double far, double fromX, double fromY, double distance) {
    double low = near;
    double high = far;
    for (int i = 0; i < 30; i++) {
      double middle = (low + high) / 2;
      double dx = x(middle) - fromX;
      double dy = y(middle) - fromY;
      if (dx * dx + dy * dy < distance * distance) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** The part of the curve between two of its points. */
  Outline part(double from, double to) {
    double fromX = x(from);
    double fromY = y(from);
    // The control point of a part lies where the tangents at its ends meet.
    double controlX = fromX + (to - from) * ((1 - from) * (cx - x0) + from * (x1 - cx));
    double controlY = fromY + (to - from) * ((1 - from) * (cy - y0) + from * (y1 - cy));
    return Outline.builder().moveTo(fromX, fromY).quadTo(controlX, controlY, x(to), y(to)).build();
  }
}
