package fivefold.db;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that goes on takes the place of its beginning, and nothing of that is left. */
class ReplacingTest {
  @TempDir Path folder;

  /** Games that part early, so that none of them is ever equal to another. */
  private static List<Game> games() {
    Set<Object> seen = new HashSet<>();
    List<Game> games = new ArrayList<>();
    for (Game game : Sample.games(1500)) {
      boolean isLong = game.end().depth() > 4 && !game.hasVariations();
      if (isLong && seen.add(Sample.line(game, 3))) {
        games.add(game);
      }
    }
    return games;
  }

  private static Importer.Counts store(Path file, List<Game> games) throws Exception {
    try (Database database = Database.write(file)) {
      Importer importer = Importer.open(database, "", "").replacing();
      for (int i = 0; i < games.size(); i++) {
        importer.add(Prepared.of(games.get(i)), "file " + i, 1);
        if (i % 40 == 39) {
          importer.flush();
        }
      }
      importer.finish();
      Importer.Counts counts = importer.counts();
      assertThat(counts.all() + importer.replaced()).isEqualTo(games.size());
      return counts;
    }
  }

  private static List<String> content(Path file) throws Exception {
    return Sample.rows(
        file,
        List.of(
            "SELECT id, line, result, length, timelines, played, source, text FROM game",
            "SELECT key, game FROM board",
            "SELECT key FROM popular",
            "SELECT boards, multiverse, hex(action), games, white, draws, black, last, example"
                + " FROM tree",
            "SELECT game FROM inside",
            "SELECT rowid FROM words WHERE words MATCH 'cup' ORDER BY rowid"));
  }

  @Test
  void theFileIsAsIfOnlyTheWholeGamesHadBeenRead() throws Exception {
    System.out.println("seed " + Sample.SEED);
    List<Game> games = games();
    assertThat(games).hasSizeGreaterThan(300);
    Random random = new Random(Sample.SEED);
    List<Game> beginnings = new ArrayList<>();
    List<Game> more = new ArrayList<>();
    for (Game game : games) {
      int length = 3 + random.nextInt(game.end().depth() - 2);
      Game first = Sample.cut(game, 3);
      first.setHeaders(Headers.of("Event", "provisional", "White", "Nobody"));
      beginnings.add(first);
      Game second = Sample.cut(game, length);
      second.end().setResult(Result.values()[random.nextInt(3)]);
      more.add(second);
    }
    Path grown = folder.resolve("grown.db");
    assertThat(store(grown, beginnings).added()).isEqualTo(games.size());
    assertThat(store(grown, more).added()).isZero();
    assertThat(store(grown, games).added()).isZero();
    assertThat(store(grown, games).duplicate()).as("once more").isEqualTo(games.size());
    Path whole = folder.resolve("whole.db");
    store(whole, games);
    assertThat(content(grown)).isEqualTo(content(whole));
    try (Database database = Database.read(grown)) {
      assertThat(
              database.count(
                  "SELECT count(*) FROM words WHERE words MATCH 'provisional OR nobody'"))
          .isZero();
    }
    try (Database database = Database.write(grown)) {
      database.execute("INSERT INTO words(words) VALUES('integrity-check')");
    }
  }

  @Test
  void whatWasTakenBackOrPlayedElsewhereIsAnotherGame() throws Exception {
    Game game = games().get(0);
    Path file = folder.resolve("games.db");
    assertThat(store(file, List.of(game)).added()).isEqualTo(1);
    assertThat(store(file, List.of(Sample.cut(game, 3))).added()).isEqualTo(1);
    assertThat(store(file, List.of(games().get(1))).added()).isEqualTo(1);
    try (Database database = Database.read(file)) {
      assertThat(database.count("SELECT count(*) FROM game")).isEqualTo(3);
      assertThat(database.count("SELECT longer FROM inside WHERE game = 2")).isEqualTo(1);
    }
  }

  /** To be forgotten, words must be known; in which order plays no part. */
  @Test
  void wordsCanBeToldFromWhatIsStored() {
    for (Game game : Sample.games(300)) {
      Prepared prepared = Prepared.of(game);
      String again = Prepared.words(Games.read(prepared.text).orThrow());
      assertThat(again.lines().toList())
          .containsExactlyInAnyOrderElementsOf(prepared.words.lines().toList());
    }
  }
}
