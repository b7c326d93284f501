package fivefold.render;

/** Numbers as SVG wants them: few decimals, the same on every platform. */
final class Decimal {
  private Decimal() {}

  /** The number with at most two decimals. */
  static String of(double value) {
    return of(value, 2);
  }

  /** The number with at most so many decimals. */
  static String of(double value, int decimals) {
    long unit = 1;
    for (int i = 0; i < decimals; i++) {
      unit *= 10;
    }
    long scaled = Math.round(value * unit);
    StringBuilder out = new StringBuilder(scaled < 0 ? "-" : "");
    scaled = Math.abs(scaled);
    out.append(scaled / unit);
    long rest = scaled % unit;
    if (rest > 0) {
      out.append('.');
    }
    while (rest > 0) {
      unit /= 10;
      out.append(rest / unit);
      rest %= unit;
    }
    return out.toString();
  }
}
