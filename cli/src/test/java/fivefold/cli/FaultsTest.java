package fivefold.cli;

import static fivefold.cli.CliRunner.fivefold;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the world around the program can do to it. */
@Timeout(90)
class FaultsTest {
  private static final int GAMES = 6_000;

  @TempDir Path folder;
  private ChildProcess child;

  @BeforeEach
  void needsAUnixSystem() {
    assumeThat(Path.of("/dev/full")).exists();
    child = new ChildProcess(folder);
  }

  /**
   * Many games, the hundredth of each hundred with an error, which shows how far a run has come.
   */
  private Path manyGames() throws IOException {
    String some = fivefold("generate", "--seed", "1", "--count", "99", "--length", "16").out();
    String hundred = some + "\n[Board \"Standard\"]\n\n1. e5\n\n";
    return Files.writeString(folder.resolve("many.5dpgn"), hundred.repeat(GAMES / 100));
  }

  /** The names in the folder, without those that the test itself made. */
  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith(".run") && !name.equals(".out"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143"})
  void anInterruptedRunLeavesNothingHalfDone(String signal, int status) throws IOException {
    manyGames();
    Files.writeString(folder.resolve("out"), "as it was");
    Process process = child.start("exec $FF convert --jobs 2 --to alexbay -o out many.5dpgn");
    ChildProcess.awaitLine(process);
    assertThat(names()).hasSize(3).contains("many.5dpgn", "out");
    long start = System.nanoTime();
    ChildProcess.signal(process, signal);
    ChildProcess.Result result = child.finish(process);

    assertThat(result.status()).isEqualTo(status);
    assertThat((System.nanoTime() - start) / 1e9).isLessThan(5);
    assertThat(names()).containsExactly("many.5dpgn", "out");
    assertThat(folder.resolve("out")).hasContent("as it was");
    assertThat(result.err()).doesNotContain("internal error", "Exception");
  }

  @Test
  void anInterruptedCheckGoesOnWhereItStopped() throws IOException {
    Path games = manyGames();
    String check = "exec $FF check --jobs 2 --resume notes many.5dpgn";
    Process process = child.start(check);
    ChildProcess.awaitLine(process);
    ChildProcess.signal(process, "INT");
    child.finish(process);
    assertThat(names()).contains("notes");

    CliRunner.Result other = fivefold("check", "--resume", folder + "/notes", games.toString());
    assertThat(other.status()).as("the path is another: " + other.err()).isEqualTo(2);
    assertThat(other.err()).contains("belongs to a run with other options or inputs");

    ChildProcess.Result resumed = child.run(check);
    assertThat(resumed.err().lines().findFirst().orElse(""))
        .matches("fivefold: going on after [1-9][0-9]* games");
    assertThat(resumed.status()).isEqualTo(1);
    assertThat(resumed.out())
        .isEqualToIgnoringNewLines(fivefold("check", games.toString()).out())
        .startsWith(GAMES + " games, " + GAMES / 100 + " errors");
    assertThat(names()).containsExactly("many.5dpgn");
  }

  @Test
  void damagedNotesAndStandardInputAreRefused() throws IOException {
    Path games = Files.writeString(folder.resolve("a.5dpgn"), "1. e4 / e5\n");
    Path notes = Files.writeString(folder.resolve("notes"), "my shopping list\n");
    CliRunner.Result result = fivefold("check", "--resume", "" + notes, "" + games);
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err()).contains("hold the progress of an interrupted run");
    assertThat(notes).hasContent("my shopping list");
    assertThat(new CliRunner().stdin("1. e4").run("check", "--resume", "x").status()).isEqualTo(2);
  }

