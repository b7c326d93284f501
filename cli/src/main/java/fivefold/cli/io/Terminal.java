package fivefold.cli.io;

import fivefold.text.VisibleText;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** What a terminal must be protected from, and how wide it is. */
public final class Terminal {
  private Terminal() {}

  /**
   * Text from outside, fit to be shown within one line: whatever could move the cursor, change
   * colours, break the line or reverse the reading direction is shown by its number.
   */
  public static String sanitize(String text) {
    return VisibleText.of(text);
  }

  /** Like {@link #sanitize(String)}, but line feeds and tabs stay: for text of several lines. */
  public static String sanitizeLines(String text) {
    StringBuilder safe = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\n' || c == '\t') {
                safe.append((char) c);
              } else {
                VisibleText.append(safe, c);
              }
            });
    return safe.toString();
  }

  /** The number of columns of the terminal that standard output is, if it is one. */
  public static OptionalInt columns(Streams streams) {
    OptionalInt told = positive(streams.variable("COLUMNS"));
    if (told.isPresent() || !streams.isTerminal(Streams.Standard.OUT)) {
      return told;
    }
    File device = new File("/dev/tty");
    if (!device.exists()) {
      return OptionalInt.empty();
    }
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(device)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String answer = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      stty.waitFor(1, TimeUnit.SECONDS);
      return positive(answer.substring(answer.indexOf(' ') + 1).strip());
    } catch (IOException e) {
      return OptionalInt.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return OptionalInt.empty();
    }
  }

  private static OptionalInt positive(String number) {
    if (number.isEmpty()
        || number.length() > 6
        || !number.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return OptionalInt.empty();
    }
    int value = Integer.parseInt(number);
    return value > 0 ? OptionalInt.of(value) : OptionalInt.empty();
  }
}
