package fivefold.cli.io;

import fivefold.text.Diagnostic;
import fivefold.text.DiagnosticPrinter;
import java.io.PrintStream;
import java.util.OptionalInt;

/** What a running command works with: where its data goes, how it speaks, what was asked for. */
public final class Context {
  private final Streams streams;
  private final PrintStream out;
  private final Paint outPaint;
  private final Paint errPaint;
  private final boolean json;
  private final Timing timing = new Timing();
  private final Progress progress;

  /** Whether a text of several lines was printed. */
  private boolean hasText;

  public Context(Streams streams, PrintStream out, boolean json, Paint.When color) {
    this.streams = streams;
    this.out = out;
    this.json = json;
    boolean direct = out == streams.out() && streams.isTerminal(Streams.Standard.OUT);
    this.outPaint = color.on(streams, direct);
    this.progress =
        new Progress(
            streams.err(), streams.isTerminal(Streams.Standard.ERR) && !direct, System::nanoTime);
    this.errPaint = color.on(streams, streams.isTerminal(Streams.Standard.ERR));
  }

  public Streams streams() {
    return streams;
  }

  /** For data, and nothing else: standard output, or the file named by {@code -o}. */
  public PrintStream out() {
    return out;
  }

  /** For diagnostics and progress. Text from outside must go through {@link Terminal} first. */
  public PrintStream err() {
    return streams.err();
  }

  public Paint outPaint() {
    return outPaint;
  }

  public Paint errPaint() {
    return errPaint;
  }

  public boolean json() {
    return json;
  }

  public Timing timing() {
    return timing;
  }

  /** For work over many games. */
  public Progress progress() {
    return progress;
  }

  /** The width to draw for; empty when the data does not go to a terminal. */
  public OptionalInt columns() {
    return out == streams.out() ? Terminal.columns(streams) : OptionalInt.empty();
  }

  /** Shows a finding in an input: its place, the source line with a caret, and a hint. */
  public void report(Diagnostic diagnostic) {
    DiagnosticPrinter printer =
        errPaint == Paint.PLAIN ? DiagnosticPrinter.PLAIN : DiagnosticPrinter.COLORED;
    progress.clear();
    err().print(printer.print(diagnostic));
  }

  /**
   * Prints a text of several lines, such as a game, after an empty line if there was one before: as
   * it is into a file or a pipe, but made harmless when it is shown on a terminal.
   */
  public void printText(String text) {
    beginText();
    boolean terminal = out == streams.out() && streams.isTerminal(Streams.Standard.OUT);
    out.print(terminal ? Terminal.sanitizeLines(text.replace("\r\n", "\n")) : text);
  }

  /** Prints an empty line between a text and the one before. */
  public void beginText() {
    if (hasText) {
      out.print('\n');
    }
    hasText = true;
  }

  public void error(String message) {
    say(errPaint.red("error: "), message);
  }

  public void warn(String message) {
    say(errPaint.yellow("warning: "), message);
  }

  public void note(String message) {
    say("", message);
  }

  private void say(String kind, String message) {
    progress.clear();
    err().println("fivefold: " + kind + Terminal.sanitize(message));
  }
}
