package fivefold.notation.alexbay;

import fivefold.game.Result;
import fivefold.notation.Brackets;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Reads the headers, and remembers what the moves depend on: which start the turns are counted
 * from, and the result, which stands nowhere else.
 */
final class AlexbayHeaders {
  /** Headers that matter here are far shorter. */
  private static final int LONGEST_NAME = 200;

  private final TextInput in;
  private final Script.Builder out;
  private final Brackets brackets;

  private @Nullable String variant;

  /** The turns of the boards given, by their timelines: 0, 1, and 2 for all later ones. */
  private final Map<String, TreeSet<Integer>> boards = new HashMap<>();

  private @Nullable Result result;
  private int resultStart;
  private int resultEnd;

  AlexbayHeaders(TextInput in, Script.Builder out) {
    this.in = in;
    this.out = out;
    this.brackets = new Brackets(in, out);
  }

  /** Reads the header or the board that begins here. */
  void parse() {
    int start = in.at();
    String text = in.cut(start, Math.min(in.lineEnd(start), start + LONGEST_NAME));
    int quote = text.indexOf('"');
    int close = text.lastIndexOf('"');
    String key = quote < 0 ? "" : text.substring(1, quote).strip();
    String value = close > quote ? text.substring(quote + 1, close) : "";
    if (key.equalsIgnoreCase("Variant") && variant != null && isSame(variant, value)) {
      // The library's own name for the variant that Board has named already.
      in.moveTo(in.lineEnd(start));
      return;
    }
    brackets.parse();
    if (key.equalsIgnoreCase("Board") || key.equalsIgnoreCase("Variant")) {
      variant = variant == null ? value : variant;
    } else if (key.equalsIgnoreCase("Result") && result == null) {
      result = Result.ofToken(value).orElse(null);
      resultStart = start;
      resultEnd = in.at();
    } else if (quote < 0) {
      fenBlock(text);
    }
  }

  private static boolean isSame(String a, String b) {
    return Variants.find(a) instanceof VariantLookup.Found x
        && Variants.find(b) instanceof VariantLookup.Found y
        && x.variant() == y.variant();
  }

  /** Only the turn matters here; the rest is read with the start position. */
  private void fenBlock(String text) {
    int colour = text.lastIndexOf(':');
    int number = colour < 0 ? -1 : text.lastIndexOf(':', colour - 1);
    if (number < 0) {
      return;
    }
    String written = text.substring(number + 1, colour).strip();
    int turn = written.equals("0") ? 0 : written.equals("1") ? 1 : 2;
    String line = text.substring(text.lastIndexOf(':', number - 1) + 1, number).strip();
    boards
        .computeIfAbsent(line.startsWith("+") ? line.substring(1) : line, l -> new TreeSet<>())
        .add(turn);
  }

  /** How turns are counted from the start that the headers tell. */
  TurnZero turnZero() {
    if (boards.isEmpty()) {
      if (variant == null) {
        return in.options()
            .usualStart()
            .map(start -> TurnZero.of(start.multiverse()))
            .orElseGet(TurnZero::new);
      }
      return Variants.find(variant) instanceof VariantLookup.Found found
              && found.variant().isPlayable()
          ? TurnZero.of(found.variant().start().multiverse())
          : new TurnZero();
    }
    TurnZero result = new TurnZero();
    for (TreeSet<Integer> turns : boards.values()) {
      result.add(turns.first(), turns.last());
    }
    return result;
  }

  /** Says how the game ends, now that its moves are over. */
  void finish() {
    if (result != null) {
      out.result(resultStart, resultEnd, result);
    }
  }
}
