package fivefold.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of a file when something goes wrong, and what is said about it. */
class RobustnessTest {
  private static List<Game> games;

  @TempDir Path folder;

  @BeforeAll
  static void makeGames() {
    games = Sample.games(400);
  }

  /** Everything in the tables that must not depend on how it got there. */
  private static List<String> content(Path file) throws Exception {
    return rows(
        file,
        List.of(
            "SELECT line, length, text FROM game ORDER BY line, text",
            "SELECT white, draws, black, last FROM tree ORDER BY boards, multiverse, action"));
  }

  /** As far as it doesn't depend on which of two equal games came first. */
  private static List<String> moves(Path file) throws Exception {
    return rows(file, List.of("SELECT line, length FROM game ORDER BY line, hex(moves)"));
  }

  private static List<String> rows(Path file, List<String> more) throws Exception {
    List<String> queries = new ArrayList<>(more);
    queries.addAll(
        List.of(
            "SELECT key, count(*) FROM board GROUP BY key ORDER BY key",
            "SELECT boards, multiverse, hex(action), games FROM tree ORDER BY 1, 2, 3",
            "SELECT key FROM popular ORDER BY key",
            "SELECT count(*) FROM inside"));
    return Sample.rows(file, queries);
  }

  @Test
  void aFullDiskLosesNothingThatWasStored() throws Exception {
    Path file = folder.resolve("games.db");
    try (Database database = Database.write(file)) {
      Importer importer = Importer.open(database, "work", "DONE");
      for (int i = 0; i < 100; i++) {
        importer.add(Prepared.of(games.get(i)), "sample", i + 1);
        importer.passed(new Importer.Place(0, i + 1, "DONE"));
      }
      importer.flush();
      database.execute("PRAGMA max_page_count = " + database.count("PRAGMA page_count"));
      for (int i = 100; i < 400; i++) {
        importer.add(Prepared.of(games.get(i)), "sample", i + 1);
        importer.passed(new Importer.Place(0, i + 1, "DONE"));
      }
      assertThatThrownBy(importer::flush)
          .isInstanceOfSatisfying(
              SQLException.class,
              e ->
                  assertThat(Database.problem(file, e).getMessage())
                      .contains("no room is left on the disk"));
    }
    try (Database database = Database.write(file)) {
      Importer resumed = Importer.open(database, "work", "DONE");
      assertThat(resumed.place().games()).isEqualTo(100);
      for (int i = resumed.place().games(); i < 400; i++) {
        resumed.add(Prepared.of(games.get(i)), "sample", i + 1);
      }
      resumed.finish();
      assertThat(resumed.counts().all()).isEqualTo(400);
    }
    Path whole = folder.resolve("whole.db");
    Sample.store(whole, games, 400);
    assertThat(content(file)).isEqualTo(content(whole));
  }

  @Test
  void twoImportersTakeTurns() throws Exception {
    Path file = folder.resolve("games.db");
    ExecutorService both = Executors.newFixedThreadPool(2);
    List<Future<Importer.Counts>> counts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      // Half of the games both have.
      List<Game> part = games.subList(i * 100, i * 100 + 300);
      counts.add(both.submit(() -> Sample.store(file, part, 37)));
    }
    long added = 0;
    for (Future<Importer.Counts> each : counts) {
      added += each.get().added();
    }
    both.shutdown();
    Path whole = folder.resolve("whole.db");
    assertThat(Sample.store(whole, games, 400).added()).isEqualTo(added);
    assertThat(moves(file)).isEqualTo(moves(whole));
  }

  @Test
  void aDamagedFileIsToldFromAnother() throws Exception {
    Path file = folder.resolve("games.db");
    Sample.store(file, games.subList(0, 200), 200);
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 8192; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 31);
    }
    Files.write(file, bytes);
    assertThatThrownBy(() -> content(file)).isInstanceOf(SQLException.class);
    try (Database database = Database.read(file)) {
      Statistics.of(database);
      assertThat(database.file()).isEqualTo(file);
    } catch (SQLException e) {
      assertThat(Database.problem(file, e).getMessage()).contains("damaged");
    }
    Files.writeString(file, "1. e4 / e5\n".repeat(1000));
    assertThatThrownBy(() -> Database.read(file)).hasMessageContaining("not a database of games");
    assertThatThrownBy(() -> Database.write(file)).hasMessageContaining("not a database of games");
    assertThat(Files.readString(file)).startsWith("1. e4");
  }

  private static void change(Path file, String command) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(command);
    }
  }

  @Test
  void aNewerSchemaAndAForeignFileAreLeftAlone() throws Exception {
    Path file = folder.resolve("games.db");
    Sample.store(file, games.subList(0, 10), 10);
    change(file, "PRAGMA user_version = " + (Schema.VERSION + 1));
    assertThatThrownBy(() -> Database.write(file)).hasMessageContaining("newer version");
    assertThatThrownBy(() -> Database.read(file)).hasMessageContaining("newer version");
    Path foreign = folder.resolve("foreign.db");
    change(foreign, "CREATE TABLE music(title)");
    assertThatThrownBy(() -> Database.write(foreign)).hasMessageContaining("not a database");
    assertThatThrownBy(() -> Database.read(folder.resolve("none.db")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no such file");
    assertThatThrownBy(() -> Database.write(folder.resolve("none/games.db")))
        .hasMessageContaining("a file can't be made there");
    assertThatThrownBy(() -> Database.write(folder)).hasMessageContaining("can't be opened");
  }

  @Test
  void anOlderSchemaIsBroughtUp() throws Exception {
    Path file = folder.resolve("games.db");
    // Version 0 is a file with our mark and nothing in it.
    change(file, "PRAGMA application_id = " + Schema.APPLICATION);
    Sample.store(file, games.subList(0, 10), 10);
    assertThat(content(file)).isNotEmpty();
  }

  @Test
  void saysThatAFileCannotBeWritten() {
    Path file = Path.of("games.db");
    assertThat(Database.problem(file, new SQLException("readonly", "", 8)).getMessage())
        .isEqualTo("games.db: it can't be written to");
    assertThat(Database.problem(file, new SQLException("busy", "", 5)).getMessage())
        .contains("another process is writing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a?b.db", "a#b.db", "a%20b.db", "a b'\".db", "?mode=memory", "é漢.db", "-x;y&z.db"})
  void noCharacterOfAFileNameMeansAnything(String name) throws Exception {
    Path file = folder.resolve(name);
    Sample.store(file, games.subList(0, 5), 5);
    assertThat(file).exists();
    assertThat(content(file)).isNotEmpty();
  }

  @Test
  void whatIsStoredIsTheGame() throws Exception {
    Path file = folder.resolve("games.db");
    Sample.store(file, games, 400);
    List<Game> expected = new ArrayList<>();
    try (Database database = Database.read(file)) {
      new Finder(database)
          .candidates(
              new Query(), game -> expected.add(fivefold.Games.read(game.text()).orThrow()));
    }
    assertThat(expected).isNotEmpty().allMatch(games::contains);
  }
}
