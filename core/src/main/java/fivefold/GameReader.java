package fivefold;

import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Replay;
import fivefold.notation.Script;
import fivefold.notation.Spans;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Place;
import fivefold.text.SourceText;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a stream one after the other. Only a window of it is in memory, however long
 * the stream is; the window grows when a game does not fit.
 *
 * <p>An {@link IOException} of the stream comes out as {@link UncheckedIOException}.
 */
public final class GameReader implements Iterator<ReadResult> {
  private static final int WINDOW = 1 << 17;

  private final int firstWindow;
  private final String name;
  private final Reader in;
  private final ReadOptions options;
  private @Nullable Notation notation;

  /** A part of the stream that starts with a line, and how far it is used. */
  private SourceText window;

  private int from;
  private boolean ended;

  private @Nullable Script next;
  private int length;
  private Diagnostics diagnostics;

  /**
   * @param name what to call the stream in messages
   * @param notation the notation, or null to find it out
   */
  public GameReader(String name, Reader in, @Nullable Notation notation, ReadOptions options) {
    this(name, in, notation, options, WINDOW);
  }

  /**
   * @param firstWindow how much to have in memory at first
   */
  private GameReader(
      String name, Reader in, @Nullable Notation notation, ReadOptions options, int firstWindow) {
    this.firstWindow = firstWindow;
    this.name = name;
    this.in = in;
    this.notation = notation;
    this.options = options;
    this.window = SourceText.of(name, "");
    this.diagnostics = new Diagnostics(options.limits().diagnostics());
  }

  /** The games of a text, of which perhaps only the first ones are wanted. */
  static GameReader ofStart(
      String name, String text, @Nullable Notation notation, ReadOptions options) {
    // One more than there is, to see at once that it ends.
    int window = Math.min(WINDOW, text.length() + 1);
    return new GameReader(name, new StringReader(text), notation, options, window);
  }

  /**
   * All games of a text. It is in memory anyway, so the window is all of it: a game that is longer
   * than the usual window need not be begun again.
   *
   * @param notation the notation, or null to find it out
   */
  public static GameReader ofAll(
      String name, String text, @Nullable Notation notation, ReadOptions options) {
    return new GameReader(name, new StringReader(text), notation, options, text.length() + 1);
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
    return nextUnplayed().play();
  }

  /**
   * The next game, read but not replayed yet. Replaying is most of the work, and other threads can
   * do it while this reader goes on.
   */
  public Unplayed nextUnplayed() {
    Script script = nextScript();
    long start = window.firstOffset() + from - length;
    return new Unplayed(script, notation, options, diagnostics, start, length);
  }

  /** A game of which only the text was read. */
  public static final class Unplayed {
    private final Script script;
    private final @Nullable Notation notation;
    private final ReadOptions options;
    private final Diagnostics found;
    private final long start;
    private final int length;

    private Unplayed(
        Script script,
        @Nullable Notation notation,
        ReadOptions options,
        Diagnostics found,
        long start,
        int length) {
      this.script = script;
      this.notation = notation;
      this.options = options;
      this.found = found;
      this.start = start;
      this.length = length;
    }

    /** Where the game's text starts in the text as a whole. */
    public long start() {
      return start;
    }

    /** The length of the game's text. */
    public int length() {
      return length;
    }

    /** The game as it is written. */
    public Script script() {
      return script;
    }

    /**
     * The game's text, for whoever replays it elsewhere, in the notation of the stream; empty for
     * what is too long or in no notation.
     */
    public String text() {
      int end = Math.min(script.end(), script.source().length());
      return script.source().text().substring(Math.max(0, end - length), end);
    }

    /** The line of the stream in which the game begins, counted from 1. */
    public int line() {
      int begin = Math.max(0, Math.min(script.end(), script.source().length()) - length);
      return script.source().place(begin, begin).line();
    }

    /** Replays the game, once. */
    public ReadResult play() {
      if (notation != null && !script.isEmpty()) {
        Spans.Builder spans = new Spans.Builder(options.spans());
        Game game = Replay.play(script, options, notation.strictRules(), found, spans);
        return ReadResult.of(game, found, spans.build());
      }
      if (!found.hasErrors()) {
        // Such as a lone parenthesis, which is only worth a warning beside moves.
        found.report(
            Code.E_NO_GAME,
            Place.of(script.source().name()),
            "there is no game in this text",
            null);
      }
      return new ReadResult(
          Optional.empty(), found.list(), found.errorCount(), found.warningCount());
    }
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
    length = 0;
    while (skipBlanks()) {
      if (notation == null) {
        notation = Notations.detect(window.text()).orElse(null);
      }
      Script script = notation == null ? unknown() : parse(notation);
      if (!script.isEmpty() || !diagnostics.isEmpty()) {
        return script;
      }
    }
    return null;
  }

