package fivefold.cli.command.db;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.db.Database;
import fivefold.db.Duplicates;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Locale;
import picocli.CommandLine.Command;

@Command(
    name = "dups",
    description = {
      "List games that are there more than once.",
      "One line each, with tabs between: what it is, a game, the other. 'duplicate': the game was"
          + " skipped when the file named was read, as it has the same start and actions. 'contained':"
          + " the other game begins with it and goes on. 'same line': the main lines are equal, the"
          + " side lines not. If there are none, the status is 1."
    },
    footer = {"  fivefold db dups games.db", "  fivefold db dups games.db --json"})
public final class DupsCommand extends DatabaseCommand {
  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    boolean[] any = {false};
    new Duplicates(database)
        .forEach(
            each -> {
              any[0] = true;
              String kind = each.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
              if (context.json()) {
                context
                    .out()
                    .println(
                        JsonLine.of("db.dups", 1)
                            .with("kind", kind)
                            .with("game", each.game())
                            .with("other", each.other()));
              } else {
                context
                    .out()
                    .println(kind + "\t" + each.game() + "\t" + FindCommand.cell(each.other()));
              }
            });
    return any[0] ? Exit.DONE : Exit.NO;
  }
}
