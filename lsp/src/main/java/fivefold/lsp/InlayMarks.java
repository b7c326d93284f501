package fivefold.lsp;

import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.engine.Score;
import fivefold.game.Node;
import fivefold.lsp.Outline.ActionText;
import fivefold.model.Color;
import fivefold.notation.CheckSigns;
import fivefold.notation.WrittenMove;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What a text does not say behind its actions: check and mate, and who stands better. */
final class InlayMarks {
  private static final Budget VERDICT = Budget.ofMillis(50);
  private static final long THINKING_NODES = 1_500;
  private static final int MOST_EVALUATIONS = 80;
  private static final int KEPT = 4_096;

  private final Engine engine = new Engine();

  /** Opinions by the key of the position. */
  private final Map<Object, String> evaluations =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, String> eldest) {
          return size() > KEPT;
        }
      };

  /** The hints between two offsets. */
  List<InlayHint> of(Reading reading, int from, int to, Settings settings, BooleanSupplier stop) {
    List<InlayHint> hints = new ArrayList<>();
    int evaluated = 0;
    for (WrittenGame game : reading.games()) {
      for (ActionText action : game.outline().actions()) {
        int last = action.moves().size() - 1;
        int end = action.moveEnds().get(last);
        if (end < from || action.start() > to || stop.getAsBoolean()) {
          continue;
        }
        WrittenMove move = game.moveFrom(action.moves().get(last)).orElse(null);
        if (move == null || !move.submitted()) {
          continue;
        }
        State state = move.node().state();
        String written = reading.text().substring(action.start(), end);
        String label = settings.inlayMarks() ? mark(state, written, stop) : "";
        if (settings.inlayEvaluation() && evaluated < MOST_EVALUATIONS) {
          evaluated++;
          label += (label.isEmpty() ? "" : " ") + evaluation(move.node(), stop);
        }
        if (!label.isBlank()) {
          InlayHint hint =
              new InlayHint(reading.lines().position(end), Either.forLeft(label.strip()));
          hint.setPaddingLeft(true);
          hints.add(hint);
        }
      }
    }
    return hints;
  }

  /** What the action did to the opponent, unless the right sign says it. */
  private static String mark(State state, String written, BooleanSupplier stop) {
    if (!state.inCheck()) {
      return "";
    }
    Verdict verdict = CheckSigns.verdict(state, VERDICT.until(stop));
    boolean told = written.contains(CheckSigns.strongest(verdict).sign());
    String name = verdict == Verdict.UNKNOWN ? "check" : verdict.name().toLowerCase(Locale.ROOT);
    return told ? "" : name;
  }

  /** From White's side; nothing when the game is over. */
  private synchronized String evaluation(Node node, BooleanSupplier stop) {
    State state = node.state();
    Object key = state.key();
    String known = evaluations.get(key);
    if (known != null) {
      return known;
    }
    var lines =
        engine.analyse(state, Limits.ofNodes(THINKING_NODES).until(stop), best -> {}).lines();
    if (stop.getAsBoolean()) {
      return "";
    }
    String opinion = "";
    if (!lines.isEmpty()) {
      Score score = lines.get(0).score();
      opinion = (state.mover() == Color.WHITE ? score : score.opposite()).toString();
    }
    evaluations.put(key, opinion);
    return opinion;
  }
}
