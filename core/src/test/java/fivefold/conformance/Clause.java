package fivefold.conformance;

import fivefold.Corpus;
import fivefold.Notations;
import fivefold.notation.Notation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A clause of a specification, in our words, with the checks that show that it holds. The table of
 * them is in the resources, a file for each specification: {@code #} names the specification,
 * {@code ##} its part, {@code ###} the clause; then come its words, {@code cannot:} and a reason if
 * it can't hold, and checks, each begun by {@code =} and what is to be done. {@code =>} stands
 * between the texts of a check.
 *
 * @param cannot why the clause can't hold, or empty
 */
record Clause(
    String specification, String part, String id, String words, String cannot, List<Check> checks) {

  /**
   * @param kind what is to be done with the texts
   * @param words what the kind needs besides, such as the notation
   */
  record Check(String kind, List<String> words, List<String> texts) {
    Notation notation() {
      return Notations.find(words.get(0)).orElseThrow();
    }

    /** The codes that are to be found, in the order of the text. */
    List<String> codes() {
      return words.stream().filter(word -> word.matches("[EW]_[A-Z_]+")).toList();
    }

    /** What follows a prefix among the words, or nothing. */
    String word(String prefix) {
      return words.stream()
          .filter(word -> word.startsWith(prefix))
          .map(word -> word.substring(prefix.length()))
          .findFirst()
          .orElse("");
    }
  }

  static List<Clause> all() {
    Path folder = Corpus.root().resolve("core/src/test/resources/fivefold/conformance");
    List<Clause> clauses = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        read(Files.readAllLines(file), clauses);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return clauses;
  }

  private static void read(List<String> lines, List<Clause> out) {
    String specification = "";
    String part = "";
    int i = 0;
    while (i < lines.size()) {
      String line = lines.get(i++);
      if (line.startsWith("# ")) {
        specification = line.substring(2);
      } else if (line.startsWith("## ")) {
        part = line.substring(3);
      } else if (line.startsWith("### ")) {
        int end = i;
        while (end < lines.size() && !lines.get(end).startsWith("#")) {
          end++;
        }
        out.add(clause(specification, part, line.substring(4), lines.subList(i, end)));
        i = end;
      } else if (!line.isEmpty()) {
        throw new IllegalStateException("not part of a clause: " + line);
      }
    }
  }

  private static Clause clause(String specification, String part, String id, List<String> lines) {
    String words = lines.get(0);
    String cannot = "";
    List<Check> checks = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith("cannot: ")) {
        cannot = line.substring("cannot: ".length());
      } else if (line.startsWith("= ")) {
        List<String> parts = List.of(line.substring(2).split(" "));
        checks.add(
            new Check(parts.get(0), parts.subList(1, parts.size()), new ArrayList<>(List.of(""))));
      } else if (line.equals("=>")) {
        checks.get(checks.size() - 1).texts.add("");
      } else if (!line.isEmpty()) {
        List<String> texts = checks.get(checks.size() - 1).texts;
        texts.set(texts.size() - 1, texts.get(texts.size() - 1) + line + "\n");
      }
    }
    return new Clause(specification, part, id, words, cannot, checks);
  }

  /** The text that shows the clause best: that of its first check. */
  String example() {
    return checks.isEmpty() ? "" : checks.get(0).texts.get(0);
  }
}
