package fivefold.rules;

import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.rules.movement.MoveList;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.BothQuestions;
import fivefold.rules.search.Meter;
import fivefold.rules.search.MoveScore;
import fivefold.rules.search.OrderedTurns;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.SortedTurns;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The legal actions of a turn, each exactly once with its moves in standard order. Nothing is
 * searched before it is asked for. Actions that advance the present come before those that rewind
 * it, with fewer new timelines first.
 */
public final class LegalActions implements Iterable<Action> {
  /** The highest score of a move, and the lowest with a minus. */
  public static final int MOST_SCORE = MoveScore.MOST;

  private static final long FEW_NODES = 500;
  private static final int FIRST_ORDERED = 32;
  private static final int MOST_SORTED = 20_000;

  private final State state;

  LegalActions(State state) {
    this.state = state;
  }

  /**
   * How many actions there are, as far as they were counted.
   *
   * @param complete whether {@code atLeast} is the exact number: neither the cap nor the budget
   *     ended the count
   * @param outOfBudget whether the budget ended it
   */
  public record Count(long atLeast, boolean complete, boolean outOfBudget) {}

  /** Counts up to a cap. */
  public Count count(long cap, Budget budget) {
    ActionSource source = source(budget.start());
    long count = 0;
    while (count < cap) {
      Answer answer = source.next();
      if (answer != Answer.FOUND) {
        return new Count(count, answer == Answer.NONE, answer == Answer.OUT_OF_BUDGET);
      }
      count += 1 + source.skip();
    }
    return new Count(cap, false, false);
  }

  /** Hands over one action after the other, up to a cap, and tells how many there were. */
  public Count forEach(long cap, Budget budget, Consumer<Action> use) {
    ActionSource source = source(budget.start());
    for (long count = 0; count < cap; count++) {
      Answer answer = source.next();
      if (answer != Answer.FOUND) {
        return new Count(count, answer == Answer.NONE, answer == Answer.OUT_OF_BUDGET);
      }
      use.accept(Action.of(state, source.moves()));
    }
    return new Count(cap, false, false);
  }

  /** Whether there is any legal action; empty when the budget does not suffice. */
  public Optional<Boolean> exist(Budget budget) {
    Budget.Meter meter = budget.start();
    return isEasilyFound(state, meter) ? Optional.of(true) : answer(source(meter).next());
  }

  /** Whether there is one that has all of these moves; empty when the budget does not suffice. */
  public Optional<Boolean> existWith(List<Move> wanted, Budget budget) {
    ActionSearch search = searchWith(wanted, budget);
    return search.hasNext() || search.isComplete()
        ? Optional.of(search.hasNext())
        : Optional.empty();
  }

  /** Those that have all of these moves, one after the other; the others are never listed. */
  public ActionSearch searchWith(List<Move> wanted, Budget budget) {
    return new ActionSearch(state, budget, meter -> sourceWith(wanted, meter));
  }

  private ActionSource sourceWith(List<Move> wanted, Meter meter) {
    if (!state.multiverse().size().fitsBits()) {
      return new OnlyWith(source(meter), wanted);
    }
    Turn turn = state.searchable(wanted);
    if (!turn.canPlayWanted()) {
      // Of a turn that is lost there is no action, and nothing to choose from.
      turn = new Turn(state.multiverse(), state.rules(), state.mover(), true);
    }
    return new BothQuestions(turn, meter, Aim.LEGAL);
  }

  /**
   * Whether a few tries hit a legal action, which spares the search in nearly all positions without
   * a check. The dice are always the same, so that time is, too; the tries count as one node.
   */
  static boolean isEasilyFound(State state, Budget.Meter meter) {
    return meter.take() && new RandomTurn(state, new Dice(1), 0).roll(meter::isStopped) != null;
  }

  /**
   * Whether there is an action after which the present is later; empty when the budget does not
   * suffice.
   */
  public Optional<Boolean> existAdvancing(Budget budget) {
    if (state.multiverse().size().fitsBits()) {
      return answer(new TurnSearch(state.searchable(), Question.ADVANCE, budget.start()).next());
    }
    ActionSource source = source(budget.start());
    Answer answer = source.next();
    while (answer == Answer.FOUND
        && state.play(Action.of(state, source.moves())).orThrow().multiverse().present()
            < state.multiverse().present()) {
      answer = source.next();
    }
    return answer(answer);
  }

  private static Optional<Boolean> answer(Answer answer) {
    return answer == Answer.OUT_OF_BUDGET ? Optional.empty() : Optional.of(answer == Answer.FOUND);
  }

  /**
   * Some legal action, or empty when there is none. Every action has a chance, though not all the
   * same one; the same dice give the same action.
   */
  public Optional<Action> random(Dice dice) {
    return playRandom(dice).map(Played::action);
  }

  /** An action and the state after it. */
  public record Played(Action action, State state) {}

  /** As {@link #random}, played at once: what playouts want. */
  public Optional<Played> playRandom(Dice dice) {
    return playRandom(dice, 50);
  }

  /**
   * As {@link #playRandom(Dice)}, more or less given to jumps, which make most of the new
   * timelines.
   *
   * @param jumpPercent how often a piece jumps that could as well stay on its board, from 0 to 100
   */
  public Optional<Played> playRandom(Dice dice, int jumpPercent) {
    return playRandom(dice, jumpPercent, Budget.UNLIMITED);
  }

