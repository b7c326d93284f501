package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

  @Test
  void exportsWhatWasImported() throws IOException {
    String again = folder.resolve("again.db").toString();
    String all = run("export", db).out();
    assertThat(run("import", again, file("all.5dpgn", all)).out()).startsWith("added 2,");
    assertThat(run("export", again).out()).isEqualTo(all).contains("[White \"Ada\"]");
    assertThat(run("export", db, "--player", "Eve", "--to", "json").out()).contains("Eve");
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
