package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.text.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page in browsers of other families: load, play, branch, import, export, share, studies. */
@ExtendWith(Alone.Turns.class)
class SmokeTest {
  private static Fivefold server;
  private static String address;

  @BeforeAll
  static void serve() {
    server = Fivefold.web();
    address = server.firstLine();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void worksInFirefox() {
    smoke(Firefox::start, "Firefox", "Debian: apt-get install firefox-esr");
  }

  /** Safari's engine. */
  @Test
  void worksInWebKit() {
    smoke(WebKit::start, "WebKitGTK", "Debian: apt-get install webkit2gtk-driver xvfb");
  }

  private static void smoke(Supplier<? extends Automation> start, String name, String how) {
    try (Automation browser = start.get()) {
      if (browser == null) {
        String told = "NOT TESTED IN " + name + ": it was not found (" + how + ")";
        System.out.println("\n" + told + "\n");
        if ("required".equals(System.getProperty("fivefold.browser"))) {
          throw new AssertionError(told);
        }
        Assumptions.abort(told);
      }
      System.out.println("the page runs in " + browser.version());
      new SmokeTest().visit(browser);
    }
  }

  private void visit(Automation browser) {
    browser.open(address);
    ready(browser);
    play(browser, 0, 2, "e2", 2, "e4");
    play(browser, 0, 3, "e7", 3, "e5");
    play(browser, 0, 4, "g1", 4, "f3");
    play(browser, 0, 5, "b8", 5, "c6");
    // Back in time: a second timeline.
    play(browser, 0, 6, "f3", 4, "h3");
    assertThat(browser.run("return fivefold.study.view.lines.length")).isEqualTo("2");
    play(browser, 1, 5, "f8", 5, "c5");
    imports(browser);
    // An action on several boards.
    browser.run("fivefold.commands.run('random');");
    until(browser, "moves on several boards", "fivefold.study.view.draft.length > 1");
    until(browser, "a verdict", "document.getElementById('pill').textContent === 'Check'");
    browser.run("document.querySelector('#composer .submit').click();");
    until(browser, "the action", "fivefold.study.nodes.length === 14");
    exports(browser);
    String link = share(browser);
    browser.run("await fivefold.keeper.flush();");
    browser.open("about:blank");
    browser.open(link);
    ready(browser);
    assertThat(browser.run("return fivefold.study.nodes.length")).isEqualTo("14");
    studies(browser);
    assertThat(browser.run("return JSON.stringify(window.complaints ?? [])")).isEqualTo("[]");
  }

  private static void ready(Automation browser) {
    until(browser, "the page is ready", "document.body.dataset.ready === 'true'");
    browser.run(
        "window.complaints = []; for (const type of ['error', 'unhandledrejection'])"
            + " addEventListener(type, (e) => complaints.push(String(e.message ?? e.reason)));");
  }

  /** Plays a move by two clicks and submits it. */
  private static void play(
      Automation browser, int line, int turn, String from, int toTurn, String to) {
    click(browser, line, turn, from);
    until(browser, "targets of " + from, "fivefold.selection.targets.length > 0");
    click(browser, line, toTurn, to);
    until(browser, from + to, "fivefold.study.view.draft.length > 0");
    String before = browser.run("return fivefold.study.nodes.length");
    browser.run("document.querySelector('#composer .submit').click();");
    until(browser, "it is submitted", "fivefold.study.nodes.length > " + before);
  }

  private static void click(Automation browser, int line, int turn, String square) {
    String place =
        browser.run(
            """
            const [l, v, name] = [%d, %d, '%s'];
            const { viewport } = fivefold;
            while (viewport.glide) await new Promise((r) => requestAnimationFrame(r));
            if (!viewport.isOnScreen(l, v)) {
              viewport.glideTo({ x: viewport.layout.boardX(v) + 4, y: viewport.layout.boardY(l) + 4 }, true);
              await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
            }
            const t = viewport.transform();
            const c = viewport.layout.center(l, v, name.charCodeAt(0) - 97 + viewport.layout.w * (Number(name[1]) - 1));
            const rect = viewport.stage.getBoundingClientRect();
            return [Math.round(rect.left + t.x(c.x)), Math.round(rect.top + t.y(c.y))].join();
            """
                .formatted(line, turn, square));
    int comma = place.indexOf(',');
    browser.click(
        Integer.parseInt(place.substring(0, comma)), Integer.parseInt(place.substring(comma + 1)));
  }

  private static void imports(Automation browser) {
    browser.run("fivefold.openTab('text');");
    // The tab shows the study's own text first.
    until(browser, "the text", "document.querySelector('#pane-text textarea').value.length > 9");
    browser.run(
        """
        const area = document.querySelector('#pane-text textarea');
        area.value = %s;
        area.dispatchEvent(new Event('input'));
        """
            .formatted(quoted(BrowserTest.SAMPLE)));
    until(browser, "the text is read", "document.getElementById('import-new') !== null");
    browser.run("document.getElementById('import-new').click();");
    until(browser, "the game", "!fivefold.preview.view && fivefold.study.nodes.length === 13");
    browser.run("fivefold.openTab('moves');");
  }

  private static void exports(Automation browser) {
    browser.run("document.querySelector('[data-do=export]').click();");
    until(browser, "the dialog", "document.querySelector('dialog [data-id=\"5dpgn\"]') !== null");
    browser.run("document.querySelector('dialog [data-id=\"5dpgn\"]').click();");
    until(
        browser,
        "the text",
        "document.getElementById('export-text')?.value.includes('Bishop across')");
    browser.run("document.querySelector('dialog').close();");
  }

  private static String share(Automation browser) {
    browser.run("document.querySelector('[data-do=share]').click();");
    until(
        browser,
        "the link",
        "document.getElementById('share-link')?.value.includes('#g=') === true");
    String link = browser.run("return document.getElementById('share-link').value");
    browser.run("document.querySelector('dialog').close();");
    return link;
  }

  private static void studies(Automation browser) {
    browser.run("document.querySelector('[data-do=studies]').click();");
    until(browser, "the list", "document.querySelectorAll('.study').length === 3");
    assertThat(browser.run("return document.querySelector('.study-list').innerText"))
        .contains("From a link", "Bishop across two timelines", "New study");
    browser.run(
        "[...document.querySelectorAll('.study-open')].find((b) => b.textContent === 'New"
            + " study').click();");
    until(browser, "the first study", "fivefold.study.nodes.length === 7");
    // It is on the page before it is known as the one to open next time.
    browser.run("await fivefold.keeper.flush();");
    browser.open(address);
    ready(browser);
    assertThat(browser.run("return fivefold.study.nodes.length")).isEqualTo("7");
  }

  private static void until(Automation browser, String what, String condition) {
    long end = System.nanoTime() + 60_000_000_000L;
    List<String> seen = new ArrayList<>();
    while (System.nanoTime() < end) {
      String answer = browser.run("return Boolean(" + condition + ")");
      if (answer.equals("true")) {
        return;
      }
      seen.add(answer);
      browser.run("await new Promise((r) => setTimeout(r, 50));");
    }
    throw new AssertionError("waited in vain: " + what + " (" + seen.size() + " times asked)");
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder();
    JsonText.appendQuoted(out, text);
    return out.toString();
  }
}