  /**
   * As {@link #playRandom(Dice, int)}; empty also when the budget does not suffice to find one,
   * which takes a search where few of the possible turns are legal.
   */
  public Optional<Played> playRandom(Dice dice, int jumpPercent, Budget budget) {
    if (jumpPercent < 0 || jumpPercent > 100) {
      throw new IllegalArgumentException("no percentage: " + jumpPercent);
    }
    Played rolled = new RandomTurn(state, dice, jumpPercent).roll(budget.stop());
    if (rolled != null) {
      return Optional.of(rolled);
    }
    Action found = pick(dice, budget);
    return found == null ? Optional.empty() : Optional.of(new Played(found, state.apply(found)));
  }

  /**
   * One of the first actions that the search finds, where few of the possible turns are legal.
   * Showing that there is no further one can take very long, so that is not insisted on.
   */
  private @Nullable Action pick(Dice dice, Budget budget) {
    long few = Math.min(budget.nodes(), FEW_NODES);
    ActionSearch search = search(new Budget(few, budget.millis(), budget.stop()));
    Action chosen = null;
    for (int seen = 1; seen <= 64 && search.hasNext(); seen++) {
      Action action = search.next();
      if (dice.roll(seen) == 0) {
        chosen = action;
      }
    }
    if (chosen == null) {
      search.grant(budget);
      chosen = search.hasNext() ? search.next() : null;
    }
    return chosen;
  }

  @Override
  public Iterator<Action> iterator() {
    return search(Budget.UNLIMITED);
  }

  /** The actions one after the other as far as a budget goes; and on with another. */
  public ActionSearch search(Budget budget) {
    return new ActionSearch(state, budget, this::source);
  }

  /**
   * The actions by falling score, which is the sum of what their moves score: the best ones come
   * without listing the others. All come in the end, each once. Boards over 8x8 are listed first
   * and sorted then.
   *
   * @param score how much a move is wanted, within ±{@value #MOST_SCORE}
   */
  public ActionSearch ordered(ToIntFunction<Move> score, Budget budget) {
    return new ActionSearch(state, budget, meter -> ordered(score, meter));
  }

  /**
   * A random action, the more likely the better it is: a score higher by the temperature makes a
   * move about e times as likely. Exactly so where moves on different timelines don't depend on
   * each other. Empty when there is none, or the budget does not suffice.
   *
   * @param temperature above 0; the higher, the less scores count
   */
  public Optional<Action> sample(
      ToIntFunction<Move> score, double temperature, Dice dice, Budget budget) {
    // The best after adding Gumbel noise is a sample by the exponential of the score.
    ToIntFunction<Move> noisy =
        move -> (int) Math.round(score.applyAsInt(move) + temperature * gumbel(dice));
    ActionSearch search = new ActionSearch(state, budget, meter -> ordered(noisy, meter, 1));
    return search.hasNext() ? Optional.of(search.next()) : Optional.empty();
  }

  private static double gumbel(Dice dice) {
    double chance = ((dice.nextLong() >>> 11) + 1) / (double) ((1L << 53) + 1);
    return -Math.log(-Math.log(chance));
  }

  private ActionSource ordered(ToIntFunction<Move> score, Meter meter) {
    return ordered(score, meter, FIRST_ORDERED);
  }

  private ActionSource ordered(ToIntFunction<Move> score, Meter meter, int first) {
    if (!state.multiverse().size().fitsBits()) {
      return new SortedTurns(source(meter), score, MOST_SORTED);
    }
    return new OrderedTurns(
        state.searchable(), new ScoredMoves(state.multiverse(), score), first, meter);
  }

  public Stream<Action> stream() {
    int characteristics = Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(iterator(), characteristics), false);
  }

  /** The first so many of them. */
  public Stream<Action> limit(long count) {
    return stream().limit(count);
  }

  ActionSource source(Meter meter) {
    return state.multiverse().size().fitsBits()
        ? new BothQuestions(state.searchable(), meter, Aim.LEGAL)
        : new PlainSearch(state.multiverse(), state.rules(), state.mover(), meter);
  }

  /** The score of moves as values. */
  record ScoredMoves(Multiverse multiverse, ToIntFunction<Move> score) implements MoveScore {
    @Override
    public int score(int line, int from, int toLine, int toHalfTurn, int to, int promotion) {
      int at = multiverse.timeline(line).end();
      Move move =
          MoveList.move(multiverse.size(), line, at, from, toLine, toHalfTurn, to, promotion);
      return Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score.applyAsInt(move)));
    }
  }

  /** What another source finds, as far as it has all of some moves. */
  private static final class OnlyWith implements ActionSource {
    private final ActionSource all;
    private final List<Move> wanted;

    OnlyWith(ActionSource all, List<Move> wanted) {
      this.all = all;
      this.wanted = wanted;
    }

    @Override
    public Answer next() {
      Answer answer = all.next();
      while (answer == Answer.FOUND && !all.moves().containsAll(wanted)) {
        answer = all.next();
      }
      return answer;
    }

    @Override
    public List<Move> moves() {
      return all.moves();
    }
  }
}
