package fivefold.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/** The figures as a page, beside those to beat. */
final class Report {
  /**
   * The best public engine on the same kind of machine: verdicts in ms, listed actions a second.
   */
  private static final Map<String, double[]> TO_BEAT = new LinkedHashMap<>();

  static {
    TO_BEAT.put("100_timelines", new double[] {89, 3061});
    TO_BEAT.put("manyChecks", new double[] {57, 23626});
    TO_BEAT.put("wide", new double[] {28, 17485});
    TO_BEAT.put("NP0", new double[] {5.8, 53165});
    TO_BEAT.put("silly", new double[] {4.0, 33449});
    TO_BEAT.put("exiledKings", new double[] {1.1, 47000});
    TO_BEAT.put("futures", new double[] {1.0, 46117});
    TO_BEAT.put("ctp1", new double[] {0.95, 52917});
    TO_BEAT.put("standard", new double[] {0.6, 103985});
  }

  private final Main.Effort effort;
  private final Map<String, Double> scores = new LinkedHashMap<>();
  private final Map<String, Double> bytes = new LinkedHashMap<>();
  private final double cold;
  private final long seed;
  private final Latencies latencies;
  private final Stops stops;
  private final StringBuilder out = new StringBuilder();

  Report(
      Main.Effort effort,
      Collection<RunResult> results,
      double cold,
      long seed,
      Latencies latencies,
      Stops stops) {
    this.effort = effort;
    this.cold = cold;
    this.seed = seed;
    this.latencies = latencies;
    this.stops = stops;
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      StringBuilder key = new StringBuilder(name.substring(name.lastIndexOf('.') + 1));
      if (name.contains("HardPosition")) {
        key.append("-hard");
      }
      for (String param : result.getParams().getParamsKeys()) {
        key.append(' ').append(result.getParams().getParam(param));
      }
      scores.put(key.toString(), best(result));
      Result<?> allocated = result.getSecondaryResults().get("gc.alloc.rate.norm");
      if (allocated != null) {
        bytes.put(key.toString(), allocated.getScore());
      }
    }
  }

  /** The figure of the best iteration: whatever else the machine does only takes time. */
  private static double best(RunResult result) {
    Statistics iterations = result.getPrimaryResult().getStatistics();
    return result.getParams().getMode() == Mode.Throughput
        ? iterations.getMax()
        : iterations.getMin();
  }

  private double score(String key) {
    Double score = scores.get(key);
    if (score == null) {
      throw new IllegalStateException("not measured: " + key);
    }
    return score;
  }

  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  String text() throws IOException {
    line("# Benchmark results");
    line("");
    line(
        "Written by `bench/run %s`, which measures everything again.",
        effort.name().toLowerCase(Locale.ROOT));
    line("");
    line("- machine: %s, %d processors", processor(), Runtime.getRuntime().availableProcessors());
    line("- system: %s %s", System.getProperty("os.name"), System.getProperty("os.arch"));
    line(
        "- Java: %s %s", System.getProperty("java.vm.name"), System.getProperty("java.vm.version"));
    line(
        "- JMH 1.37, %d fork(s), %d warm-up (three times that for texts) and %d measured iterations of %d ms, one thread, serial"
            + " collector, 1 GB of heap",
        effort.forks, effort.iterations, effort.iterations, effort.millis);
    line("- each figure is that of the best iteration");
    line("");
    line("\"To beat\" is the best public engine (C++) on the same kind of machine.");
    games();
    hardPositions();
    generated();
    stops();
    play();
    reading();
    costs();
    return out.append(OtherPages.text()).toString();
  }

  private void games() {
    line("");
    line("## Every state of the hard games");
    line("");
    line("| game | verdicts, ms | to beat | factor | listed, actions/s | to beat | factor |");
    line("|---|--:|--:|--:|--:|--:|--:|");
    double verdicts = 0;
    double toBeat = 0;
    for (Map.Entry<String, double[]> entry : TO_BEAT.entrySet()) {
      String game = entry.getKey();
      double verdict = score("verdict " + game);
      long listed = SearchBenchmark.list(game, Inputs.states(game));
      double rate = listed / score("list " + game) * 1000;
      verdicts += verdict;
      toBeat += entry.getValue()[0];
      line(
          "| %s | %.3f | %s | %.1f | %.0f | %.0f | %.1f |",
          game,
          verdict,
          entry.getValue()[0],
          entry.getValue()[0] / verdict,
          rate,
          entry.getValue()[1],
          rate / entry.getValue()[1]);
    }
    line("| all | %.2f | %.2f | %.1f | | | |", verdicts, toBeat, toBeat / verdicts);
    line("");
    line(
        "Up to %d actions a state are listed, %d for 100_timelines. Counting up to 1000 actions at"
            + " every state of all these games takes %.0f ms (wanted: under 1000).",
        SearchBenchmark.LISTED, SearchBenchmark.LISTED_OF_100_TIMELINES, score("count"));
  }

  private void hardPositions() {
    line("");
    line("## Hard positions");
    line("");
    line("| position | verdict, ms |");
    line("|---|--:|");
    double worst = 0;
    for (String file : Inputs.positions()) {
      double millis = score("verdict-hard " + file);
      worst = Math.max(worst, millis);
      line("| %s | %.3f |", file.replace(".5dpgn", "").replace("random/", ""), millis);
    }
    line("");
    line(
        "Worst: %.2f ms (wanted: under 20). All in one cold command (`./fivefold verdict` with the"
            + " %d files): %.0f ms (wanted: under 2000).",
        worst, Inputs.positions().size(), cold);
  }

  private void generated() {
    line("");
    line("## Generated positions");
    line("");
    line(
        "%d positions of random play that favours branching, on boards of 4x4 and 5x5 with %d to %d"
            + " timelines, seed %d: verdicts %s; %d in check.",
        latencies.count(),
        GeneratedPositions.FEWEST,
        GeneratedPositions.MOST,
        seed,
        latencies.verdicts().toString().toLowerCase(Locale.ROOT),
        latencies.inCheck());
    line("");
    line("| median | 99th percentile | worst |");
    line("|--:|--:|--:|");
    line(
        "| %.3f ms | %.2f ms | %.2f ms |",
        latencies.millis(0.5), latencies.millis(0.99), latencies.millis(1));
    line("");
    line(
        "Wanted: none over 1 s, none unknown. A position over 5 ms is timed three times and the"
            + " best counts.");
  }

  private void stops() {
    line("");
    line("## Stopping a search");
    line("");
    line("From the stop by another thread to the answer, after 20 ms of search.");
    line("");
    line("| search | median, ms | worst, ms |");
    line("|---|--:|--:|");
    stops
        .nanos()
        .forEach(
            (what, nanos) ->
                line(
                    "| %s | %.3f | %.2f |",
                    what, nanos[nanos.length / 2] / 1e6, nanos[nanos.length - 1] / 1e6));
  }

  private void play() {
    line("");
    line("## Play");
    line("");
    line("| what | figure | wanted |");
    line("|---|--:|--:|");
    line("| perft of Standard to depth 4 (753 223) | %.0f ms | under 1000 |", score("perft4"));
    for (String length : new String[] {"20", "50"}) {
      line(
          "| random playouts on Standard, %s actions each | %.0f actions/s | 150000 |",
          length, score("playouts " + length));
    }
    for (String length : new String[] {"10", "100", "1000", "10000"}) {
      line(
          "| bytes allocated by an action after %s others | %.0f | no growth |",
          length, bytes.getOrDefault("playAction " + length, Double.NaN));
    }
    line(
        "| bytes allocated by an action of a random playout, its choice included | %.0f | |",
        bytes.getOrDefault("playouts 20", Double.NaN));
    line("");
    line("Why long playouts are slower: [docs/search.md](../docs/search.md).");
  }

  private void reading() {
    line("");
    line("## Reading and writing 5DPGN");
    line("");
    line("| what | figure | wanted | to beat |");
    line("|---|--:|--:|--:|");
    line(
        "| games of people to scripts, nothing played | %.0f MB/s | 250 | 51 |",
        ParsingBenchmark.chars() / score("parse") / 1000);
    double actions = ReadingBenchmark.replayedActions() * 1000d;
    line(
        "| games of people to games, every action found legal | %.0f actions/s | 350000 | 13000 |",
        actions / score("replay"));
    line(
        "| the same from the shortest moves, found by their patterns | %.0f actions/s | | |",
        actions / score("resolve"));
    line("| writing with all coordinates | %.0f actions/s | | |", actions / score("writeFull"));
    line("| writing the shortest moves | %.0f actions/s | | |", actions / score("writeShort"));
    line("| a game of 20 000 turns | %.0f ms | reads | |", score("readLongGame"));
    line("| a tree 50 000 deep, read | %.0f ms | reads | |", score("readDeepTree"));
    line("| a tree 50 000 deep, written | %.0f ms | writes | |", score("writeDeepTree"));
  }

  /** What one of many costs: time and memory of a benchmark divided by how many it handles. */
  private void each(String what, String benchmark, double count) {
    line(
        "| %s | %.0f | %.2f | %.0f |",
        what,
        count / score(benchmark) * 1000,
        score(benchmark) / count * 1000,
        bytes.getOrDefault(benchmark, Double.NaN) / count);
  }

  private void costs() {
    line("");
    line("## What one costs");
    line("");
    line("| one | a second | microseconds | bytes allocated |");
    line("|---|--:|--:|--:|");
    StateBenchmark states = new StateBenchmark();
    double actions = ReadingBenchmark.replayedActions();
    each("verdict, start of a variant", "easyVerdicts", Inputs.starts().size());
    each("verdict, state of a game of people", "typicalVerdicts", Inputs.humanStates().size());
    each("move generated, hard games", "moves", states.moves());
    each("action counted, hard games", "count", states.count());
    each("character read, nothing played", "parse", ParsingBenchmark.chars());
    each("action read and found legal", "replay", actions);
    each("the same, with the place of each move", "replayWithSpans", actions);
    each("action read from the shortest moves", "resolve", actions);
    each("action written with all coordinates", "writeFull", actions);
    each("action written as short as can be", "writeShort", actions);
    each("state hashed, game of people", "hash", Inputs.humanStates().size());
    each("three keys of a state, game of people", "keys", Inputs.humanStates().size());
    each("node copied, tree 50 000 deep", "copy", ReadingBenchmark.DEPTH);
    each("edit of that tree, undone, redone and undone", "edit", 1);
    each("picture (SVG) of a whole game of people", "svg", Inputs.humanEnds().size());
  }

  private static String processor() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/cpuinfo"))) {
        if (line.startsWith("model name")) {
          return line.substring(line.indexOf(':') + 1).strip();
        }
      }
    } catch (IOException e) {
      return "unknown";
    }
    return "unknown";
  }
}
