package fivefold.cli;

import fivefold.text.Diagnostic;
import fivefold.text.DiagnosticPrinter;
import java.io.PrintStream;
import java.util.OptionalInt;

/** What a running command works with: where its data goes, how it speaks, what was asked for. */
final class Context {
  private final Streams streams;
  private final PrintStream out;
  private final Paint outPaint;
  private final Paint errPaint;
  private final boolean json;
  private final Timing timing = new Timing();
  private final Progress progress;

  Context(Streams streams, PrintStream out, CommonOptions options) {
    this.streams = streams;
    this.out = out;
    this.json = options.json();
    boolean direct = out == streams.out() && streams.isTerminal(Streams.Standard.OUT);
    this.outPaint = options.color().paint(streams, direct);
    this.progress =
        new Progress(
            streams.err(), streams.isTerminal(Streams.Standard.ERR) && !direct, System::nanoTime);
    this.errPaint = options.color().paint(streams, streams.isTerminal(Streams.Standard.ERR));
  }

  Streams streams() {
    return streams;
  }

  /** For data, and nothing else: standard output, or the file named by {@code -o}. */
  PrintStream out() {
    return out;
  }

  /** For diagnostics and progress. Text from outside must go through {@link Terminal} first. */
  PrintStream err() {
    return streams.err();
  }

  Paint outPaint() {
    return outPaint;
  }

  Paint errPaint() {
    return errPaint;
  }

  boolean json() {
    return json;
  }

  Timing timing() {
    return timing;
  }

  /** For work over many games. */
  Progress progress() {
    return progress;
  }

  /** The width to draw for; empty when the data does not go to a terminal. */
  OptionalInt columns() {
    return out == streams.out() ? Terminal.columns(streams) : OptionalInt.empty();
  }

  /** Shows a finding in an input: its place, the source line with a caret, and a hint. */
  void report(Diagnostic diagnostic) {
    DiagnosticPrinter printer =
        errPaint == Paint.PLAIN ? DiagnosticPrinter.PLAIN : DiagnosticPrinter.COLORED;
    progress.clear();
    err().print(printer.print(diagnostic));
  }

  /**
   * A text of several lines as it may be printed to {@link #out()}: as it is into a file or a pipe,
   * but made harmless when it is shown on a terminal.
   */
  String shown(String text) {
    boolean terminal = out == streams.out() && streams.isTerminal(Streams.Standard.OUT);
    return terminal ? Terminal.sanitizeLines(text.replace("\r\n", "\n")) : text;
  }

  void error(String message) {
    say(errPaint.red("error: "), message);
  }

  void warn(String message) {
    say(errPaint.yellow("warning: "), message);
  }

  void note(String message) {
    say("", message);
  }

  private void say(String kind, String message) {
    progress.clear();
    err().println("fivefold: " + kind + Terminal.sanitize(message));
  }
}
