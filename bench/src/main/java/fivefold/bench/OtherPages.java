package fivefold.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What other commands wrote about what takes them longer: the end of the results. */
final class OtherPages {
  private static final List<Path> PAGES =
      List.of(
          Path.of("bench/ENGINE.md"),
          Path.of("bench/MATES.md"),
          Path.of("bench/DATABASE.md"),
          Path.of("bench/EDITS.md"),
          Path.of("bench/SCALE.md"),
          Path.of("bench/compare/RESULTS.md"));

  private OtherPages() {}

  /** All pages that are there, as sections. */
  static String text() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path page : PAGES) {
      if (Files.exists(page)) {
        text.append("\n#").append(Files.readString(page).strip().replace("\n# ", "\n## "));
        text.append('\n');
      }
    }
    return text.toString();
  }

  /** Results with these pages as they are now. */
  static String renew(String results) throws IOException {
    int end = results.length();
    for (Path page : PAGES) {
      if (Files.exists(page)) {
        int at = results.indexOf("\n#" + Files.readAllLines(page).get(0) + "\n");
        end = at < 0 ? end : Math.min(end, at);
      }
    }
    return results.substring(0, end) + text();
  }
}
