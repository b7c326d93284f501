package fivefold.lsp;

import fivefold.lsp.Outline.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokensLegend;

/** What each word of a text is, as numbers: line and column as steps, length, kind, modifiers. */
final class TokenColors {
  private static final List<String> KINDS =
      List.of(
          SemanticTokenTypes.Property,
          SemanticTokenTypes.String,
          SemanticTokenTypes.Comment,
          SemanticTokenTypes.Number,
          SemanticTokenTypes.Function,
          SemanticTokenTypes.Keyword,
          SemanticTokenTypes.Operator);

  static final SemanticTokensLegend LEGEND =
      new SemanticTokensLegend(KINDS, List.of(SemanticTokenModifiers.Deprecated));

  private final Reading reading;
  private final List<int[]> tokens = new ArrayList<>();

  private TokenColors(Reading reading) {
    this.reading = reading;
  }

  /** The tokens that lie between two offsets. */
  static List<Integer> of(Reading reading, int from, int to) {
    TokenColors colors = new TokenColors(reading);
    for (WrittenGame game : reading.games()) {
      for (Item item : game.outline().items()) {
        if (item.start() <= to && from <= item.end()) {
          colors.add(game, item);
        }
      }
    }
    return colors.encoded();
  }

  private void add(WrittenGame game, Item item) {
    switch (item.event()) {
      case HEADER -> {
        add(item.inner(), item.innerEnd(), SemanticTokenTypes.Property, false);
        if (item.value() >= 0) {
          add(item.value() - 1, item.valueEnd() + 1, SemanticTokenTypes.String, false);
        }
      }
      case BOARD -> add(item.start(), item.end(), SemanticTokenTypes.String, false);
      case COMMENT -> add(item.start(), item.end(), SemanticTokenTypes.Comment, false);
      case TURN, PRESENT, NEW_PRESENT ->
          add(item.start(), item.end(), SemanticTokenTypes.Number, false);
      case MOVE -> {
        // What could not be played is struck through.
        boolean played = game.moveFrom(item.start()).isPresent();
        add(item.start(), item.end(), SemanticTokenTypes.Function, !played);
      }
      case RESULT -> add(item.start(), item.end(), SemanticTokenTypes.Keyword, false);
      case OPEN, CLOSE, NEW_LINE, EVALUATION ->
          add(item.start(), item.end(), SemanticTokenTypes.Operator, false);
      case BROKEN -> {}
    }
  }

  /** A token for each line of a stretch, as the protocol wants it. */
  private void add(int start, int end, String kind, boolean unplayed) {
    Lines lines = reading.lines();
    int last = lines.line(Math.max(start, end - 1));
    for (int line = lines.line(start); line <= last; line++) {
      int from = Math.max(start, lines.start(line));
      int to = Math.min(end, lines.end(line));
      if (from < to) {
        tokens.add(
            new int[] {
              line, from - lines.start(line), to - from, KINDS.indexOf(kind), unplayed ? 1 : 0
            });
      }
    }
  }

  private List<Integer> encoded() {
    tokens.sort(Comparator.<int[]>comparingInt(token -> token[0]).thenComparingInt(t -> t[1]));
    List<Integer> data = new ArrayList<>(tokens.size() * 5);
    int line = 0;
    int column = 0;
    for (int[] token : tokens) {
      boolean overlaps = token[0] == line && token[1] < column;
      if (overlaps && !data.isEmpty()) {
        continue;
      }
      data.add(token[0] - line);
      data.add(token[0] == line ? token[1] - column : token[1]);
      data.add(token[2]);
      data.add(token[3]);
      data.add(token[4]);
      line = token[0];
      column = token[1];
    }
    return data;
  }
}
