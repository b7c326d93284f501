package fivefold.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.db.explorer.ExplorerBuilder;
import fivefold.db.explorer.ExplorerReader;
import fivefold.db.explorer.ExplorerRow;
import fivefold.db.explorer.PlayedGame;
import fivefold.db.explorer.PlayedGame.Played;
import fivefold.db.explorer.Tree;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.RandomGames;
import fivefold.model.Key;
import fivefold.variants.Variants;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same games give the same files, however many processes count them. */
class JobTest {
  private static final long SEED = 23;

  @TempDir static Path folder;

  private static final List<Game> GAMES = new ArrayList<>();

  /**
   * A file with line ends of Windows and with comments that look like the start of a game; one in
   * another notation and compressed, with games of the first again, and a broken one; an archive
   * with something that is no game; and one that is damaged.
   */
  @BeforeAll
  static void writeFiles() throws IOException {
    RandomGames random =
        new RandomGames(SEED, List.of(Variants.standard(), Variants.all().get(1)), 2, 7, 40, 0);
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder();
    StringBuilder third = new StringBuilder();
    for (int i = 0; i < 26; i++) {
      Game game = random.game(i);
      game.setHeaders(
          Headers.of(
              "White", "W" + i, "Date", 2001 + i + ".02.03", "Result", i % 2 == 0 ? "1-0" : "0-1"));
      GAMES.add(game);
      String text = Notations.PGN.write(game).stripTrailing();
      if (i >= 24) {
        third.append(text).append("\n\n");
        continue;
      }
      first.append(text.replace("\n", "\r\n")).append(" {so\r\n\r\n[White \"it\"]\r\n\r\nseems}");
      first.append("\r\n\r\n");
      if (i % 4 == 0) {
        second.append(Notations.find("5duci").orElseThrow().write(game)).append('\n');
      }
    }
    second.append("position fen nothing moves (0T1)e2e9\n");
    Path in = Files.createDirectories(folder.resolve("in"));
    Files.writeString(in.resolve("a.5dpgn"), first);
    try (OutputStream gz = new GZIPOutputStream(Files.newOutputStream(in.resolve("b.txt.gz")))) {
      gz.write(second.toString().getBytes(StandardCharsets.UTF_8));
    }
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(in.resolve("c.zip")))) {
      for (String name : List.of("x/", "x/.hidden", "x/README.md", "x/more.5dpgn")) {
        zip.putNextEntry(new ZipEntry(name));
        String text = name.endsWith(".md") ? "# Games\n\nSome more games.\n" : third.toString();
        zip.write((name.endsWith("/") ? "" : text).getBytes(StandardCharsets.UTF_8));
      }
    }
    Files.write(
        in.resolve("d.5dpgn.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 7});
  }

  private static String run(SparkSession.Builder builder, String name, int parts)
      throws IOException {
    try (SparkSession spark =
        builder
            .appName(name)
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.sql.shuffle.partitions", String.valueOf(parts))
            .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
            .config("spark.local.dir", folder.resolve("scratch").toString())
            .getOrCreate()) {
      String line =
          Job.run(
              spark,
              Options.parse(
                  "--out",
                  folder.resolve(name).toString(),
                  "--name",
                  "A test",
                  "--check",
                  "--annotate",
                  "20",
                  "--analyse",
                  "20",
                  "--parts",
                  String.valueOf(parts),
                  folder.resolve("in").toString()));
      Dataset<Row> games = spark.read().parquet(folder.resolve(name).resolve("games").toString());
      assertThat(games.filter("size(scores) = size(played) + 1").count()).isEqualTo(GAMES.size());
      return line;
    }
  }

  /** Everything but Parquet's files, by name. */
  private static Map<String, String> files(String name) throws IOException {
    Map<String, String> files = new TreeMap<>();
    Path out = folder.resolve(name);
    try (Stream<Path> all = Files.walk(out)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String path = out.relativize(file).toString();
        boolean ours = path.startsWith("explorer") || path.startsWith("texts");
        if (!file.getFileName().toString().startsWith(".") && (ours || path.endsWith(".json"))) {
          files.put(path, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        }
      }
    }
    return files;
  }

  @Test
  void oneProcessTwoThreadsAndAClusterAgree() throws IOException, InterruptedException {
    String alone = run(SparkSession.builder().master("local[1]"), "alone", 2);
    assertThat(alone).isEqualTo("added 26, duplicate 6, broken 2");
    assertThat(Files.readString(folder.resolve("alone/statistics.json")))
        .contains("\"games\":26,\"broken\":2,\"notGames\":1");
    assertThat(run(SparkSession.builder().master("local[2]"), "two", 3)).isEqualTo(alone);
    assertThat(files("two")).hasSize(6).isEqualTo(files("alone"));
    try (Cluster cluster = Cluster.start(folder.resolve("cluster"))) {
      assertThat(run(cluster.builder(), "many", 2)).isEqualTo(alone);
      assertThat(cluster.executors()).isEqualTo(2);
    }
    assertThat(files("many")).isEqualTo(files("alone"));
    theExplorerCountsTheGames(folder.resolve("many/explorer"));
    theTextsAreTheGames(folder.resolve("many/texts"));
  }

  private static void theExplorerCountsTheGames(Path explorer) throws IOException {
    String counted = folder.resolve("counted.5ddb").toString();
    try (ExplorerBuilder builder = new ExplorerBuilder(counted)) {
      for (Game game : GAMES) {
        builder.add(game);
      }
      builder.finish("A test", 1);
    }
    try (ExplorerReader wanted = ExplorerReader.open(Path.of(counted));
        ExplorerReader found = ExplorerReader.open(explorer)) {
      assertThat(found.index().games()).isEqualTo(GAMES.size());
      for (Tree tree : Tree.values()) {
        assertThat(found.index().of(tree)).isEqualTo(wanted.index().of(tree));
      }
      for (Game game : GAMES) {
        for (Played played : PlayedGame.of(game).line()) {
          assertThat(rows(found, Tree.MULTIVERSES, played.multiverse()))
              .as("seed %d: %s", SEED, played)
              .isEqualTo(rows(wanted, Tree.MULTIVERSES, played.multiverse()));
          assertThat(rows(found, Tree.BOARDS, played.boards()))
              .isEqualTo(rows(wanted, Tree.BOARDS, played.boards()));
        }
      }
    }
  }

  /** What an explorer says about a position, the examples by their lengths. */
  private static List<String> rows(ExplorerReader explorer, Tree tree, Key key) throws IOException {
    List<String> rows = new ArrayList<>();
    for (ExplorerRow row : explorer.rows(tree, key)) {
      List<Object> parts =
          new ArrayList<>(
              List.of(
                  row.action(), row.games(), row.white(), row.draws(), row.black(), row.last()));
      List<Integer> lengths = new ArrayList<>();
      for (int example : row.examples()) {
        lengths.add(explorer.game(example).actions());
      }
      parts.add(lengths);
      rows.add(parts.toString());
    }
    return rows;
  }

  private static void theTextsAreTheGames(Path texts) throws IOException {
    List<String> players = new ArrayList<>();
    for (ReadResult read : Games.readAll(texts.resolve("0.5dpgn"))) {
      Game game = read.orThrow();
      players.add(game.headers().get("White").orElse(""));
      assertThat(game.mainline()).allMatch(node -> node.data().score() != null);
    }
    List<String> wanted = new ArrayList<>();
    GAMES.forEach(game -> wanted.add(game.headers().get("White").orElseThrow()));
    assertThat(players).containsExactlyInAnyOrderElementsOf(wanted);
  }

  @Test
  void wrongArgumentsAreExplained() {
    assertThatThrownBy(() -> Options.parse("a.5dpgn")).hasMessage("files and --out are needed");
    assertThatThrownBy(() -> Options.parse("--out", "x", "--parts", "none", "a"))
        .hasMessage("--parts needs a number above 0");
    assertThatThrownBy(() -> Options.parse("--out", "x", "--to", "klingon", "a"))
        .hasMessage("no notation to write: klingon");
    assertThatThrownBy(() -> Options.parse("--what", "x")).hasMessage("unknown option --what");
    assertThat(Options.parse("--out", "x", "--fewest", "2", "a", "b").inputs())
        .containsExactly("a", "b");
  }
}
