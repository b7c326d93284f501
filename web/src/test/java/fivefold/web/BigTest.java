package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Multiverses too large for the window: what helps to find one's way, and long actions. */
class BigTest extends BrowserTest {

  @BeforeEach
  void openMany() {
    page.paste(RegressionTest.manyLines());
    page.accept();
    page.js("fivefold.viewport.fitAll(true)");
    page.waitUntil("everything", () -> page.text("#zoom-level").equals("Fit"));
  }

  @Test
  void theLegendCountsWhatIsAskedFor() {
    assertThat(page.js("return fivefold.viewport.detail")).isEqualTo("strips");
    assertThat(page.text(".legend"))
        .contains("101 timelines, 505 boards", "must move: 101", "king in check: 0");
    page.js("fivefold.viewport.showPresent(true)");
    page.waitUntil("boards", () -> page.js("return fivefold.viewport.detail").equals("boards"));
    page.waitUntil("no legend", () -> !page.isShown(".legend") && !page.isShown(".rail"));
  }

  @Test
  void theRailHasATickForEachBoardAndPans() {
    List<?> amber =
        (List<?>)
            page.js(
                """
                const rail = document.querySelector('.rail');
                const { data } = rail.getContext('2d').getImageData(10, 0, 1, rail.height);
                let ticks = 0;
                for (let i = 0, on = false; i < data.length; i += 4) {
                  const is = data[i] > 200 && data[i + 2] < 90;
                  if (is && !on) ticks++;
                  on = is;
                }
                return [ticks, rail.height];
                """);
    assertThat(((Number) amber.get(0)).intValue()).isGreaterThan(90);
    page.js("fivefold.viewport.showPresent(true, 3)");
    page.waitUntil("tiles", () -> page.js("return fivefold.viewport.detail").equals("tiles"));
    for (String place : List.of("0.05", "0.95")) {
      page.js(
          """
          const rail = document.querySelector('.rail');
          const box = rail.getBoundingClientRect();
          rail.setPointerCapture = () => {};
          rail.dispatchEvent(new PointerEvent('pointerdown', { clientX: box.left + 5, clientY: box.top + arguments[0] * box.height, pointerId: 1 }));
          """,
          Double.valueOf(place));
      page.waitUntil(
          "the row at " + place,
          () ->
              Boolean.TRUE.equals(
                  page.js(
                      "return fivefold.viewport.isOnScreen(arguments[0], 6)",
                      place.equals("0.05") ? -45 : 45)));
    }
  }

  @Test
  void aCardShowsTheBoardUnderThePointerAndAClickZoomsIn() {
    page.hoverSquare(3, 6, "e2");
    page.waitUntil("the card", () -> page.isShown(".board-card canvas"));
    assertThat(page.text(".board-card")).contains("+3T3 must move", "White to move.");
    page.square(3, 6, "e2");
    page.waitUntil("larger", () -> page.number("return fivefold.viewport.camera.z") >= 12);
    page.waitUntil(
        "the board in sight",
        () -> Boolean.TRUE.equals(page.js("return fivefold.viewport.isOnScreen(3, 6)")));
    assertThat(page.js("return fivefold.selection.picked")).isNull();
    page.waitUntil("no card", () -> !page.isShown(".board-card"));
  }

  @Test
  void longActionsFold() {
    page.js("fivefold.commands.run('random')");
    page.waitUntil("a draft", () -> page.js("return fivefold.study.view.canSubmit").equals(true));
    page.submit();
    // The current action shows nine moves.
    page.waitUntil("92 more", () -> page.text("#tree .act").endsWith("92 more"));
    assertThat(page.number("return document.querySelectorAll('#tree .mv').length")).isEqualTo(9);
    page.async("await app.study.step('prev');");
    page.waitUntil("folded", () -> page.text("#tree .act").contains("101 boards, White"));
    assertThat(page.number("return document.querySelectorAll('#tree .mv').length")).isZero();
    page.click("#tree .act");
    page.waitUntil("unfolded", () -> page.isShown("#tree .act .more"));
    page.click("#tree .act .more");
    page.waitUntil(
        "all", () -> page.number("return document.querySelectorAll('#tree .mv').length") == 101);
  }

  /** A zoom scales what is painted; what comes of it is painted like any other view. */
  @Test
  void whatWasZoomedIsPaintedAnew() {
    String painted =
        """
        const { viewport } = app;
        while (document.querySelector('.layers').style.transform.includes('scale') || !viewport.layers.isComplete) await new Promise((r) => setTimeout(r, 30));
        return document.querySelector('canvas.base').toDataURL();
        """;
    page.js("fivefold.viewport.moveCamera(50, 4, 8)");
    page.async("await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));");
    Object before = page.async(painted);
    page.async(
        "app.viewport.zoomAt(1.5, undefined, undefined, true); await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));");
    assertThat((String) page.js("return document.querySelector('.layers').style.transform"))
        .contains("scale(1.5");
    page.async("app.viewport.zoomAt(1 / 1.5, undefined, undefined, true);");
    page.js("fivefold.viewport.moveCamera(50, 4, 8)");
    page.js("fivefold.viewport.invalidate()");
    page.async("await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));");
    assertThat(page.async(painted)).isEqualTo(before);
  }
}
