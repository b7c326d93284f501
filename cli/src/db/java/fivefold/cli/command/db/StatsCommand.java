package fivefold.cli.command.db;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.db.Database;
import fivefold.db.Statistics;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Map;
import picocli.CommandLine.Command;

@Command(
    name = "stats",
    description = "Count what is in a database.",
    footer = {"  fivefold db stats games.db", "  fivefold db stats games.db --json"})
public final class StatsCommand extends DatabaseCommand {
  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    Statistics statistics = Statistics.of(database);
    if (context.json()) {
      JsonLine line = JsonLine.of("db.stats", 1);
      statistics.counts().forEach(line::with);
      line.with("variants", statistics.variants()).with("timelines", statistics.timelines());
      context.out().println(line);
      return Exit.DONE;
    }
    statistics.counts().forEach((name, count) -> context.out().println(name + "\t" + count));
    print(context, "variant ", statistics.variants());
    print(context, "timelines ", statistics.timelines());
    return Exit.DONE;
  }

  private static void print(Context context, String what, Map<String, Long> counts) {
    counts.forEach(
        (name, count) -> context.out().println(what + FindCommand.cell(name) + "\t" + count));
  }
}
