package fivefold.notation;

import fivefold.game.Headers;
import fivefold.game.Headers.Header;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Place;
import fivefold.text.Span;
import fivefold.text.VisibleText;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The headers of a game as they are written, each key once whatever its case, and what a strict
 * reader has to say about them.
 */
final class WrittenHeaders {
  /** Where files name the variant, the most trusted first. */
  private static final List<String> NAME_KEYS =
      List.of("board", "variant", "variation", "variantname", "layout");

  private final boolean strict;
  private final Set<StrictRule> rules;
  private final Diagnostics found;
  private final List<Header> headers = new ArrayList<>();
  private final Map<String, Entry> byKey = new HashMap<>();

  /**
   * @param rules what the notation demands of headers; nothing unless strict
   */
  WrittenHeaders(boolean strict, Set<StrictRule> rules, Diagnostics found) {
    this.strict = strict;
    this.rules = rules;
    this.found = found;
  }

  record Entry(String key, String value, Span valueSpan, Span span) {
    Place place() {
      return span.place();
    }
  }

  /**
   * Takes a header; of two with the same key the first counts.
   *
   * @param late whether boards stand before it
   */
  void take(String key, String value, Span valueSpan, Span span, boolean late) {
    String folded = key.toLowerCase(Locale.ROOT);
    Entry before = byKey.get(folded);
    if (before != null) {
      found.report(
          Code.W_HEADER_DUPLICATE.raisedIf(strict),
          span,
          "this header was given before" + (before.value.equals(value) ? "" : "; it is ignored"),
          null);
      return;
    }
    checkRules(folded, key, value, span, late);
    byKey.put(folded, new Entry(key, value, valueSpan, span));
    headers.add(new Header(key, value));
  }

  private void checkRules(String folded, String key, String value, Span place, boolean late) {
    if (rules.contains(StrictRule.HEADER_ORDER)) {
      if (late) {
        found.report(Code.E_HEADER_ORDER, place, "headers come before the boards", null);
      } else if (isOutOfOrder(folded)) {
        found.report(
            Code.E_HEADER_ORDER,
            place,
            "the order is Event Site Date Round White Black Result",
            null);
      }
    }
    if (rules.contains(StrictRule.MODE) && folded.equals("mode") && !value.equals("5D")) {
      found.report(Code.E_HEADER_VALUE, place, "the mode is always 5D", "write [Mode \"5D\"]");
    }
    if (rules.contains(StrictRule.HEADER_CHARACTERS)) {
      checkCharacters(key, "_-.", "a key", place);
      // The text lists no comma and no question mark, but its own examples have them.
      checkCharacters(value, "_-/*. ,?", "a value", place);
    }
  }

  private void checkCharacters(String text, String signs, String what, Span place) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (!plain && signs.indexOf(c) < 0) {
        String sign = VisibleText.of(text.substring(i, text.offsetByCodePoints(i, 1)));
        found.report(
            Code.E_HEADER_VALUE, place, "the notation has no " + sign + " in " + what, null);
        return;
      }
    }
  }

  private boolean isOutOfOrder(String key) {
    int rank = Headers.ROSTER.indexOf(key);
    for (int i = rank + 1; rank >= 0 && i < Headers.ROSTER.size(); i++) {
      if (byKey.containsKey(Headers.ROSTER.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** All of them, in the order of the text. */
  List<Header> all() {
    return headers;
  }

  /** The header with a key in lower case, or null. */
  @Nullable Entry get(String key) {
    return byKey.get(key);
  }

  boolean has(String key) {
    return byKey.containsKey(key);
  }

  /** Where the value of a header stands, or null. */
  @Nullable Span span(String key) {
    Entry entry = byKey.get(key);
    return entry == null ? null : entry.valueSpan;
  }

  /** The header that names the variant. */
  @Nullable Entry name() {
    Entry first = null;
    for (String key : NAME_KEYS) {
      Entry entry = byKey.get(key);
      if (entry == null || entry.value.isBlank()) {
        continue;
      }
      if (first == null) {
        first = entry;
      } else if (!key.equals("variantname") && !sameVariant(first.value, entry.value)) {
        found.report(
            Code.W_HEADER_CONFLICT.raisedIf(strict),
            entry.span,
            "the header " + first.key + " names another variant; it counts",
            null);
      }
    }
    return first;
  }

  private static boolean sameVariant(String a, String b) {
    return a.equals(b)
        || isCustom(a)
        || isCustom(b)
        || (Variants.find(a) instanceof VariantLookup.Found x
            && Variants.find(b) instanceof VariantLookup.Found y
            && x.variant() == y.variant());
  }

  /** The names that say "see the boards"; two of them also say how many centres there are. */
  static boolean isCustom(String name) {
    return switch (name.strip().toLowerCase(Locale.ROOT)) {
      case "custom", "custom - even", "custom - odd", "even", "odd" -> true;
      default -> false;
    };
  }
}
