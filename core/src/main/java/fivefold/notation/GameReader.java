package fivefold.notation;

import fivefold.text.Diagnostics;
import fivefold.text.Place;
import fivefold.text.SourceText;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a stream one after the other. Only one game is in memory at a time, however
 * long the stream is.
 *
 * <p>An {@link IOException} of the stream comes out as {@link UncheckedIOException}.
 */
public final class GameReader implements Iterator<ReadResult> {
  private static final int FIRST_BUFFER = 1 << 16;

  private final String name;
  private final Reader in;
  private final ReadOptions options;
  private @Nullable Notation notation;

  // The window of the stream: read up to `to`, used up to `from`, whose line starts at `lineStart`.
  private char[] buffer = new char[FIRST_BUFFER];
  private int lineStart;
  private int from;
  private int to;
  private boolean ended;
  private int line = 1;

  private @Nullable Script next;
  private Diagnostics diagnostics;

  /**
   * @param name what to call the stream in messages
   * @param notation the notation, or null to find it out
   */
  public GameReader(String name, Reader in, @Nullable Notation notation, ReadOptions options) {
    this.name = name;
    this.in = in;
    this.notation = notation;
    this.options = options;
    this.diagnostics = new Diagnostics(options.limits().diagnostics());
  }

  /** The notation of the stream; empty before anything was read and when it can't be told. */
  public Optional<Notation> notation() {
    return Optional.ofNullable(notation);
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      next = parseNext();
    }
    return next != null;
  }

  /** The next game, replayed. */
  @Override
  public ReadResult next() {
    Script script = nextScript();
    Notation known = notation;
    if (known != null && !script.isEmpty()) {
      return Replay.play(script, options, known.strictRules(), diagnostics);
    }
    return new ReadResult(
        Optional.empty(), diagnostics.list(), diagnostics.errorCount(), diagnostics.warningCount());
  }

  /** The next game as written, not replayed; {@link #diagnostics()} tells what was found in it. */
  public Script nextScript() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    Script script = next;
    next = null;
    return script;
  }

  /** What was found in the script returned last. */
  public Diagnostics diagnostics() {
    return diagnostics;
  }

  /** The next game, or null at the end of the stream. */
  private @Nullable Script parseNext() {
    diagnostics = new Diagnostics(options.limits().diagnostics());
    while (skipBlanks()) {
      if (notation == null) {
        fillUp();
        notation = Notations.detect(new String(buffer, from, to - from)).orElse(null);
      }
      Script script = notation == null ? unknown() : parse(notation);
      if (!script.isEmpty() || !diagnostics.isEmpty()) {
        return script;
      }
    }
    return null;
  }

  /** Gives up on the whole stream, since nothing in it can be read. */
  private Script unknown() {
    diagnostics.error(
        "E_NO_GAME",
        Place.of(name),
        "this looks like no notation of 5D chess",
        "name the notation if it is one");
    from = to;
    ended = true;
    return Script.builder().build(SourceText.of(name, ""), 0);
  }

  private Script parse(Notation known) {
    int end = known.gameEnd(buffer, from, to, ended);
    while (end < 0) {
      if (to - from >= options.limits().gameChars()) {
        diagnostics.error(
            "E_LIMIT",
            Place.of(name),
            "the game at line " + line + " is longer than " + (to - from) + " characters",
            "the rest of the input was not read");
        from = to;
        ended = true;
        return Script.builder().build(SourceText.of(name, ""), 0);
      }
      fill();
      end = known.gameEnd(buffer, from, to, ended);
    }
    // The text starts with its line, so that columns are right for games that share one.
    String text = new String(buffer, lineStart, end - lineStart);
    SourceText source = SourceText.of(name, text, line);
    Script script = known.parse(source, from - lineStart, options, diagnostics);
    advance(Math.max(lineStart + script.end(), from + 1));
    return script;
  }

  /** Moves to the first character that is no blank; false at the end of the stream. */
  private boolean skipBlanks() {
    while (true) {
      int i = from;
      while (i < to && buffer[i] <= ' ' && buffer[i] != 0) {
        i++;
      }
      advance(i);
      if (from < to) {
        return true;
      }
      if (ended) {
        return false;
      }
      fill();
    }
  }

  /** Uses up the window up to an index, counting lines. */
  private void advance(int end) {
    for (int i = from; i < end; i++) {
      char c = buffer[i];
      if (c > '\r') {
        continue;
      }
      if (c == '\n' || (c == '\r' && !(i + 1 < to && buffer[i + 1] == '\n'))) {
        line++;
        lineStart = i + 1;
      }
    }
    from = end;
  }

  /** Reads at least one more character, unless the stream ends. */
  private void fill() {
    // A long line may have been used up to its middle; its start is given up rather than kept.
    if (from - lineStart > FIRST_BUFFER / 4) {
      lineStart = from;
    }
    if (lineStart > 0) {
      System.arraycopy(buffer, lineStart, buffer, 0, to - lineStart);
      from -= lineStart;
      to -= lineStart;
      lineStart = 0;
    }
    if (to == buffer.length) {
      buffer = Arrays.copyOf(buffer, buffer.length * 2);
    }
    try {
      int count = in.read(buffer, to, buffer.length - to);
      if (count < 0) {
        ended = true;
      } else {
        to += count;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads until the window is full or the stream ends. */
  private void fillUp() {
    while (!ended && to < buffer.length) {
      fill();
    }
  }
}
