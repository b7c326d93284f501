package fivefold.lsp;

import fivefold.lsp.Outline.Item;
import fivefold.notation.Script.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Renames a header in all games of a text, or a player wherever the name stands. */
final class Renames {
  /** Headers that decide what is played: under another name they would not. */
  private static final Set<String> MEANINGFUL =
      Set.of(
          "mode",
          "board",
          "variant",
          "variantname",
          "size",
          "promotions",
          "timeline",
          "timelines",
          "result");

  private static final Set<String> PLAYERS = Set.of("white", "black");

  private Renames() {}

  /** What would be renamed at an offset: a key or the name of a player; null when nothing. */
  static @Nullable Edit target(Reading reading, int offset) {
    Item item = header(reading, offset);
    if (item == null) {
      return null;
    }
    String key = key(reading, item);
    if (item.inner() <= offset && offset <= item.innerEnd()) {
      return MEANINGFUL.contains(folded(key)) ? null : new Edit(item.inner(), item.innerEnd(), key);
    }
    boolean onValue = item.value() >= 0 && item.value() <= offset && offset <= item.valueEnd();
    return onValue && PLAYERS.contains(folded(key))
        ? new Edit(item.value(), item.valueEnd(), value(reading, item))
        : null;
  }

  /**
   * The edits that rename what is at an offset.
   *
   * @throws IllegalArgumentException when the new name can't be used, with the reason
   */
  static List<Edit> of(Reading reading, int offset, String name) {
    Edit target = target(reading, offset);
    Item here = header(reading, offset);
    if (target == null || here == null) {
      throw new IllegalArgumentException("only headers and players can be renamed");
    }
    boolean isKey = target.start() == here.inner();
    if (isKey) {
      checkKey(reading, key(reading, here), name);
    } else if (name.isBlank() || name.chars().anyMatch(c -> c < ' ' || c == '"' || c == '\\')) {
      throw new IllegalArgumentException("a name has no quotes, backslashes or line breaks");
    }
    List<Edit> edits = new ArrayList<>();
    for (WrittenGame game : reading.games()) {
      for (Item item : game.outline().items()) {
        if (item.event() != Event.HEADER) {
          continue;
        }
        String key = key(reading, item);
        if (isKey && key.equals(target.text())) {
          edits.add(new Edit(item.inner(), item.innerEnd(), name));
        } else if (!isKey
            && PLAYERS.contains(folded(key))
            && value(reading, item).equals(target.text())) {
          edits.add(new Edit(item.value(), item.valueEnd(), name));
        }
      }
    }
    return edits;
  }

  private static void checkKey(Reading reading, String old, String name) {
    boolean letters = !name.isEmpty() && Character.isLetter(name.charAt(0));
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      letters &= c < 128 && (Character.isLetterOrDigit(c) || c == '_');
    }
    if (!letters) {
      throw new IllegalArgumentException("a header is named by letters and digits");
    }
    if (MEANINGFUL.contains(folded(name))) {
      throw new IllegalArgumentException(name + " decides what is played");
    }
    for (WrittenGame game : reading.games()) {
      boolean hasOld = false;
      boolean hasNew = false;
      for (Item item : game.outline().items()) {
        if (item.event() == Event.HEADER) {
          hasOld |= key(reading, item).equals(old);
          hasNew |= folded(key(reading, item)).equals(folded(name));
        }
      }
      if (hasOld && hasNew && !folded(old).equals(folded(name))) {
        throw new IllegalArgumentException("a game has a header " + name + " already");
      }
    }
  }

  private static @Nullable Item header(Reading reading, int offset) {
    WrittenGame game = reading.gameAt(offset).orElse(null);
    Item item = game == null ? null : game.outline().itemAt(offset);
    return item != null && item.event() == Event.HEADER ? item : null;
  }

  private static String key(Reading reading, Item item) {
    return reading.text().substring(item.inner(), item.innerEnd());
  }

  private static String value(Reading reading, Item item) {
    return item.value() < 0 ? "" : reading.text().substring(item.value(), item.valueEnd());
  }

  private static String folded(String key) {
    return key.toLowerCase(Locale.ROOT);
  }
}
