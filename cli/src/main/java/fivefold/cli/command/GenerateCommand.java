package fivefold.cli.command;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.Pipeline;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.JobsOption;
import fivefold.cli.option.Names;
import fivefold.cli.option.Range;
import fivefold.cli.option.WritingOptions;
import fivefold.game.RandomGames;
import fivefold.notation.Feature;
import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.rules.Budget;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "generate",
    description = {
      "Make random legal games.",
      "The same seed gives the same games on any machine and any number of cores, and asking for more"
          + " games doesn't change the first ones. Games that end in mate or stalemate state their"
          + " result."
    },
    footer = {
      "  fivefold generate",
      "  fivefold generate --count 1000 --seed 7 -o games.5dpgn",
      "  fivefold generate --variant all --length 10..40 --branching 60 --count 150",
      "  fivefold generate --variations 3 --to branched --seed 1"
    })
public final class GenerateCommand extends CliCommand {
  private static final String ALL = "all";
  private static final int LONGEST = 100_000;
  private static final int MOST_VARIATIONS = 10_000;

  /** Roughly; only for holding not too much at once. */
  private static final int CHARS_OF_AN_ACTION = 16;

  /** Counted in steps: a limit in time would make the games depend on the machine. */
  private static final Budget FOR_SIGNS = Budget.ofNodes(1_000_000);

  @Mixin private WritingOptions writing = new WritingOptions();
  @Mixin private JobsOption jobs = new JobsOption();

  @Option(names = "--count", paramLabel = "N", description = "How many games (default: 1).")
  private long count = 1;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed (default: a random number, which is reported on stderr).")
  private @Nullable Long seed;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "The variant to play, or all to use each in turn (default: Standard).")
  private String variant = Variants.STANDARD;

  @Option(
      names = "--length",
      paramLabel = "N",
      description = "The most actions a game may have, or a range such as 10..40 (default: 40).")
  private String length = "40";

  @Option(
      names = "--branching",
      paramLabel = "PERCENT",
      description = "How often a piece that could stay on its board leaves it (default: 10).")
  private int branching = 10;

  @Option(
      names = "--variations",
      paramLabel = "N",
      description = "The most variations a game may have (default: 0).")
  private int variations;

  @Option(
      names = "--to",
      paramLabel = "ID",
      description = "The notation to write (default: 5dpgn, or branched with --variations).")
  private @Nullable String to;

  private final Set<Feature> lost = EnumSet.noneOf(Feature.class);

  @Override
  public Exit run(Context context) throws IOException {
    Notation notation =
        to != null ? Names.writable(to) : variations > 0 ? Notations.BRANCHED : Notations.PGN;
    WriteOptions options = writing.options(notation).withBudget(FOR_SIGNS);
    RandomGames games = games(context);
    context.progress().expectSteps(count);
    try (Pipeline pipeline = new Pipeline(jobs.jobs())) {
      for (long i = 0; i < count; i++) {
        long number = i;
        pipeline.add(
            () -> {
              Written written = notation.write(games.game(number), options);
              return () -> show(context, notation, number, written);
            },
            games.longest() * CHARS_OF_AN_ACTION);
      }
      return pipeline.finish();
    }
  }

  private RandomGames games(Context context) {
    Range lengths = Range.ofLengths(length, LONGEST);
    if (count < 0) {
      throw new UsageException("--count can't be negative");
    }
    if (branching < 0 || branching > 100) {
      throw new UsageException("--branching must be from 0 to 100");
    }
    if (variations < 0 || variations > MOST_VARIATIONS) {
      throw new UsageException("--variations must be from 0 to " + MOST_VARIATIONS);
    }
    List<Variant> variants =
        variant.equals(ALL)
            ? Variants.all().stream().filter(Variant::isPlayable).toList()
            : List.of(Names.playable(variant));
    if (seed == null) {
      seed = (long) ThreadLocalRandom.current().nextInt(1_000_000_000);
      context.note("use --seed " + seed + " to get the same games again");
    }
    return new RandomGames(
        seed,
        variants,
        lengths.from().orElseThrow(),
        lengths.to().orElseThrow(),
        branching,
        variations);
  }

  private Exit show(Context context, Notation notation, long number, Written written) {
    for (Loss loss : written.losses()) {
      if (lost.add(loss.feature())) {
        context.warn(notation.id() + " loses " + loss.feature().label());
      }
    }
    if (context.json()) {
      context
          .out()
          .println(
              JsonLine.of("generate", 1)
                  .with("seed", seed)
                  .with("game", number + 1)
                  .with("to", notation.id())
                  .with("text", written.text()));
    } else {
      context.printText(written.text());
    }
    context.progress().step("game");
    return Exit.DONE;
  }
}
