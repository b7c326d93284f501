package fivefold.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fivefold.Games;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.rules.Budget;
import fivefold.rules.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Published puzzles with answers that were checked before; beside the repository in ../shared. */
class PuzzleAnswersTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("fivefold.root", ".."), "../shared/corpus/puzzles");

  private static final List<PieceType> ALL =
      List.of(
          PieceType.QUEEN,
          PieceType.ROOK,
          PieceType.BISHOP,
          PieceType.KNIGHT,
          PieceType.UNICORN,
          PieceType.DRAGON,
          PieceType.PRINCESS);

  private record Row(String file, String promotions, String answer, String first) {}

  @TestFactory
  List<DynamicTest> everyRowOfTheTable() throws IOException {
    assumeTrue(Files.exists(FOLDER), "the shared puzzles are absent: " + FOLDER);
    List<DynamicTest> tests = new ArrayList<>();
    for (String line : Files.readAllLines(FOLDER.resolve("answers.tsv"))) {
      String[] cells = line.split("\t");
      if (!cells[0].equals("file")) {
        Row row = new Row(cells[0], cells[1], cells[2], cells[3]);
        tests.add(DynamicTest.dynamicTest(row.toString(), () -> check(row)));
      }
    }
    return tests;
  }

  private static void check(Row row) throws IOException {
    boolean none = row.answer.startsWith("none<=");
    int in = Integer.parseInt(none ? row.answer.substring(6) : row.answer);
    Solution solution = solver(row).within(in).solve();
    assertThat(solution.result()).isEqualTo(none ? Solution.Result.NONE : Solution.Result.MATE);
    assertThat(solution.in()).isEqualTo(in);
    if (!none) {
      String first =
          solution.first().orElseThrow().plies().stream()
              .map(ply -> ((Move) ply).uci())
              .collect(Collectors.joining(" "));
      assertThat(first).isEqualTo(row.first);
    }
  }

  private static Solver solver(Row row) throws IOException {
    return Solver.of(state(row.file))
        .promotions(row.promotions.equals("all") ? ALL : List.of(PieceType.QUEEN));
  }

  private static State state(String file) throws IOException {
    return Games.read(Files.readString(FOLDER.resolve(file))).orThrow().end().state();
  }

  /** The table leaves this one open. */
  @Test
  void theOpenPuzzleHasNoMateInThree() throws IOException {
    assumeTrue(Files.exists(FOLDER), "the shared puzzles are absent: " + FOLDER);
    Solution solution =
        Solver.of(state("puzzle.5dpgn")).within(3).budget(Budget.ofMillis(120_000)).solve();
    assertThat(solution.result()).isEqualTo(Solution.Result.NONE);
  }
}
