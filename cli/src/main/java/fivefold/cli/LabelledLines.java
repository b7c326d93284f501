package fivefold.cli;

import fivefold.cli.Pipeline.Showing;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines that begin with the name of their game and a tab when there is more than one game. As games
 * arrive one by one, the lines of the first wait until a second game comes or the end is reached.
 */
final class LabelledLines implements AutoCloseable {
  private final PrintStream out;
  private final boolean never;
  private boolean labelled;
  private @Nullable String waitingLabel;
  private final List<String> waiting = new ArrayList<>();

  LabelledLines(PrintStream out, boolean always, boolean never) {
    this.out = out;
    this.labelled = always;
    this.never = never;
  }

  /** The name of a game: that of its file, with {@code #2} for the second game in it, and so on. */
  static String label(String file, int number) {
    return Terminal.sanitize(number <= 1 ? file : file + "#" + number);
  }

  /** Prints a line about a game; games of a file are numbered from 1. */
  void print(String file, int number, String text) {
    String label = label(file, number);
    if (never) {
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

  /** Like {@link #print(String, int, String)}; lines of a game that is alone do not wait. */
  void print(GameOptions.Read read, String text) {
    if (read.alone() && !labelled) {
      out.println(text);
    } else {
      print(read.file(), read.number(), text);
    }
  }

  /**
   * The lines about a game that a worker has made ready.
   *
   * @param json what {@code --json} prints instead
   */
  Showing showing(
      Context context, GameOptions.Read read, List<JsonLine> json, List<String> lines, Exit exit) {
    return () -> {
      if (context.json()) {
        json.forEach(out::println);
      } else {
        lines.forEach(line -> print(read, line));
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
