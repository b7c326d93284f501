package fivefold.lsp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.TextEdit;

/** A stretch of a text and what is to stand there instead. */
record Edit(int start, int end, String text) {

  /** The same change without what stays the same at both ends. */
  Edit trimmed(String old) {
    int from = 0;
    int most = Math.min(end - start, text.length());
    while (from < most && old.charAt(start + from) == text.charAt(from)) {
      from++;
    }
    int back = 0;
    while (back < most - from
        && old.charAt(end - 1 - back) == text.charAt(text.length() - 1 - back)) {
      back++;
    }
    return new Edit(start + from, end - back, text.substring(from, text.length() - back));
  }

  boolean changes(String old) {
    return !old.substring(start, end).equals(text);
  }

  TextEdit of(Lines lines) {
    return new TextEdit(lines.range(start, end), text);
  }

  /** A text with edits that don't overlap; of those that do, the later ones are left out. */
  static String apply(String old, List<Edit> edits) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (Edit edit : compatible(edits)) {
      out.append(old, at, edit.start).append(edit.text);
      at = edit.end;
    }
    return out.append(old, at, old.length()).toString();
  }

  /** The edits in the order of the text, without those that overlap one before. */
  static List<Edit> compatible(List<Edit> edits) {
    List<Edit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end));
    List<Edit> kept = new ArrayList<>();
    int at = 0;
    Edit last = null;
    for (Edit edit : sorted) {
      if (edit.start >= at && !edit.equals(last)) {
        kept.add(edit);
        at = edit.end;
        last = edit;
      }
    }
    return kept;
  }
}
