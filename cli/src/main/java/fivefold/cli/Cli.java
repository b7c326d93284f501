package fivefold.cli;

import fivefold.cli.command.CliCommand;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.IoProblem;
import fivefold.cli.io.OutputFile;
import fivefold.cli.io.OutputLostException;
import fivefold.cli.io.Paint;
import fivefold.cli.io.Streams;
import fivefold.cli.io.Terminal;
import fivefold.cli.io.UsageException;
import fivefold.cli.io.Version;
import fivefold.text.Suggestions;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Parses a command line, runs its command, and turns every way this can end into a status. */
final class Cli {
  private final Streams streams;
  private final Map<String, Supplier<CliCommand>> commands;

  private Cli(Streams streams, Map<String, Supplier<CliCommand>> commands) {
    this.streams = streams;
    this.commands = commands;
  }

  /** Runs the command line and returns its exit status; never throws, never ends the JVM. */
  static int run(Streams streams, Map<String, Supplier<CliCommand>> commands, String... args) {
    Exit exit;
    try {
      exit = new Cli(streams, commands).dispatch(args);
      streams.out().flush();
    } catch (OutputLostException e) {
      exit = e.isClosedPipe() ? Exit.DONE : Exit.UNREADABLE;
      if (!e.isClosedPipe()) {
        streams.err().println("fivefold: error: cannot write the output: " + e.getMessage());
      }
    } catch (OutOfMemoryError e) {
      exit = Exit.UNREADABLE;
      streams
          .err()
          .println("fivefold: error: out of memory; set FIVEFOLD_JAVA_OPTS=-Xmx4g to allow more");
    } catch (Throwable t) {
      exit = bug(streams, t);
    }
    streams.err().flush();
    return exit.code();
  }

  private Exit dispatch(String[] args) throws IOException {
    String[] words = helpAsOption(args);
    CliCommand plain = withFilesOnly(words);
    if (plain != null) {
      try {
        return execute(plain);
      } catch (UsageException e) {
        return wrongUsage("fivefold " + words[0], WrongUsage.of(e));
      }
    }
    CommandLine root = CommandTree.of(words.length > 0 ? only(words[0]) : commands);
    ParseResult parsed;
    try {
      parsed = root.parseArgs(words);
    } catch (ParameterException e) {
      return wrongUsage(name(e.getCommandLine()), WrongUsage.of(e));
    }
    if (parsed.isVersionHelpRequested()) {
      streams.out().println(Version.line());
      return Exit.DONE;
    }
    ParseResult last = parsed;
    boolean asksForHelp = parsed.isUsageHelpRequested();
    while (last.hasSubcommand()) {
      last = last.subcommand();
      asksForHelp |= last.isUsageHelpRequested();
    }
    CommandLine line = last.commandSpec().commandLine();
    if (asksForHelp) {
      line.usage(streams.out(), helpColours(line));
      return Exit.DONE;
    }
    if (!(line.getCommand() instanceof CliCommand command)) {
      line.usage(streams.err(), Help.defaultColorScheme(Help.Ansi.OFF));
      return Exit.USAGE;
    }
    try {
      return execute(command);
    } catch (UsageException e) {
      return wrongUsage(name(line), WrongUsage.of(e));
    }
  }

  /**
   * The command of a command line with files and nothing else, if it understands that by itself:
   * picocli's reflection takes as long as drawing a position.
   */
  private @Nullable CliCommand withFilesOnly(String[] words) {
    Supplier<CliCommand> maker = words.length < 2 ? null : commands.get(words[0]);
    if (maker == null) {
      return null;
    }
    for (String word : words) {
      if (word.isEmpty() || word.startsWith("-")) {
        return null;
      }
    }
    CliCommand command = maker.get();
    return command.takeFiles(Arrays.asList(words).subList(1, words.length)) ? command : null;
  }

  private Exit execute(CliCommand command) throws IOException {
    String output = command.common().output();
    if (output == null || command.writesFiles()) {
      return execute(command, context(command, streams.out()));
    }
    try (OutputFile file = OutputFile.create(output)) {
      Exit exit = execute(command, context(command, file.out()));
      // A command that failed before it had anything to say must not empty an older file.
      if (exit == Exit.DONE || (exit.compareTo(Exit.UNDECIDED) <= 0 && file.isWrittenTo())) {
        file.commit();
      }
      return exit;
    } catch (OutputLostException e) {
      return unwritten(output, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      return unwritten(output, IoProblem.describe(e));
    }
  }

  private Context context(CliCommand command, PrintStream out) {
    return new Context(streams, out, command.common().json(), command.common().color());
  }

  private Exit unwritten(String output, String reason) {
    String message = Terminal.sanitize(output + ": cannot be written: " + reason);
    streams.err().println("fivefold: error: " + message);
    return Exit.UNREADABLE;
  }

  private static Exit execute(CliCommand command, Context context) {
    try {
      return command.run(context);
    } catch (IOException e) {
      context.error(IoProblem.describe(e));
      return Exit.UNREADABLE;
    } finally {
      context.progress().clear();
      if (command.common().timing()) {
        context.timing().print(context.err());
      }
    }
  }

  /** {@code fivefold help show} is {@code fivefold show --help}. */
  private static String[] helpAsOption(String[] args) {
    if (args.length == 0 || !args[0].equals("help")) {
      return args;
    }
    List<String> words = new ArrayList<>(Arrays.asList(args).subList(1, args.length));
    words.add("--help");
    return words.toArray(String[]::new);
  }

  /** Only the command that was named, if it exists: setting up the others would take time. */
  private Map<String, Supplier<CliCommand>> only(String name) {
    Supplier<CliCommand> command = commands.get(name);
    return command == null ? commands : Map.of(name, command);
  }

  private Help.ColorScheme helpColours(CommandLine line) {
    Paint.When color =
        line.getCommand() instanceof CliCommand command
            ? command.common().color()
            : Paint.When.AUTO;
    Paint paint = color.on(streams, streams.isTerminal(Streams.Standard.OUT));
    return Help.defaultColorScheme(paint == Paint.PLAIN ? Help.Ansi.OFF : Help.Ansi.ON);
  }

  private static String name(CommandLine line) {
    return line.getCommandSpec().qualifiedName();
  }

  private Exit wrongUsage(String name, WrongUsage wrong) {
    streams.err().println(name + ": " + Terminal.sanitize(wrong.message()));
    String hint = Suggestions.didYouMean(wrong.suggestions());
    if (hint != null) {
      streams.err().println(hint);
    }
    streams.err().println("try '" + name + " --help'");
    return Exit.USAGE;
  }

  private static Exit bug(Streams streams, Throwable t) {
    streams.err().println("fivefold: internal error: " + Terminal.sanitize(String.valueOf(t)));
    if (streams.variable("FIVEFOLD_DEBUG").isEmpty()) {
      streams
          .err()
          .println("this is a bug in fivefold; set FIVEFOLD_DEBUG=1 to see where it happened");
    } else {
      t.printStackTrace(streams.err());
    }
    return Exit.BUG;
  }
}
