package fivefold.cli;

import fivefold.cli.command.CliCommand;
import fivefold.cli.io.Streams;
import fivefold.cli.io.Streams.Standard;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Runs a command line in this process and keeps what it printed: {@code
 * CliRunner.fivefold("--help")}, or with an input, a terminal, an environment or other commands
 * {@code new CliRunner().stdin("…").run("hash")}.
 */
public final class CliRunner {
  private final Map<String, Supplier<CliCommand>> commands;
  private final Map<String, String> environment = new HashMap<>();
  private final Set<Standard> terminals = EnumSet.noneOf(Standard.class);
  private InputStream in = InputStream.nullInputStream();

  /** What a run left behind; line ends are those of the platform. */
  public record Result(int status, String out, String err) {}

  public CliRunner() {
    this(Commands.all());
  }

  public CliRunner(Map<String, Supplier<CliCommand>> commands) {
    this.commands = commands;
  }

  public static Result fivefold(String... args) {
    return new CliRunner().run(args);
  }

  public CliRunner stdin(String text) {
    return stdin(text.getBytes(StandardCharsets.UTF_8));
  }

  public CliRunner stdin(byte[] bytes) {
    in = new ByteArrayInputStream(bytes);
    return this;
  }

  public CliRunner terminal(Standard... streams) {
    terminals.addAll(Set.of(streams));
    return this;
  }

  public CliRunner environment(String name, String value) {
    environment.put(name, value);
    return this;
  }

  public Result run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            in,
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            terminals,
            environment);
    int status = Cli.run(streams, commands, args);
    return new Result(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
