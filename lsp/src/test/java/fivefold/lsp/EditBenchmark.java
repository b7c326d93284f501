package fivefold.lsp;

import fivefold.Notations;
import fivefold.rules.Dice;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How long it takes from an edit to the findings in a game of 5 000 actions, with a server that has
 * been at work for a while; {@code bench/edits} runs it.
 */
final class EditBenchmark {
  private static final long SEED = 20_261_116;
  private static final int ACTIONS = 5_000;
  private static final int TIMELINES = 4;
  private static final int WARM_UP = 60;
  private static final int EDITS = 150;
  private static final String TYPED = "+x#~()[]{}/. >1234abcdefghNQKR=-\n!?";

  private final Dice dice = new Dice(SEED);
  private final String text;

  private EditBenchmark(String text) {
    this.text = text;
  }

  /** What to write in place of a stretch of the text. */
  private record Change(int start, int end, String with) {}

  /** Makes one of a kind of edits of the text as it was at first. */
  private interface Kind {
    Change change();
  }

  private record Row(String what, Kind kind) {}

  private List<Row> rows() {
    int head = text.indexOf("\n\n");
    return List.of(
        new Row("a comment", () -> insert("{so}")),
        new Row("a key", () -> insert("" + TYPED.charAt(dice.roll(TYPED.length())))),
        new Row("a key deleted", () -> new Change(place(), -1, "")),
        new Row(
            "a header that changes the rules, so that all is played anew",
            () -> new Change(head, head, "\n[Promotions \"" + promotions() + "\"]")));
  }

  private int place() {
    return dice.roll(text.length());
  }

  private Change insert(String typed) {
    int at = place();
    return new Change(at, at, typed);
  }

  /** Pieces in some order: each order makes positions that were never seen before. */
  private String promotions() {
    StringBuilder left = new StringBuilder("RBNDUSC");
    StringBuilder order = new StringBuilder("Q");
    while (left.length() > 0) {
      int i = dice.roll(left.length());
      order.append(',').append(left.charAt(i));
      left.deleteCharAt(i);
    }
    return order.toString();
  }

  /** Makes edits and takes each back; the times are those of the edits and of taking them back. */
  private double[] measure(Editor editor, Kind kind, int edits) {
    double[] millis = new double[edits * 2];
    for (int i = 0; i < edits; i++) {
      Change change = kind.change();
      int end = change.end() < 0 ? Math.min(text.length(), change.start() + 1) : change.end();
      String was = text.substring(change.start(), end);
      millis[2 * i] = time(editor, change.start(), end, change.with());
      millis[2 * i + 1] =
          time(editor, change.start(), change.start() + change.with().length(), was);
    }
    Arrays.sort(millis);
    return millis;
  }

  private static double time(Editor editor, int start, int end, String with) {
    long began = System.nanoTime();
    editor.edit(start, end, with);
    return (System.nanoTime() - began) / 1e6;
  }

  private void run(PrintStream out) {
    try (Editor editor = new Editor()) {
      editor.open("a.5dpgn", text);
      for (Row row : rows()) {
        measure(editor, row.kind, WARM_UP);
      }
      out.printf(
          "# Edits of a long game%n%nWritten by `bench/edits`: the time from an edit to all"
              + " findings, in a game of %,d actions with %d timelines (%,d characters), on %s with"
              + " %d processors, after %d edits of each kind to warm up. Each edit is taken back,"
              + " and that counts as well.%n%n",
          ACTIONS,
          TIMELINES,
          text.length(),
          System.getProperty("java.vm.name") + " " + System.getProperty("java.version"),
          Runtime.getRuntime().availableProcessors(),
          WARM_UP);
      out.printf("| edit | edits | median ms | 99th percentile ms | worst ms |%n");
      out.printf("|---|--:|--:|--:|--:|%n");
      for (Row row : rows()) {
        double[] millis = measure(editor, row.kind, EDITS);
        int last = millis.length - 1;
        out.printf(
            "| %s | %d | %.1f | %.1f | %.1f |%n",
            row.what, millis.length, millis[last / 2], millis[last * 99 / 100], millis[last]);
      }
      if (!editor.messages().isEmpty()) {
        throw new AssertionError(editor.messages());
      }
    }
  }

  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.ROOT);
    String text = Notations.PGN.write(LongGame.crowded(SEED, ACTIONS, TIMELINES));
    try (PrintStream out = new PrintStream(Path.of(args[0]).toFile(), StandardCharsets.UTF_8)) {
      new EditBenchmark(text).run(out);
    }
  }
}
