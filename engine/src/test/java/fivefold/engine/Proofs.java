package fivefold.engine;

import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.search.TurnStart;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which actions a theme wants in a position, proved over all legal actions and all replies, by the
 * solver and by brute force: the playing engine has no say in it.
 */
final class Proofs {
  private static final int MOST_ACTIONS = 1_500;
  private static final int MOST_ANSWERS = 6;
  private static final int LONGEST_MATE = 3;

  /** How many centipawns an action has to win, and to be better than all others. */
  private static final int WON = 140;

  private static final int BETTER = 70;

  private static final Budget BUDGET = Budget.ofNodes(200_000);

  private final State state;
  private final List<Action> actions;

  private Proofs(State state) {
    this.state = state;
    this.actions = state.legalActions().limit(MOST_ACTIONS + 1).toList();
  }

  /** All actions that solve the position; empty when it is not of this theme, or too large. */
  static List<Action> answers(Theme theme, State state) {
    Proofs proofs = new Proofs(state);
    if (proofs.actions.size() < 2 || proofs.actions.size() > MOST_ACTIONS) {
      return List.of();
    }
    List<Action> answers =
        switch (theme) {
          case MATE -> proofs.mates(LONGEST_MATE);
          case ZUGZWANG -> proofs.zugzwang();
          case UNDERPROMOTION -> proofs.underpromotion();
          case BRANCH_TO_ESCAPE -> proofs.escapes(true);
          case DO_NOT_BRANCH -> proofs.escapes(false);
          case HANGING, FORK -> proofs.wins(theme);
        };
    return answers.size() > MOST_ANSWERS ? List.of() : answers;
  }

  // ---- mates ----

  private List<Action> mates(int longest) {
    Solution solution = Solver.of(state).within(longest).budget(BUDGET).solve();
    List<Action> mates = new ArrayList<>();
    if (!solution.isMate()) {
      return mates;
    }
    Solver solver = Solver.of(state).within(solution.in()).budget(BUDGET);
    for (Action action : actions) {
      Solution.Result result = solver.judge(action).result();
      if (result == Solution.Result.UNKNOWN || mates.size() > MOST_ANSWERS) {
        return List.of();
      }
      if (result == Solution.Result.MATE) {
        mates.add(action);
      }
    }
    return mates;
  }

  private List<Action> zugzwang() {
    if (Solver.of(state).within(1).budget(BUDGET).solve().result() != Solution.Result.NONE) {
      return List.of();
    }
    List<Action> mates = mates(2);
    for (Action action : mates) {
      State after = after(action);
      if (after.inCheck() || threatens(after)) {
        return List.of();
      }
    }
    return mates;
  }

  /** Whether the player who has just moved could mate at once if the opponent passed. */
  private static boolean threatens(State after) {
    TurnStart start = TurnStart.of(after.multiverse(), after.rules());
    State passed = State.of(start.passed(), after.rules());
    return Solver.of(passed).within(1).budget(BUDGET).solve().result() != Solution.Result.NONE;
  }

  private List<Action> underpromotion() {
    boolean possible =
        state.moveCandidates().stream()
            .anyMatch(m -> m.promotion() != null && m.promotion() != PieceType.QUEEN);
    List<Action> mates = possible ? mates(2) : List.of();
    for (Action action : mates) {
      if (moves(action).stream()
          .allMatch(m -> m.promotion() == null || m.promotion() == PieceType.QUEEN)) {
        return List.of();
      }
    }
    return mates;
  }

  /** The actions after which there is no mate in two, if all of them branch, or none does. */
  private List<Action> escapes(boolean branching) {
    List<Action> saving = new ArrayList<>();
    boolean bothKinds = false;
    int timelines = state.multiverse().timelineCount();
    for (Action action : actions) {
      State after = after(action);
      boolean branches = after.multiverse().timelineCount() > timelines;
      bothKinds |= branches != branching;
      Solution.Result result = Solver.of(after).within(2).budget(BUDGET).solve().result();
      if (result == Solution.Result.MATE) {
        continue;
      }
      if (result == Solution.Result.UNKNOWN
          || branches != branching
          || saving.size() == MOST_ANSWERS) {
        return List.of();
      }
      saving.add(action);
    }
    return bothKinds ? saving : List.of();
  }

  // ---- material ----

  /**
   * Actions that win material by force: two actions later and with the last word of the opponent
   * still more than any other action gets.
   */
  private List<Action> wins(Theme theme) {
    FullWidth search = new FullWidth(state.mover());
    int wanted = FullWidth.material(state, state.mover()) + WON;
    List<Action> winning = new ArrayList<>();
    for (Action action : actions) {
      if (theme == Theme.FORK ? isQuiet(action) : takesElsewhere(action)) {
        Optional<Boolean> wins = search.reaches(after(action), 3, wanted);
        if (wins.isEmpty() || winning.size() == MOST_ANSWERS) {
          return List.of();
        }
        if (wins.get()) {
          winning.add(action);
        }
      }
    }
    if (winning.isEmpty()) {
      return List.of();
    }
    for (Action action : actions) {
      if (!winning.contains(action) && !isWorse(search, after(action), wanted - BETTER)) {
        return List.of();
      }
    }
    return winning;
  }

  /** Whether so much is not reached, though the player has the last word, or at equal length. */
  private static boolean isWorse(FullWidth search, State after, int wanted) {
    return !search.reaches(after, 2, wanted).orElse(true)
        || !search.reaches(after, 3, wanted).orElse(true);
  }

  /** A move to another board, or a check over boards, that takes nothing. */
  private boolean isQuiet(Action action) {
    List<Move> moves = moves(action);
    return moves.stream().noneMatch(m -> state.pieceAt(m.to(), m.toSquare()) != null)
        && (moves.stream().anyMatch(m -> !m.isPhysical())
            || after(action).checks().stream().anyMatch(m -> !m.isPhysical()));
  }

  private boolean takesElsewhere(Action action) {
    return moves(action).stream()
        .anyMatch(m -> !m.isPhysical() && state.pieceAt(m.to(), m.toSquare()) != null);
  }

  private State after(Action action) {
    return state.play(action).orThrow();
  }

  private static List<Move> moves(Action action) {
    List<Move> moves = new ArrayList<>();
    for (Ply ply : action.plies()) {
      moves.add((Move) ply);
    }
    return moves;
  }
}
