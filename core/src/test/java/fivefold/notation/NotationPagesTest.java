package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Notations;
import fivefold.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages below {@code docs/notations}: what can be told from the code stands between marks and
 * is kept true here. Run with {@code -Dtest.argLine=-Dgolden.update=true} to write it anew.
 */
class NotationPagesTest {
  private static final Path PAGES = Corpus.root().resolve("docs/notations");

  /** What is generated, and the name it has in its mark. */
  private record Part(String name, String text) {}

  static Iterable<Notation> notations() {
    return Notations.all();
  }

  @ParameterizedTest
  @MethodSource("notations")
  void pageIsTrue(Notation notation) throws IOException {
    Path path = PAGES.resolve(notation.id() + ".md");
    check(
        path,
        "# " + notation.name() + " (`" + notation.id() + "`)\n",
        List.of(new Part("carries", carries(notation)), new Part("examples", examples(notation))));
  }

  @Test
  void indexIsTrue() throws IOException {
    check(
        PAGES.resolve("README.md"),
        "# Notations\n",
        List.of(new Part("list", list()), new Part("matrix", matrix())));
  }

  private static void check(Path path, String title, List<Part> parts) throws IOException {
    boolean update = Boolean.getBoolean("golden.update");
    String text = update && !Files.exists(path) ? title : Files.readString(path);
    String fresh = text;
    for (Part part : parts) {
      fresh = replace(fresh, part.name(), part.text());
    }
    if (update) {
      Files.createDirectories(path.getParent());
      Files.writeString(path, fresh);
    }
    assertThat(Files.readString(path)).as(path.getFileName().toString()).isEqualTo(fresh);
    assertThat(fresh).startsWith(title);
  }

  /** The text with the part between its marks replaced; added at the end when there is none. */
  private static String replace(String text, String name, String part) {
    String begin = "<!-- generated: " + name + " -->\n";
    String end = "<!-- end -->\n";
    int from = text.indexOf(begin);
    if (from < 0) {
      return text + "\n" + begin + part + end;
    }
    int to = text.indexOf(end, from);
    return text.substring(0, from) + begin + part + text.substring(to);
  }

  private static String carries(Notation notation) {
    StringBuilder out = new StringBuilder("## What it carries\n\n");
    out.append("Moves, always. Besides:\n\n| | |\n|---|---|\n");
    for (Feature feature : Feature.values()) {
      boolean carried = notation.carries().contains(feature);
      out.append("| ").append(feature.label()).append(" | ").append(carried ? "yes" : "-");
      out.append(" |\n");
    }
    return out.toString();
  }

  private static String examples(Notation notation) {
    StringBuilder out = new StringBuilder("## The same four games\n");
    if (!notation.writes()) {
      return out.append("\nGames are not written in it.\n").toString();
    }
    for (Map.Entry<String, Game> entry : ReferenceGames.all().entrySet()) {
      out.append("\nGame ").append(entry.getKey().toUpperCase(Locale.ROOT));
      out.append(":\n\n```\n");
      String text = notation.write(entry.getValue()).replace("\r\n", "\n");
      out.append(text.endsWith("\n") ? text : text + "\n").append("```\n");
    }
    return out.toString();
  }

  private static String list() {
    StringBuilder out =
        new StringBuilder("| id | what it is | reads | writes |\n|---|---|---|---|\n");
    for (Notation notation : Notations.all()) {
      out.append("| [").append(notation.id()).append("](").append(notation.id()).append(".md) | ");
      out.append(notation.description()).append(" | ");
      out.append(notation.reads() ? "yes" : "-").append(" | ");
      out.append(notation.writes() ? "yes" : "-").append(" |\n");
    }
    return out.toString();
  }

  private static String matrix() {
    StringBuilder out = new StringBuilder("| |");
    Notations.all().forEach(notation -> out.append(' ').append(notation.id()).append(" |"));
    out.append("\n|---|").append("---|".repeat(Notations.all().size())).append('\n');
    for (Feature feature : Feature.values()) {
      out.append("| ").append(feature.label()).append(" |");
      for (Notation notation : Notations.all()) {
        out.append(notation.carries().contains(feature) ? " yes |" : " - |");
      }
      out.append('\n');
    }
    return out.toString();
  }
}
