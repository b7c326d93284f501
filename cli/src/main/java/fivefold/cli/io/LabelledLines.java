package fivefold.cli.io;

import fivefold.cli.io.Pipeline.Showing;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines that begin with the name of their game and a tab when there is more than one game. As games
 * arrive one by one, the lines of the first wait until a second game comes or the end is reached.
 */
public final class LabelledLines implements AutoCloseable {
  private final PrintStream out;
  private final boolean never;
  private boolean labelled;
  private @Nullable String waitingLabel;
  private final List<String> waiting = new ArrayList<>();

  public LabelledLines(PrintStream out, boolean always, boolean never) {
    this.out = out;
    this.labelled = always;
    this.never = never;
  }

  /** Prints a line about a game; only that of a game which is alone need not wait. */
  public void print(Origin origin, String text) {
    String label = origin.label();
    if (never || (origin.alone() && !labelled)) {
      out.println(text);
    } else if (labelled) {
      out.println(label + "\t" + text);
    } else if (waitingLabel == null || waitingLabel.equals(label)) {
      waitingLabel = label;
      waiting.add(text);
    } else {
      labelled = true;
      for (String line : waiting) {
        out.println(waitingLabel + "\t" + line);
      }
      out.println(label + "\t" + text);
      waiting.clear();
    }
  }

  /**
   * The lines about a game that a worker has made ready.
   *
   * @param json what {@code --json} prints instead
   */
  public Showing showing(
      Context context, Origin origin, List<JsonLine> json, List<String> lines, Exit exit) {
    return () -> {
      if (context.json()) {
        json.forEach(out::println);
      } else {
        lines.forEach(line -> print(origin, line));
      }
      return exit;
    };
  }

  @Override
  public void close() {
    waiting.forEach(out::println);
    waiting.clear();
  }
}
