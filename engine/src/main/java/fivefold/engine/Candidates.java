package fivefold.engine;

import fivefold.model.Move;
import fivefold.model.Size;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.MoveScore;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The actions looked at in the root, or a part of them: those that look best, variations of the
 * best, and where all these lose, whatever does not.
 */
final class Candidates {
  private static final int WIDTH = 60;

  /** How many alternatives are tried on each timeline around the best action. */
  private static final int ALTERNATIVES = 6;

  /** How many actions are added at once where all of the list lose. */
  private static final int DEFENCES = 12;

  /** After how many actions one that does not lose suffices. */
  private static final int ENOUGH = 300;

  /** How much work goes into telling whether there are other actions than those listed. */
  private static final int COUNTING = 2_000;

  private final State state;
  private final Position position;
  private final MoveOrder order;
  private final Table table;
  private final Clock clock;
  private final Part part;

  /** In the order in which they are searched. */
  final List<Candidate> all = new ArrayList<>();

  private final Set<List<Move>> seen = new HashSet<>();

  /** Where to look on for defences; null until they are needed. */
  private @Nullable List<TurnSearch> defences;

  /** Whether a search ended for want of time and not of defences. */
  private boolean unsure;

  private boolean onlyOne;

  Candidates(State state, MoveOrder order, Table table, Clock clock, Part part) {
    this.state = state;
    this.position = Position.of(state.multiverse(), state.rules());
    this.order = order;
    this.table = table;
    this.clock = clock;
    this.part = part;
  }

  /** Lists the actions that look best. */
  void list() {
    ActionSource source = position.actions(order.in(position, true), WIDTH, clock);
    int listed = 0;
    while (listed < WIDTH && source.next() == Answer.FOUND) {
      listed++;
      add(source.moves(), position.after(source));
    }
    List<Move> best = table.action(position.multiverse.key());
    if (best != null) {
      toFront(best);
    }
    if (listed == 0) {
      any();
    }
    onlyOne = listed <= 1 && areAtMost(1);
  }

  /** Whether there is a single legal action for certain, in whatever part. */
  boolean isOnlyOne() {
    return onlyOne;
  }

  /** Whether every legal action is in the list, or loses to a mate for certain. */
  boolean isComplete() {
    boolean noDefence = defences != null && defences.isEmpty() && !unsure;
    return part.of() == 1 && (noDefence || areAtMost(all.size()));
  }

  private boolean areAtMost(int count) {
    Budget budget = new Budget(COUNTING, Math.max(1, clock.left()));
    LegalActions.Count found = state.legalActions().count(count + 1L, budget);
    return found.complete() && found.atLeast() <= count;
  }

  /** When the time was too short for a list: any legal action. */
  private void any() {
    Iterator<Action> actions = state.legalActions().iterator();
    if (actions.hasNext()) {
      List<Move> moves = Engine.moves(actions.next());
      add(moves, position.play(moves));
    }
  }

  private boolean add(List<Move> moves, Position after) {
    if (!part.holds(after.multiverse.key()) || !seen.add(moves)) {
      return false;
    }
    all.add(new Candidate(moves, after));
    return true;
  }

  private void toFront(List<Move> moves) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).moves.equals(moves)) {
        all.add(0, all.remove(i));
        return;
      }
    }
    Position after = position.tried(moves);
    if (after != null && add(moves, after)) {
      all.add(0, all.remove(all.size() - 1));
    }
  }

  /** Adds the best action with the move on one timeline changed, timeline by timeline. */
  void vary() {
    List<Move> best = all.get(0).moves;
    if (best.size() < 2) {
      return;
    }
    for (int i = 0; i < best.size() && !clock.isOver(); i++) {
      int line = best.get(i).from().timeline();
      List<Move> others = new ArrayList<>(state.moveCandidates(line));
      MoveScore score = order.in(position, false);
      Size size = position.multiverse.size();
      others.removeIf(move -> !move.isPhysical());
      others.sort((a, b) -> Integer.compare(score(score, size, b), score(score, size, a)));
      int added = 0;
      for (Move other : others) {
        if (!clock.take()) {
          return;
        }
        List<Move> varied = new ArrayList<>(best);
        varied.set(i, other);
        Action ordered = order(varied);
        if (ordered == null) {
          continue;
        }
        List<Move> moves = Engine.moves(ordered);
        Position after = seen.contains(moves) ? null : position.tried(moves);
        if (after != null && add(moves, after) && ++added == ALTERNATIVES) {
          break;
        }
      }
    }
  }

  private @Nullable Action order(List<Move> moves) {
    try {
      return state.standardOrder(moves);
    } catch (RuntimeException impossible) {
      return null;
    }
  }

  private static int score(MoveScore score, Size size, Move move) {
    return score.score(
        move.from().timeline(),
        size.index(move.fromSquare()),
        move.to().timeline(),
        move.to().halfTurn(),
        size.index(move.toSquare()),
        move.promotion() == null ? 0 : move.promotion().ordinal() + 1);
  }

  /**
   * Where all actions in the list lose to a mate, adds some others that a quick look sees no mate
   * after. They are looked for all over, and each mate that is found rules out what falls to it for
   * the same reasons.
   *
   * @return whether there are any
   */
  boolean defend(Search search) {
    if (!position.isSmall()) {
      return false;
    }
    List<TurnSearch> open = defences;
    if (open == null) {
      open = new ArrayList<>();
      for (Question question : Question.values()) {
        // With a position of its own, as they go on by turns.
        open.add(Position.of(state.multiverse(), state.rules()).varied(question, clock));
      }
      defences = open;
    }
    int before = all.size();
    int most = before + DEFENCES;
    // Each counts as a position: where nodes are limited and time is not, this must end, too.
    for (int i = 0; all.size() < most && !open.isEmpty() && clock.node(); i++) {
      if (i >= ENOUGH && all.size() > before) {
        break;
      }
      TurnSearch legal = open.get(i % open.size());
      Answer answer = legal.next();
      if (answer == Answer.FOUND) {
        look(legal, search);
      } else {
        unsure |= answer == Answer.OUT_OF_BUDGET;
        open.remove(legal);
      }
    }
    return all.size() > before;
  }

  /** Adds the action found last unless a quick look sees a mate after it. */
  private void look(TurnSearch legal, Search search) {
    List<Move> action = legal.moves();
    Position after = position.play(action);
    if (!part.holds(after.multiverse.key())) {
      return;
    }
    List<Move> mate = search.mate(after);
    if (mate == null) {
      if (!clock.isOver() && add(action, after)) {
        all.add(0, all.remove(all.size() - 1));
      }
    } else if (legal.mayRuleOutMore(mate)) {
      after.play(mate).lostTo(clock).ifPresent(why -> legal.ruleOutMated(mate, why));
    }
  }
}
