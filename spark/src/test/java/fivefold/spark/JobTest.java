package fivefold.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Games;
import fivefold.Notations;
import fivefold.db.explorer.ExplorerBuilder;
import fivefold.db.explorer.ExplorerReader;
import fivefold.db.explorer.ExplorerRow;
import fivefold.db.explorer.Tree;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.RandomGames;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
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
   * Two files: one with line ends of Windows, and with comments that look like the start of a game;
   * one in another notation, with games of the first again, and a broken one.
   */
  @BeforeAll
  static void writeFiles() throws IOException {
    RandomGames random =
        new RandomGames(SEED, List.of(Variants.standard(), Variants.all().get(1)), 2, 7, 40, 0);
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder();
    for (int i = 0; i < 24; i++) {
      Game game = random.game(i);
      game.setHeaders(
          Headers.of(
              "White", "W" + i, "Date", 2001 + i + ".02.03", "Result", i % 2 == 0 ? "1-0" : "0-1"));
      String text = Notations.PGN.write(game).stripTrailing();
      first.append(text.replace("\n", "\r\n")).append(" {so\r\n\r\n[White \"it\"]\r\n\r\nseems}");
      first.append("\r\n\r\n");
      if (i % 4 == 0) {
        second.append(Notations.find("5duci").orElseThrow().write(game)).append('\n');
      }
      GAMES.add(game);
    }
    second.append("position fen nothing moves (0T1)e2e9\n");
    Path in = Files.createDirectories(folder.resolve("in"));
    Files.writeString(in.resolve("a.5dpgn"), first);
    Files.writeString(in.resolve("b.txt"), second);
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
      return Job.run(
          spark,
          Options.parse(
              "--out",
              folder.resolve(name).toString(),
              "--name",
              "A test",
              "--check",
              "--parts",
              String.valueOf(parts),
              folder.resolve("in").toString()));
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
          files.put(
              path,
              new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1));
        }
      }
    }
    return files;
  }

  @Test
  void oneProcessTwoThreadsAndAClusterAgree() throws IOException, InterruptedException {
    String alone = run(SparkSession.builder().master("local[1]"), "alone", 2);
    assertThat(alone).isEqualTo("added 24, duplicate 6, broken 1");
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
    ExplorerBuilder counted = new ExplorerBuilder();
    GAMES.forEach(counted::add);
    try (ExplorerReader reader = ExplorerReader.open(explorer)) {
      assertThat(reader.index().games()).isEqualTo(GAMES.size());
      for (Tree tree : Tree.values()) {
        List<ExplorerRow> rows = counted.rows(tree, 1);
        assertThat(rows).isNotEmpty();
        for (ExplorerRow row : rows) {
          ExplorerRow found =
              reader.rows(tree, row.key()).stream()
                  .filter(each -> each.action().equals(row.action()))
                  .findFirst()
                  .orElseThrow();
          assertThat(counts(found)).as("seed %d: %s", SEED, row).isEqualTo(counts(row));
          List<Integer> lengths = new ArrayList<>();
          for (int example : found.examples()) {
            lengths.add(reader.game(example).actions());
          }
          assertThat(lengths).hasSize(row.examples().size()).isSortedAccordingTo((a, b) -> b - a);
        }
      }
    }
  }

  private static List<Long> counts(ExplorerRow row) {
    return List.of(row.games(), row.white(), row.draws(), row.black(), (long) row.last());
  }

  private static void theTextsAreTheGames(Path texts) throws IOException {
    List<String> players = new ArrayList<>();
    Games.readAll(texts.resolve("0.5dpgn"))
        .forEach(read -> players.add(read.orThrow().headers().get("White").orElse("")));
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