  private Script parse(Notation known) {
    while (true) {
      Script script = known.parseNext(window, from, ended, options, diagnostics);
      if (script != null) {
        int start = from;
        from = Math.max(script.end(), from + 1);
        length = from - start;
        return from - start > options.limits().gameChars() ? tooLong(start) : script;
      }
      diagnostics = new Diagnostics(options.limits().diagnostics());
      if (window.length() - from > options.limits().gameChars()) {
        // Nobody knows where it ends, so nothing after it can be read.
        Script nothing = tooLong(from);
        from = window.length();
        ended = true;
        return nothing;
      }
      grow(Math.max(WINDOW, window.length() - from));
    }
  }

  private Script tooLong(int start) {
    diagnostics = new Diagnostics(options.limits().diagnostics());
    diagnostics.report(
        Code.E_LIMIT,
        window.place(start, start + 1),
        "this game is longer than " + options.limits().gameChars() + " characters",
        ended ? null : "nothing after it was read");
    return Script.builder().build(SourceText.of(name, ""), 0);
  }

  private Script unknown() {
    List<Notation> candidates = Notations.candidates(window.text());
    if (candidates.isEmpty()) {
      return giveUp(
          Code.E_NO_GAME,
          "this does not look like any notation of 5D chess",
          "name the notation if it is one of them");
    }
    StringBuilder names = new StringBuilder();
    for (Notation candidate : candidates) {
      names.append(names.length() == 0 ? "" : " or ").append(candidate.id());
    }
    return giveUp(Code.E_NOTATION_AMBIGUOUS, "this could be " + names, "name the notation");
  }

  /** Ends the stream here. */
  private Script giveUp(Code code, String message, String hint) {
    diagnostics.report(code, Place.of(name), message, hint);
    from = window.length();
    ended = true;
    return Script.builder().build(SourceText.of(name, ""), 0);
  }

  /** Moves to the first character that is no blank; false at the end of the stream. */
  private boolean skipBlanks() {
    while (true) {
      while (from < window.length() && window.charAt(from) <= ' ' && window.charAt(from) != 0) {
        from++;
      }
      if (from < window.length()) {
        return true;
      }
      if (ended) {
        return false;
      }
      grow(window.length() == 0 ? firstWindow : WINDOW);
    }
  }

  /**
   * Makes a new window of the unused part of the old one, from the start of its line, and up to so
   * many more characters.
   */
  private void grow(int more) {
    String text = window.text();
    int keep = from;
    // Games may share a line; but a line longer than a window is not worth keeping.
    while (keep > 0 && from - keep < WINDOW && !isLineEnd(text.charAt(keep - 1))) {
      keep--;
    }
    char[] buffer = new char[text.length() - keep + more + SourceText.PADDING];
    text.getChars(keep, text.length(), buffer, 0);
    int length = fill(buffer, text.length() - keep);
    int line = window.firstLine() + lines(text, keep);
    window = SourceText.ofBuffer(name, buffer, length, line, window.firstOffset() + keep);
    from -= keep;
  }

  /** How many lines end before an offset; a search for a character is much faster than a loop. */
  private static int lines(String text, int end) {
    int lines = 0;
    for (int i = text.indexOf('\n'); i >= 0 && i < end; i = text.indexOf('\n', i + 1)) {
      lines++;
    }
    for (int i = text.indexOf('\r'); i >= 0 && i < end; i = text.indexOf('\r', i + 1)) {
      lines += i + 1 < text.length() && text.charAt(i + 1) == '\n' ? 0 : 1;
    }
    return lines;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /** Reads until the buffer is full or the stream ends; returns how much is in it. */
  private int fill(char[] buffer, int start) {
    int length = start;
    int room = buffer.length - SourceText.PADDING;
    try {
      while (length < room) {
        int count = in.read(buffer, length, room - length);
        if (count < 0) {
          ended = true;
          break;
        }
        length += count;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return length;
  }
}
