package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many games, some of them damaged, in many files: the same as one by one, on all cores. */
class ManyGamesTest {
  @TempDir static Path folder;
  private static final List<String> FILES = new ArrayList<>();

  @BeforeAll
  static void writeFiles() throws IOException {
    for (int i = 0; i < 8; i++) {
      String games =
          CliRunner.fivefold(
                  "generate",
                  "--seed",
                  "" + i,
                  "--count",
                  "" + i * 9,
                  "--length",
                  "6",
                  "--branching",
                  "40")
              .out();
      // Every so often a move that nobody can make, and a check sign where there is no check.
      String damaged = games.replace("2. a", "2. Qa").replace("3. h3 /", "3. h3+ /");
      Path file = folder.resolve("games " + i + ".5dpgn");
      Files.writeString(file, damaged);
      FILES.add(file.toString());
    }
    FILES.add(4, folder.resolve("missing").toString());
    Files.writeString(folder.resolve("text"), "this is no game\n");
    FILES.add(6, folder.resolve("text").toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check",
        "check --json",
        "check --strict",
        "convert --to alexbay",
        "convert --to json --json",
        "actions --max 20",
        "actions",
        "actions --count --every --max 100",
        "verdict --every",
        "verdict --json",
        "fen --at 2b",
        "hash --every",
        "hash --board (1T2w)",
        "annotate",
        "tree"
      })
  void outputAndStatusDoNotDependOnTheNumberOfCores(String command) {
    CliRunner.Result one = run(command, "1");
    CliRunner.Result many = run(command, "6");

    assertThat(many).isEqualTo(one);
    assertThat(one.status()).isEqualTo(3);
    assertThat(one.err() + one.out())
        .contains("missing: no such file", "this does not look like any notation");
    assertThat(one.out()).hasSizeGreaterThan(30);
  }

  private static CliRunner.Result run(String command, String jobs) {
    List<String> words = new ArrayList<>(Arrays.asList(command.split(" ", -1)));
    words.add("--jobs");
    words.add(jobs);
    words.addAll(FILES);
    return CliRunner.fivefold(words.toArray(String[]::new));
  }

  @Test
  void foldersAreConvertedTheSame() throws IOException {
    assertThat(convertFolder("1")).isEqualTo(convertFolder("6")).hasSizeGreaterThan(10_000);
  }

  private static String convertFolder(String jobs) throws IOException {
    Path to = folder.resolve("converted").resolve(jobs);
    Path from = Files.createDirectories(folder.resolve("from"));
    for (String file : FILES) {
      if (file.endsWith("pgn")) {
        Path copy = from.resolve(Path.of(file).getFileName());
        Files.writeString(copy, Files.readString(Path.of(file)));
      }
    }
    CliRunner.fivefold(
        "convert", "--to", "5dpgn", "--jobs", jobs, "-o", to.toString(), from.toString());
    StringBuilder all = new StringBuilder();
    try (var files = Files.list(to)) {
      for (Path file : files.sorted().toList()) {
        all.append(file.getFileName()).append('\n').append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
