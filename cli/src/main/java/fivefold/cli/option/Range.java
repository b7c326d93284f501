package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import fivefold.model.Parity;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * A range as options take it: {@code 3..7}, {@code 3..}, {@code ..7} or {@code 3}. An end that is
 * left out is empty.
 */
public record Range(OptionalInt from, OptionalInt to) {

  /** A range of turns. */
  public static Range ofTurns(String text) {
    return parse(text, "turns such as 3..7, 3.. or ..7", Range::number);
  }

  /** A range of numbers of actions with both its ends; a dash does as well as dots here. */
  public static Range ofLengths(String text, int longest) {
    String expected = "a number of actions up to " + longest + ", or a range such as 10..40";
    Range range = parse(text.replace("-", ".."), expected, Range::number);
    int from = range.from().orElse(0);
    int to = range.to().orElse(longest);
    if (from > to || to > longest) {
      throw new UsageException("expected " + expected + ", not '" + text + "'");
    }
    return new Range(OptionalInt.of(from), OptionalInt.of(to));
  }

  /** A range of timelines, named by their labels. */
  public static Range ofTimelines(String text, Parity parity) {
    String expected =
        parity == Parity.ODD
            ? "timelines such as -1..2, 0.. or ..+1"
            : "timelines such as -1..+0 or -0.. (the centre has a sign here)";
    return parse(text, expected, word -> label(word, parity));
  }

  private static Range parse(String text, String expected, Function<String, OptionalInt> reader) {
    String word = text.strip();
    int dots = word.indexOf("..");
    String first = dots < 0 ? word : word.substring(0, dots);
    String last = dots < 0 ? word : word.substring(dots + 2);
    OptionalInt from = first.isEmpty() ? OptionalInt.empty() : reader.apply(first);
    OptionalInt to = last.isEmpty() ? OptionalInt.empty() : reader.apply(last);
    boolean understood =
        !word.isEmpty() && from.isPresent() != first.isEmpty() && to.isPresent() != last.isEmpty();
    if (!understood || word.equals("..")) {
      throw new UsageException("expected " + expected + ", not '" + text + "'");
    }
    return new Range(from, to);
  }

  private static OptionalInt number(String word) {
    return word.matches("[+-]?[0-9]{1,8}")
        ? OptionalInt.of(Integer.parseInt(word))
        : OptionalInt.empty();
  }

  private static OptionalInt label(String word, Parity parity) {
    if (!word.matches("[+-]?[0-9]{1,8}")) {
      return OptionalInt.empty();
    }
    boolean signed = !Character.isDigit(word.charAt(0));
    int distance = Integer.parseInt(signed ? word.substring(1) : word);
    return parity.index(signed ? word.charAt(0) : 0, distance);
  }
}
