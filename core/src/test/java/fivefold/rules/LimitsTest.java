package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Square;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards of unusual size, positions nobody would play: no crash, no hang, no guess. */
@Timeout(60)
class LimitsTest {
  private static final String NO_PIECES_16 = "88/88/88/88/88/88/88/88/88/88/88/88/88/88/";

  // Boards over 8x8 have no bit sets

  @ParameterizedTest(name = "{0}: {1} actions, {2}")
  @CsvSource({
    // A lone king in the corner; in the middle; a rook on an empty board.
    "[96k/" + NO_PIECES_16 + "K96:0:1:w], 3, PLAYING",
    "[96k/" + NO_PIECES_16 + "7K8:0:1:w], 5, PLAYING",
    "[k8/9/9/9/4R4/9/9/9/8K:0:1:w], 19, PLAYING",
    "[2k/3/3/3/3/3/3/3/3/3/K2:0:1:w], 3, PLAYING",
    // Two rooks hold the first two ranks; one of them off: only check.
    "[k8/9/9/9/9/9/9/8r/K6r1:0:1:w], 0, CHECKMATE",
    "[k8/9/9/9/9/9/9/9/K6r1:0:1:w], 2, CHECK",
    "[2k/3/3/3/3/3/3/3/3/1q1/2K:0:1:w], 1, CHECK",
    "[2k/3/3/3/3/3/3/3/1q1/3/K2:0:1:w], 0, STALEMATE",
  })
  void boardsTooLargeForBitSets(String boards, long actions, Verdict verdict) {
    State state = Positions.state(boards);
    assertThat(state.multiverse().size().fitsBits()).isFalse();
    assertThat(state.verdict()).isEqualTo(verdict);
    assertThat(state.legalActions().count(1000, Budget.UNLIMITED))
        .isEqualTo(new LegalActions.Count(actions, true, false));
  }

  @Test
  void castlingOnALongRank() {
    State state = Positions.state("[9k6/" + NO_PIECES_16 + "R*8K*6:0:1:w]");
    BoardCoord board = new BoardCoord(0, 2);
    Move move = new Move(board, Square.of(9, 0), board, Square.of(7, 0));
    State after = state.play(move).orThrow();
    assertThat(after.multiverse().timeline(0).last().toString()).endsWith("/7KR7");
  }

  /** Branches, hops and verdicts on large boards go through brute force. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[r*nbqk*qbnr*/p*p*p*p*p*p*p*p*p*/9/9/9/9/9/P*P*P*P*P*P*P*P*P*/R*NBQK*QBNR*:0:1:w]",
        "[k1r/3/3/3/3/3/3/3/3/3/K1R:0:1:w]",
        "[1w*k/3/3/3/3/3/3/3/3/3/K*W*1:0:0:b][1w*k/3/3/3/3/3/3/3/3/3/K*W*1:0:1:w]",
      })
  void randomPlayOnLargeBoards(String boards) {
    for (long seed = RandomPlay.seed(); seed < RandomPlay.seed() + 5; seed++) {
      RandomPlay play = new RandomPlay(seed);
      Optional<State> next = Optional.of(Positions.state(boards));
      for (int turn = 0; turn < 5 && next.isPresent(); turn++) {
        State state = next.get();
        List<Action> actions = state.legalActions().stream().limit(30).toList();
        assertThat(actions).as("seed %s", seed).doesNotHaveDuplicates().allMatch(state::isLegal);
        assertThat(state.verdict(Budget.ofNodes(2000)).isFinal())
            .as("seed %s", seed)
            .isEqualTo(actions.isEmpty());
        next = play.turn(state).map(moves -> moves.submit().orThrow());
      }
    }
  }

  // Positions without what a game usually has

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "[1:0:1:w], STALEMATE",
    "[K:0:1:w], STALEMATE",
    "[k:0:1:w], STALEMATE",
    "[8/8/8/8/8/8/8/8:0:1:w], STALEMATE",
    "[3n/4/4/N3:0:1:w], PLAYING",
    "[KKKK/KKKK/KKKK/KKKK:0:1:w], STALEMATE",
    "[qqqq/qqqq/qqqq/qqqK:0:1:w], CHECKMATE",
    "[YYYY/yyyy/YYYY/yyyy:0:1:w], CHECKMATE",
    // Nobody can move on the second timeline, and nothing reaches it.
    "[4/4/4/3K:0:1:w][4/4/4/4:1:1:w], PLAYING",
    "[k3/4/4/4:0:1:w][4/4/4/4:1:1:w], STALEMATE",
  })
  void oddPositions(String boards, Verdict verdict) {
    State state = Positions.state(boards);
    assertThat(state.verdict()).isEqualTo(verdict);
    assertThat(state.legalActions().exist(Budget.UNLIMITED)).contains(!verdict.isFinal());
  }

  /** Hundreds of timelines with a choice on each: the first answers come at once. */
  @ParameterizedTest(name = "{0} timelines of {1}")
  @CsvSource({
    "200, k3/4/4/3K, PLAYING",
    "200, 4/4/4/3N, PLAYING",
    "200, 4/4/4/4, STALEMATE",
    "200, k3/4/q3/3K, PLAYING",
    "65, r3k/5/5/5/K3R, CHECK",
  })
  void manyTimelines(int count, String rows, Verdict verdict) {
    StringBuilder boards = new StringBuilder();
    for (int line = -count / 2; line < count - count / 2; line++) {
      boards.append("[" + rows + ":" + line + ":1:w]");
    }
    State state = Positions.state(boards.toString());
    assertThat(state.multiverse().timelineCount()).isEqualTo(count);
    assertThat(state.verdict(Budget.ofMillis(10_000))).isEqualTo(verdict);
    assertThat(state.legalActions().stream().limit(3)).allMatch(state::isLegal);
    LegalActions.Count counted = state.legalActions().count(1000, Budget.ofMillis(10_000));
    assertThat(counted.atLeast()).isEqualTo(verdict.isFinal() ? 0 : 1000);
  }

  /** A number of actions that no count ends with stops at the budget. */
  @Test
  void countsStopWithTheirBudget() {
    StringBuilder boards = new StringBuilder();
    for (int line = -20; line <= 20; line++) {
      boards.append("[k3/4/4/3K:" + line + ":1:w]");
    }
    State state = Positions.state(boards.toString());
    long start = System.nanoTime();
    LegalActions.Count count = state.legalActions().count(Long.MAX_VALUE, Budget.ofMillis(200));
    assertThat(count.outOfBudget()).isTrue();
    assertThat(count.complete()).isFalse();
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
  }
}
