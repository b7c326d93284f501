package fivefold.lsp;

import fivefold.lsp.Outline.ActionText;
import fivefold.lsp.Outline.Item;
import fivefold.lsp.Outline.Variation;
import fivefold.notation.Script.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SelectionRange;
import org.jspecify.annotations.Nullable;

/** What lies in what: folding, growing selections, and the way out of a variation. */
final class Shapes {
  /** A client unpacks nested selections by recursion. */
  private static final int DEEPEST = 100;

  private Shapes() {}

  /** Headers, comments of several lines, variations; whole games where there are several. */
  static List<FoldingRange> folds(Reading reading) {
    List<FoldingRange> folds = new ArrayList<>();
    for (WrittenGame game : reading.games()) {
      if (reading.games().size() > 1) {
        fold(reading, game.start(), game.end(), FoldingRangeKind.Region, folds);
      }
      int headStart = -1;
      int headEnd = -1;
      for (Item item : game.outline().items()) {
        if (item.event() == Event.HEADER || item.event() == Event.BOARD) {
          headStart = headStart < 0 ? item.start() : headStart;
          headEnd = item.end();
        } else if (item.event() == Event.COMMENT) {
          fold(reading, item.start(), item.end(), FoldingRangeKind.Comment, folds);
        }
      }
      if (headStart >= 0) {
        fold(reading, headStart, headEnd, FoldingRangeKind.Region, folds);
      }
      for (Variation variation : game.outline().variations()) {
        fold(reading, variation.start(), variation.end(), FoldingRangeKind.Region, folds);
      }
    }
    return folds;
  }

  private static void fold(
      Reading reading, int start, int end, String kind, List<FoldingRange> folds) {
    int from = reading.lines().line(start);
    int to = reading.lines().line(Math.max(start, trimmed(reading.text(), end) - 1));
    if (from < to) {
      FoldingRange range = new FoldingRange(from, to);
      range.setKind(kind);
      folds.add(range);
    }
  }

  private static int trimmed(String text, int end) {
    int at = end;
    while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  /** From the smallest thing around an offset to the whole text. */
  static SelectionRange selection(Reading reading, int offset) {
    List<int[]> around = new ArrayList<>();
    around.add(new int[] {0, reading.text().length()});
    WrittenGame game = reading.gameAt(offset).orElse(null);
    if (game != null) {
      around.add(new int[] {game.start(), game.end()});
      for (Variation variation : game.outline().variations()) {
        around.add(new int[] {variation.start(), variation.end()});
      }
      List<ActionText> actions = game.outline().actions();
      for (int i = 0; i < actions.size(); i++) {
        ActionText action = actions.get(i);
        around.add(new int[] {action.start(), action.end()});
        if (i + 1 < actions.size() && actions.get(i + 1).continues(action)) {
          around.add(new int[] {action.start(), actions.get(i + 1).end()});
        }
      }
      Item item = game.outline().itemAt(offset);
      if (item != null) {
        around.add(new int[] {item.start(), item.end()});
        around.add(new int[] {item.inner(), item.innerEnd()});
        around.add(new int[] {item.value(), item.valueEnd()});
      }
    }
    around.removeIf(range -> range[0] < 0 || range[0] > offset || offset > range[1]);
    around.sort(
        Comparator.<int[]>comparingInt(range -> range[1] - range[0])
            .reversed()
            .thenComparingInt(range -> range[0]));
    return nested(reading, around);
  }

  private static SelectionRange nested(Reading reading, List<int[]> around) {
    SelectionRange outer = null;
    int[] last = {-1, -1};
    int first = Math.max(0, around.size() - DEEPEST);
    for (int[] range : around.subList(first, around.size())) {
      boolean inside = outer == null || (range[0] >= last[0] && range[1] <= last[1]);
      boolean same = range[0] == last[0] && range[1] == last[1];
      if (inside && !same) {
        SelectionRange inner = new SelectionRange();
        inner.setRange(reading.lines().range(range[0], range[1]));
        inner.setParent(outer);
        outer = inner;
        last = range;
      }
    }
    return outer == null ? new SelectionRange(reading.lines().range(0, 0), null) : outer;
  }

  /** The action that the variation around an offset comes after; null in the main line. */
  static @Nullable Location parent(Reading reading, String uri, int offset) {
    WrittenGame game = reading.gameAt(offset).orElse(null);
    if (game == null) {
      return null;
    }
    int variation = game.outline().variationAt(offset);
    if (variation == Outline.MAIN) {
      return null;
    }
    int after = game.outline().variations().get(variation).after();
    if (after < 0) {
      return new Location(uri, reading.lines().range(game.start(), game.start()));
    }
    ActionText action = game.outline().actions().get(after);
    return new Location(uri, reading.lines().range(action.start(), action.end()));
  }
}
