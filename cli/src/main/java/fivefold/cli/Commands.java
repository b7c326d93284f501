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
  private static final Map<String, Supplier<CliCommand>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("check", CheckCommand::new);
    ALL.put("show", ShowCommand::new);
    ALL.put("convert", ConvertCommand::new);
    ALL.put("annotate", AnnotateCommand::new);
    ALL.put("merge", MergeCommand::new);
    ALL.put("split", SplitCommand::new);
    ALL.put("tree", TreeCommand::new);
    ALL.put("notations", NotationsCommand::new);
    ALL.put("variants", VariantsCommand::new);
    ALL.put("fen", FenCommand::new);
    ALL.put("hash", HashCommand::new);
    ALL.put("actions", ActionsCommand::new);
    ALL.put("verdict", VerdictCommand::new);
    ALL.put("solve", SolveCommand::new);
    ALL.put("puzzles", PuzzlesCommand::new);
    ALL.put("perft", PerftCommand::new);
    ALL.put("generate", GenerateCommand::new);
    ALL.put("conformance", ConformanceCommand::new);
    ALL.put("analyse", AnalyseCommand::new);
    ALL.put("play", PlayCommand::new);
    ALL.put("uci", UciCommand::new);
    ALL.put("match", MatchCommand::new);
    putIfPresent("db", "command.db.DbCommand");
    ALL.put("web", WebCommand::new);
    putIfPresent("lsp", "command.lsp.LspCommand");
    ALL.put("completion", () -> new CompletionCommand(Commands::tree));
    ALL.put("man", () -> new ManCommand(Commands::tree));
  }

  private Commands() {}

  /** Adds a command that may have been left out, without loading it. */
  private static void putIfPresent(String name, String type) {
    if (Commands.class.getResource(type.replace('.', '/') + ".class") != null) {
      ALL.put(name, () -> make(Commands.class.getPackageName() + "." + type));
    }
  }

  private static CliCommand make(String type) {
    try {
      return Class.forName(type).asSubclass(CliCommand.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static Map<String, Supplier<CliCommand>> all() {
    return Collections.unmodifiableMap(ALL);
  }

  /** All commands as picocli parses them, for those that describe the others. */
  private static CommandLine tree() {
    return CommandTree.of(ALL);
  }
}
