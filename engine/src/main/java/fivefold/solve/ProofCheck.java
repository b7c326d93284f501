package fivefold.solve;

import fivefold.game.Node;
import fivefold.rules.Action;
import fivefold.rules.ActionSearch;
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a tree of actions proves a mate, with nothing but the rules: it lists every reply
 * anew, and each one must meet an answer that the tree has in that place, up to checkmate. A reply
 * that the tree leaves out may be answered as one that it has.
 *
 * <p>It shares no code with the search that finds mates.
 */
public final class ProofCheck {
  /** No proof is longer: what looks like one would be gone through for ever. */
  private static final int MOST_ACTIONS = 99;

  private final Budget budget;
  private long replies;
  private @Nullable Outcome trouble;

  private ProofCheck(Budget budget) {
    this.budget = budget.fromNow();
  }

  /** What came of a check. */
  public sealed interface Outcome permits Holds, Hole, Undecided {}

  /**
   * The tree is a proof.
   *
   * @param in in how many actions of the attacker it mates at most
   * @param replies how many replies were listed and found answered
   */
  public record Holds(int in, long replies) implements Outcome {}

  /**
   * The tree is no proof.
   *
   * @param at where it fails: the last node of the tree before the reply
   * @param reply the reply that meets no answer; null when there is no attack to reply to, or
   *     nothing to reply with
   * @param draw whether the player has no legal action there, and is not in check
   */
  public record Hole(Node at, @Nullable Action reply, boolean draw) implements Outcome {

    /** The hole in words, with its place: {@code after 3w. Qh5 nothing answers Kd7}. */
    @Override
    public String toString() {
      String place = at.isRoot() ? "at the start " : "after " + at + " ";
      return place
          + (reply != null
              ? "nothing answers " + reply
              : draw ? "the game is a draw" : "there is no attack");
    }
  }

  /** The budget did not suffice. */
  public record Undecided() implements Outcome {}

  /**
   * Checks the tree below a node, whose player to move is the one who mates.
   *
   * @param budget its time is for the whole check, its nodes for each position
   */
  public static Outcome of(Node node, Budget budget) {
    ProofCheck check = new ProofCheck(budget);
    Outcome trouble = new Hole(node, null, false);
    // The main line is what the author means; others are tried after it.
    List<Node> attacks = node.children();
    for (int i = attacks.size() - 1; i >= 0; i--) {
      check.trouble = null;
      check.replies = 0;
      int in = check.mates(attacks.get(i).state(), attacks.get(i), 1);
      if (in > 0) {
        return new Holds(in, check.replies);
      }
      if (i == attacks.size() - 1 && check.trouble != null) {
        trouble = check.trouble;
      }
    }
    return trouble;
  }

  /**
   * Whether an attack mates whatever the reply to it.
   *
   * @param state the state after it, which may be reached by other replies than the tree has
   * @param attack the node of the attack
   * @param used how many actions the attacker has used
   * @return in how many actions, 0 when it does not
   */
  private int mates(State state, Node attack, int used) {
    boolean isOver = used > MOST_ACTIONS || budget.stop().getAsBoolean();
    Verdict verdict = isOver ? Verdict.UNKNOWN : state.verdict(budget);
    if (verdict == Verdict.CHECKMATE) {
      return used;
    }
    if (verdict == Verdict.UNKNOWN) {
      return fail(new Undecided());
    }
    if (verdict == Verdict.STALEMATE) {
      return fail(new Hole(attack, null, true));
    }
    int longest = 0;
    ActionSearch search = state.legalActions().search(budget);
    while (search.hasNext()) {
      Action reply = search.next();
      int in = answered(state.play(reply).orThrow(), reply, attack, used);
      if (in == 0) {
        return 0;
      }
      replies++;
      longest = Math.max(longest, in);
    }
    return search.isComplete() ? longest : fail(new Undecided());
  }

  /** Tries the answers that the tree has, those to this very reply first. */
  private int answered(State state, Action reply, Node attack, int used) {
    trouble = null;
    Node same = attack.child(reply).orElse(null);
    int in = same == null ? 0 : answeredAs(state, same, used);
    Outcome within = trouble;
    List<Node> others = attack.children();
    for (int i = others.size() - 1; i >= 0 && in == 0 && !(trouble instanceof Undecided); i--) {
      if (others.get(i) != same) {
        in = answeredAs(state, others.get(i), used);
      }
    }
    if (in == 0 && !(trouble instanceof Undecided)) {
      // Where the tree itself goes on, the hole is further down.
      trouble = within != null ? within : new Hole(attack, reply, false);
    }
    return in;
  }

  private int answeredAs(State state, Node written, int used) {
    List<Node> answers = written.children();
    int in = 0;
    for (int i = answers.size() - 1; i >= 0 && in == 0 && !(trouble instanceof Undecided); i--) {
      if (state.play(answers.get(i).action()) instanceof Attempt.Ok ok) {
        in = mates(ok.state(), answers.get(i), used + 1);
      }
    }
    return in;
  }

  private int fail(Outcome outcome) {
    trouble = outcome;
    return 0;
  }
}
