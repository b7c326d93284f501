package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DbCommandsTest {
  private static final String GAMES =
      """
      [Board "Standard"]
      [White "Ada"]
      [Black "Bob"]
      [Date "2025.03.01"]
      [Result "1-0"]

      1. e3 / f6
      2. Nf3 / g5
      3. Nd4 / h5

      [Board "Standard"]
      [White "Eve"]
      [Black "\u001b[31mMallory\tX"]
      [Result "0-1"]

      1. e3 / f6
      2. Nc3 / g5
      """;

  @TempDir Path folder;
  private String db;

  @BeforeEach
  void importGames() throws IOException {
    db = folder.resolve("games.db").toString();
    assertThat(run("import", db, file("games.5dpgn", GAMES)).out())
        .isEqualTo("added 2, duplicate 0, broken 0\n");
  }

  private String file(String name, String text) throws IOException {
    Path path = folder.resolve(name);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
    return path.toString();
  }

  private static Result run(String command, String... args) {
    String[] words = new String[args.length + 2];
    words[0] = "db";
    words[1] = command;
    System.arraycopy(args, 0, words, 2, args.length);
    return CliRunner.fivefold(words);
  }

  @Test
  void showsTheTree() throws IOException {
    assertThat(run("tree", db).out()).isEqualTo("2 50% 0% 50% e3\n");
    String game = folder.resolve("games.5dpgn").toString();
    assertThat(run("tree", db, "--at", "1b", game).out())
        .isEqualTo("1 0% 0% 100% Nc3\n1 100% 0% 0% Nf3\n");
    assertThat(run("tree", db, "--at", "3b", game).status()).isEqualTo(1);
    assertThat(run("tree", db, "--json").out())
        .contains("\"action\":\"e3\",\"games\":2,\"white\":1,\"draws\":0,\"black\":1")
        .contains("\"last\":\"2025.03.01\",\"example\":1");
  }

  @Test
  void joinsHistories() throws IOException {
    run("import", db, file("other.5dpgn", "[Board \"Standard\"]\n\n1. Nf3 / f6\n2. e3 / g5\n"));
    String game = file("ask.5dpgn", "[Board \"Standard\"]\n\n1. e3 / f6\n2. Nf3\n");
    assertThat(run("tree", db, game).out()).isEqualTo("1 100% 0% 0% g5\n");
    assertThat(run("tree", db, "--boards", game).out()).isEqualTo("2 100% 0% 0% g5\n");
  }

  @Test
  void skipsDuplicatesInAnyNotationAndNotesContainedGames() throws IOException {
    String game = file("one.5dpgn", GAMES.substring(0, GAMES.indexOf("\n\n[Board", 10)));
    String other = CliRunner.fivefold("convert", "--to", "alexbay", game).out();
    assertThat(run("import", db, file("one.txt", other)).out())
        .isEqualTo("added 0, duplicate 1, broken 0\n");
    Result shorter = run("import", db, file("short.5dpgn", "1. e3 / f6\n2. Nf3\n"));
    assertThat(shorter.err()).contains("1 game is contained in others");
    assertThat(run("dups", db).out())
        .contains("duplicate\t1\t")
        .contains("one.txt#1")
        .contains("contained\t3\t1");
  }

  @Test
  void reportsBrokenGamesWithTheirPlaceAndStoresTheOthers() throws IOException {
    String broken = file("broken.5dpgn", "1. e4 / e5\n2. Ke5\n");
    Result result = run("import", db, broken, file("d4.5dpgn", "1. d4 / d5\n"));
    assertThat(result.out()).isEqualTo("added 1, duplicate 0, broken 1\n");
    assertThat(result.err()).contains("broken.5dpgn:2:");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void readsArchivesFoldersAndStandardInput() throws IOException {
    try (ZipOutputStream zip =
        new ZipOutputStream(Files.newOutputStream(folder.resolve("a.zip")))) {
      for (String name : new String[] {"x/one.txt", "../../two.txt", ".hidden"}) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(
            ("1. " + (name.startsWith("x") ? "a3" : "b3") + " / a6\n")
                .getBytes(StandardCharsets.UTF_8));
      }
    }
    assertThat(run("import", db, folder.resolve("a.zip").toString()).out()).startsWith("added 2,");
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gz = new GZIPOutputStream(packed)) {
      gz.write("1. c3 / a6\n".getBytes(StandardCharsets.UTF_8));
    }
    Files.createDirectories(folder.resolve("sub"));
    Files.write(folder.resolve("sub/c.5dpgn.gz"), packed.toByteArray());
    file("sub/d.5dpgn", "1. d3 / a6\n");
    assertThat(run("import", db, folder.resolve("sub").toString()).out()).startsWith("added 2,");
    Result piped = new CliRunner().stdin("1. h3 / a6\n").run("db", "import", db);
    assertThat(piped.out()).startsWith("added 1,");
    assertThat(run("stats", db).out()).startsWith("games\t7\n");
  }

  @Test
  void whatLiesBesideGamesIsPassedOver() throws IOException {
    file("club/a.5dpgn", "1. a3 / a6\n");
    file("club/README.md", "# Our club\n\nWe meet on Mondays.\n");
    file("club/run.sh", "#!/bin/sh\nexec fivefold check *.5dpgn\n");
    Files.write(folder.resolve("club/board.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1});
    file("club/empty.txt", "");
    String club = folder.resolve("club").toString();
    Result result = run("import", db, club);
    assertThat(result.out()).isEqualTo("added 1, duplicate 0, broken 0\n");
    assertThat(result.err()).contains("not games: 4 files").doesNotContain("README");
    assertThat(result.status()).isZero();
    assertThat(run("import", db, club, "--verbose").err())
        .contains("README.md: not a game", "run.sh: not a game");
    assertThat(run("import", db, club, "--json").out()).contains("\"notGames\":4");
    // Who names a file means a game; and a folder should have one at least.
    Result named = run("import", db, folder.resolve("club/README.md").toString());
    assertThat(named.err()).contains("does not look like any notation");
    assertThat(named.status()).isEqualTo(3);
    Files.delete(folder.resolve("club/a.5dpgn"));
    Result none = run("import", db, club);
    assertThat(none.err()).contains("there is no game in " + club);
    assertThat(none.status()).isEqualTo(3);
    // A game in which nothing is right is a game nevertheless.
    file("club/b.5dpgn", "1. Ke5 / a6\n");
    assertThat(run("import", db, club).out()).isEqualTo("added 0, duplicate 0, broken 1\n");
  }

  @Test
  void findsGames() {
    assertThat(run("find", db, "--player", "ada").out())
        .isEqualTo("1\tAda\tBob\tStandard\t1-0\t6\tend\n");
    assertThat(run("find", db, "--action", "Nc3").out()).startsWith("2\tEve\t").endsWith("\t2w\n");
    assertThat(run("find", db, "--pattern", "Nd4 ph5").out()).endsWith("\t6\t3b\n");
    assertThat(run("find", db, "--header", "Date=2025*").out()).startsWith("1\t");
    assertThat(run("find", db, "--text", "EVE").out()).startsWith("2\t");
    assertThat(run("find", db, "--player", "nobody").status()).isEqualTo(1);
    assertThat(run("find", db, "--pattern", "Zf3").err()).contains("no piece has the letter 'Z'");
    assertThat(run("find", db, "--pattern", "Zf3").status()).isEqualTo(2);
  }

  @Test
  void textFromOutsideStaysData() {
    String line = run("find", db, "--player", "Mallory").out();
    assertThat(line).doesNotContain("\u001b").hasLineCount(1);
    assertThat(line.split("\t")).hasSize(7);
    assertThat(run("find", db, "--player", "' OR 1=1 --").status()).isEqualTo(1);
    assertThat(run("find", db, "--text", "\" OR ada").status()).isEqualTo(1);
  }

  /** Nothing that a terminal obeys, and no line more than there should be. */
  private static void isHarmless(Result result, int lines) {
    assertThat(result.out() + result.err()).doesNotContainPattern("[\\x00-\\x08\\x0b-\\x1f\\x7f]");
    assertThat(result.out()).hasLineCount(lines);
  }

  @Test
  void namesOfFilesAndPlayersStayData() throws IOException {
    String evil = "\u001b]0;owned\u0007\r\n'; DROP TABLE game; --\u009b31m\u202e";
    String game =
        "[White \"" + evil.replace("\r\n", " ") + "\"]\n[Board \"Standard\"]\n\n1. a3 / a6\n";
    file("h/a" + evil + ".5dpgn", game);
    file("h/b" + evil + ".5dpgn", game);
    file("h/c" + evil + ".5dpgn", game.replace("a6", "Ke5"));
    file("h/d" + evil + ".txt", "no game at all\n");
    Result read = run("import", db, folder.resolve("h").toString(), "--verbose");
    isHarmless(read, 1);
    assertThat(read.out()).isEqualTo("added 1, duplicate 1, broken 1\n");
    isHarmless(run("watch", db, folder.resolve("h").toString(), "--once"), 3);
    isHarmless(run("find", db, "--action", "a3"), 1);
    isHarmless(run("find", db, "--action", "a3", "--json"), 1);
    isHarmless(run("find", db, "--player", evil), 0);
    isHarmless(run("tree", db), 2);
    isHarmless(run("dups", db), 2);
    isHarmless(run("dups", db, "--json"), 2);
    isHarmless(run("stats", db), 12);
    assertThat(run("stats", db).out()).startsWith("games\t3\n");
    // Out of the database it comes as it went in; a terminal is shown a harmless form of it.
    assertThat(run("export", db, "--action", "a3").out()).contains("\u001b]0;owned");
    assertThat(run("find", db, "--header", "White=*DROP TABLE*").out()).hasLineCount(1);
    assertThat(run("find", db, "--text", "owned OR NEAR(").status()).isEqualTo(1);
  }

  @Test
  void exportsWhatWasImported() throws IOException {
    String again = folder.resolve("again.db").toString();
    String all = run("export", db).out();
    assertThat(run("import", again, file("all.5dpgn", all)).out()).startsWith("added 2,");
    assertThat(run("export", again).out()).isEqualTo(all).contains("[White \"Ada\"]");
    assertThat(run("export", db, "--player", "Eve", "--to", "json").out()).contains("Eve");
  }

  @Test
  void writesAnExplorer() throws IOException {
    Path out = folder.resolve("club.5ddb");
    assertThat(run("export", db, "--explorer", out.toString()).status()).isZero();
    assertThat(Files.size(out)).isPositive();
    assertThat(run("export", db, "--explorer", folder.resolve("host") + "/").status()).isZero();
    assertThat(Files.readString(folder.resolve("host/index.json"))).contains("\"games\":2");
  }

  @Test
  void watchesAFolder() throws IOException {
    file("new/a.5dpgn", "1. a3 / a6\n");
    file("new/b.5dpgn", "1. b3 / a6\n");
    String watched = folder.resolve("new").toString();
    assertThat(run("watch", db, watched, "--once").out())
        .containsSubsequence("a.5dpgn\tadded 1,", "b.5dpgn\tadded 1,");
    assertThat(run("watch", db, watched, "--once").out()).contains("added 0, duplicate 1");
    assertThat(run("watch", db, db).status()).isEqualTo(2);
  }

  @Test
  void aGameUnderWayIsThereOnce() throws IOException {
    String watched = folder.resolve("new").toString();
    file("new/notes.txt", "to do\n");
    for (String[] version :
        new String[][] {
          {"[Board \"Standard\"]\n\n1. a3 / a6\n", "added 1, duplicate 0, broken 0\n"},
          {
            "[Board \"Standard\"]\n\n1. a3 / a6\n2. b3\n",
            "added 0, duplicate 0, broken 0, replaced 1\n"
          },
          {
            "[Board \"Standard\"]\n[Result \"0-1\"]\n\n1. a3 / a6\n2. b3\n",
            "added 0, duplicate 0, broken 0, replaced 1\n"
          }
        }) {
      file("new/game.5dpgn", version[0]);
      assertThat(run("watch", db, watched, "--once").out()).endsWith("game.5dpgn\t" + version[1]);
      assertThat(run("find", db, "--action", "a3").out()).hasLineCount(1);
    }
    assertThat(run("find", db, "--action", "b3").out())
        .isEqualTo("3\t?\t?\tStandard\t0-1\t3\t2w\n");
    assertThat(run("dups", db).status()).isEqualTo(1);
    assertThat(run("tree", db).out()).isEqualTo("2 50% 0% 50% e3\n1 0% 0% 100% a3\n");
  }

  @Test
  void drillsWhatAStudySays() throws IOException {
    String study = file("study.5dpgn", "[Board \"Standard\"]\n\n1. e3 / f6\n2. Nf3 / g5\n");
    String[] words = {"db", "drill", db, study, "--day", "2026-11-16"};
    Result first = new CliRunner().stdin("Zz9\n(0T1)e2e3\nd4\n").run(words);
    assertThat(first.out())
        .startsWith("2 cards, 2 to ask\n")
        .contains("Right; asked again in 1 day")
        .contains("The answer was Nf3; asked again today")
        .endsWith("1 of 2 known\n");
    assertThat(new CliRunner().stdin("d4\nNf3\n").run(words).out())
        .startsWith("2 cards, 1 to ask\n")
        .containsSubsequence("The answer was Nf3", "White> Right; asked again in 1 day")
        .endsWith("0 of 1 known\n");
    words[5] = "2026-11-18";
    assertThat(new CliRunner().stdin("quit\n").run(words).out())
        .startsWith("2 cards, 2 to ask\n")
        .endsWith("0 of 0 known\n");
    assertThat(
            new CliRunner()
                .stdin("e3\n")
                .run("db", "drill", db, "--min", "2", "--day", "2026-11-20")
                .out())
        .startsWith("1 card, 1 to ask\n");
  }

  /** Every command that the page shows is understood. */
  @Test
  void theDocumentationShowsCommandsThatWork() throws IOException {
    Path page = Path.of(System.getProperty("fivefold.root", "..")).resolve("docs/database.md");
    List<String> shown =
        Files.readString(page)
            .lines()
            .filter(line -> line.startsWith("    ./fivefold db "))
            .map(line -> line.strip().replaceFirst(" {2,}.*", ""))
            .toList();
    assertThat(shown).hasSizeGreaterThan(6);
    String game = folder.resolve("games.5dpgn").toString();
    for (String line : shown) {
      List<String> words = new ArrayList<>();
      Matcher word = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)").matcher(line.substring(11));
      while (word.find()) {
        String each = word.group().replaceAll("^['\"]|['\"]$", "");
        words.add(
            each.equals("games.db")
                ? db
                : each.matches("archive/|more.zip|club.5dpgn.gz|game.5dpgn") ? game : each);
      }
      assertThat(CliRunner.fivefold(words.toArray(String[]::new)).status()).as(line).isLessThan(2);
    }
  }

  @Test
  void saysWhatIsMissing() {
    Result none = run("tree", folder.resolve("none.db").toString());
    assertThat(none.err()).contains("none.db: no such file");
    assertThat(none.status()).isEqualTo(3);
    assertThat(CliRunner.fivefold("db").status()).isEqualTo(2);
    assertThat(CliRunner.fivefold("db", "fnd").err()).contains("did you mean \"find\"");
    assertThat(CliRunner.fivefold("help", "db", "find").out())
        .contains("fivefold db find games.db");
    assertThat(CliRunner.fivefold("man", "db", "find").out()).contains("fivefold\\-db\\-find");
  }
}
