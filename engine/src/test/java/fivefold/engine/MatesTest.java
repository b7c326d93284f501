package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.game.Game;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.notation.ReadOptions;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mates that the engine must never overlook. */
class MatesTest {
  private static final Path ROOT = Path.of(System.getProperty("fivefold.root", ".."));
  private static final long SEED = Long.getLong("fivefold.seed", 1);
  private static final Limits LIMITS = Limits.ofNodes(100_000);

  private static Line best(State state) {
    return new Engine().analyse(state, LIMITS, progress -> {}).lines().get(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void findsTheMatesOfTheExamples(int mate) throws IOException {
    Path file = ROOT.resolve("examples/puzzles/mate-in-" + mate + ".5dpgn");
    int puzzles = 0;
    try (Reader text = Files.newBufferedReader(file)) {
      GameReader reader = Games.readAll(file.toString(), text, ReadOptions.LENIENT);
      while (reader.hasNext()) {
        Game game = reader.next().orThrow();
        Line line = best(game.end().state());
        assertThat(line.first().toString())
            .as(game.headers().toString())
            .isEqualTo(game.headers().get("Solution").orElseThrow());
        assertThat(line.score().mateIn()).isEqualTo(mate);
        assertThat(line.score().proved()).isTrue();
        puzzles++;
      }
    }
    assertThat(puzzles).isGreaterThan(40);
  }

  @Test
  void findsTheMatesOfPublishedPuzzles() throws IOException {
    Path folder = ROOT.resolve("../shared/corpus/puzzles");
    assumeTrue(Files.exists(folder), "the shared puzzles are absent: " + folder);
    int puzzles = 0;
    for (String row : Files.readAllLines(folder.resolve("answers.tsv"))) {
      String[] cells = row.split("\t");
      if (!cells[2].equals("1") && !cells[2].equals("2")) {
        continue;
      }
      State state = Games.read(Files.readString(folder.resolve(cells[0]))).orThrow().end().state();
      if (cells[1].equals("all")) {
        state = State.of(state.multiverse(), state.rules().withPromotions(promotions()));
      }
      Line line = best(state);
      assertThat(line.score().mateIn()).as(row).isEqualTo(Integer.parseInt(cells[2]));
      String moves =
          line.first().plies().stream()
              .map(ply -> ((Move) ply).uci())
              .collect(Collectors.joining(" "));
      assertThat(moves).as(row).isEqualTo(cells[3]);
      puzzles++;
    }
    assertThat(puzzles).isGreaterThan(5);
  }

  private static List<PieceType> promotions() {
    return List.of(
        PieceType.QUEEN,
        PieceType.ROOK,
        PieceType.BISHOP,
        PieceType.KNIGHT,
        PieceType.UNICORN,
        PieceType.DRAGON,
        PieceType.PRINCESS);
  }

  /** After 178 of 1 575 actions there is no mate, and none of them looks good. */
  @Test
  void findsTheFewActionsThatPreventAMate() {
    State state =
        Games.read(
                """
                [Board "Standard"]
                1. Na3 / e5 2. Nf3 / e4 3. Ne5 / e3 4. dxe3 / Qf6 5. Nxd7 / Qh4 6. c3 / Qb4
                7. cxb4 / Bxb4+ 8. Bd2 / a6 9. Nc5 / Bxd2+ 10. Qxd2 / b6
                11. Qd5 / (0T11)Ke8>>(0T10)f8~ (>L-1)
                12. (-1T11)Qd2>>x(0T10)d2~ (>L1) / (1T10)a5
                13. (1T11)Rg1
                """)
            .orThrow()
            .end()
            .state();
    Analysis analysis = new Engine().analyse(state, Limits.ofNodes(8_000), progress -> {});
    State after = state.play(analysis.lines().get(0).first()).orThrow();
    Solution mate = Solver.of(after).within(1).budget(Budget.ofNodes(1_000_000)).solve();
    assertThat(mate.result()).isEqualTo(Solution.Result.NONE);
  }

  /**
   * Positions of {@link MateSuite}. In the first two, 154 of 11 444 and 9 of 33 094 actions prevent
   * mate; in the last, the solver takes long to find the mates, which are jumps of one piece.
   */
  @ParameterizedTest
  @CsvSource({"22688, 11444", "25683, 33094", "31674, 66071"})
  void findsActionsThatPreventAMate(long seed, int actions) {
    Limits limits = Limits.ofNodes(4_000);
    State state = beforeMate(seed);
    assertThat(state.legalActions().count(100_000, Budget.UNLIMITED).atLeast())
        .as("the actions in this very position")
        .isEqualTo(actions);
    Line best = new Engine().analyse(state, limits, progress -> {}).lines().get(0);
    assertThat(MateSuite.allowsMate(state, best.first())).as("%s", best).isFalse();
  }

  /** One of the mates here would take a hundred thousand steps to explain. */
  @Test
  void tellsOnlySimplyWhyAMateIsOne() {
    State state = beforeMate(30149);
    Position position = Position.of(state.multiverse(), state.rules());
    TurnSearch legal = position.varied(Question.REWIND, () -> true);
    List<Long> told = new ArrayList<>();
    List<Long> givenUp = new ArrayList<>();
    for (int i = 0; i < 40 && legal.next() == Answer.FOUND; i++) {
      Action action = state.standardOrder(legal.moves());
      Solution mate = Solver.of(state.play(action).orThrow()).within(1).solve();
      if (mate.isMate()) {
        List<Move> answer = Engine.moves(mate.first().orElseThrow());
        long[] steps = new long[1];
        boolean any =
            position.play(legal.moves()).play(answer).lostTo(() -> ++steps[0] > 0).isPresent();
        (any ? told : givenUp).add(steps[0]);
      }
    }
    long most = 200L * state.multiverse().timelineCount();
    assertThat(told).hasSizeGreaterThan(20).allMatch(steps -> steps <= most);
    assertThat(givenUp).isNotEmpty().allMatch(steps -> steps <= most);
  }

  private static State beforeMate(long seed) {
    List<State> game = new MateSuite(seed, LIMITS).game(seed);
    return game.get(game.size() - 3);
  }

  /** The long run with a time instead of nodes is {@code engine/lab mates}. */
  @Test
  void neverMissesAMateInOneOfEitherSide() {
    List<String> missed = new ArrayList<>();
    int[] positions = new int[1];
    new MateSuite(SEED, Limits.ofNodes(8_000))
        .run(
            30,
            (seed, fault) -> {
              positions[0]++;
              if (!fault.isEmpty()) {
                missed.add("seed " + seed + ", " + fault);
              }
            });
    assertThat(missed).isEmpty();
    assertThat(positions[0]).isEqualTo(30);
  }
}
