package fivefold.solve;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.BothQuestions;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The search for a forced mate: the attacker needs one action that works, the defender one reply
 * that does. Nothing is listed before it is needed; what worked in a position beside this one is
 * tried first; and what was settled once is looked up.
 *
 * <p>The depth of the recursion is twice the number of actions asked for.
 */
final class MateSearch {
  /** Whether the attacker mates. Unknown means that the work allowed did not suffice. */
  enum Result {
    YES,
    NO,
    UNKNOWN
  }

  /** How many replies are answered one by one before it is asked what else their answers meet. */
  private static final int FEW_REPLIES = 16;

  /** From so many actions on, proof numbers tell where to go on. */
  private static final int LONG = 4;

  /** An attack that fails costs a search; whether a reply is legal is seen at once. */
  private static final int ATTACKS_KEPT = 4;

  static final int REPLIES_KEPT = 12;

  private final Work work;
  private final boolean checksOnly;
  private final Set<Means> means;
  private final Table table = new Table();
  private final Killers attacks = new Killers(ATTACKS_KEPT);
  private final Killers replies = new Killers(REPLIES_KEPT);
  private final LastAction lastAction;

  /** How much of the work went into proof numbers. */
  private long byNumbers;

  /** Whether the attacker could take a royal before all began, so that the defender is lost. */
  private final boolean mayBeLost;

  /** The action by which the attacker mates, as far as {@link #attack} answered yes last. */
  private List<Move> found = List.of();

  /** In how many actions the attacker mates, as far as {@link #answer} said yes last. */
  private int answeredIn;

  /**
   * @param checksOnly whether the attacker gives check with every action: then "no" means only that
   *     there is no such mate
   */
  MateSearch(Position root, boolean checksOnly, Set<Means> means, Work work) {
    this.work = work;
    this.means = means;
    this.checksOnly = checksOnly;
    this.mayBeLost = root.canTake();
    this.lastAction = new LastAction(mayBeLost, work);
  }

  /** How the mate begins that {@link #attack} has just answered with yes. */
  List<Move> found() {
    return found;
  }

  /** Takes over how a mate begins that another search found. */
  void know(Position position, int n, List<Move> action) {
    found = action;
    table.mate(position, n, action);
  }

  /** The position after an action of the attacker. */
  Position afterAttack(Position position, List<Move> action) {
    return position.play(action, mayBeLost);
  }

  /** Whether the player to move mates in at most so many actions of his. */
  Result attack(Position position, int n) {
    if (!work.take()) {
      return Result.UNKNOWN;
    }
    Table.Entry known = table.get(position);
    List<Move> action = known.action();
    if (action != null && known.mateIn() <= n) {
      found = action;
      return Result.YES;
    }
    if (known.noneIn() >= n) {
      return Result.NO;
    }
    Result result = tryAttacks(position, n);
    if (result == Result.YES) {
      attacks.add(n, found);
      table.mate(position, n, found);
    } else if (result == Result.NO) {
      table.none(position, n);
    }
    return result;
  }

  /**
   * Whether the player to move mates in n actions, asked before {@link #attack} is. Proof numbers
   * find many long mates at once but are slow to disprove them, so they get no more work than was
   * done otherwise; and unknown means that the plain search should try.
   */
  Result byProofNumbers(Position position, int n) {
    long before = work.taken();
    long until = before + before - 2 * byNumbers;
    if (n < LONG || !means.contains(Means.PROOF_NUMBERS)) {
      return Result.UNKNOWN;
    }
    Result result = new ProofNumbers(this, work, checksOnly).attack(position, n, until);
    byNumbers += work.taken() - before;
    return result;
  }

  private Result tryAttacks(Position position, int n) {
    for (List<Move> killer : attacks.at(n)) {
      Position child = position.tried(killer, mayBeLost);
      if (child != null && ((n > 1 && !checksOnly) || child.inCheck())) {
        Result result = defend(child, n);
        if (result != Result.NO) {
          found = killer;
          return result;
        }
      }
    }
    if (!means.contains(Means.CHECKING_ACTIONS)) {
      return tryAll(position, n, Aim.LEGAL);
    }
    if (n == 1 && means.contains(Means.WIDE_REFUTATIONS) && position.isSearchable()) {
      Result result = lastAction.mate(position);
      found = lastAction.found();
      return result;
    }
    Result result = tryAll(position, n, n == 1 ? Aim.MATING : Aim.CHECKING);
    return result == Result.NO && n > 1 && !checksOnly ? tryAll(position, n, Aim.LEGAL) : result;
  }

