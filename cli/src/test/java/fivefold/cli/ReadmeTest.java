package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the commands the README shows and compares what they print with what it shows. A command is
 * a line {@code $ ./fivefold …} in a code block; what it prints, on both streams, follows, and a
 * line {@code …} stands for any number of lines.
 */
class ReadmeTest {
  private static final String PROMPT = "$ ./fivefold ";
  private static final String ELLIPSIS = "…";

  private record Shown(String command, List<String> output) {
    @Override
    public String toString() {
      return command;
    }
  }

  private static Path root() {
    Path path = Path.of(System.getProperty("fivefold.root", "..")).toAbsolutePath();
    return path.normalize();
  }

  static Stream<Shown> shown() {
    List<Shown> all = new ArrayList<>();
    boolean inBlock = false;
    Shown current = null;
    for (String line : readme()) {
      if (line.startsWith("```")) {
        inBlock = !inBlock;
        current = null;
      } else if (inBlock && line.startsWith(PROMPT)) {
        current = new Shown(line.substring(PROMPT.length()), new ArrayList<>());
        all.add(current);
      } else if (current != null) {
        current.output.add(line);
      }
    }
    return all.stream();
  }

  private static List<String> readme() {
    try {
      return Files.readAllLines(root().resolve("README.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void showsCommands() {
    assertThat(shown()).hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void showsTheCoordinatesOfTheLibrary() throws IOException {
    String pom = Files.readString(root().resolve("core/pom.xml"));
    String group = pom.substring(pom.indexOf("<groupId>"), pom.indexOf("</groupId>"));
    String version = pom.substring(pom.indexOf("<version>"), pom.indexOf("</version>"));
    assertThat(readme().stream().map(String::strip))
        .containsSequence(
            "<dependency>",
            group + "</groupId>",
            "<artifactId>fivefold-core</artifactId>",
            version + "</version>",
            "</dependency>");
  }

  static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(root(), "*.md")) {
      files.forEach(pages::add);
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(root(), Files::isDirectory)) {
      for (Path folder : files) {
        Path page = folder.resolve("README.md");
        if (Files.exists(page)) {
          pages.add(page);
        }
      }
    }
    try (Stream<Path> docs = Files.walk(root().resolve("docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
    }
    return pages.stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(Path page) throws IOException {
    String text = Files.readString(page).replaceAll("(?s)```.*?```", "");
    assertThat(text).startsWith("# ");
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)").matcher(text);
    while (link.find()) {
      assertThat(page.resolveSibling(link.group(1))).exists();
    }
  }

  @ParameterizedTest
  @MethodSource("shown")
  void printsWhatTheReadmeShows(Shown shown) {
    String examples = root().resolve("examples").toString();
    String[] args =
        words(shown.command).stream()
            .map(word -> word.replaceFirst("^examples", Matcher.quoteReplacement(examples)))
            .toArray(String[]::new);
    CliRunner.Result result = CliRunner.fivefold(args);
    List<String> printed =
        (result.out() + result.err())
            .replace(examples, "examples")
            .lines()
            .map(String::stripTrailing)
            .toList();
    int gap = shown.output.indexOf(ELLIPSIS);
    if (gap < 0) {
      assertThat(printed).isEqualTo(shown.output);
    } else {
      assertThat(printed).startsWith(shown.output.subList(0, gap).toArray(String[]::new));
      assertThat(printed)
          .endsWith(shown.output.subList(gap + 1, shown.output.size()).toArray(String[]::new));
    }
  }

  /** Splits a command line at blanks, except inside quotes. */
  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)").matcher(command);
    while (word.find()) {
      for (int group = 1; group <= 3; group++) {
        if (word.group(group) != null) {
          words.add(word.group(group));
        }
      }
    }
    return words;
  }
}
