package fivefold.db.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.RandomGames;
import fivefold.model.Key;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was put into an explorer comes out of it, from a file as from a folder. */
class ExplorerFileTest {
  private static final long SEED = 17;

  @TempDir Path folder;

  private static List<Game> games(int count) {
    RandomGames random =
        new RandomGames(SEED, List.of(Variants.standard(), Variants.all().get(1)), 2, 9, 40, 1);
    List<Game> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Game game = random.game(i % (count * 3 / 4));
      String result = List.of("1-0", "0-1", "1/2-1/2", "*").get(i % 4);
      game.setHeaders(
          Headers.of(
              "White", "W" + i, "Date", 2000 + i % 30 + ".0" + i % 10 + ".??", "Result", result));
      games.add(game);
    }
    return games;
  }

  private String write(List<Game> games, String to) throws IOException {
    String path = folder.resolve(to) + (to.endsWith("/") ? "/" : "");
    try (ExplorerBuilder builder = new ExplorerBuilder(path)) {
      for (Game game : games) {
        builder.add(game);
      }
      builder.finish("a test", 1);
    }
    return path;
  }

  @Test
  void everyPositionIsFoundWithItsCounts() throws IOException {
    List<Game> games = games(60);
    for (String path : List.of(write(games, "one.5ddb"), write(games, "many/"))) {
      try (ExplorerReader reader = ExplorerReader.open(Path.of(path))) {
        assertThat(reader.index().games()).isEqualTo(60);
        for (Tree tree : Tree.values()) {
          Map<Key, Map<String, Long>> counted = new TreeMap<>();
          for (Game game : games) {
            for (PlayedGame.Played each : PlayedGame.of(game).line()) {
              Key key = tree == Tree.BOARDS ? each.boards() : each.multiverse();
              counted
                  .computeIfAbsent(key, none -> new TreeMap<>())
                  .merge(each.action(), 1L, Long::sum);
            }
          }
          assertThat(reader.index().of(tree).positions()).isEqualTo(counted.size());
          for (Map.Entry<Key, Map<String, Long>> each : counted.entrySet()) {
            Map<String, Long> found =
                reader.rows(tree, each.getKey()).stream()
                    .collect(Collectors.toMap(ExplorerRow::action, ExplorerRow::games));
            assertThat(found).as("seed %d", SEED).isEqualTo(each.getValue());
          }
        }
      }
    }
  }

  @Test
  void rowsSayWhatGamesSaid() throws IOException {
    List<Game> games = games(60);
    Key start = games.get(0).start().multiverse().key();
    try (ExplorerReader reader = ExplorerReader.open(Path.of(write(games, "one.5ddb")))) {
      List<ExplorerRow> rows = reader.rows(Tree.MULTIVERSES, start);
      assertThat(rows).isSortedAccordingTo(ExplorerRow.ORDER).hasSizeGreaterThan(2);
      for (ExplorerRow row : rows) {
        List<Game> same =
            games.stream()
                .filter(game -> game.start().equals(games.get(0).start()))
                .filter(game -> PlayedGame.of(game).line().get(0).action().equals(row.action()))
                .toList();
        assertThat(row.white()).isEqualTo(withResult(same, "1-0"));
        assertThat(row.draws()).isEqualTo(withResult(same, "1/2-1/2"));
        assertThat(row.black()).isEqualTo(withResult(same, "0-1"));
        assertThat(row.last())
            .isEqualTo(same.stream().mapToInt(game -> PlayedGame.of(game).date()).max().orElse(0));
        for (int example : row.examples()) {
          ExplorerGame shown = reader.game(example);
          Game read = Games.read(shown.text()).orThrow();
          assertThat(shown.white()).isEqualTo("W" + example);
          assertThat(PlayedGame.of(read).line()).hasSize(shown.actions());
          assertThat(PlayedGame.of(read).line().get(0).action()).isEqualTo(row.action());
        }
        assertThat(row.examples()).hasSize(Math.min(ExplorerRow.EXAMPLES, same.size()));
      }
    }
  }

  private static long withResult(List<Game> games, String result) {
    return games.stream()
        .filter(game -> game.headers().get("Result").orElseThrow().equals(result))
        .count();
  }

  @Test
  void theSameRowsGiveTheSameBytes() throws IOException {
    byte[] first = Files.readAllBytes(Path.of(write(games(40), "a.5ddb")));
    assertThat(Files.readAllBytes(Path.of(write(games(40), "b.5ddb")))).isEqualTo(first);
    // The file is the folder, zipped.
    Path many = Path.of(write(games(40), "many/"));
    try (ExplorerInput zip = ExplorerInput.open(folder.resolve("a.5ddb"));
        Stream<Path> files = Files.walk(many)) {
      List<Path> all = files.filter(Files::isRegularFile).toList();
      assertThat(all).hasSize(4);
      for (Path file : all) {
        String name = many.relativize(file).toString().replace('\\', '/');
        assertThat(zip.read(name)).isEqualTo(Files.readAllBytes(file));
      }
    }
  }

  @Test
  void whatIsTooMuchForMemoryWaitsInFiles() throws IOException {
    List<Game> games = games(60);
    Path file = folder.resolve("many.5ddb");
    try (ExplorerBuilder builder = new ExplorerBuilder(file.toString())) {
      for (Game game : games) {
        ExplorerBuilder.Ready ready = ExplorerBuilder.Ready.of(game);
        for (int i = 0; i < 40; i++) {
          builder.add(ready);
        }
      }
      try (Stream<Path> waiting = Files.walk(folder, 2)) {
        assertThat(waiting.filter(path -> path.toString().contains(".counting")))
            .hasSizeGreaterThan(2);
      }
      builder.finish("many", 1);
    }
    assertThat(folder.toFile().list()).containsExactly("many.5ddb");
    try (ExplorerReader many = ExplorerReader.open(file);
        ExplorerReader one = ExplorerReader.open(Path.of(write(games, "one.5ddb")))) {
      assertThat(many.index().games()).isEqualTo(60 * 40);
      for (Game game : games) {
        for (PlayedGame.Played played : PlayedGame.of(game).line()) {
          for (ExplorerRow row : one.rows(Tree.BOARDS, played.boards())) {
            assertThat(many.rows(Tree.BOARDS, played.boards()))
                .as("seed %d", SEED)
                .anySatisfy(
                    found -> {
                      assertThat(found.action()).isEqualTo(row.action());
                      assertThat(found.games()).isEqualTo(40 * row.games());
                      assertThat(found.black()).isEqualTo(40 * row.black());
                      assertThat(found.last()).isEqualTo(row.last());
                    });
          }
        }
      }
    }
  }

  @Test
  void manyRowsAreToldIntoFilesByTheirKeys() throws IOException {
    List<ExplorerRow> rows = new ArrayList<>();
    for (int i = 0; i < 150_000; i++) {
      Key key = new Key(1, 2).with(i / 2);
      rows.add(new ExplorerRow(key, i % 2 == 0 ? "a" : "b", i + 1, i, 0, 1, 0, List.of()));
    }
    rows.sort(ExplorerRow.ORDER);
    try (ExplorerWriter writer = ExplorerWriter.to(folder + "/")) {
      writer.tree(Tree.MULTIVERSES, rows.size(), rows.iterator());
      writer.finish("many", 1);
    }
    try (ExplorerReader reader = ExplorerReader.open(folder)) {
      assertThat(reader.index().tree().bits()).isEqualTo(2);
      assertThat(reader.index().tree().files())
          .allSatisfy(file -> assertThat(file.indexBytes()).isGreaterThan(100));
      for (int i = 0; i < rows.size(); i += 997) {
        ExplorerRow row = rows.get(i);
        assertThat(reader.rows(Tree.MULTIVERSES, row.key())).hasSize(2).contains(row);
        assertThat(reader.rows(Tree.MULTIVERSES, row.key().with(1))).isEmpty();
        assertThat(reader.rows(Tree.BOARDS, row.key())).isEmpty();
      }
      assertThat(reader.rows(Tree.MULTIVERSES, new Key(0, 0))).isEmpty();
      assertThat(reader.rows(Tree.MULTIVERSES, new Key(-1, -1))).isEmpty();
    }
  }

  /** The bytes that docs/explorer-format.md shows. */
  @Test
  void theFormatIsAsItIsWritten() {
    ShardEncoder encoder = new ShardEncoder();
    Key key = new Key(0x0123456789ABCDEFL, 0x1122334455667788L);
    encoder.add(new ExplorerRow(key, "(0T1)e2e4", 300, 150, 0, 2, 20250314, List.of(7, 300)));
    assertThat(HexFormat.of().withUpperCase().formatHex(encoder.end().bytes()))
        .isEqualTo(
            "0123456789ABCDEF00000000"
                + "0123456789ABCDEF112233445566778819"
                + "0109283054312965326534AC0296010002CAFDD309"
                + "0207AC02");
  }

  @Test
  void rowsOutOfOrderAreRefused() throws IOException {
    ExplorerRow one = new ExplorerRow(new Key(5, 0), "a", 1, 0, 0, 0, 0, List.of());
    ExplorerRow two = new ExplorerRow(new Key(4, 9), "a", 1, 0, 0, 0, 0, List.of());
    Path file = folder.resolve("x.5ddb");
    try (ExplorerWriter writer = ExplorerWriter.to(file.toString())) {
      assertThatThrownBy(() -> writer.tree(Tree.BOARDS, 2, Arrays.asList(one, two).iterator()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("order");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatIsNoExplorerIsNamed() throws IOException {
    Path text = Files.writeString(folder.resolve("a.5ddb"), "[Board \"Standard\"]\n1. e4 / e5\n");
    assertThatThrownBy(() -> ExplorerReader.open(text)).isInstanceOf(IOException.class);
    Files.writeString(folder.resolve(ExplorerIndex.FILE), "{\"format\":\"something else\"}");
    assertThatThrownBy(() -> ExplorerReader.open(folder)).hasMessage("this is not an explorer");
    String index = "{\"format\":\"fivefold explorer\",\"version\":2}";
    Files.writeString(folder.resolve(ExplorerIndex.FILE), index);
    assertThatThrownBy(() -> ExplorerReader.open(folder)).hasMessageContaining("format 2");
  }

  @Test
  void datesKeepWhatIsKnown() {
    assertThat(PlayedGame.date("2025.03.14")).isEqualTo(20250314);
    assertThat(PlayedGame.date("2025-03-14T10:00")).isEqualTo(20250314);
    assertThat(PlayedGame.date("2025.??.??")).isEqualTo(20250000);
    assertThat(PlayedGame.date("2025.13.40")).isEqualTo(20250000);
    assertThat(PlayedGame.date("????.??.??")).isZero();
    assertThat(PlayedGame.date("")).isZero();
  }
}
