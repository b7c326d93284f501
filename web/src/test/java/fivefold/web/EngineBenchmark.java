package fivefold.web;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.Budget;
import fivefold.rules.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openqa.selenium.chromium.ChromiumDriver;

/**
 * Compares the verdicts of whole games here and in the browser. Not a test: run it by hand with
 * game files as arguments.
 */
final class EngineBenchmark {
  private static final long NODES = 2_000_000;

  private EngineBenchmark() {}

  public static void main(String[] files) throws IOException {
    ChromiumDriver driver = Browsers.start().orElseThrow();
    try (Fivefold server = Fivefold.web()) {
      Page page = new Page(driver, server.firstLine());
      driver.get(page.address() + "bench.html");
      page.waitUntil("the page", () -> Boolean.TRUE.equals(page.js("return !!window.judge")));
      System.out.printf(
          Locale.ROOT,
          "%-34s %9s %10s %10s %6s%n",
          "game",
          "positions",
          "JVM ms",
          "browser ms",
          "ratio");
      for (String file : files) {
        String text = Files.readString(Path.of(file));
        List<String> words = new ArrayList<>();
        double jvm = Double.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
          words.clear();
          jvm = Math.min(jvm, judge(text, words));
        }
        Map<?, ?> browser =
            (Map<?, ?>)
                page.async(
                    "let best; for (let i = 0; i < 5; i++) { const r = await judge(args[0]); if (!best || r.ms < best.ms) best = r; } return best;",
                    text);
        double ms = ((Number) browser.get("ms")).doubleValue();
        System.out.printf(
            Locale.ROOT,
            "%-34s %9d %10.1f %10.1f %6.1f%s%n",
            Path.of(file).getFileName(),
            words.size(),
            jvm,
            ms,
            ms / jvm,
            words.equals(browser.get("words")) ? "" : "  DIFFERENT VERDICTS");
      }
    } finally {
      driver.quit();
    }
  }

  private static double judge(String text, List<String> words) {
    Game game = Games.read(text).game().orElseThrow();
    List<Node> nodes = new ArrayList<>(game.mainline());
    nodes.add(0, game.root());
    long time = 0;
    for (Node node : nodes) {
      long start = System.nanoTime();
      Verdict verdict = node.state().verdict(Budget.ofNodes(NODES));
      time += System.nanoTime() - start;
      words.add(verdict.name().toLowerCase(Locale.ROOT));
    }
    return time / 1e6;
  }
}
