package fivefold.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The facts about a game that its moves don't tell: players, date, event, and whatever else was
 * written. Keys are kept as written and in order, and looked up without regard to case, as every
 * reader of 5DPGN does. Immutable.
 *
 * <p>The start position is not a header: see {@link Game#start()} and {@link Game#variant()}.
 */
public final class Headers {
  public static final Headers EMPTY = new Headers(List.of());

  /** The keys that say where and who, in small letters and in the order of ordinary PGN. */
  public static final List<String> ROSTER =
      List.of("event", "site", "date", "round", "white", "black", "result");

  private final List<Header> list;
  private final Map<String, Header> byKey;

  private Headers(List<Header> list) {
    this.list = List.copyOf(list);
    this.byKey = new HashMap<>();
    for (Header header : list) {
      byKey.put(fold(header.key()), header);
    }
  }

  /** One header. */
  public record Header(String key, String value) {}

  /** Headers from keys and values in turn; a repeated key replaces the earlier value. */
  public static Headers of(String... keysAndValues) {
    if (keysAndValues.length % 2 != 0) {
      throw new IllegalArgumentException("a key without a value");
    }
    Headers headers = EMPTY;
    for (int i = 0; i < keysAndValues.length; i += 2) {
      headers = headers.with(keysAndValues[i], keysAndValues[i + 1]);
    }
    return headers;
  }

  /** Headers from a list; of several with the same key the first is kept. */
  public static Headers copyOf(List<Header> headers) {
    List<Header> kept = new ArrayList<>(headers.size());
    Map<String, Header> seen = new HashMap<>();
    for (Header header : headers) {
      if (seen.putIfAbsent(fold(header.key()), header) == null) {
        kept.add(header);
      }
    }
    return new Headers(kept);
  }

  /** The headers in the order they were written. */
  public List<Header> list() {
    return list;
  }

  public boolean isEmpty() {
    return list.isEmpty();
  }

  public boolean contains(String key) {
    return byKey.containsKey(fold(key));
  }

  /** The value of a key, whatever the case it was written in. */
  public Optional<String> get(String key) {
    Header header = byKey.get(fold(key));
    return header == null ? Optional.empty() : Optional.of(header.value());
  }

  /** These headers with one added at the end, or with its value replaced in place. */
  public Headers with(String key, String value) {
    List<Header> changed = new ArrayList<>(list);
    Header old = byKey.get(fold(key));
    if (old == null) {
      changed.add(new Header(key, value));
    } else {
      changed.set(changed.indexOf(old), new Header(old.key(), value));
    }
    return new Headers(changed);
  }

  public Headers without(String key) {
    List<Header> changed = new ArrayList<>(list);
    changed.removeIf(header -> fold(header.key()).equals(fold(key)));
    return new Headers(changed);
  }

  private static String fold(String key) {
    return key.toLowerCase(Locale.ROOT);
  }

  /** Equal when they say the same, in whatever order, as with maps. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Headers h && byKey.equals(h.byKey));
  }

  @Override
  public int hashCode() {
    return byKey.hashCode();
  }

  @Override
  public String toString() {
    return list.toString();
  }
}
