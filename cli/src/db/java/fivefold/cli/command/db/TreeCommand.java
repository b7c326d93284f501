package fivefold.cli.command.db;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.Terminal;
import fivefold.db.Database;
import fivefold.db.OpeningTree;
import fivefold.db.TreeRow;
import fivefold.rules.State;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "tree",
    description = {
      "Show what was played from a position, and how these games ended.",
      "One line an action: games, won by White, drawn, won by Black, action. The shares are of the"
          + " games whose result is known. Only main lines count."
    },
    footer = {
      "  fivefold db tree games.db",
      "  fivefold db tree games.db --variant \"Standard - Turn Zero\"",
      "  fivefold db tree games.db --at 3b game.5dpgn",
      "  fivefold db tree games.db --boards game.5dpgn    # however the boards came about"
    })
public final class TreeCommand extends DatabaseCommand {
  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "A game; - means standard input. Without it, the start of the variant.")
  private @Nullable String game;

  @Mixin private PositionArgument position = new PositionArgument();

  @Option(
      names = "--boards",
      description = "Take histories that end in the same boards for one position.")
  private boolean boards;

  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    Optional<State> found = position.find(context, game);
    if (found.isEmpty()) {
      return Exit.NO;
    }
    long begin = System.nanoTime();
    List<OpeningTree.Branch> branches = new OpeningTree(database).of(found.get(), boards);
    context.timing().add("tree", System.nanoTime() - begin);
    for (OpeningTree.Branch branch : branches) {
      print(context, branch.row());
    }
    return branches.isEmpty() ? Exit.NO : Exit.DONE;
  }

  private static void print(Context context, TreeRow row) {
    if (context.json()) {
      context
          .out()
          .println(
              JsonLine.of("db.tree", 1)
                  .with("action", row.action())
                  .with("games", row.games())
                  .with("white", row.white())
                  .with("draws", row.draws())
                  .with("black", row.black())
                  .with("last", row.lastPlayed().isEmpty() ? null : row.lastPlayed())
                  .with("example", row.example()));
      return;
    }
    long known = row.white() + row.draws() + row.black();
    context
        .out()
        .println(
            row.games()
                + " "
                + share(row.white(), known)
                + " "
                + share(row.draws(), known)
                + " "
                + share(row.black(), known)
                + " "
                + Terminal.sanitize(row.action()));
  }

  private static String share(long part, long whole) {
    return whole == 0 ? "-" : Math.round(100.0 * part / whole) + "%";
  }
}
