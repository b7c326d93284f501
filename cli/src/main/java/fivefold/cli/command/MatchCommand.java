package fivefold.cli.command;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.OutputFile;
import fivefold.cli.io.Terminal;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.EngineCommand;
import fivefold.cli.option.Names;
import fivefold.cli.option.ThinkingTime;
import fivefold.cli.uci.Match;
import fivefold.cli.uci.Match.Played;
import fivefold.cli.uci.Match.Player;
import fivefold.cli.uci.Openings;
import fivefold.cli.uci.Standing;
import fivefold.cli.uci.UciProcess;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import fivefold.variants.Variant;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "match",
    description = {
      "Let two engines play against each other over 5DUCI, with our rules as referee.",
      "Every opening is played twice with colours swapped. An illegal action, a crash and a time-out"
          + " lose the game; a crashed engine is started again. -o saves the games."
    },
    footer = {
      "  fivefold match --engine fivefold --engine 'java -jar other.jar' --games 100 --time 200ms",
      "  fivefold match --engine 'fivefold --level 5' --engine 'fivefold --level 4' -o games.5dpgn",
      "  fivefold match --engine ./new --engine ./old --games 1000 --sprt 0,20 --variant Small"
    })
public final class MatchCommand extends CliCommand {
  private static final int SCHEMA = 1;

