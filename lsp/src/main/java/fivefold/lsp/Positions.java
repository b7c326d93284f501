package fivefold.lsp;

import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.render.Extent;
import fivefold.render.SvgRenderer;
import fivefold.render.TextRenderer;
import fivefold.rules.Budget;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** How a place in a game looks and stands: pictures small enough for a tooltip, and the verdict. */
final class Positions {
  private static final int ROWS = 3;
  private static final int COLUMNS = 4;
  private static final int SQUARE = 18;
  private static final long MOST_ACTIONS = 1_000_000;
  private static final long VERDICT_MILLIS = 300;
  private static final long COUNT_MILLIS = 300;

  private Positions() {}

  /** The boards around the last move as text. */
  static String text(Node node) {
    State turn = node.unfinished().orElse(null);
    TextRenderer renderer =
        turn == null ? TextRenderer.of(node) : TextRenderer.of(turn).highlight(turn.steps());
    return renderer.extent(part(node)).render();
  }

  /** The same boards as an SVG picture. */
  static String svg(Node node) {
    return SvgRenderer.of(node).extent(part(node)).square(SQUARE).render();
  }

  /** The timelines around the last move, and the last boards of them. */
  private static Extent part(Node node) {
    Extent all = Extent.of(node.state().multiverse());
    List<Step> steps = node.steps();
    BoardCoord last =
        steps.isEmpty()
            ? new BoardCoord(0, node.state().multiverse().present())
            : steps.get(steps.size() - 1).arrival();
    Extent rows =
        all.rows() <= ROWS ? all : all.timelines(last.timeline() - 1, last.timeline() + 1);
    int right = Math.min(rows.maxHalfTurn(), last.halfTurn() + 1);
    return rows.columns() <= COLUMNS ? rows : rows.halfTurns(right - COLUMNS + 1, right);
  }

  /** {@code checkmate}, {@code check, 12 legal actions}. */
  static String standing(State state, BooleanSupplier stop) {
    Verdict verdict = state.verdict(Budget.ofMillis(VERDICT_MILLIS).until(stop));
    String word =
        verdict == Verdict.UNKNOWN
            ? "not decided in time"
            : verdict.name().toLowerCase(Locale.ROOT);
    if (verdict == Verdict.CHECKMATE || verdict == Verdict.STALEMATE) {
      return word;
    }
    LegalActions.Count count =
        state.legalActions().count(MOST_ACTIONS, Budget.ofMillis(COUNT_MILLIS).until(stop));
    String number = String.format(Locale.ROOT, "%,d", count.atLeast()).replace(',', '\u00a0');
    return word
        + ", "
        + number
        + (count.complete() ? "" : " or more")
        + (count.atLeast() == 1 && count.complete() ? " legal action" : " legal actions");
  }
}
