package fivefold.rules.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The solver alone, on small random problems: its solutions are those of brute force, each once,
 * however often it begins anew.
 */
class NogoodSolverTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);
  private static final int VARS = 6;
  private static final int VALUES = 4;

  /** What one variable's value rules out for another. */
  private record Rule(int var, int value, int other, long forbidden) {
    boolean allows(List<Integer> values) {
      return values.get(var) != value || (forbidden >>> values.get(other) & 1) == 0;
    }
  }

  /** Rules that are looked at only when a variable has one value left, as those of turns are. */
  private static final class Problem extends NogoodSolver {
    private final List<Rule> rules = new ArrayList<>();
    private final Random random;
    private boolean answered;

    /** How often it began anew. */
    int restarts;

    Problem(long seed) {
      random = new Random(seed);
      for (int var = 0; var < VARS; var++) {
        addVar(new long[] {(1 << VALUES) - 1});
      }
      int count = 20 + random.nextInt(60);
      for (int i = 0; i < count; i++) {
        int var = random.nextInt(VARS);
        int other = (var + 1 + random.nextInt(VARS - 1)) % VARS;
        long forbidden = 1 + random.nextInt((1 << VALUES) - 2);
        rules.add(new Rule(var, random.nextInt(VALUES), other, forbidden));
      }
    }

    @Override
    boolean assigned(int var, int value) {
      for (int i = 0; i < rules.size(); i++) {
        Rule rule = rules.get(i);
        if (rule.var == var
            && rule.value == value
            && !strikeSet(rule.other, new long[] {rule.forbidden}, i)) {
          return false;
        }
      }
      return true;
    }

    @Override
    void unassigned(int var, int value) {}

    @Override
    Nogood explain(long code, int var) {
      Rule rule = rules.get((int) code);
      return new Nogood(
          new int[] {rule.var, rule.other}, new long[][] {{1L << rule.value}, {rule.forbidden}});
    }

    List<List<Integer>> solutions() {
      List<List<Integer>> solutions = new ArrayList<>();
      while (goOn()) {
        solutions.add(IntStream.range(0, VARS).map(this::value).boxed().toList());
        answered = true;
        if (!flip()) {
          break;
        }
      }
      return solutions;
    }

    /** Goes on to the next solution; false when there is none. */
    private boolean goOn() {
      while (true) {
        if (!propagate()) {
          if (!resolveConflict()) {
            return false;
          }
          // Before a solution was found, the search may begin anew at any time.
          if (!answered && random.nextInt(3) == 0) {
            backtrack(0);
            restarts++;
          }
          continue;
        }
        int[] open = IntStream.range(0, VARS).filter(var -> count(var) > 1).toArray();
        if (open.length == 0) {
          return true;
        }
        int var = open[random.nextInt(open.length)];
        decide(var, value(var));
      }
    }
  }

  @Test
  void findsAllSolutionsHoweverOftenItBeginsAnew() {
    int solutions = 0;
    int none = 0;
    int restarts = 0;
    for (long seed = SEED; seed < SEED + 2000; seed++) {
      Problem problem = new Problem(seed);
      List<List<Integer>> found = problem.solutions();
      assertThat(found)
          .as("seed %s", seed)
          .doesNotHaveDuplicates()
          .hasSameElementsAs(bruteForce(problem.rules));
      solutions += found.size();
      none += found.isEmpty() ? 1 : 0;
      restarts += problem.restarts;
    }
    assertThat(solutions).isGreaterThan(10_000);
    assertThat(none).isGreaterThan(300);
    assertThat(restarts).isGreaterThan(300);
  }

  private static List<List<Integer>> bruteForce(List<Rule> rules) {
    return IntStream.range(0, (int) Math.pow(VALUES, VARS))
        .mapToObj(NogoodSolverTest::values)
        .filter(values -> rules.stream().allMatch(rule -> rule.allows(values)))
        .toList();
  }

  /** The digits of a number, one for each variable. */
  private static List<Integer> values(int code) {
    return IntStream.range(0, VARS)
        .map(var -> code / (int) Math.pow(VALUES, var) % VALUES)
        .boxed()
        .toList();
  }
}
