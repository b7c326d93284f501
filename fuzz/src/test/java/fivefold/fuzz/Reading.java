package fivefold.fuzz;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.Limits;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.Budget;
import fivefold.text.Diagnostic;
import fivefold.text.DiagnosticPrinter;
import fivefold.text.Place;
import fivefold.text.VisibleText;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What holds for every reader and every text. */
final class Reading {
  private static final String NAME = "fuzzed";
  private static final int PRINTED = 3;

  /**
   * As usual, but with fewer findings to look at. Playing takes most of the time of a fuzzed input,
   * so only its first actions are played.
   */
  private static final Limits LIMITS =
      Limits.DEFAULT.withDiagnostics(50).withActions(Fuzzer.isRunning() ? 5 : 1000);

  private static final List<ReadOptions> MODES =
      List.of(
          ReadOptions.LENIENT.withLimits(LIMITS).withBudget(Budget.ofNodes(20)),
          ReadOptions.STRICT.withLimits(LIMITS).withBudget(Budget.ofNodes(20)),
          ReadOptions.REPAIR.withLimits(LIMITS).withBudget(Budget.ofNodes(20)));

  private Reading() {}

  /** As files are read: what is no UTF-8 becomes a sign for that. */
  static String text(byte[] data) {
    return new String(data, StandardCharsets.UTF_8);
  }

  /**
   * Reads in a notation. A kept input is read in every mode, a fuzzed one in the mode its bytes
   * pick, which is three times as fast.
   */
  static void check(Notation notation, byte[] data) {
    String text = text(data);
    int pick = Arrays.hashCode(data);
    for (int mode = 0; mode < MODES.size(); mode++) {
      if (!Fuzzer.isRunning() || Math.floorMod(pick, MODES.size()) == mode) {
        ReadOptions options = MODES.get(mode);
        ReadResult result = Clock.timed("reading", () -> Games.read(notation, NAME, text, options));
        check(result, text);
        if (mode == 0 && !result.hasErrors() && chosen(pick >> 8, 3)) {
          new RoundTrip(notation, options, chosen(pick >> 12, 7))
              .check(result.game().orElseThrow());
        }
      }
    }
  }

  /** One fuzzed input of many, every kept one. */
  private static boolean chosen(int pick, int mask) {
    return !Fuzzer.isRunning() || (pick & mask) == 0;
  }

  /** Finds out the notation, and reads all games there are. */
  static void checkDetected(byte[] data) {
    String text = text(data);
    for (Notation candidate : Notations.candidates(text)) {
      Broken.unless(candidate.reads(), "a notation that can't be read was detected");
    }
    List<ReadResult> results = new ArrayList<>();
    Clock.timed(
        "reading",
        () -> {
          Games.readAll(NAME, new StringReader(text), MODES.get(0)).forEachRemaining(results::add);
          return results;
        });
    results.forEach(result -> check(result, text));
  }

  /** The game in a text in whatever notation, as far as it could be played. */
  static Game game(byte[] data) {
    return Clock.timed("reading", () -> Games.read(NAME, text(data), MODES.get(0)))
        .game()
        .orElse(null);
  }

  private static void check(ReadResult result, String text) {
    Broken.unless(result.game().isPresent() || result.hasErrors(), "neither a game nor an error");
    int printed = 0;
    for (Diagnostic diagnostic : result.diagnostics()) {
      Broken.unless(!diagnostic.message().isBlank(), "an empty message");
      if (printed++ < PRINTED) {
        checkPlace(diagnostic.place(), text);
        checkPrinted(DiagnosticPrinter.PLAIN.print(diagnostic));
      }
    }
  }

  /** A place lies in the text it speaks of. */
  private static void checkPlace(Place place, String text) {
    if (!place.hasLine() || !place.source().equals(NAME)) {
      return;
    }
    int line = 1;
    int start = 0;
    while (line < place.line() && start < text.length()) {
      char c = text.charAt(start++);
      boolean crOfCrLf = c == '\r' && start < text.length() && text.charAt(start) == '\n';
      line += (c == '\n' || c == '\r') && !crOfCrLf ? 1 : 0;
    }
    Broken.unless(line == place.line(), "a line that does not exist");
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    Broken.unless(
        text.substring(start, end).contains(place.excerpt()), "an excerpt of something else");
    int length = text.codePointCount(start, end);
    Broken.unless(
        place.column() >= 1 && place.column() - 1 + place.length() <= length,
        "a column that does not exist");
  }

  private static void checkPrinted(String printed) {
    for (int i = 0; i < printed.length(); i++) {
      char c = printed.charAt(i);
      if (c != '\n' && !Character.isSurrogate(c) && VisibleText.isDangerous(c)) {
        throw new Broken("U+" + Integer.toHexString(c) + " was printed");
      }
    }
  }
}
