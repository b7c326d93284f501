package fivefold.rules;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Random play on small boards that favours branching, made move by move without any search. The
 * same seed gives the same states.
 */
final class RandomPlay {
  /**
   * Between them: pawns, brawns and royal queens, unicorns and dragons, castling and en passant,
   * even timelines, timelines of different colours, turn zero.
   */
  static final List<String> STARTS =
      List.of(
          "[nbr*k*/3p*/P*3/K*R*BN:0:1:w]",
          "[k*qbnr*/p*p*p*p*p*/5/P*P*P*P*P*/K*QBNR*:0:1:w]",
          "[2k*/3/K*2:0:1:w]",
          "[w*1k1/4/4/K1W*1:0:1:w]",
          "[w*2k*/4/2w*1/1W*2/4/K*2W*:0:1:w]",
          "[k*p*p*p*/4/4/NBR*U:-0:1:b][nbr*u/4/4/K*P*P*P*:+0:1:w]",
          "[r*3k*/5/2n2/5/R*1K*1R*:0:1:w]",
          "[k*1p*/3/3/3/P*1K*:0:1:w]",
          "[q1k*/3/K*1D:0:1:w][k2/1s1/K*2:1:1:w]",
          "[u1k1/d3/3D/K1U1:0:0:b][u1k1/d3/3D/K1U1:0:1:w]",
          "[1y2/c3/3C/2Y1:0:1:w]",
          "[k2/2r/K2:-1:1:b][k2/3/K1R:0:1:w][1k1/b2/1K1:1:1:b]",
          "[k2/p*p*1/3/1P*P*/2K:-0:1:w][k2/p*2/3/P*2/2K:+0:1:w]");

  private static final int TRIES = 20;

  private final Random random;

  RandomPlay(long seed) {
    // Neighbouring seeds give alike first numbers, so they are spread.
    random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  /** The number that all random tests start from: {@code -Dtest.argLine=-Dfivefold.seed=7}. */
  static long seed() {
    return Long.getLong("fivefold.seed", 1);
  }

  Random random() {
    return random;
  }

  <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  State start() {
    return Positions.state(pick(STARTS));
  }

  /** A turn made of random moves that may be submitted, or empty when none was found. */
  Optional<State> turn(State start) {
    for (int i = 0; i < TRIES; i++) {
      State state = start;
      while (true) {
        List<BoardCoord> boards = state.playableBoards();
        if (boards.isEmpty()) {
          break;
        }
        List<Move> moves = state.moveCandidates(pick(boards).timeline());
        if (moves.isEmpty()) {
          break;
        }
        state = state.play(choose(state, moves)).orThrow();
        if (state.submitRefusal().isEmpty() && random.nextInt(3) > 0) {
          return Optional.of(state);
        }
      }
    }
    return Optional.empty();
  }

  /** Every third time, a branching move when a few tries find one. */
  private Move choose(State state, List<Move> moves) {
    Move move = pick(moves);
    if (random.nextInt(3) == 0) {
      for (int i = 0; i < 5 && state.kind(move) != MoveKind.BRANCH; i++) {
        move = pick(moves);
      }
    }
    return move;
  }

  /** The state after a random turn, or empty when there is no legal one. */
  Optional<State> next(State state) {
    Optional<State> next = turn(state).map(turn -> turn.submit().orThrow());
    // Random moves rarely find the only way out.
    return next.isPresent() ? next : state.legalActions().stream().findFirst().map(state::apply);
  }

  /** The states of a game, the start included, up to so many turns. */
  List<State> game(int turns) {
    List<State> states = new ArrayList<>();
    Optional<State> state = Optional.of(start());
    while (state.isPresent() && states.size() <= turns) {
      states.add(state.get());
      state = next(state.get());
    }
    return states;
  }
}
