package fivefold.variants;

import fivefold.fen.FenMode;
import fivefold.fen.SetupHeaders;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry of the catalogue as it is written there:
 *
 * <pre>
 * # Name
 * 8x8 odd Q,N,R,B      size, parity, promotions
 * also Another Name    once for each
 * by Somebody
 * note Anything worth knowing, on as many such lines as it takes.
 * unplayable why it can't be played
 * [...] [...]          the boards as 5DFEN, on as many lines as they take;
 *                      [rows:0:1w..3b] is the same board on every half-turn from T1w to T3b
 * </pre>
 */
record VariantData(
    String name,
    VariantGroup group,
    Size size,
    Parity parity,
    String promotionList,
    List<String> aliases,
    @Nullable String author,
    @Nullable String note,
    @Nullable String unplayable,
    String boards) {

  List<PieceType> promotions() {
    return SetupHeaders.promotions(Span.of(name, promotionList), FenMode.STRICT, new Diagnostics())
        .orElseThrow();
  }

  /** Splits a text into its entries. Mistakes in it are bugs, found by the tests. */
  static List<VariantData> parse(VariantGroup group, String text) {
    List<VariantData> entries = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int next = text.indexOf("\n# ", start);
      int end = next < 0 ? text.length() : next;
      entries.add(new Parser(group).parse(text.substring(start, end)));
      start = next < 0 ? end : next + 1;
    }
    return entries;
  }

  private static final class Parser {
    private final VariantGroup group;
    private final List<String> aliases = new ArrayList<>();
    private final StringBuilder boards = new StringBuilder();
    private String name = "";
    private String[] facts = {};
    private @Nullable String author;
    private @Nullable String note;
    private @Nullable String unplayable;

    Parser(VariantGroup group) {
      this.group = group;
    }

    VariantData parse(String entry) {
      int start = 0;
      while (start < entry.length()) {
        int end = entry.indexOf('\n', start);
        end = end < 0 ? entry.length() : end;
        line(entry.substring(start, end));
        start = end + 1;
      }
      int sign = facts[0].indexOf('x');
      return new VariantData(
          name,
          group,
          new Size(
              Integer.parseInt(facts[0].substring(0, sign)),
              Integer.parseInt(facts[0].substring(sign + 1))),
          facts[1].equals("even") ? Parity.EVEN : Parity.ODD,
          facts[2],
          List.copyOf(aliases),
          author,
          note,
          unplayable,
          boards.toString());
    }

    private void line(String line) {
      if (line.isEmpty()) {
        return;
      }
      if (line.charAt(0) == '[') {
        boards.append(line).append('\n');
        return;
      }
      int blank = line.indexOf(' ');
      String rest = line.substring(blank + 1);
      switch (line.substring(0, blank)) {
        case "#" -> name = rest;
        case "also" -> aliases.add(rest);
        case "by" -> author = rest;
        case "note" -> note = note == null ? rest : note + " " + rest;
        case "unplayable" -> unplayable = unplayable == null ? rest : unplayable + " " + rest;
        default -> {
          int second = rest.indexOf(' ');
          facts =
              new String[] {
                line.substring(0, blank), rest.substring(0, second), rest.substring(second + 1)
              };
        }
      }
    }
  }
}
