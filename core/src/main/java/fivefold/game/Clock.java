package fivefold.game;

import org.jspecify.annotations.Nullable;

/** The time that the player of an action had left after it. */
public record Clock(long millis) {
  private static final int MAX_HOURS = 9999;

  public Clock {
    if (millis < 0 || millis > (MAX_HOURS + 1) * 3_600_000L) {
      throw new IllegalArgumentException("no such time: " + millis);
    }
  }

  public static Clock ofSeconds(long seconds) {
    return new Clock(seconds * 1000);
  }

  /** Reads {@code 1:05:09} or {@code 0:00:07.3}; null when the text is no such time. */
  static @Nullable Clock parse(String text) {
    int first = text.indexOf(':');
    int second = text.indexOf(':', first + 1);
    if (first < 1 || first > 4 || second != first + 3) {
      return null;
    }
    int dot = text.indexOf('.', second);
    int end = dot < 0 ? text.length() : dot;
    String fraction = dot < 0 ? "0" : text.substring(dot + 1);
    int hours = digits(text.substring(0, first));
    int minutes = digits(text.substring(first + 1, second));
    int seconds = end == second + 3 ? digits(text.substring(second + 1, end)) : -1;
    int part = fraction.length() > 3 ? -1 : digits(fraction);
    if (hours < 0 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59 || part < 0) {
      return null;
    }
    for (int i = fraction.length(); i < 3; i++) {
      part *= 10;
    }
    return new Clock(((hours * 60L + minutes) * 60 + seconds) * 1000 + part);
  }

  /** The number that up to four digits make, or -1. */
  private static int digits(String text) {
    int value = text.isEmpty() ? -1 : 0;
    for (int i = 0; i < text.length() && value >= 0; i++) {
      int digit = text.charAt(i) - '0';
      value = digit < 0 || digit > 9 ? -1 : value * 10 + digit;
    }
    return value;
  }

  /** {@code 1:05:09}, and tenths or less only where there are some. */
  @Override
  public String toString() {
    long seconds = millis / 1000;
    long part = millis % 1000;
    StringBuilder out = new StringBuilder();
    out.append(seconds / 3600).append(':');
    twoDigits(out, seconds / 60 % 60).append(':');
    twoDigits(out, seconds % 60);
    if (part > 0) {
      out.append('.');
      for (long unit = 100; part > 0; unit /= 10) {
        out.append(part / unit);
        part %= unit;
      }
    }
    return out.toString();
  }

  private static StringBuilder twoDigits(StringBuilder out, long value) {
    return out.append(value / 10).append(value % 10);
  }
}
