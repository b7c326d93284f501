package fivefold.fuzz;

import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.LegalActions;
import fivefold.rules.PlainAnswer;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The fast search says what brute force says, and isLegal says what both say. */
final class Searching {
  private static final int STEPS = 10;
  private static final int MAX_ACTIONS = 60;
  private static final int NODES = 150;

  private Searching() {}

  static void check(byte[] data) {
    Walk walk = new Walk(data);
    for (int i = 0; i < STEPS && !walk.atEnd() && walk.step(); i++) {
      // only the last state matters
    }
    State state = walk.state().startOfTurn();
    Optional<Set<Action>> plain = PlainAnswer.actions(state, NODES, MAX_ACTIONS);
    if (plain.isEmpty()) {
      large(state);
      return;
    }
    Set<Action> all = plain.get();
    List<Action> fast = new ArrayList<>();
    state.legalActions().forEach(MAX_ACTIONS + 1L, Budget.UNLIMITED, fast::add);
    Broken.unless(
        fast.size() == all.size() && new HashSet<>(fast).equals(all),
        "other actions than brute force");
    Broken.unless(
        state.legalActions().count(Long.MAX_VALUE, Budget.UNLIMITED).atLeast() == all.size(),
        "counted otherwise than listed");
    Verdict verdict = verdict(state, all);
    Broken.unless(state.verdict() == verdict, "another verdict than the definition");
    Verdict hasty = state.verdict(Budget.ofNodes(walk.next()));
    Broken.unless(
        hasty == verdict || hasty == Verdict.UNKNOWN, "a small budget changes the verdict");
    if (!fast.isEmpty()) {
      membership(state, all, fast.get(walk.next() % fast.size()), walk);
    }
  }

  /** The definition of the verdicts. */
  private static Verdict verdict(State state, Set<Action> all) {
    boolean check = !state.checks().isEmpty();
    Broken.unless(check == state.inCheck(), "in check, or not");
    if (all.isEmpty()) {
      return check ? Verdict.CHECKMATE : Verdict.STALEMATE;
    }
    boolean advance = false;
    for (Action action : all) {
      Attempt attempt = state.play(action);
      Broken.unless(attempt instanceof Attempt.Ok, "listed, but not legal");
      advance |= attempt.orThrow().present().compareTo(state.present()) > 0;
    }
    return !check ? Verdict.PLAYING : advance ? Verdict.CHECK : Verdict.SOFTMATE;
  }

  /** An action with one move changed is legal exactly when it is listed. */
  private static void membership(State state, Set<Action> all, Action action, Walk walk) {
    List<Ply> moves = new ArrayList<>(action.plies());
    List<Move> candidates = state.moveCandidates();
    int at = walk.next() % moves.size();
    switch (walk.next() % 3) {
      case 0 -> moves.remove(at);
      case 1 -> moves.set(at, candidates.get(walk.next() % candidates.size()));
      default -> moves.add(at, candidates.get(walk.next() % candidates.size()));
    }
    State now = state;
    for (Ply ply : moves) {
      Attempt attempt = now.play(ply);
      if (!(attempt instanceof Attempt.Ok ok)) {
        Broken.unless(!state.isLegal(Action.of(moves)), "legal with an impossible move");
        return;
      }
      now = ok.state();
    }
    boolean listed = !moves.isEmpty() && all.contains(now.action());
    Broken.unless(
        state.isLegal(Action.of(moves)) == listed, "legal, but not listed, or the reverse");
  }

  private static void large(State state) {
    LegalActions.Count count = state.legalActions().count(50, Budget.ofNodes(300));
    state
        .legalActions()
        .forEach(
            3,
            Budget.ofNodes(300),
            action -> Broken.unless(state.isLegal(action), "listed, but not legal"));
    Verdict verdict = state.verdict(Budget.ofNodes(300));
    Broken.unless(count.atLeast() == 0 || !verdict.isFinal(), "there are actions, but it is over");
  }
}
