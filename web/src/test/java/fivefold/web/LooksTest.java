package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the page looks: sizes, themes, contrast; pictures for people. */
class LooksTest extends BrowserTest {

  private void theme(String name) {
    page.js("fivefold.change({ theme: arguments[0] })", name);
  }

  @Test
  void looksAsItDid() {
    page.js("document.getElementById('welcome').hidden = false");
    page.looksAsKept("1-start");
    page.paste(SAMPLE);
    page.accept();
    page.play(2, 10, "b1", 2, 10, "c3");
    page.async(
        "const v = app.viewport; v.moveCamera(8 * v.layout.pitchX, v.layout.pitchY + v.layout.boardH / 2, 15); await app.selection.pick({ l: 0, v: 10, sq: 19 });");
    page.looksAsKept("2-check-light");
    theme("dark");
    page.looksAsKept("2-check-dark");
    theme("hc");
    page.looksAsKept("2-check-contrast");
    theme("light");
    page.paste("1. e3 / f6 2. Qe2 / Nc6 3. Qh5");
    page.accept();
    page.waitUntil("mate", () -> page.text("#pill").equals("Checkmate"));
    page.looksAsKept("3-mate");
    theme("dark");
    page.paste(SAMPLE.replace("(0T4)Bxb2", "(0T4)Bb2").replace("(1T4)Be3", "(1T4)Bz3"));
    page.looksAsKept("4-import-error");
    page.click("#import-cancel");
    theme("light");
    page.click("[data-do=edit]");
    page.waitUntil("the editor", () -> page.isShown("#editor-strip"));
    page.looksAsKept("5-editor");
    page.click("#editor-cancel");
    page.size(390, 844, true);
    page.paste(SAMPLE);
    page.accept();
    page.js("fivefold.openTab('play')");
    page.async(
        "fivefold.viewport.showPresent(true, 22); await app.selection.pick({ l: 0, v: 10, sq: 19 });");
    page.looksAsKept("6-phone");
  }

  /** Looks that are not alike, so that we know the comparison bites. */
  @Test
  void otherLooksAreTold() {
    Look light = Look.kept("2-check-light");
    Rectangle boards = page.boards();
    assertThat(light.differs(Look.kept("2-check-dark"), boards, true)).isGreaterThan(0.5);
    assertThat(light.differs(Look.kept("2-check-dark"), boards, false)).isGreaterThan(0.5);
    assertThat(light.differs(Look.kept("3-mate"), boards, true)).isGreaterThan(0.1);
    assertThat(light.differs(light, boards, true)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"1440,900,false", "1024,768,false", "800,600,false", "390,844,true", "844,390,true"})
  void nothingIsCutOff(int width, int height, boolean phone) {
    page.size(width, height, phone);
    page.reload();
    page.paste(SAMPLE);
    page.accept();
    page.js("fivefold.openTab(arguments[0])", phone ? "play" : "moves");
    assertThat(page.number("return document.documentElement.scrollWidth - innerWidth"))
        .isLessThanOrEqualTo(0);
    assertThat(page.number("return document.getElementById('board').clientHeight"))
        .isGreaterThan(150);
    for (String part :
        List.of(
            "#composer .submit",
            "#pill",
            "#tab-moves",
            ".steps [data-do=next]",
            ".topbar .right")) {
      if (phone && height > width && part.startsWith(".steps")) {
        continue; // on an upright phone the steps are on the tabs with text
      }
      Map<?, ?> box =
          (Map<?, ?>)
              page.js(
                  "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return {l: r.left, t: r.top, r: innerWidth - r.right, b: innerHeight - r.bottom, w: r.width}",
                  part);
      assertThat(((Number) box.get("w")).doubleValue()).as(part).isPositive();
      for (String side : List.of("l", "t", "r", "b")) {
        assertThat(((Number) box.get(side)).doubleValue())
            .as(part + " " + side)
            .isGreaterThanOrEqualTo(-0.5);
      }
    }
  }

  @Test
  void playsOnAPhone() {
    page.size(390, 844, true);
    page.reload();
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    assertThat(page.number("return fivefold.study.node")).isEqualTo(1);
    page.click("#tab-moves");
    assertThat(page.isShown("#tree .act")).isTrue();
    assertThat(page.text("#tabs").split("\\s+"))
        .containsExactly("Play", "Moves", "Engine", "Explorer", "More");
    page.click("#tab-more");
    page.waitUntil("the text", () -> page.isShown("#pane-text"));
    page.click("#tab-hints");
    page.waitUntil("hints", () -> page.isShown("#pane-hints") && !page.isShown("#pane-text"));
    page.click("#tab-play");
    page.click("#tab-more");
    page.waitUntil("where one was", () -> page.isShown("#pane-hints"));
    page.size(1440, 900, false);
    page.waitUntil(
        "all tabs beside the board",
        () -> page.text("#tabs").replaceAll("\\s+", " ").equals("Moves Explorer Text Hints Game"));
  }

  /** Text at 4.5:1, edges at 3:1, from the colours in force. */
  @ParameterizedTest
  @CsvSource({"light", "dark", "hc"})
  void coloursHaveContrast(String theme) {
    theme(theme);
    Object low =
        page.js(
            """
            const style = getComputedStyle(document.documentElement);
            const rgb = (name) => {
              let hex = style.getPropertyValue('--' + name).trim().slice(1);
              if (hex.length === 3) hex = [...hex].map((c) => c + c).join('');
              return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
            };
            const light = (name) => {
              const [r, g, b] = rgb(name).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
              return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const ratio = (a, b) => {
              const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
              return (x + 0.05) / (y + 0.05);
            };
            const wanted = [
              ['text', 'panel', 4.5], ['text', 'panel-soft', 4.5], ['text', 'canvas', 4.5],
              ['muted', 'panel', 4.5], ['muted', 'panel-soft', 4.5], ['muted', 'canvas', 4.5],
              ['you-text', 'panel', 4.5], ['you-text', 'panel-soft', 4.5], ['danger-text', 'panel', 4.5], ['now-text', 'panel', 4.5],
              ['on-you', 'you', 4.5], ['on-danger', 'danger', 4.5], ['on-now', 'now', 4.5],
              ['text', 'you-soft', 4.5], ['text', 'now-soft', 4.5], ['now-text', 'now-soft', 4.5],
              ['border-strong', 'panel', 3], ['now-line', 'canvas', 3], ['frame-white-edge', 'canvas', 3], ['frame-black-edge', 'canvas', 3],
              ['black-piece', 'dark-square', 3], ['black-piece', 'dark-square-black', 3],
              ['white-piece-line', 'dark-square', 3], ['white-piece-line', 'dark-square-black', 3],
            ];
            return wanted.filter(([a, b, min]) => !(ratio(a, b) >= min)).map(([a, b, min]) => `${a} on ${b}: ${ratio(a, b).toFixed(2)} < ${min}`);
            """);
    assertThat((List<?>) low).isEmpty();
  }

  @Test
  void everythingHasAName() {
    page.paste(SAMPLE);
    page.accept();
    Object nameless =
        page.js(
            """
            return [...document.querySelectorAll('button, input, select, textarea, [role=tab], [role=treeitem]')]
              .filter((e) => e.offsetParent !== null)
              .filter((e) => !(e.getAttribute('aria-label') || e.innerText?.trim() || e.closest('label') || e.title))
              .map((e) => e.outerHTML.slice(0, 120));
            """);
    assertThat((List<?>) nameless).isEmpty();
    page.waitUntil(
        "the grid for screen readers",
        () -> page.number("return document.querySelectorAll('#grid [role=gridcell]').length") > 5);
  }
}
