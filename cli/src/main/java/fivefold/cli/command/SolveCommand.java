package fivefold.cli.command;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Cores;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.LabelledLines;
import fivefold.cli.io.Origin;
import fivefold.cli.io.OutputFile;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.BudgetOptions;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.LabelOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.cli.option.PromotionsOption;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.solve.ProofCheck;
import fivefold.solve.ProofGame;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "solve",
    description = {
      "Find the shortest forced checkmate for the player to move.",
      "It holds against every legal reply; softmate is not mate. Status 1 means that there is certainly"
          + " none, 4 that the budget ran out.",
      "A proof is a Branched game in which one reply stands for all replies with the same answer;"
          + " --verify checks such a file by the rules alone."
    },
    footer = {
      "  fivefold solve game.5dpgn",
      "  fivefold solve --max 2 --unique puzzle.5dpgn",
      "  fivefold solve --at 12w --checks --max 5 --budget 10s game.5dpgn",
      "  fivefold solve --proof proof.5dpgn puzzle.5dpgn",
      "  fivefold solve --verify proof.5dpgn"
    })
public final class SolveCommand extends CliCommand {
  private static final int SCHEMA = 1;
  private static final int MOST_ACTIONS = 99;

  @Mixin private GameOptions games = new GameOptions();
  @Mixin private PositionOptions positions = new PositionOptions();
  @Mixin private PromotionsOption promotions = new PromotionsOption();
  @Mixin private BudgetOptions budget = new BudgetOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(
      names = "--max",
      paramLabel = "N",
      description = "The most actions the attacker may need (default: ${DEFAULT-VALUE}).")
  private int max = 3;

  @Option(
      names = "--checks",
      description = "Try only checking actions, which finds long mates sooner, but not all mates.")
  private boolean checks;

  @Option(
      names = "--unique",
      description = "Also say whether the first action is the only one that mates as fast.")
  private boolean unique;

  @Option(
      names = "--ways",
      paramLabel = "N",
      description = "With --unique, stop counting at N (default: ${DEFAULT-VALUE}).")
  private int ways = 10;

  @Option(names = "--proof", paramLabel = "OUT", description = "Write the proofs to this file.")
  private @Nullable String proof;

  @Option(names = "--full", description = "Let the proof list every reply.")
  private boolean full;

  @Option(names = "--verify", description = "Check proofs instead of looking for mates.")
  private boolean verify;

  /** What was found out about a game, and the proof as text. */
  private record Solved(String line, @Nullable JsonLine json, Exit exit, @Nullable String proof) {}

  @Override
  public Exit run(Context context) throws IOException {
    if (max < 1 || max > MOST_ACTIONS) {
      throw new UsageException("--max must be from 1 to " + MOST_ACTIONS);
    }
    if (ways < 2) {
      throw new UsageException("--ways must be at least 2");
    }
    if (full && proof == null) {
      throw new UsageException("--full needs --proof");
    }
    if (verify && (proof != null || unique)) {
      throw new UsageException("--verify can't be combined with --proof or --unique");
    }
    promotions.types();
    try (LabelledLines lines = labels.lines(context)) {
      if (verify) {
        return games.run(context).work((origin, game) -> verify(context, lines, origin, game));
      }
      if (proof == null) {
        return games
            .runOrVariant(context)
            .work((origin, game) -> solve(context, lines, origin, game, null));
      }
      try (OutputFile file = OutputFile.create(proof)) {
        Exit exit =
            games
                .runOrVariant(context)
                .work((origin, game) -> solve(context, lines, origin, game, file));
        if (file.isWrittenTo()) {
          file.commit();
        }
        return exit;
      }
    }
  }

  private Showing solve(
      Context context, LabelledLines lines, Origin origin, Game game, @Nullable OutputFile file) {
    Optional<Node> node = positions.find(game);
    if (node.isEmpty()) {
      return positions.missing(context, origin, game);
    }
    Solved solved = context.timing().phase("solve", () -> solve(context, origin, game, node.get()));
    return () -> {
      if (file != null && solved.proof != null) {
        if (file.isWrittenTo()) {
          file.out().print('\n');
        }
        file.out().print(solved.proof);
      }
      List<JsonLine> json = solved.json == null ? List.of() : List.of(solved.json);
      return lines.showing(context, origin, json, List.of(solved.line), solved.exit).show();
    };
  }

