package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Ply;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.PlainSearch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The fast search against brute force, on thousands of small positions of random play. */
class SearchPropertiesTest {
  private static final long SEED = RandomPlay.seed();
  private static final int TURNS = 14;

  /** Larger positions are left out: brute force would take too long there. */
  private static final Budget SMALL = Budget.ofNodes(1000);

  /** All actions by brute force, each once, or empty when there are too many. */
  private static Optional<Set<Action>> plain(State state) {
    PlainSearch search =
        new PlainSearch(state.multiverse(), state.rules(), state.mover(), SMALL.start());
    Set<Action> actions = new HashSet<>();
    Answer answer = search.next();
    while (answer == Answer.FOUND) {
      assertThat(actions.add(Action.of(search.moves())))
          .as("twice: %s", Action.of(search.moves()))
          .isTrue();
      answer = search.next();
    }
    return answer == Answer.NONE ? Optional.of(actions) : Optional.empty();
  }

  @Test
  void fastSearchAgreesWithBruteForce() {
    int compared = 0;
    int timelines = 0;
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    for (long seed = SEED; seed < SEED + 450; seed++) {
      RandomPlay play = new RandomPlay(seed);
      Optional<State> next = Optional.of(play.start());
      int tooLarge = 0;
      // Once a game has grown, it rarely becomes small again.
      for (int turn = 0; turn < TURNS && next.isPresent() && tooLarge < 3; turn++) {
        State state = next.get();
        Optional<Set<Action>> plain = plain(state);
        if (plain.isPresent()) {
          String where = "seed " + seed + ", turn " + turn + " of " + state;
          verdicts.merge(compare(where, state, plain.get()), 1, Integer::sum);
          timelines = Math.max(timelines, state.multiverse().timelineCount());
          compared++;
        } else {
          tooLarge++;
        }
        next = play.next(state);
      }
    }
    // The comparison means something only when it met all kinds of positions.
    assertThat(compared).isGreaterThan(2000);
    assertThat(timelines).isGreaterThan(5);
    assertThat(verdicts.keySet())
        .contains(Verdict.PLAYING, Verdict.CHECK, Verdict.SOFTMATE, Verdict.CHECKMATE);
  }

  private static Verdict compare(String where, State state, Set<Action> plain) {
    List<Action> fast = state.legalActions().stream().limit(plain.size() + 10L).toList();
    assertThat(fast).as(where).doesNotHaveDuplicates();
    assertThat(new HashSet<>(fast)).as(where).isEqualTo(plain);
    assertThat(state.legalActions().count(Long.MAX_VALUE, Budget.UNLIMITED))
        .as(where)
        .isEqualTo(new LegalActions.Count(fast.size(), true, false));
    boolean advance =
        plain.stream().anyMatch(a -> state.apply(a).present().compareTo(state.present()) > 0);
    assertThat(state.legalActions().existAdvancing(Budget.UNLIMITED)).as(where).contains(advance);
    Verdict verdict = verdict(!state.checks().isEmpty(), !plain.isEmpty(), advance);
    assertThat(state.verdict()).as(where).isEqualTo(verdict);
    return verdict;
  }

  /** Rules section 8. */
  private static Verdict verdict(boolean check, boolean any, boolean advance) {
    if (!any) {
      return check ? Verdict.CHECKMATE : Verdict.STALEMATE;
    }
    return !check ? Verdict.PLAYING : advance ? Verdict.CHECK : Verdict.SOFTMATE;
  }

  /** A budget makes the answer "unknown", never another one. */
  @Test
  void budgetsNeverChangeAnAnswer() {
    int unknown = 0;
    for (long seed = SEED; seed < SEED + 40; seed++) {
      for (State state : new RandomPlay(seed).game(TURNS)) {
        Verdict right = state.verdict();
        long all = state.legalActions().count(500, Budget.UNLIMITED).atLeast();
        for (int nodes : new int[] {0, 1, 2, 5, 20, 100}) {
          Verdict verdict = state.verdict(Budget.ofNodes(nodes));
          assertThat(verdict).as("seed %s, %s nodes", seed, nodes).isIn(right, Verdict.UNKNOWN);
          unknown += verdict == Verdict.UNKNOWN ? 1 : 0;
          LegalActions.Count count = state.legalActions().count(500, Budget.ofNodes(nodes));
          assertThat(count.atLeast()).as("seed %s", seed).isLessThanOrEqualTo(all);
          assertThat(count.outOfBudget() || count.atLeast() == all).as("seed %s", seed).isTrue();
        }
      }
    }
    assertThat(unknown).isPositive();
  }

