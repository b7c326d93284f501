package fivefold.cli.io;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Set;

/**
 * The process as seen from a command: its three streams, which of them are a terminal, and its
 * environment. Tests make their own.
 */
public record Streams(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Set<Standard> terminals,
    Map<String, String> environment) {

  /** The standard streams, numbered as the system numbers them. */
  public enum Standard {
    IN,
    OUT,
    ERR
  }

  public Streams {
    terminals = Set.copyOf(terminals);
    environment = Map.copyOf(environment);
  }

  public boolean isTerminal(Standard stream) {
    return terminals.contains(stream);
  }

  /** An environment variable, empty when it is not set. */
  public String variable(String name) {
    return environment.getOrDefault(name, "");
  }
}
