package fivefold.lsp;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Spans;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.notation.WrittenMove;
import fivefold.rules.Budget;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes games anew with every mark computed, as {@code annotate} does. A game with an error, or
 * one that would not come back the same, stays as it is: an editor must not lose a word.
 */
final class Formatting {
  private static final WriteOptions OPTIONS =
      WriteOptions.DEFAULT
          .withComments(WriteOptions.Comments.IN_PLACE)
          .withBudget(Budget.ofNodes(4_000));

  private Formatting() {}

  static List<Edit> of(Reading reading, int from, int to) {
    List<Edit> edits = new ArrayList<>();
    for (WrittenGame game : reading.games()) {
      if (game.start() <= to && from <= game.end()) {
        for (Edit edit : edits(reading.text(), game)) {
          if (edit.start() <= to && from <= edit.end()) {
            edits.add(edit);
          }
        }
      }
    }
    return edits;
  }

  /** The edits of one game, move by move. */
  private static List<Edit> edits(String text, WrittenGame written) {
    Notation notation = written.notation();
    Game game = written.result().game().orElse(null);
    Spans spans = written.result().spans().orElse(null);
    boolean known = notation == Notations.PGN || notation == Notations.BRANCHED;
    if (!known || notation == null || game == null || spans == null) {
      return List.of();
    }
    Written output = notation.write(game, OPTIONS);
    String target = output.text();
    ReadResult back = Games.read(notation, "text", target, ReadOptions.LENIENT.withSpans());
    boolean same = back.game().isPresent() && back.game().get().equals(game);
    if (written.result().hasErrors() || !output.isLossless() || !same) {
      return List.of();
    }
    // The blanks between games belong to nobody.
    int end = written.end();
    while (end > written.start() && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    boolean lineEnds = end < text.length();
    String wanted = lineEnds ? target.stripTrailing() : target;
    return pieces(text, written.start(), end, spans, wanted, back.spans().orElseThrow());
  }

  /**
   * What changes between the starts of two moves, for each pair; all in one where the moves don't
   * stand in the same order.
   */
  private static List<Edit> pieces(
      String text, int start, int end, Spans spans, String wanted, Spans wantedSpans) {
    List<WrittenMove> old = spans.moves();
    List<WrittenMove> fresh = wantedSpans.moves();
    boolean aligned = old.size() == fresh.size();
    for (int i = 0; aligned && i < old.size(); i++) {
      aligned =
          old.get(i).node().depth() == fresh.get(i).node().depth()
              && old.get(i).step().ply().equals(fresh.get(i).step().ply());
    }
    List<Edit> edits = new ArrayList<>();
    int from = start;
    int wantedFrom = 0;
    for (int i = 0; aligned && i < old.size(); i++) {
      int next = (int) old.get(i).span().offset();
      int wantedNext = (int) fresh.get(i).span().offset();
      add(text, new Edit(from, next, wanted.substring(wantedFrom, wantedNext)), edits);
      from = next;
      wantedFrom = wantedNext;
    }
    add(text, new Edit(from, end, wanted.substring(wantedFrom)), edits);
    return edits;
  }

  private static void add(String text, Edit edit, List<Edit> edits) {
    if (edit.changes(text)) {
      edits.add(edit.trimmed(text));
    }
  }
}
