package fivefold.web.json;

import java.util.ArrayList;
import java.util.List;

/** Splitting at one character, empty parts kept; String.split would bring regular expressions. */
public final class Split {
  private Split() {}

  public static String[] at(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int i = text.indexOf(separator); i >= 0; i = text.indexOf(separator, from)) {
      parts.add(text.substring(from, i));
      from = i + 1;
    }
    parts.add(text.substring(from));
    return parts.toArray(new String[0]);
  }
}
