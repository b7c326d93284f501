package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WindowType;

/**
 * Random steps over studies, undo, imports, reloads and tabs: nothing may be lost, nothing may be
 * on the console, and memory must stay flat. A short walk here, a long one with {@code web/soak}.
 */
class SoakTest extends BrowserTest {
  private static final int STEPS = Integer.getInteger("soak.steps", 60);
  private static final long SEED = Long.getLong("soak.seed", 1L);
  private static final int BATCH = 20;

  @Test
  void losesNothingAndStaysSmall() throws IOException {
    System.out.println("soak: " + STEPS + " steps, -Dsoak.seed=" + SEED);
    Random random = new Random(SEED);
    long settled = 0;
    for (int done = 0; done < STEPS; done += BATCH) {
      switch (random.nextInt(8)) {
        case 0 -> page.reload();
        case 1 -> changeTab(random.nextBoolean());
        default -> {}
      }
      walk(random.nextInt(1_000_000));
      assertThat(page.complaints()).as("after %d steps of seed %d", done, SEED).isEmpty();
      // What is loaded once is in memory by then.
      if (settled == 0 && done >= STEPS / 5) {
        settled = heap();
      }
      if (done % 500 == 0) {
        System.out.println("soak: " + done + " steps, heap " + kilo(heap()) + " kB");
      }
    }
    long end = heap();
    System.out.println(
        "soak: heap " + kilo(settled) + " kB after a fifth, " + kilo(end) + " kB at the end");
    assertThat(end).as("heap").isLessThan(settled + settled / 2 + 4_000_000);
  }

  /** A batch of steps; the script is the same in every page. */
  private static void walk(int seed) throws IOException {
    page.async(
        Files.readString(Path.of("src/test/js/soak.js")).replace("export ", "")
            + "await soak(app, args[0], args[1]);",
        seed,
        BATCH);
  }

  /**
   * Goes on in another tab, which takes over; the old one is closed, or kept until it comes back.
   */
  private static void changeTab(boolean close) {
    var driver = WithBrowser.driver();
    List<String> tabs = List.copyOf(driver.getWindowHandles());
    page.async("await app.keeper.flush();");
    if (tabs.size() > 1) {
      driver.close();
      driver.switchTo().window(tabs.get(0));
    } else if (close) {
      String old = driver.getWindowHandle();
      driver.switchTo().newWindow(WindowType.TAB);
      String other = driver.getWindowHandle();
      driver.switchTo().window(old).close();
      driver.switchTo().window(other);
      page.size(1440, 900, false);
      page.open("");
    } else {
      page.js("localStorage.setItem('soak.elsewhere', fivefold.keeper.record.id)");
      driver.switchTo().newWindow(WindowType.TAB);
      page.size(1440, 900, false);
      page.open("");
    }
    page.async("if (app.keeper.isReadOnly) await app.keeper.takeOver();");
    page.waitUntil(
        "it may write", () -> Boolean.FALSE.equals(page.js("return fivefold.keeper.isReadOnly")));
  }

  private static long heap() {
    var driver = WithBrowser.driver();
    driver.executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
    return ((Number) driver.executeCdpCommand("Runtime.getHeapUsage", Map.of()).get("usedSize"))
        .longValue();
  }

  private static long kilo(long bytes) {
    return bytes / 1000;
  }
}
