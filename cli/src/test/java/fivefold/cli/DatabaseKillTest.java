package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An import that is killed opens, counts nothing twice and goes on. With {@code
 * -Dfivefold.kills=50} it is killed so often.
 */
class DatabaseKillTest {
  private static final int KILLS = Integer.getInteger("fivefold.kills", 3);

  /** Many kills are only worth something when starting up is a small part of the import. */
  private static final int GAMES = KILLS > 10 ? 12_000 : 1_500;

  private static final long SEED = Long.getLong("fivefold.seed", 5);

  @TempDir Path folder;

  private static List<String> content(Path file) throws SQLException {
    return answers(
        file,
        List.of(
            "PRAGMA integrity_check",
            "SELECT group_concat(id || ':' || line) FROM game",
            "SELECT count(*) || ':' || sum(key % 1000000) || ':' || sum(game) FROM board",
            "SELECT group_concat(boards || multiverse || hex(action) || games || example) FROM tree",
            "SELECT group_concat(game || ':' || longer) FROM inside",
            "SELECT count(*) FROM duplicate",
            "SELECT count(*) FROM job"));
  }

  private static List<String> answers(Path file, List<String> queries) throws SQLException {
    List<String> content = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String query : queries) {
        try (ResultSet row = statement.executeQuery(query)) {
          content.add(row.next() ? row.getString(1) : "");
        }
      }
    }
    return content;
  }

  /** How far the import has come, as the file says. */
  private static String stored(Path file) throws SQLException {
    String tables = "SELECT count(*) FROM sqlite_schema WHERE name = 'job'";
    return answers(file, List.of(tables)).contains("1")
        ? answers(file, List.of("SELECT group_concat(added || ' ' || duplicate) FROM job"))
            .toString()
        : "";
  }

  /** Whether everything is stored, as is so shortly before the import ends. */
  private static boolean isComplete(Path file) throws SQLException {
    return stored(file).equals("[null]")
        && !answers(file, List.of("SELECT count(*) FROM game")).contains("0");
  }

  @Test
  void goesOnAfterBeingKilled() throws IOException, InterruptedException, SQLException {
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    Path games = folder.resolve("games.5dpgn");
    String made =
        CliRunner.fivefold("generate", "--count", "" + GAMES, "--seed", "3", "--length", "3..8")
            .out();
    // Some of them twice.
    Files.writeString(games, made + "\n" + made.substring(0, made.indexOf("\n\n[Mode", 20_000)));
    ChildProcess processes = new ChildProcess(folder);
    String[] small = {"-Dfivefold.batch=40"};
    String line = "exec $FF db import %s games.5dpgn";
    long begin = System.nanoTime();
    ChildProcess.Result whole = processes.run(line.formatted("whole.db"), small);
    int millis = (int) TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    assertThat(whole.status()).isZero();
    Path file = folder.resolve("killed.db");
    int interrupted = 0;
    int midway = 0;
    String before = "";
    for (int i = 0; interrupted < KILLS && i < 4 * KILLS; i++) {
      Process process = processes.start(line.formatted("killed.db"), small);
      // Not before there is anything to lose.
      for (int wait = 0; wait < 600 && process.isAlive() && !Files.exists(file); wait++) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      TimeUnit.MILLISECONDS.sleep(random.nextInt(millis));
      interrupted += process.isAlive() ? 1 : 0;
      process.destroyForcibly().waitFor();
      if (Files.exists(file)) {
        assertThat(answers(file, List.of("PRAGMA integrity_check"))).containsExactly("ok");
        String now = stored(file);
        midway += process.exitValue() != 0 && !now.equals(before) ? 1 : 0;
        before = now;
      }
      if (Files.exists(file) && isComplete(file)) {
        // Another import of the same games would begin anew and find them all there.
        assertThat(content(file)).isEqualTo(content(folder.resolve("whole.db")));
        Files.delete(file);
        before = "";
      }
    }
    ChildProcess.Result last = processes.run(line.formatted("killed.db"), small);
    assertThat(last.out()).isEqualTo(whole.out()).startsWith("added ");
    assertThat(content(file)).isEqualTo(content(folder.resolve("whole.db")));
    assertThat(interrupted).isPositive();
    System.out.println(interrupted + " kills before the end, " + midway + " after storing a part");
  }
}
