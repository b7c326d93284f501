package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.LabelledLines;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.LabelOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.cli.option.TargetOptions;
import fivefold.cli.option.ThinkingTime;
import fivefold.cli.option.ThreadsOption;
import fivefold.engine.Analysis;
import fivefold.engine.Annotator;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.engine.Line;
import fivefold.engine.Score;
import fivefold.engine.Term;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.rules.Action;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "analyse",
    description = {
      "Tell who stands better and what to play: a line for each of the best lines of play, with the"
          + " score from White's side in pawns, or #2 for a mate in two actions.",
      "With --every the game is written back with a score after each action, with signs where the"
          + " score falls, and with what would have been better as a variation."
    },
    footer = {
      "  fivefold analyse game.5dpgn",
      "  fivefold analyse --at 12w --lines 3 --time 5s game.5dpgn",
      "  fivefold analyse --every --nodes 20000 -o annotated.5dpgn game.5dpgn",
      "  fivefold analyse --explain game.5dpgn"
    })
public final class AnalyseCommand extends CliCommand {
  private static final int SCHEMA = 1;
  private static final int MOST_LINES = 256;

  @Mixin private GameOptions games = new GameOptions();
  @Mixin private PositionOptions positions = new PositionOptions();
  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private LabelOptions labels = new LabelOptions();
  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(names = "--every", description = "Annotate every action of the main line.")
  private boolean every;

  @Option(
      names = "--lines",
      paramLabel = "K",
      description = "How many of the best lines (default: ${DEFAULT-VALUE}).")
  private int lines = 1;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = ThinkingTime.Converter.class,
      description = "How long to think about a position (default: 1s).")
  private @Nullable ThinkingTime time;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "How many positions to look at: the same answer on every machine.")
  private @Nullable Long nodes;

  @Option(names = "--depth", paramLabel = "D", description = "How many actions to look ahead.")
  private @Nullable Integer depth;

  @Option(
      names = "--explain",
      description = "Tell what each term of the evaluation gives, without looking ahead.")
  private boolean explain;

  @Override
  public Exit run(Context context) throws IOException {
    Limits limits = limits();
    if (nodes == null) {
      // All processors think about one position, so one game follows the other.
      games.usuallyAtOnce(1);
    }
    if (every && (positions.isGiven() || explain || lines != 1)) {
      throw new UsageException("--every can't be combined with --at, --lines or --explain");
    }
    if (every) {
      target.validate();
      return games
          .run(context)
          .work(
              (origin, game) -> {
                context.timing().phase("analyse", () -> annotate(game, limits));
                return target.write("analyse", context, origin, game);
              });
    }
    try (LabelledLines out = labels.lines(context)) {
      return games
          .runOrVariant(context)
          .work((origin, game) -> analyse(context, out, origin, game, limits));
    }
  }

  private Game annotate(Game game, Limits limits) {
    Annotator.annotate(game, threads.engine(), limits);
    return game;
  }

  private Limits limits() {
    if (lines < 1 || lines > MOST_LINES) {
      throw new UsageException("--lines must be from 1 to " + MOST_LINES);
    }
    if (nodes != null && nodes < 1) {
      throw new UsageException("--nodes must be at least 1");
    }
    if (depth != null && (depth < 1 || depth > Limits.DEEPEST)) {
      throw new UsageException("--depth must be from 1 to " + Limits.DEEPEST);
    }
    int given = (time == null ? 0 : 1) + (nodes == null ? 0 : 1) + (depth == null ? 0 : 1);
    if (given > 1) {
      throw new UsageException("only one of --time, --nodes and --depth can be given");
    }
    Limits limits = Limits.none().withLines(lines);
    if (nodes != null) {
      return limits.withNodes(nodes);
    }
    return depth != null
        ? limits.withDepth(depth)
        : limits.withMillis(time == null ? 1000 : time.millis());
  }

  private Showing analyse(
      Context context, LabelledLines out, Origin origin, Game game, Limits limits) {
    Optional<Node> node = positions.find(game);
    if (node.isEmpty()) {
      return positions.missing(context, origin, game);
    }
    if (explain) {
      return explain(context, out, origin, node.get());
    }
    Analysis analysis =
        context
            .timing()
            .phase(
                "analyse",
                () -> threads.engine().analyse(node.get().state(), limits, progress -> {}));
    List<String> text = new ArrayList<>();
    List<JsonLine> json = new ArrayList<>();
    boolean white = node.get().state().mover() == Color.WHITE;
    for (int i = 0; i < analysis.lines().size(); i++) {
      Line line = analysis.lines().get(i);
      Score score = white ? line.score() : line.score().opposite();
      text.add(score + " d" + analysis.depth() + " " + moves(line));
      json.add(json(origin, node.get(), analysis, line, score, i + 1));
    }
    if (text.isEmpty()) {
      String over = node.get().state().verdict().name().toLowerCase(java.util.Locale.ROOT);
      text.add(over);
      json.add(about(origin, node.get()).with("over", over));
    }
    return out.showing(context, origin, json, text, Exit.DONE);
  }

  private static JsonLine about(Origin origin, Node node) {
    return JsonLine.ofVersion(SCHEMA)
        .with("file", origin.file())
        .with("game", origin.number())
        .with("at", PositionOptions.name(node));
  }

  private static String moves(Line line) {
    StringBuilder text = new StringBuilder();
    for (Action action : line.actions()) {
      text.append(text.length() == 0 ? "" : " / ").append(action);
    }
    return text.toString();
  }

  private static JsonLine json(
      Origin origin, Node node, Analysis analysis, Line line, Score score, int number) {
    JsonLine json = about(origin, node).with("line", number).with("depth", analysis.depth());
    if (score.isMate()) {
      json.with("mate", score.mateIn()).with("proved", score.proved());
    } else {
      json.with("cp", score.centipawns());
    }
    List<String> actions = new ArrayList<>();
    for (Action action : line.actions()) {
      StringBuilder uci = new StringBuilder();
      action
          .plies()
          .forEach(ply -> uci.append(uci.length() == 0 ? "" : " ").append(((Move) ply).uci()));
      actions.add(uci.toString());
    }
    return json.with("actions", actions)
        .with("nodes", analysis.nodes())
        .with("ms", analysis.millis());
  }

  private static Showing explain(Context context, LabelledLines out, Origin origin, Node node) {
    List<String> text = new ArrayList<>();
    JsonLine json = about(origin, node);
    int sum = 0;
    for (Map.Entry<Term, Integer> part : Engine.explain(node.state()).entrySet()) {
      if (part.getValue() != 0) {
        sum += part.getValue();
        String name = part.getKey().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        text.add(pawns(part.getValue()) + " " + name + ": " + part.getKey().description());
        json.with(part.getKey().name().toLowerCase(java.util.Locale.ROOT), part.getValue());
      }
    }
    text.add(pawns(sum) + " in all, for White");
    return out.showing(context, origin, List.of(json.with("sum", sum)), text, Exit.DONE);
  }

  private static String pawns(int centipawns) {
    return String.format("%+7.2f", centipawns / 100.0);
  }
}