  private Result tryAll(Position position, int n, Aim aim) {
    ActionSource source = position.actions(aim, work);
    Answer answer = source.next();
    while (answer == Answer.FOUND) {
      List<Move> action = source.moves();
      Position child = afterAttack(position, action);
      if (aim != Aim.LEGAL || isWanted(child, n)) {
        Result result = defend(child, n);
        if (result != Result.NO) {
          found = action;
          return result;
        }
      }
      answer = source.next();
    }
    return answer == Answer.NONE ? Result.NO : Result.UNKNOWN;
  }

  /** Of all actions those that give check, if they must, or those whose turn has not been yet. */
  private boolean isWanted(Position child, int n) {
    return means.contains(Means.CHECKING_ACTIONS)
        ? !child.inCheck()
        : (n > 1 && !checksOnly) || child.inCheck();
  }

  /**
   * Whether the attacker mates whatever the player to move replies, having just used one of his n
   * actions. With one, the reply is in question: the player is in check.
   */
  Result defend(Position position, int n) {
    if (n == 1) {
      return lastAction.mated(position);
    }
    if (!work.take()) {
      return Result.UNKNOWN;
    }
    Table.Entry known = table.get(position);
    if (known.mateIn() > 0 && known.mateIn() <= n) {
      return Result.YES;
    }
    if (known.noneIn() >= n) {
      return Result.NO;
    }
    Result result = tryReplies(position, n);
    if (result == Result.YES) {
      table.mate(position, n, null);
    } else if (result == Result.NO) {
      table.none(position, n);
    }
    return result;
  }

  private Result tryReplies(Position position, int n) {
    for (List<Move> killer : replies.at(n)) {
      Position child = position.tried(killer, false);
      if (child != null) {
        Result result = answer(child, n - 1);
        if (result != Result.YES) {
          return result;
        }
      }
    }
    ActionSource source = position.actions(Aim.LEGAL, work);
    Answer answer = source.next();
    int tried = 0;
    while (answer == Answer.FOUND) {
      List<Move> reply = source.moves();
      Position child = position.play(reply, false);
      Result result = answer(child, n - 1);
      if (result == Result.NO) {
        replies.add(n, reply);
      }
      if (result != Result.YES) {
        return result;
      }
      if (++tried >= FEW_REPLIES && answeredIn == 1 && source instanceof BothQuestions both) {
        ruleOutOthers(both.search(), child);
      }
      answer = source.next();
    }
    if (answer == Answer.OUT_OF_BUDGET) {
      return Result.UNKNOWN;
    }
    return tried > 0 || position.inCheck() ? Result.YES : Result.NO;
  }

  /** Leaves out the replies after which the action found mates for the same reasons. */
  private void ruleOutOthers(TurnSearch replies, Position child) {
    if (means.contains(Means.WIDE_ANSWERS) && replies.mayRuleOutMore(found)) {
      afterAttack(child, found)
          .lostTo(work)
          .ifPresent(captures -> replies.ruleOutMated(found, captures));
    }
  }

  /** Short mates are tried first: they are cheap to find. */
  private Result answer(Position position, int n) {
    Result result = Result.NO;
    for (int m = 1; m <= n && result == Result.NO; m++) {
      result = attack(position, m);
      answeredIn = m;
    }
    return result;
  }

  // ---- for the search by proof numbers ----

  /** What worked in positions beside this one. */
  List<List<Move>> killers(boolean attacking, int n) {
    return (attacking ? attacks : replies).at(n);
  }

  /** Takes over what worked. */
  void worked(boolean attacking, int n, List<Move> action) {
    (attacking ? attacks : replies).add(n, action);
    if (attacking) {
      found = action;
    }
  }

  Position played(Position position, List<Move> action, boolean attacking) {
    return position.play(action, attacking && mayBeLost);
  }

  @Nullable Position tried(Position position, List<Move> action, boolean attacking) {
    return position.tried(action, attacking && mayBeLost);
  }

  /** What is known of a position already. */
  Result known(Position position, int n) {
    Table.Entry known = table.get(position);
    return known.mateIn() > 0 && known.mateIn() <= n
        ? Result.YES
        : known.noneIn() >= n ? Result.NO : Result.UNKNOWN;
  }

  /** Takes over what was found out. */
  void settled(Position position, boolean attacking, int n, Result result) {
    if (result == Result.YES) {
      table.mate(position, n, attacking ? found : null);
    } else {
      table.none(position, n);
    }
  }
}