  private Solved solve(Context context, Origin origin, Game game, Node node) {
    Solver solver = Solver.of(node.state()).within(max).budget(budget.budget().fromNow());
    solver = solver.on(games.jobs(), Cores::run);
    solver = checks ? solver.checksOnly() : solver;
    solver = promotions.types().map(solver::promotions).orElse(solver);
    Solution solution;
    String written = null;
    if (proof == null) {
      solution = solver.solve();
    } else {
      Game copy = ProofGame.upTo(game, node, solver.rules());
      Node at = copy.end();
      solution = solver.prove(at, full);
      ProofGame.label(copy, at, solution.in());
      written = solution.isMate() ? Notations.BRANCHED.write(copy) : null;
    }
    int counted = unique && solution.isMate() ? solver.ways(solution.in(), ways) : 0;
    Exit exit =
        switch (solution.result()) {
          case MATE -> counted < 0 ? Exit.UNDECIDED : Exit.DONE;
          case NONE -> Exit.NO;
          case UNKNOWN -> Exit.UNDECIDED;
        };
    JsonLine json = context.json() ? json(origin, node, solution, counted) : null;
    return new Solved(text(solution, counted), json, exit, written);
  }

  private String text(Solution solution, int counted) {
    return switch (solution.result()) {
      case MATE ->
          "mate in "
              + solution.in()
              + (unique ? ", " + ways(counted) : "")
              + ": "
              + solution.first().orElseThrow();
      case NONE -> (checks ? "no mate by checks in " : "no mate in ") + max;
      case UNKNOWN -> "unknown";
    };
  }

  private String ways(int counted) {
    return switch (counted) {
      case -1 -> "unknown ways";
      case 1 -> "unique";
      default -> counted + (counted == ways ? " or more ways" : " ways");
    };
  }

  private JsonLine json(Origin origin, Node node, Solution solution, int counted) {
    JsonLine json =
        JsonLine.ofVersion(SCHEMA)
            .with("file", origin.file())
            .with("game", origin.number())
            .with("at", PositionOptions.name(node))
            .with("result", solution.result().name().toLowerCase(Locale.ROOT));
    if (solution.isMate()) {
      json.with("in", solution.in()).with("first", uci(solution.first().orElseThrow()));
      if (unique) {
        json.with("ways", counted < 0 ? null : counted);
      }
    }
    return json.with("max", max)
        .with("checks", checks)
        .with("nodes", solution.nodes())
        .with("ms", solution.millis());
  }

  private static List<String> uci(Action action) {
    return action.plies().stream().map(ply -> ((Move) ply).uci()).toList();
  }

  private Showing verify(Context context, LabelledLines lines, Origin origin, Game game) {
    Optional<Node> begin = positions.isGiven() ? positions.find(game) : ProofGame.begin(game);
    if (begin.isEmpty()) {
      return positions.missing(context, origin, game);
    }
    ProofCheck.Outcome outcome =
        context.timing().phase("verify", () -> ProofCheck.of(begin.get(), budget.budget()));
    String line;
    Exit exit;
    JsonLine json = JsonLine.ofVersion(SCHEMA).with("file", origin.file());
    json.with("game", origin.number());
    if (outcome instanceof ProofCheck.Holds holds) {
      line = "proof holds: mate in " + holds.in() + ", " + holds.replies() + " replies";
      json.with("result", "holds").with("in", holds.in()).with("replies", holds.replies());
      exit = Exit.DONE;
    } else if (outcome instanceof ProofCheck.Hole hole) {
      String at = PositionOptions.name(hole.at());
      line = "no proof: " + hole;
      json.with("result", "hole").with("at", at);
      json.with("reply", hole.reply() == null ? null : hole.reply().toString());
      exit = Exit.NO;
    } else {
      line = "unknown";
      json.with("result", "unknown");
      exit = Exit.UNDECIDED;
    }
    return lines.showing(context, origin, List.of(json), List.of(line), exit);
  }
}
