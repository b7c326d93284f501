package fivefold.cli;

import fivefold.cli.command.ActionsCommand;
import fivefold.cli.command.AnalyseCommand;
import fivefold.cli.command.AnnotateCommand;
import fivefold.cli.command.CheckCommand;
import fivefold.cli.command.CliCommand;
import fivefold.cli.command.CompletionCommand;
import fivefold.cli.command.ConformanceCommand;
import fivefold.cli.command.ConvertCommand;
import fivefold.cli.command.FenCommand;
import fivefold.cli.command.GenerateCommand;
import fivefold.cli.command.HashCommand;
import fivefold.cli.command.ManCommand;
import fivefold.cli.command.MatchCommand;
import fivefold.cli.command.MergeCommand;
import fivefold.cli.command.NotationsCommand;
import fivefold.cli.command.PerftCommand;
import fivefold.cli.command.PlayCommand;
import fivefold.cli.command.PuzzlesCommand;
import fivefold.cli.command.ShowCommand;
import fivefold.cli.command.SolveCommand;
import fivefold.cli.command.SplitCommand;
import fivefold.cli.command.TreeCommand;
import fivefold.cli.command.UciCommand;
import fivefold.cli.command.VariantsCommand;
import fivefold.cli.command.VerdictCommand;
import fivefold.cli.command.WebCommand;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;

/**
 * All commands by name, in the order in which the help lists them. A command is made only when it
 * was named, so that the others don't pay for it.
 *
 * <p>Commands over a module that brings much with it, such as a database, are compiled from sources
 * of their own ({@code src/db}, {@code src/lsp}), which nothing else can come to depend on. They
 * are found by name; where the module was left out, they are missing and the rest works.
 */
final class Commands {
  private static final List<String> NAMES =
      List.of(
          "check",
          "show",
          "convert",
          "annotate",
          "merge",
          "split",
          "tree",
          "notations",
          "variants",
          "fen",
          "hash",
          "actions",
          "verdict",
          "solve",
          "puzzles",
          "perft",
          "generate",
          "conformance",
          "analyse",
          "play",
          "uci",
          "match",
          "db",
          "web",
          "lsp",
          "completion",
          "man");

  /** Those that may have been left out. */
  private static final Map<String, String> OPTIONAL =
      Map.of("db", "command.db.DbCommand", "lsp", "command.lsp.LspCommand");

  private Commands() {}

  /** Makes a command. A class and no lambdas, which take the longer to start the more there are. */
  private record Maker(String name) implements Supplier<CliCommand> {
    @Override
    public CliCommand get() {
      return make(name);
    }
  }

  private static CliCommand make(String name) {
    return switch (name) {
      case "check" -> new CheckCommand();
      case "show" -> new ShowCommand();
      case "convert" -> new ConvertCommand();
      case "annotate" -> new AnnotateCommand();
      case "merge" -> new MergeCommand();
      case "split" -> new SplitCommand();
      case "tree" -> new TreeCommand();
      case "notations" -> new NotationsCommand();
      case "variants" -> new VariantsCommand();
      case "fen" -> new FenCommand();
      case "hash" -> new HashCommand();
      case "actions" -> new ActionsCommand();
      case "verdict" -> new VerdictCommand();
      case "solve" -> new SolveCommand();
      case "puzzles" -> new PuzzlesCommand();
      case "perft" -> new PerftCommand();
      case "generate" -> new GenerateCommand();
      case "conformance" -> new ConformanceCommand();
      case "analyse" -> new AnalyseCommand();
      case "play" -> new PlayCommand();
      case "uci" -> new UciCommand();
      case "match" -> new MatchCommand();
      case "db" -> found(name);
      case "web" -> new WebCommand();
      case "lsp" -> found(name);
      case "completion" -> new CompletionCommand(Commands::tree);
      case "man" -> new ManCommand(Commands::tree);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static CliCommand found(String name) {
    String type = Commands.class.getPackageName() + "." + OPTIONAL.get(name);
    try {
      return Class.forName(type).asSubclass(CliCommand.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static Map<String, Supplier<CliCommand>> all() {
    Map<String, Supplier<CliCommand>> all = new LinkedHashMap<>();
    for (String name : NAMES) {
      if (isPresent(name)) {
        all.put(name, new Maker(name));
      }
    }
    return Collections.unmodifiableMap(all);
  }

  /** The command that is named by the first word, or all of them if it names none. */
  static Map<String, Supplier<CliCommand>> of(String[] words) {
    String name = words.length == 0 ? "" : words[0];
    return NAMES.contains(name) && isPresent(name) ? Map.of(name, new Maker(name)) : all();
  }

  /** Whether a command was not left out; it is not loaded. */
  private static boolean isPresent(String name) {
    String type = OPTIONAL.get(name);
    return type == null || Commands.class.getResource(type.replace('.', '/') + ".class") != null;
  }

  /** All commands as picocli parses them, for those that describe the others. */
  private static CommandLine tree() {
    return CommandTree.of(all());
  }
}
