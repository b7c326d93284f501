package fivefold.notation;

import java.util.Random;

/** Texts as no writer makes them. */
final class Garbage {
  private static final String SIGNS =
      "abhxKNQPST0123456789()[]{}<>|/\\.,;:+-*#=~!?@\"' \t\r\n\0\u00a0\ufeff\ud83dé_^";

  private Garbage() {}

  /** A text with a few places changed, torn out, doubled or cut off; or nothing like it at all. */
  static String damage(String text, Random random) {
    StringBuilder out = new StringBuilder(text);
    if (random.nextInt(10) == 0) {
      out.setLength(0);
    }
    for (int i = 1 + random.nextInt(6); i > 0; i--) {
      int at = random.nextInt(out.length() + 1);
      int end = Math.min(out.length(), at + 1 + random.nextInt(12));
      switch (random.nextInt(6)) {
        case 0 -> out.delete(at, end);
        case 1 -> out.insert(at, out.substring(at, end));
        case 2 -> out.setLength(at);
        case 3 -> out.insert(at, "99999999999999999999");
        default -> {
          for (int j = random.nextInt(3); j >= 0; j--) {
            out.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
          }
        }
      }
    }
    return out.toString();
  }
}
