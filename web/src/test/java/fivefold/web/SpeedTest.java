package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * How smoothly large games zoom and open. The figures are printed; other programs may keep the
 * machine busy, so only {@code -Dspeed.strict=true}, meant for an idle one, holds the page to what
 * {@code docs/web.md} promises.
 */
@Alone
class SpeedTest extends BrowserTest {
  private static final boolean STRICT = Boolean.getBoolean("speed.strict");
  private static final double FRAMES_A_SECOND = STRICT ? 50 : 2;
  private static final double LONGEST_TASK = STRICT ? 100 : 5000;
  private static final long READY = STRICT ? 1_000 : 20_000;

  /** Texts that are long in different ways. */
  enum Large {
    BOARDS(() -> boards(50, 20)),
    GAME(SpeedTest::longGame);

    private final Supplier<String> text;

    Large(Supplier<String> text) {
      this.text = text;
    }
  }

  /** Timelines on both sides of the centre, with boards that differ. */
  private static String boards(int lines, int turns) {
    StringBuilder boards = new StringBuilder("[Board \"custom\"]\n[Size \"8x8\"]\n");
    for (int line = -lines; line <= lines; line++) {
      for (int half = 0; half < 2 * turns - 1; half++) {
        boards.append("[r*nbqk*bnr*/p*p*p*p*p*p*p*p*");
        int pawns = Math.abs(line * 37 + half * 11);
        for (int rank = 0; rank < 4; rank++, pawns /= 8) {
          int file = pawns % 8;
          boards.append('/').append(gap(file)).append('P').append(gap(7 - file));
        }
        boards.append("/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:");
        boards.append(line > 0 ? "+" + line : line).append(':').append(half / 2 + 1);
        boards.append(half % 2 == 0 ? ":w]\n" : ":b]\n");
      }
    }
    return boards.toString();
  }

  private static String gap(int files) {
    return files == 0 ? "" : Integer.toString(files);
  }

  /** A megabyte of moves. */
  private static String longGame() {
    StringBuilder game = new StringBuilder();
    for (int turn = 1; game.length() < 1_000_000; turn += 2) {
      game.append(turn).append(". Nf3 / Nf6\n").append(turn + 1).append(". Ng1 / Ng8\n");
    }
    return game.toString();
  }

  @Test
  void isReadyWithinASecond() {
    page.reload();
    long ready = page.number("return performance.getEntriesByName('fivefold-ready')[0].startTime");
    System.out.println("ready after " + ready + " ms");
    assertThat(ready).isLessThan(READY);
  }

  @Test
  void aHundredTimelinesOfTwentyTurnsZoomSmoothly() {
    page.paste(Large.BOARDS.text.get());
    page.accept();
    assertThat(page.number("return fivefold.study.view.lines.length")).isEqualTo(101);
    Map<String, Object> measured = new TreeMap<>();
    measured.put("1 strips", zoom(0.8, 1.3));
    measured.put("2 tiles", zoom(2, 5));
    measured.put("3 small boards", zoom(6, 12));
    measured.put("4 boards", zoom(12, 30));
    measured.put("5 all of it", zoom(0.8, 30));
    measured.put("6 panning", pan(15));
    System.out.println("3 939 boards, frames a second: " + measured);
    for (Object each : measured.values()) {
      assertThat(((Number) each).doubleValue()).isGreaterThan(FRAMES_A_SECOND);
    }
    // Once the zoom is over, boards are painted in their own size.
    page.waitUntil(
        "sharp boards",
        () ->
            !((String) page.js("return document.querySelector('.layers').style.transform"))
                .contains("scale"));
  }

  /** Frames a second while zooming in and out again. */
  private static Object zoom(double from, double to) {
    return page.async(
        """
        const [from, to] = args;
        const { viewport } = app;
        const frame = () => new Promise((r) => requestAnimationFrame(r));
        const b = viewport.layout.bounds();
        viewport.moveCamera(b.x + b.w / 2, b.y + b.h / 2, from);
        for (let i = 0; i < 15; i++) await frame();
        const step = (to / from) ** (1 / 40);
        const start = await frame();
        let now = start;
        for (let i = 0; i < 80; i++) {
          viewport.zoomAt(i < 40 ? step : 1 / step, 400, 300, true);
          now = await frame();
        }
        return Math.round(80000 / (now - start));
        """,
        from,
        to);
  }

  /** Frames a second while panning to and fro. */
  private static Object pan(double zoom) {
    return page.async(
        """
        const { viewport } = app;
        const frame = () => new Promise((r) => requestAnimationFrame(r));
        const b = viewport.layout.bounds();
        viewport.moveCamera(b.x + b.w / 2, b.y + b.h / 2, args[0]);
        for (let i = 0; i < 15; i++) await frame();
        const start = await frame();
        let now = start;
        for (let i = 0; i < 80; i++) {
          viewport.panBy(i < 40 ? 12 : -12, i < 40 ? 17 : -17);
          now = await frame();
        }
        return Math.round(80000 / (now - start));
        """,
        zoom);
  }

  @ParameterizedTest
  @EnumSource
  void opensLargeTextsWithoutLongTasks(Large large) {
    String text = large.text.get();
    page.js(
        """
        window.tasks = [];
        window.big = arguments[0];
        new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((e) => Math.round(e.duration))))
          .observe({ entryTypes: ['longtask'] });
        """,
        text);
    // The driver's own work is over when the next frame comes.
    page.async(
        "await new Promise((r) => setTimeout(r, 300)); window.tasks = []; const data = new DataTransfer(); data.setData('text/plain', window.big); setTimeout(() => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })));");
    page.waitUntil("the text is read", () -> page.isShown("#import-accept"));
    page.accept();
    // Until the whole list of moves is there.
    page.waitUntil(
        "the list",
        () ->
            page.number("return document.querySelectorAll('#tree .act').length")
                == page.number("return fivefold.study.nodes.length - 1"));
    page.async("await app.study.step('first'); await app.study.step('last');");
    page.js("fivefold.viewport.fitAll(true)");
    page.async("for (let i = 0; i < 30; i++) await new Promise((r) => requestAnimationFrame(r));");
    Object tasks = page.js("return window.tasks");
    System.out.println(large + ", " + text.length() + " characters: tasks over 50 ms: " + tasks);
    assertThat(page.number("return Math.max(0, ...window.tasks)")).isLessThan((long) LONGEST_TASK);
  }
}
