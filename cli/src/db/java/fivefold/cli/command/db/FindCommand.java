package fivefold.cli.command.db;

import fivefold.Games;
import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.Pipeline;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.io.Terminal;
import fivefold.db.Database;
import fivefold.db.Finder;
import fivefold.db.Query;
import fivefold.db.StoredGame;
import fivefold.game.Game;
import fivefold.game.Result;
import fivefold.rules.State;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "find",
    description = {
      "Find games that meet all conditions.",
      "One line a game, with tabs between: number, White, Black, variant, result, actions, where it"
          + " matched. Positions are looked for in main lines. If there is none, the status is 1."
    },
    footer = {
      "  fivefold db find games.db --player Ada --result 1-0",
      "  fivefold db find games.db --at 4w game.5dpgn          # games that came to this position",
      "  fivefold db find games.db --pattern 'Qh5 !nf6' --length 10..40",
      "  fivefold db find games.db --pattern 'a(+1): N; b: k; b before a; a.N attacks b.k'",
      "  fivefold db find games.db --verdict checkmate --timelines 3.. --games"
    })
public final class FindCommand extends DatabaseCommand {
  /** Roughly what a waiting game takes. */
  private static final int WEIGHT = 300;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "Games that came to a position of the game in this file.")
  private @Nullable String game;

  @Mixin private QueryOptions conditions = new QueryOptions();
  @Mixin private PositionArgument position = new PositionArgument();

  @Option(
      names = "--boards",
      description = "With a FILE: games that came to the same last boards in any way.")
  private boolean boards;

  @Option(names = "--games", description = "Print the games themselves, as 5DPGN.")
  private boolean games;

  private boolean found;

  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    Query query = conditions.query();
    if (game != null) {
      Optional<State> wanted = position.find(context, game);
      if (wanted.isEmpty()) {
        return Exit.NO;
      }
      query.position(wanted.get(), boards);
    } else {
      position.reading().start().flatMap(Game::variant).ifPresent(query::variant);
    }
    long begin = System.nanoTime();
    try (Pipeline pipeline = new Pipeline(position.reading().jobs())) {
      new Finder(database)
          .candidates(query, each -> pipeline.add(() -> match(context, query, each), WEIGHT));
      pipeline.finish();
    }
    context.timing().add("find", System.nanoTime() - begin);
    return found ? Exit.DONE : Exit.NO;
  }

  private Showing match(Context context, Query query, StoredGame each) {
    Optional<String> where = query.match(each);
    if (where.isEmpty()) {
      return () -> {
        context.progress().step("game");
        return Exit.DONE;
      };
    }
    String text = games ? Notations.BRANCHED.write(Games.read(each.text()).orThrow()) : "";
    return () -> {
      found = true;
      context.progress().step("game");
      show(context, each, where.get(), text);
      return Exit.DONE;
    };
  }

  private void show(Context context, StoredGame each, String where, String text) {
    String result = each.result().map(Result::token).orElse("*");
    if (context.json()) {
      JsonLine line =
          JsonLine.of("db.find", 1)
              .with("id", each.id())
              .with("white", each.white())
              .with("black", each.black())
              .with("variant", each.variant())
              .with("date", each.played().isEmpty() ? null : each.played())
              .with("result", result)
              .with("length", each.length())
              .with("at", where);
      context.out().println(games ? line.with("text", text) : line);
    } else if (games) {
      context.printText(text);
    } else {
      context
          .out()
          .println(
              String.join(
                  "\t",
                  String.valueOf(each.id()),
                  cell(each.white()),
                  cell(each.black()),
                  cell(each.variant()),
                  result,
                  String.valueOf(each.length()),
                  where));
    }
  }

  /** A text from outside as one cell: nothing in it ends the line or the cell. */
  static String cell(@Nullable String text) {
    return text == null ? "?" : Terminal.sanitize(text).replace('\t', ' ');
  }
}
