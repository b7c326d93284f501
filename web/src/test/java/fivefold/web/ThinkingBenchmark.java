package fivefold.web;

import fivefold.Games;
import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.rules.State;
import fivefold.web.json.PositionText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openqa.selenium.chromium.ChromiumDriver;

/**
 * How fast the engine is on one core, here and in the browser, on six fixed positions. Not a test:
 * {@code bench/engine} runs it with the file of positions and the page to write.
 */
final class ThinkingBenchmark {
  private static final int MILLIS = 1000;

  /** Rounds over all positions before the one that counts. */
  private static final int WARM_UP = 2;

  private ThinkingBenchmark() {}

  private record Speed(long nodesPerSecond, int depth) {
    static Speed of(long nodes, long millis, int depth) {
      return new Speed(nodes * 1000 / Math.max(1, millis), depth);
    }
  }

  public static void main(String[] args) throws IOException {
    List<String[]> positions =
        Files.readAllLines(Path.of(args[0])).stream().map(line -> line.split("\t")).toList();
    List<State> states =
        positions.stream().map(p -> Games.read(p[1]).orThrow().end().state()).toList();
    Speed[] jvm = jvm(states);
    Speed[] page = page(states);
    StringBuilder out = new StringBuilder();
    out.append("# How fast the engine thinks\n\n");
    out.append("Written by `bench/engine`: one second on one core after two to warm up, on the\n");
    out.append(
        "positions of `bench/engine-positions.tsv`; the page in Chromium, in its worker.\n\n");
    out.append("| position | nodes/s | depth | in the page | depth | ratio |\n");
    out.append("|---|---:|---:|---:|---:|---:|\n");
    for (int i = 0; i < jvm.length; i++) {
      out.append(
          String.format(
              Locale.ROOT,
              "| %s | %d | %d | %d | %d | %.2f |%n",
              positions.get(i)[0],
              jvm[i].nodesPerSecond,
              jvm[i].depth,
              page[i].nodesPerSecond,
              page[i].depth,
              page[i].nodesPerSecond / (double) Math.max(1, jvm[i].nodesPerSecond)));
    }
    Files.writeString(Path.of(args[1]), out);
    System.out.print(out);
  }

  private static Speed[] jvm(List<State> states) {
    Speed[] speeds = new Speed[states.size()];
    Engine engine = new Engine();
    engine.setHash(32);
    for (int round = 0; round <= WARM_UP; round++) {
      for (int i = 0; i < speeds.length; i++) {
        engine.clear();
        Analysis found = engine.analyse(states.get(i), Limits.ofMillis(MILLIS), news -> {});
        speeds[i] = Speed.of(found.nodes(), found.millis(), found.depth());
      }
    }
    return speeds;
  }

  private static Speed[] page(List<State> states) throws IOException {
    Speed[] speeds = new Speed[states.size()];
    ChromiumDriver driver = Browsers.start().orElseThrow();
    try (Fivefold server = Fivefold.web()) {
      Page page = new Page(driver, server.firstLine());
      page.openFresh();
      for (int round = 0; round <= WARM_UP; round++) {
        for (int i = 0; i < speeds.length; i++) {
          Map<?, ?> found =
              (Map<?, ?>)
                  page.async(
                      "await app.study.engine.call('setPosition', args[0]);"
                          + " return app.study.engine.call('analyse', 1, args[1]);",
                      PositionText.write(states.get(i)),
                      MILLIS);
          speeds[i] =
              Speed.of(number(found, "nodes"), number(found, "ms"), (int) number(found, "depth"));
        }
      }
    } finally {
      driver.quit();
    }
    return speeds;
  }

  private static long number(Map<?, ?> found, String name) {
    return ((Number) found.get(name)).longValue();
  }
}
