package fivefold.engine;

import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.rules.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes what the engine thinks into a game: scores, signs, and better lines as variations. */
public final class Annotator {
  private static final int DUBIOUS = 60;
  private static final int BAD = 130;
  private static final int BLUNDER = 300;

  /** Beyond this a position is won, and how much does not matter. */
  private static final int WON = 2_000;

  private static final int LONGEST_LINE = 4;

  private Annotator() {}

  /** Annotates the main line, thinking about each position within the limits. */
  public static void annotate(Game game, Engine engine, Limits limits) {
    List<Node> line = game.mainline();
    Analysis before = analyse(engine, game.root(), limits);
    for (Node node : line) {
      Analysis after = analyse(engine, node, limits);
      Score mine = score(after, node);
      if (mine != null) {
        node.setData(node.data().withScore(fromWhite(mine, node.player())));
        if (!before.lines().isEmpty()) {
          judge(node, before.lines().get(0), mine);
        }
      }
      before = after;
    }
  }

  private static Analysis analyse(Engine engine, Node node, Limits limits) {
    return engine.analyse(node.state(), limits.withLines(1), progress -> {});
  }

  /** How the player of an action stands after it; null when nobody knows, as after stalemate. */
  private static @Nullable Score score(Analysis after, Node node) {
    if (!after.lines().isEmpty()) {
      return after.lines().get(0).score().opposite();
    }
    return node.state().inCheck() ? null : new Score(0, 0, false);
  }

  private static fivefold.game.@Nullable Score fromWhite(Score score, Color player) {
    Score white = player == Color.WHITE ? score : score.opposite();
    return white.isMate()
        ? new fivefold.game.Score.Mate(white.mateIn())
        : new fivefold.game.Score.Pawns(white.centipawns());
  }

  private static void judge(Node node, Line best, Score mine) {
    if (best.first().equals(node.action())) {
      return;
    }
    int lost = bounded(best.score()) - bounded(mine);
    Evaluation sign =
        lost >= BLUNDER
            ? Evaluation.BLUNDER
            : lost >= BAD ? Evaluation.BAD : lost >= DUBIOUS ? Evaluation.DUBIOUS : null;
    if (sign == null) {
      return;
    }
    int last = node.action().plies().size() - 1;
    if (node.evaluation(last).isEmpty()) {
      node.evaluate(last, sign);
    }
    vary(node, best);
  }

  private static int bounded(Score score) {
    return Math.max(-WON, Math.min(WON, score.centipawns()));
  }

  /** Adds the better line beside an action, which stays the main line. */
  private static void vary(Node node, Line best) {
    Node at = node.parent().orElseThrow();
    Color player = node.player();
    boolean first = true;
    for (Action action : best.actions().subList(0, Math.min(LONGEST_LINE, best.actions().size()))) {
      if (!(at.play(action) instanceof Insertion.Done done)) {
        break;
      }
      at = done.node();
      if (first && !done.existed()) {
        at.setData(at.data().withScore(fromWhite(best.score(), player)));
      }
      first = false;
    }
    node.promote();
  }
}
