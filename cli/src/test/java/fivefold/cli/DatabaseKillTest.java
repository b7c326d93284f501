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

  @Test
  void goesOnAfterBeingKilled() throws IOException, InterruptedException, SQLException {
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    Path games = folder.resolve("games.5dpgn");
    String made =
        CliRunner.fivefold("generate", "--count", "1500", "--seed", "3", "--length", "3..8").out();
    // Some of them twice.
    Files.writeString(games, made + "\n" + made.substring(0, made.indexOf("\n\n[Mode", 20_000)));
    ChildProcess processes = new ChildProcess(folder);
    String[] small = {"-Dfivefold.batch=40"};
    String line = "exec $FF db import %s games.5dpgn";
    ChildProcess.Result whole = processes.run(line.formatted("whole.db"), small);
    assertThat(whole.status()).isZero();
    Path file = folder.resolve("killed.db");
    int interrupted = 0;
    for (int i = 0; i < KILLS; i++) {
      Process process = processes.start(line.formatted("killed.db"), small);
      // Not before there is anything to lose.
      for (int wait = 0; wait < 600 && process.isAlive() && !Files.exists(file); wait++) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      TimeUnit.MILLISECONDS.sleep(random.nextInt(700));
      interrupted += process.isAlive() ? 1 : 0;
      process.destroyForcibly().waitFor();
      if (Files.exists(file)) {
        assertThat(answers(file, List.of("PRAGMA integrity_check"))).containsExactly("ok");
      }
      if (process.exitValue() == 0) {
        Files.delete(file);
      }
    }
    ChildProcess.Result last = processes.run(line.formatted("killed.db"), small);
    assertThat(last.out()).isEqualTo(whole.out()).startsWith("added ");
    assertThat(content(file)).isEqualTo(content(folder.resolve("whole.db")));
    assertThat(interrupted).isPositive();
  }
}