  @Test
  void aFolderIsConvertedOnWhereItStopped() throws IOException {
    Path from = Files.createDirectories(folder.resolve("from"));
    for (String name : List.of("a.5dpgn", "b.5dpgn", "b.txt", "c.5dpgn")) {
      Files.writeString(from.resolve(name), "1. e4 / e5\n");
    }
    String to = folder.resolve("to").toString();
    String[] convert = {"convert", "--to", "alexbay", "--resume", "-o", to, from.toString()};
    assertThat(fivefold(convert).status()).isZero();
    // As if the run had been ended before these.
    Files.delete(Path.of(to, "c.alexbay"));
    Files.delete(Path.of(to, "b.txt.alexbay"));
    Files.writeString(Path.of(to, "a.alexbay"), "not touched again");

    CliRunner.Result rest = fivefold(convert);
    assertThat(rest.status()).isZero();
    assertThat(rest.err())
        .isEqualToIgnoringNewLines("fivefold: 2 of 4 inputs have already been converted");
    assertThat(Path.of(to, "c.alexbay")).isNotEmptyFile();
    assertThat(Path.of(to, "b.txt.alexbay")).isNotEmptyFile();
    assertThat(Path.of(to, "a.alexbay")).hasContent("not touched again");
    assertThat(fivefold(convert).status()).isZero();
    assertThat(fivefold("convert", "--to", "alexbay", "--resume", from + "/a.5dpgn").status())
        .isEqualTo(2);
  }

