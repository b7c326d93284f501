package fivefold.bench;

import fivefold.Games;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * Does what another library did with the same games, and prints both side by side. Started by
 * {@code bench/compare/run}.
 */
public final class Compare {
  private static final long WARM_UP = 6_000_000_000L;
  private static final int WARM = 5;

  private final List<String> texts = new ArrayList<>();
  private final String ends;

  /**
   * @param taken the numbers of the games to use
   * @param ends games of which those with a result are used, their last states only
   */
  private Compare(String text, String[] taken, String ends) {
    this.ends = ends;
    String[] all = text.split("\n\n(?=\\[)");
    for (String number : taken) {
      texts.add(all[Integer.parseInt(number)]);
    }
    System.out.printf(
        "The library reads %d of %d games to their end; those are measured.%n%n",
        texts.size(), all.length);
  }

  /**
   * @param args the games, those for their ends, and what the other library measured
   */
  public static void main(String[] args) throws IOException {
    List<String> theirs = Files.readAllLines(Path.of(args[2]));
    Compare compare =
        new Compare(
            Files.readString(Path.of(args[0])),
            theirs.get(0).split(" "),
            Files.readString(Path.of(args[1])));
    System.out.println("| task | items | 5d-chess-js, ms | sum | Fivefold, ms | sum | factor |");
    System.out.println("|---|--:|--:|--:|--:|--:|--:|");
    for (String line : theirs.subList(1, theirs.size())) {
      String[] fields = line.split("\t");
      compare.row(fields[0], Integer.parseInt(fields[1]), fields[2], fields[3]);
    }
  }

  private static Optional<Game> read(String text) {
    return Games.readAll(text).stream().findFirst().flatMap(ReadResult::game);
  }

  /** Every state along the games, anew each time: nothing may be remembered of an earlier pass. */
  private List<State> states() {
    List<State> states = new ArrayList<>();
    for (String text : texts) {
      Game game = read(text).orElseThrow();
      states.add(game.start());
      game.mainline().stream().map(Node::state).forEach(states::add);
    }
    return states;
  }

  private List<State> ends() {
    return Games.readAll(ends).stream()
        .map(result -> result.orThrow().end())
        .filter(end -> end.result().isPresent())
        .map(Node::state)
        .toList();
  }

  private void row(String task, int items, String theirs, String theirSum) {
    Measured ours =
        switch (task) {
          case "import without legality", "import with legality" ->
              measure(() -> texts, items, text -> read(text).map(Game::size).orElse(0));
          case "moves of a state" ->
              measure(this::states, items, state -> state.moveCandidates().size());
          case "mate test of a state" ->
              measure(this::states, items, state -> isMate(state) ? 1 : 0);
          case "mate test of a mate" -> measure(this::ends, items, state -> isMate(state) ? 1 : 0);
          default -> throw new IllegalArgumentException("no such task: " + task);
        };
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %s | %s | %.3f | %d | %.0f |%n",
        task,
        items,
        theirs,
        theirSum,
        ours.millis,
        ours.sum,
        Double.parseDouble(theirs) / ours.millis);
  }

  /** Without check there is no mate, as the other library knows too. */
  private static boolean isMate(State state) {
    return state.inCheck() && state.verdict() == Verdict.CHECKMATE;
  }

  private record Measured(double millis, long sum) {}

  /** The best of some warm passes over the first items. */
  private static <T> Measured measure(Supplier<List<T>> fresh, int items, ToLongFunction<T> work) {
    long begin = System.nanoTime();
    long best = Long.MAX_VALUE;
    long sum = 0;
    for (int pass = 0; pass < WARM || System.nanoTime() - begin < WARM_UP; pass++) {
      List<T> first = fresh.get().subList(0, items);
      long start = System.nanoTime();
      sum = first.stream().mapToLong(work).sum();
      best = Math.min(best, System.nanoTime() - start);
    }
    return new Measured(best / 1e6, sum);
  }
}
