package fivefold.notation.tn;

import fivefold.game.Game;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.Brackets;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.MainLine.MarkedMove;
import fivefold.notation.MainLine.Turn;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.ReadOptions.Mode;
import fivefold.notation.Resolution;
import fivefold.notation.Resolver;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.Written;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes a turn a line. An action lists the active timelines from the highest down; when its moves
 * must be played in another order, or start elsewhere, every move names its timeline instead.
 */
final class TnWriter {
  private final Set<Feature> carries;
  private final StringBuilder out = new StringBuilder();
  private final Resolver resolver = new Resolver(Mode.STRICT, Set.of());

  TnWriter(Set<Feature> carries) {
    this.carries = carries;
  }

  Written write(Game game, WriteOptions options) {
    Losses losses = new Losses();
    boolean signs = options.marks(Mark.CHECK, EnumSet.of(Mark.CHECK));
    Set<Feature> carried =
        options.boards() ? Brackets.writeStart(out, "Layout", game, carries, losses) : carries;
    List<Turn> turns = MainLine.of(game, carried, losses, signs ? options.budget() : null);
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      boolean white = turn.player() == Color.WHITE;
      if (white || i == 0) {
        out.append(turn.number()).append(white ? ". " : "b. ");
      } else {
        out.append(" / ");
      }
      action(turn);
      out.append(white && i + 1 < turns.size() ? "" : "\n");
    }
    return new Written(out.toString(), losses.list());
  }

  private void action(Turn turn) {
    List<MarkedMove> steps = turn.inOrderOf(Comparator.reverseOrder());
    if (isDescending(turn, steps)) {
      byOrder(turn, steps);
    } else {
      String separator = "";
      for (MarkedMove step : turn.moves()) {
        out.append(separator);
        out.append(step.before().parity().label(step.line())).append('L').append(move(step));
        separator = ";";
      }
    }
    Check strongest = Check.NONE;
    for (MarkedMove step : steps) {
      strongest = step.check().compareTo(strongest) > 0 ? step.check() : strongest;
    }
    // There is no sign for a softmate.
    out.append(strongest == Check.SOFTMATE ? "+" : strongest.sign());
  }

  /** Whether the moves start on ever lower active timelines, one each. */
  private static boolean isDescending(Turn turn, List<MarkedMove> steps) {
    int above = Integer.MAX_VALUE;
    for (MarkedMove step : steps) {
      if (step.line() >= above || !turn.before().multiverse().isActive(step.line())) {
        return false;
      }
      above = step.line();
    }
    return true;
  }

  private void byOrder(Turn turn, List<MarkedMove> steps) {
    Multiverse multiverse = turn.before().multiverse();
    String separator = "";
    for (int line = multiverse.maxTimeline(); line >= multiverse.minTimeline(); line--) {
      if (!multiverse.isActive(line)) {
        continue;
      }
      MarkedMove step = find(steps, line);
      boolean reached = false;
      for (MarkedMove other : steps) {
        reached |= !other.branches() && other.move().to().timeline() == line;
      }
      out.append(separator);
      out.append(
          step != null ? move(step) : reached ? "<" : turn.before().isPlayable(line) ? "-" : "_");
      separator = ";";
    }
  }

  private static @Nullable MarkedMove find(List<MarkedMove> steps, int line) {
    for (MarkedMove step : steps) {
      if (step.line() == line) {
        return step;
      }
    }
    return null;
  }

  private String move(MarkedMove step) {
    Move move = step.move();
    if (!move.isPhysical()) {
      return jump(step);
    }
    if (!step.step().isCastling()) {
      return physical(step);
    }
    // Castling is the king's move.
    return means(step, false) ? "K" + move.toSquare() : step.text().onBoard();
  }

  /** As in other notations, but what tells pieces apart stands before the letter. */
  private static String physical(MarkedMove step) {
    Move move = step.move();
    String letter = step.text().letter();
    return step.text().source()
        + letter
        + step.text().x()
        + move.toSquare()
        + step.text().promotion();
  }

  private String jump(MarkedMove step) {
    Move move = step.move();
    Parity parity = step.before().parity();
    PieceType type = step.type();
    boolean sameLine = move.to().timeline() == step.line();
    String line = sameLine ? "" : parity.label(move.to().timeline()) + "L";
    int turns = move.to().turn() - move.from().turn();
    String turn =
        sameLine ? "t" + turns : step.branches() || turns != 0 ? "T" + move.to().turn() : "";
    return (means(step, true) ? "" : move.fromSquare().toString())
        + type.letter()
        + (step.branches() ? ">>" : ">")
        + step.text().x()
        + line
        + turn
        + move.toSquare()
        + step.text().promotion();
  }

  /** Whether the piece and where it goes say which move of its board is meant. */
  private boolean means(MarkedMove step, boolean jump) {
    Move move = step.move();
    MovePattern.Draft draft =
        MovePattern.draft()
            .source(new BoardPattern(LineForm.INDEX, step.line(), TurnForm.NONE, 0, null))
            .piece(step.type())
            .to(move.toSquare().file(), move.toSquare().rank())
            .promotion(move.promotion());
    if (jump) {
      draft
          .target(BoardPattern.ofIndex(move.to().timeline(), move.to().turn()))
          .arrow(step.branches() ? Arrow.BRANCH : Arrow.HOP);
    }
    Resolution found = resolver.resolve(step.before(), draft.build());
    return move.equals(found.ply()) && found.problems().isEmpty();
  }
}