  @Test
  void aFullDiskStopsTheWorkAtOnce() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("out"), Path.of("/dev/full"));
    CliRunner.Result result = fivefold("generate", "--count", "1000000000", "-o", "" + link);
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err().lines().filter(line -> line.contains("error")))
        .hasSize(1)
        .allSatisfy(line -> assertThat(line).contains("out: cannot be written"));

    ChildProcess.Result out = child.run("$FF generate --seed 1 --count 1000000000 >/dev/full");
    assertThat(out.status()).isEqualTo(3);
    assertThat(out.err().lines()).hasSize(1);
    ChildProcess.Result version = child.run("$FF --version >/dev/full");
    assertThat(version.status()).isEqualTo(3);
    assertThat(version.err()).contains("cannot write the output");
  }

  @Test
  void aClosedPipeStopsTheWorkSilently() {
    ChildProcess.Result result =
        child.run("{ $FF generate --seed 1 --count 1000000000; echo $? >&2; } | head -n 1");
    assertThat(result.out()).isEqualToIgnoringNewLines("[Mode \"5D\"]");
    assertThat(result.err()).isEqualToIgnoringNewLines("0");
  }

  @Test
  void closedStandardStreamsAreNoCrash() {
    ChildProcess.Result in = child.run("$FF check <&-");
    assertThat(in.status()).isEqualTo(3);
    assertThat(in.err())
        .isEqualToIgnoringNewLines("fivefold: error: <stdin>: standard input is closed");
    assertThat(child.run("$FF notations >&-").err()).doesNotContain("internal error", "Exception");
  }

  @Test
  void whatIsNoFileIsReportedAndTheRestDone() throws IOException {
    Path good = Files.writeString(folder.resolve("good.5dpgn"), "1. e4 / e5\n");
    Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), Path.of("nowhere"));
    Path empty = Files.createDirectory(folder.resolve("empty"));
    CliRunner.Result result =
        fivefold("check", empty.toString(), dangling.toString(), "/proc/self/mem", good.toString());
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.out()).startsWith("1 game, 0 errors");
    assertThat(result.err()).contains("no files in this folder", "dangling: no such file");
    // A file that can be opened, but not read.
    assertThat(result.err().lines()).hasSize(3);
    assertThat(result.err()).contains("/proc/self/mem: ");
  }

  @Test
  void aFolderWithWhatIsNoFileIsConvertedAllTheSame() throws IOException {
    Path from = Files.createDirectories(folder.resolve("from/deep"));
    Files.createSymbolicLink(from.resolve("dangling"), Path.of("nowhere"));
    Files.createSymbolicLink(from.resolve("loop"), from);
    Files.writeString(from.resolve("good.5dpgn"), "1. e4 / e5\n");
    CliRunner.Result result =
        fivefold("convert", "--to", "alexbay", "-o", folder + "/to", folder + "/from");
    assertThat(result.status()).isZero();
    assertThat(folder.resolve("to/deep/good.alexbay")).exists();
  }

  @Test
  void aFileThatShrinksWhileItIsReadIsReadAsFarAsItGoes() throws IOException {
    Path games = manyGames();
    Process process = child.start("exec $FF check --jobs 2 many.5dpgn");
    ChildProcess.awaitLine(process);
    try (RandomAccessFile file = new RandomAccessFile(games.toFile(), "rw")) {
      file.setLength(file.length() / 2);
    }
    ChildProcess.Result result = child.finish(process);
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).matches("(?s)[0-9]+ games, [0-9]+ errors, .*");
    assertThat(Integer.parseInt(result.out().split(" ", 2)[0])).isBetween(GAMES / 2, GAMES - 1);
    assertThat(result.err()).doesNotContain("internal error", "Exception");
  }

  @Test
  void ofTwoThatWriteTheSameFileOneWins() throws IOException {
    String one = fivefold("generate", "--seed", "1", "--count", "100").out();
    String two = fivefold("generate", "--seed", "2", "--count", "100").out();
    ChildProcess.Result result =
        child.run(
            "$FF generate --seed 1 --count 100 -o both & a=$!\n"
                + "$FF generate --seed 2 --count 100 -o both || exit 1\n"
                + "wait $a");
    assertThat(result.status()).isZero();
    assertThat(Files.readString(folder.resolve("both"))).isIn(one, two);
    assertThat(names()).containsExactly("both");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai", "lt-LT"})
  void languagesChangeNoByte(String language) {
    Locale before = Locale.getDefault();
    String usual = someOfEverything();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      assertThat(someOfEverything()).isEqualTo(usual);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static String someOfEverything() {
    StringBuilder all = new StringBuilder();
    String games =
        fivefold("generate", "--seed", "9", "--count", "12", "--length", "6", "--variant", "all")
            .out();
    for (String command :
        List.of(
            "check",
            "check --strict --json",
            "convert --to alexbay",
            "convert --to json",
            "convert --to export",
            "fen",
            "hash",
            "tree",
            "show",
            "show --svg -",
            "verdict --every --variant MISC_TIMELINE_FRAGMENTS",
            "actions --count --max 2000 --json",
            "check --from BRANCHED")) {
      CliRunner.Result result = new CliRunner().stdin(games).run(command.split(" ", -1));
      all.append(command).append(result);
    }
    all.append(fivefold("variants", "TIMELINE INVASION")).append(fivefold("notations"));
    return all.append(fivefold("verdict", "--budget", "10MIN", "--variant", "MINI")).toString();
  }

  @Test
  void languageAndTimeZoneOfTheSystemChangeNoByte() {
    String line = "$FF generate --seed 3 --count 20 --variant all; $FF notations; $FF --version";
    ChildProcess.Result usual = child.run(line);
    ChildProcess.Result other =
        child.run(
            line,
            "-Duser.language=ar",
            "-Duser.country=EG",
            "-Duser.extensions=u-nu-arab",
            "-Duser.timezone=Pacific/Apia");
    assertThat(usual.status()).isZero();
    assertThat(other).isEqualTo(usual);
  }

  @Test
  void windowsLineEndsMakeNoDifference() throws IOException {
    String games = fivefold("generate", "--seed", "4", "--count", "30", "--length", "8").out();
    String windows = games.replace("\n", "\r\n");
    for (String command : List.of("check", "check --strict", "convert --to 5dpgn", "hash")) {
      String[] words = command.split(" ", -1);
      assertThat(new CliRunner().stdin(windows).run(words))
          .isEqualTo(new CliRunner().stdin(games).run(words));
    }
  }

  @Test
  void namesWithBlanksAndForeignLettersWork() {
    ChildProcess.Result result =
        child.run(
            "mkdir 'Größe 棋' && $FF generate --seed 5 -o 'Größe 棋/a ♔ b.5dpgn' && "
                + "$FF convert --to alexbay -o 'new ♕' 'Größe 棋' && "
                + "test -s 'new ♕/a ♔ b.alexbay' && $FF check 'Größe 棋/a ♔ b.5dpgn' 'ü ü'");
    assertThat(result.out()).isEqualToIgnoringNewLines("1 game, 0 errors, 0 warnings");
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err())
        .isEqualToIgnoringNewLines("fivefold: error: ü ü: no such file or folder");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "4"})
  void tooLittleMemoryIsOneClearLine(String jobs) throws IOException {
    String turns = "1. Nf3 / Nf6\n2. Ng1 / Ng8\n";
    Files.writeString(folder.resolve("long.5dpgn"), turns.repeat(150_000));
    Files.writeString(folder.resolve("short.5dpgn"), turns);
    ChildProcess.Result result =
        child.run("$FF check --jobs " + jobs + " long.5dpgn short.5dpgn short.5dpgn", "-Xmx16m");
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err().lines()).hasSize(1);
    assertThat(result.err()).contains("out of memory");
  }
}