  /** A turn found by trying moves at random is one of those the search lists, and the reverse. */
  @Test
  void legalMeansListed() {
    int legal = 0;
    int illegal = 0;
    for (long seed = SEED; seed < SEED + 80; seed++) {
      RandomPlay play = new RandomPlay(seed);
      for (State state : play.game(8)) {
        List<Action> listed = state.legalActions().stream().limit(1500).toList();
        if (listed.isEmpty() || listed.size() == 1500) {
          continue;
        }
        Set<Action> all = new HashSet<>(listed);
        Optional<State> turn = play.turn(state);
        assertThat(turn.isEmpty() || all.contains(turn.get().action()))
            .as("seed %s", seed)
            .isTrue();
        for (int i = 0; i < 20; i++) {
          List<Ply> moves = mutated(play, state, play.pick(listed).plies());
          Optional<State> played = played(state, moves);
          boolean member =
              played.isPresent() && !moves.isEmpty() && all.contains(state.standardOrder(moves));
          assertThat(state.isLegal(Action.of(moves)))
              .as("seed %s: %s", seed, moves)
              .isEqualTo(member);
          legal += member ? 1 : 0;
          illegal += member ? 0 : 1;
        }
        for (Action action : listed.subList(0, Math.min(20, listed.size()))) {
          assertThat(state.isLegal(action)).as("seed %s: %s", seed, action).isTrue();
        }
      }
    }
    assertThat(legal).isGreaterThan(500);
    assertThat(illegal).isGreaterThan(500);
  }

  /** Leaves out, repeats, replaces, adds or swaps moves. */
  private static List<Ply> mutated(RandomPlay play, State state, List<Ply> moves) {
    List<Ply> changed = new ArrayList<>(moves);
    int at = play.random().nextInt(moves.size());
    switch (play.random().nextInt(5)) {
      case 0 -> changed.remove(at);
      case 1 -> changed.add(moves.get(at));
      case 2 -> changed.set(at, play.pick(state.moveCandidates()));
      case 3 -> changed.add(play.pick(state.moveCandidates()));
      default -> Collections.shuffle(changed, play.random());
    }
    return changed;
  }

  /** Plays moves one after the other, without submitting. */
  private static Optional<State> played(State state, List<Ply> moves) {
    State now = state;
    for (Ply move : moves) {
      if (!(now.play(move) instanceof Attempt.Ok ok)) {
        return Optional.empty();
      }
      now = ok.state();
    }
    return Optional.of(now);
  }

  /**
   * Rules section 9: standard order gives the same multiverse, and any order that keeps each move's
   * kind and the sequence of the branches has the same standard order.
   */
  @Test
  void standardOrder() {
    int reordered = 0;
    for (long seed = SEED; seed < SEED + 150; seed++) {
      RandomPlay play = new RandomPlay(seed);
      for (State state : play.game(10)) {
        Optional<State> turn = play.turn(state).filter(t -> t.plies().size() > 1);
        if (turn.isEmpty()) {
          continue;
        }
        for (int i = 0; i < 5; i++) {
          List<Ply> moves = new ArrayList<>(turn.get().plies());
          Collections.shuffle(moves, play.random());
          Optional<State> other = played(state, moves);
          if (other.isEmpty()) {
            continue;
          }
          State standard = played(state, other.get().action().plies()).orElseThrow();
          assertThat(standard.multiverse())
              .as("seed %s: %s", seed, moves)
              .isEqualTo(other.get().multiverse());
          assertThat(standard.action()).as("seed %s", seed).isEqualTo(other.get().action());
          if (branches(state, moves).equals(branches(state, turn.get().plies()))) {
            assertThat(other.get().action())
                .as("seed %s: %s", seed, moves)
                .isEqualTo(turn.get().action());
            assertThat(other.get().multiverse()).isEqualTo(turn.get().multiverse());
            reordered += moves.equals(turn.get().plies()) ? 0 : 1;
          }
        }
      }
    }
    assertThat(reordered).isGreaterThan(100);
  }

  /** The moves that branch when the moves are played in this order. */
  private static List<Ply> branches(State state, List<Ply> moves) {
    List<Ply> branches = new ArrayList<>();
    for (Step step : state.steps(Action.of(moves))) {
      if (step.branches()) {
        branches.add(step.ply());
      }
    }
    return branches;
  }

  @Test
  void randomActionsAreLegalAndVaried() {
    for (long seed = SEED; seed < SEED + 60; seed++) {
      for (State state : new RandomPlay(seed).game(8)) {
        long all = state.legalActions().count(50, Budget.UNLIMITED).atLeast();
        Set<Action> rolled = new HashSet<>();
        for (int i = 0; i < 10; i++) {
          Optional<LegalActions.Played> played =
              state.legalActions().playRandom(new Dice(seed + 100 * i));
          assertThat(played.isPresent()).as("seed %s", seed).isEqualTo(all > 0);
          if (played.isPresent()) {
            Action action = played.get().action();
            assertThat(state.play(action).orThrow())
                .as("seed %s", seed)
                .isEqualTo(played.get().state());
            assertThat(state.standardOrder(action.plies())).as("seed %s", seed).isEqualTo(action);
            assertThat(state.legalActions().random(new Dice(seed + 100 * i))).contains(action);
            rolled.add(action);
          }
        }
        // Ten rolls among fifty actions hit the same one each time only if something is wrong.
        assertThat(all < 50 || rolled.size() > 1).as("seed %s", seed).isTrue();
      }
    }
  }

  @Test
  void listedActionsAreInStandardOrder() {
    for (long seed = SEED; seed < SEED + 60; seed++) {
      for (State state : new RandomPlay(seed).game(8)) {
        for (Action action : state.legalActions().stream().limit(50).toList()) {
          assertThat(state.standardOrder(action.plies())).as("seed %s", seed).isEqualTo(action);
        }
      }
    }
  }
}
