package fivefold.cli.command;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.Pipeline;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.Names;
import fivefold.game.Game;
import fivefold.solve.Puzzles;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "puzzles",
    description = {
      "Make puzzles: positions in which exactly one action begins the shortest forced mate, from"
          + " random play or from games. Every mate is proved and the proof checked.",
      "The same seed gives the same puzzles, on any machine. Small boards give them quickly; mates in"
          + " 3 on large ones can take minutes."
    },
    footer = {
      "  fivefold puzzles --mate 1 --count 10 --variant Small --seed 7",
      "  fivefold puzzles --mate 2 --variant all --count 20 -o puzzles.5dpgn",
      "  fivefold puzzles --mate 2 --from-games games.5dpgn"
    })
public final class PuzzlesCommand extends CliCommand {
  private static final int MOST_ACTIONS = 9;

  @Mixin private GameOptions games = new GameOptions();

  @Option(
      names = "--mate",
      paramLabel = "N",
      description = "In how many actions of the solver (default: ${DEFAULT-VALUE}).")
  private int mate = 2;

  @Option(names = "--count", paramLabel = "N", description = "How many puzzles (default: 1).")
  private int count = 1;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed (default: a random number, which is reported on stderr).")
  private @Nullable Long seed;

  @Option(
      names = "--from-games",
      description = "Take them from the main lines of the files instead of random play.")
  private boolean fromGames;

  @Override
  public Exit run(Context context) throws IOException {
    if (mate < 1 || mate > MOST_ACTIONS) {
      throw new UsageException("--mate must be from 1 to " + MOST_ACTIONS);
    }
    if (count < 0) {
      throw new UsageException("--count can't be negative");
    }
    if (games.inputs().areNamed() && !fromGames) {
      throw new UsageException("puzzles are taken from files with --from-games only");
    }
    Puzzles puzzles = Puzzles.mateIn(mate);
    if (fromGames) {
      return games
          .run(context)
          .work(
              (origin, game) -> {
                List<Game> found = context.timing().phase("puzzles", () -> puzzles.of(game));
                List<String> texts = found.stream().map(Notations.PGN::write).toList();
                return () -> {
                  texts.forEach(text -> show(context, text));
                  return Exit.DONE;
                };
              });
    }
    return random(context, puzzles);
  }

  private Exit random(Context context, Puzzles puzzles) throws IOException {
    String name = games.variant().orElse(Variants.STANDARD);
    List<Variant> variants =
        name.equals("all")
            ? Variants.all().stream().filter(Variant::isPlayable).toList()
            : List.of(Names.playable(name));
    if (seed == null) {
      seed = (long) ThreadLocalRandom.current().nextInt(1_000_000_000);
      context.note("--seed " + seed + " gives these puzzles again");
    }
    long from = seed;
    context.progress().expectSteps(count);
    try (Pipeline pipeline = new Pipeline(games.jobs())) {
      for (int i = 0; i < count; i++) {
        int number = i;
        Variant variant = variants.get(i % variants.size());
        pipeline.add(
            () -> {
              String text =
                  Notations.PGN.write(puzzles.random(from, variant, number).orElseThrow());
              return () -> {
                show(context, text);
                context.progress().step("puzzles");
                return Exit.DONE;
              };
            },
            1);
      }
      return pipeline.finish();
    }
  }

  private void show(Context context, String text) {
    if (context.json()) {
      context.out().println(JsonLine.of("puzzles", 1).with("mate", mate).with("text", text));
    } else {
      context.printText(text);
    }
  }
}