  @Option(
      names = "--engine",
      paramLabel = "CMD",
      required = true,
      description =
          "A program and its arguments, given twice; fivefold means this one, options of 'uci' may"
              + " follow.")
  private List<String> engines = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games, an even number (default: ${DEFAULT-VALUE}).")
  private int games = 20;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = ThinkingTime.Converter.class,
      description =
          "The time for each action, such as 200ms or 1s (default: 200ms); given twice, the second is"
              + " the second engine's.")
  private List<ThinkingTime> times = new ArrayList<>();

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = "Games whose main lines are the openings, used in turn (default: random).")
  private @Nullable Path openings;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description =
          "Where random openings start; may be given several times, used in turn (default:"
              + " Standard).")
  private List<String> variants = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of random openings (default: a random number, reported on stderr).")
  private @Nullable Long seed;

  @Option(
      names = "--sprt",
      paramLabel = "A,B",
      split = ",",
      description =
          "Stop as soon as it is clear whether the first engine is better by B Elo rather than A.")
  private List<Double> sprt = new ArrayList<>();

  @Option(
      names = "--margin",
      paramLabel = "MS",
      description =
          "How many milliseconds over its time an engine may be (default: ${DEFAULT-VALUE}).")
  private int margin = 2000;

  @Option(
      names = "--longest",
      paramLabel = "N",
      description = "Games of so many actions are drawn (default: ${DEFAULT-VALUE}).")
  private int longest = 200;

  @Override
  public boolean writesFiles() {
    return true;
  }

  @Override
  public Exit run(Context context) throws IOException {
    validate();
    String output = common().output();
    if (output == null) {
      return run(context, null);
    }
    try (OutputFile file = OutputFile.create(output)) {
      Exit exit = run(context, file);
      file.commit();
      return exit;
    }
  }

  private void validate() {
    if (engines.size() != 2) {
      throw new UsageException("--engine must be given twice");
    }
    if (times.size() > 2) {
      throw new UsageException("--time can be given at most twice");
    }
    if (games < 2 || games % 2 != 0) {
      throw new UsageException("--games must be an even number: each opening is played twice");
    }
    if (!sprt.isEmpty() && (sprt.size() != 2 || sprt.get(0) >= sprt.get(1))) {
      throw new UsageException("--sprt takes two differences in Elo, the smaller first: 0,20");
    }
    if (margin < 0 || longest < 1) {
      throw new UsageException("--margin and --longest can't be negative");
    }
    if (openings != null && (!variants.isEmpty() || seed != null)) {
      throw new UsageException("--openings can't be combined with --variant or --seed");
    }
  }

  private Openings openings(Context context) throws IOException {
    if (openings != null) {
      return Openings.of(read(openings));
    }
    List<Variant> starts = new ArrayList<>();
    for (String name : variants.isEmpty() ? List.of("Standard") : variants) {
      starts.add(Names.playable(name));
    }
    if (seed == null) {
      seed = (long) ThreadLocalRandom.current().nextInt(1_000_000_000);
      context.note("use --seed " + seed + " to get the same openings again");
    }
    return Openings.random(seed, starts);
  }

  private static List<Game> read(Path file) throws IOException {
    List<Game> games = new ArrayList<>();
    try (BufferedReader in = Files.newBufferedReader(file)) {
      GameReader reader = Games.readAll(file.toString(), in, ReadOptions.LENIENT);
      while (reader.hasNext()) {
        ReadResult result = reader.next();
        if (result.hasErrors() || result.game().isEmpty()) {
          throw new UsageException(file + ": not every game can be played, see 'fivefold check'");
        }
        games.add(result.game().get());
      }
    }
    if (games.isEmpty()) {
      throw new UsageException(file + ": there is no game in it");
    }
    return games;
  }

  private Player player(int number) {
    long millis = times.isEmpty() ? 200 : times.get(Math.min(number, times.size() - 1)).millis();
    String name = engines.get(number);
    return new Player(name, new UciProcess(EngineCommand.of(name)), millis);
  }

  /** A program that never was an engine would lose every game, and the score would mean nothing. */
  private static void begin(Player player) {
    try {
      player.process().begin();
    } catch (IOException e) {
      throw new UsageException("--engine " + player.name() + " does not start: " + e.getMessage());
    }
  }

  private Exit run(Context context, @Nullable OutputFile file) throws IOException {
    Player first = player(0);
    Player second = player(1);
    Standing standing = new Standing();
    try (UciProcess one = first.process();
        UciProcess two = second.process()) {
      begin(first);
      begin(second);
      Openings start = openings(context);
      Match match = new Match(first, second, margin, longest);
      for (int i = 0; i < games && !isDecided(standing, i); i++) {
        Played played = match.play(start.get(i / 2), i % 2);
        standing.add(played.score());
        show(context, i, played);
        if (file != null) {
          if (i > 0) {
            file.out().print('\n');
          }
          file.out().print(Notations.PGN.write(played.game()));
        }
      }
      summary(context, standing, match);
    }
    return Exit.DONE;
  }

  /** Only whole pairs count for the sequential test. */
  private boolean isDecided(Standing standing, int played) {
    return !sprt.isEmpty()
        && played % 2 == 0
        && standing.test(sprt.get(0), sprt.get(1)) != Standing.Test.UNDECIDED;
  }

  private void show(Context context, int number, Played played) {
    Game game = played.game();
    String variant = game.variant().orElse("custom");
    String result = game.headers().get("Result").orElse("*");
    int actions = game.end().depth();
    if (context.json()) {
      context
          .out()
          .println(
              JsonLine.ofVersion(SCHEMA)
                  .with("game", number + 1)
                  .with("variant", variant)
                  .with("white", game.headers().get("White").orElse(""))
                  .with("black", game.headers().get("Black").orElse(""))
                  .with("result", result)
                  .with("reason", played.reason())
                  .with("actions", actions));
    } else {
      context
          .out()
          .println(
              Terminal.sanitize(
                  "game "
                      + (number + 1)
                      + ": "
                      + result
                      + ", engine 1 with "
                      + (number % 2 == 0 ? "White" : "Black")
                      + ", "
                      + variant
                      + ", "
                      + actions
                      + " actions, "
                      + played.reason()));
    }
    context.out().flush();
  }

  private void summary(Context context, Standing standing, Match match) {
    double[] interval = standing.interval();
    Double likelihood = sprt.isEmpty() ? null : standing.likelihood(sprt.get(0), sprt.get(1));
    String test =
        likelihood == null
            ? ""
            : standing.test(sprt.get(0), sprt.get(1)).name().toLowerCase(Locale.ROOT);
    if (context.json()) {
      JsonLine json =
          JsonLine.ofVersion(SCHEMA)
              .with("wins", standing.wins())
              .with("draws", standing.draws())
              .with("losses", standing.losses())
              .with("share", standing.share());
      if (likelihood != null) {
        json.with("likelihood", likelihood).with("sprt", test);
      }
      context.out().println(json);
      return;
    }
    context
        .out()
        .println(
            standing.wins()
                + " wins, "
                + standing.draws()
                + " draws, "
                + standing.losses()
                + " losses: "
                + String.format("%.1f %%", 100 * standing.share()));
    context
        .out()
        .println(
            "Elo "
                + elo(standing.share())
                + ", with 95 % between "
                + elo(interval[0])
                + " and "
                + elo(interval[1]));
    context
        .out()
        .println(
            "latest answer after the time was up: "
                + match.latest(0)
                + " ms, "
                + match.latest(1)
                + " ms");
    if (likelihood != null) {
      context
          .out()
          .println(
              String.format(
                  "SPRT %s: %.2f (%.2f to %.2f)",
                  test, likelihood, -Standing.upperBound(), Standing.upperBound()));
    }
  }

  private static String elo(double share) {
    return share <= 0
        ? "-infinity"
        : share >= 1 ? "+infinity" : String.format("%+.0f", Standing.elo(share));
  }
}
