package fivefold.cli.command;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.IoProblem;
import fivefold.cli.io.OutputFile;
import fivefold.cli.io.Terminal;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.LevelOption;
import fivefold.cli.option.Names;
import fivefold.cli.option.ThinkingTime;
import fivefold.cli.option.ThreadsOption;
import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Level;
import fivefold.engine.Limits;
import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.render.TextRenderer;
import fivefold.rules.Verdict;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "play",
    description = {
      "Play against the engine in the terminal.",
      "Type actions in any notation, or one of: undo, hint, show, resign, save FILE, quit."
    },
    footer = {
      "  fivefold play",
      "  fivefold play --variant Small --side black --level 3",
    })
public final class PlayCommand extends CliCommand {
  private static final String HELP =
      "an action such as Nf3 or (0T3)Nf3>>(0T1)f5, or undo, hint, show, resign, save FILE, quit";

  @Mixin private LevelOption level = new LevelOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "The variant to play (default: Standard).")
  private String variant = Variants.STANDARD;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "The side you play, white or black (default: white).")
  private String side = "white";

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = ThinkingTime.Converter.class,
      description = "How long the engine may think about an action (default: 2s).")
  private @Nullable ThinkingTime time;

  @Override
  public Exit run(Context context) throws IOException {
    Color mine = side();
    Level strength = level.level();
    Engine engine = threads.engine();
    Variant start = Names.playable(variant);
    Game game = Game.of(start.start(), start.name());
    BufferedReader in =
        new BufferedReader(new InputStreamReader(context.streams().in(), StandardCharsets.UTF_8));
    Node node = game.root();
    show(context, node);
    while (!isOver(context, node)) {
      if (node.state().mover() != mine) {
        node = answer(context, engine, node, strength);
        continue;
      }
      context.out().print(node.state().mover() == Color.WHITE ? "White> " : "Black> ");
      context.out().flush();
      String line = in.readLine();
      if (line == null || line.strip().equals("quit")) {
        return Exit.DONE;
      }
      if (line.strip().equals("resign")) {
        node.setResult(mine == Color.WHITE ? Result.BLACK_WINS : Result.WHITE_WINS);
        context.out().println("You resigned.");
        askToSave(context, in, game);
        return Exit.DONE;
      }
      node = command(context, engine, game, node, mine, line.strip());
    }
    askToSave(context, in, game);
    return Exit.DONE;
  }

  private Color side() {
    return switch (side.toLowerCase(Locale.ROOT)) {
      case "white", "w" -> Color.WHITE;
      case "black", "b" -> Color.BLACK;
      default -> throw new UsageException("--side must be white or black");
    };
  }

  /** After the game it can still be saved. */
  private static void askToSave(Context context, BufferedReader in, Game game) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.strip().startsWith("save ")) {
        save(context, game, line.strip().substring(5).strip());
      } else if (!line.isBlank()) {
        return;
      }
    }
  }

  private Node command(
      Context context, Engine engine, Game game, Node node, Color mine, String line) {
    if (line.isEmpty() || line.equals("help")) {
      context.out().println(HELP);
    } else if (line.equals("show")) {
      show(context, node);
    } else if (line.equals("undo")) {
      return undo(context, node, mine);
    } else if (line.equals("hint")) {
      Analysis analysis = engine.analyse(node.state(), limits(), progress -> {});
      context.out().println("hint: " + analysis.lines().get(0).first());
    } else if (line.equals("save") || line.startsWith("save ")) {
      save(context, game, line.substring(4).strip());
    } else {
      Insertion played = node.play(line);
      if (played instanceof Insertion.Refused refused) {
        context.out().println(Terminal.sanitize(refused.refusal().message()));
      } else {
        return played.orThrow();
      }
    }
    return node;
  }

  /** Takes back the last action of the player and the engine's answer to it. */
  private static Node undo(Context context, Node node, Color mine) {
    Node at = node.parent().orElse(node);
    while (at.state().mover() != mine && at.parent().isPresent()) {
      at = at.parent().get();
    }
    if (at == node || at.state().mover() != mine) {
      context.out().println("there is nothing to take back");
      return node;
    }
    List.copyOf(at.children()).forEach(Node::delete);
    show(context, at);
    return at;
  }

  private Node answer(Context context, Engine engine, Node node, Level strength) {
    Analysis analysis = strength.play(engine, node.state(), limits(), progress -> {});
    Node next = node.play(analysis.lines().get(0).first()).orThrow();
    show(context, next);
    context.out().println("I play " + next.action());
    return next;
  }

  private Limits limits() {
    return Limits.ofMillis(time == null ? 2000 : time.millis());
  }

  private static void show(Context context, Node node) {
    TextRenderer renderer = TextRenderer.of(node).compact();
    context.out().print(renderer.render());
  }

  private static boolean isOver(Context context, Node node) {
    Verdict verdict = node.state().verdict();
    if (verdict == Verdict.CHECKMATE) {
      boolean black = node.state().mover() == Color.WHITE;
      node.setResult(black ? Result.BLACK_WINS : Result.WHITE_WINS);
      context.out().println("Checkmate, " + (black ? "Black" : "White") + " wins.");
    } else if (verdict == Verdict.STALEMATE) {
      node.setResult(Result.DRAW);
      context.out().println("Stalemate.");
    } else {
      if (verdict == Verdict.CHECK || verdict == Verdict.SOFTMATE) {
        context.out().println(verdict == Verdict.CHECK ? "Check!" : "Softmate!");
      }
      return false;
    }
    return true;
  }

  private static void save(Context context, Game game, String name) {
    if (name.isEmpty()) {
      context.out().println("save where? for example: save game.5dpgn");
      return;
    }
    try (OutputFile file = OutputFile.create(name)) {
      file.out().print(Notations.PGN.write(game));
      file.commit();
      context.out().println("saved to " + Terminal.sanitize(name));
    } catch (IOException e) {
      context.error(name + ": " + IoProblem.describe(e));
    }
  }
}
