package fivefold.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the names somebody may have meant. */
public final class Suggestions {
  /** Longer words are not misspellings of any name of ours. */
  private static final int MAX_LENGTH = 100;

  private Suggestions() {}

  /**
   * The names nearest to a word, best first; none when nothing is near. Case is ignored. A name
   * that contains the word (or is contained in it) counts as near whatever its length.
   */
  public static List<String> nearest(String word, Collection<String> names, int max) {
    String wanted = word.strip().toLowerCase(Locale.ROOT);
    if (wanted.isEmpty() || wanted.length() > MAX_LENGTH) {
      return List.of();
    }
    List<Scored> near = new ArrayList<>();
    for (String name : names) {
      int score = score(wanted, name.toLowerCase(Locale.ROOT));
      if (score >= 0) {
        near.add(new Scored(name, score));
      }
    }
    near.sort(
        (a, b) ->
            a.score != b.score
                ? Integer.compare(a.score, b.score)
                : Integer.compare(a.name.length(), b.name.length()));
    List<String> found = new ArrayList<>();
    for (Scored scored : near) {
      if (found.size() < max && !found.contains(scored.name)) {
        found.add(scored.name);
      }
    }
    return List.copyOf(found);
  }

  /** {@code did you mean "a" or "b"?} for names already found, or null when there is none. */
  public static @Nullable String didYouMean(List<String> names) {
    if (names.isEmpty()) {
      return null;
    }
    StringBuilder out = new StringBuilder("did you mean ");
    for (int i = 0; i < names.size(); i++) {
      if (i > 0) {
        out.append(i + 1 == names.size() ? " or " : ", ");
      }
      out.append('"').append(names.get(i)).append('"');
    }
    return out.append('?').toString();
  }

  /** The distance, or -1 when the two have too little in common. */
  private static int score(String wanted, String name) {
    int allowed = Math.min(wanted.length(), name.length()) / 3 + (wanted.length() > 1 ? 1 : 0);
    if (Math.abs(wanted.length() - name.length()) <= allowed) {
      int distance = editDistance(wanted, name);
      if (distance <= allowed) {
        return distance * 2;
      }
    }
    if (wanted.length() >= 3 && (name.contains(wanted) || wanted.contains(name))) {
      return MAX_LENGTH + Math.abs(wanted.length() - name.length());
    }
    return -1;
  }

  /**
   * How many insertions, deletions, replacements and swaps of neighbours turn one word into the
   * other.
   */
  static int editDistance(String a, String b) {
    int[] twoAgo = new int[b.length() + 1];
    int[] before = new int[b.length() + 1];
    int[] now = new int[b.length() + 1];
    Arrays.setAll(before, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      now[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = before[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(replaced, Math.min(before[j], now[j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          best = Math.min(best, twoAgo[j - 2] + 1);
        }
        now[j] = best;
      }
      int[] free = twoAgo;
      twoAgo = before;
      before = now;
      now = free;
    }
    return before[b.length()];
  }

  private record Scored(String name, int score) {}
}
