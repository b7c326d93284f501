package fivefold.web;

import fivefold.testing.Asserted;
import java.awt.Rectangle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chromium.ChromiumDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;

/** The page in the browser, used with pointer and keys as people use it. */
final class Page {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final ChromiumDriver driver;
  private final String address;

  Page(ChromiumDriver driver, String address) {
    this.driver = driver;
    this.address = address;
  }

  /** The same browser at another address. */
  Page at(String other) {
    return new Page(driver, other);
  }

  String address() {
    return address;
  }

  /** Opens the page as on the first visit. */
  void openFresh() {
    driver.get(address + "theme.css");
    async(
        """
        localStorage.clear();
        sessionStorage.clear();
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase('fivefold');
          request.onsuccess = resolve;
          request.onerror = reject;
        });
        """);
    open("");
    js("document.getElementById('welcome').hidden = true");
  }

  void open(String rest) {
    driver.get("about:blank");
    driver.get(address + rest);
    waitUntil("the page is ready", () -> js("return document.body.dataset.ready") != null);
  }

  void reload() {
    driver.navigate().refresh();
    waitUntil("the page is ready", () -> js("return document.body.dataset.ready") != null);
  }

  void size(int width, int height, boolean phone) {
    Map<String, Object> metrics = new HashMap<>();
    metrics.put("width", width);
    metrics.put("height", height);
    metrics.put("deviceScaleFactor", 1);
    metrics.put("mobile", phone);
    driver.executeCdpCommand("Emulation.setDeviceMetricsOverride", metrics);
    driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", phone));
  }

  Object js(String script, Object... args) {
    return driver.executeScript(script, args);
  }

  /** Runs a script that may await things; {@code app} is the page's study. */
  Object async(String script, Object... args) {
    Object result =
        driver.executeAsyncScript(
            "const done = arguments[arguments.length - 1]; const args = [...arguments]; const app ="
                + " window.fivefold; (async () => { "
                + script
                + " })().then(done, (e) => done('FAILED ' + e.stack));",
            args);
    if (result instanceof String text && text.startsWith("FAILED ")) {
      throw new AssertionError(text);
    }
    return result;
  }

  String text(String selector) {
    return (String) js("return document.querySelector(arguments[0])?.innerText ?? ''", selector);
  }

  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  void click(String selector) {
    try {
      find(selector).click();
    } catch (StaleElementReferenceException e) {
      // It was drawn anew between looking for it and the click.
      find(selector).click();
    }
  }

  /** An attribute of the first element; null without one. */
  String attribute(String selector, String name) {
    return (String)
        js(
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1])",
            selector,
            name);
  }

  boolean isShown(String selector) {
    return Boolean.TRUE.equals(
        js(
            "const e = document.querySelector(arguments[0]); return !!e && e.offsetParent !== null",
            selector));
  }

  void keys(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  void chord(Keys modifier, CharSequence key) {
    new Actions(driver).keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
  }

  /** Clicks a square; the board is brought into sight first. */
  void square(int timeline, int halfTurn, String square) {
    List<Integer> at = place(timeline, halfTurn, square);
    new Actions(driver).moveToLocation(at.get(0), at.get(1)).click().perform();
  }

  void hoverSquare(int timeline, int halfTurn, String square) {
    List<Integer> at = place(timeline, halfTurn, square);
    new Actions(driver).moveToLocation(at.get(0), at.get(1)).perform();
  }

  void rightClickSquare(int timeline, int halfTurn, String square) {
    List<Integer> at = place(timeline, halfTurn, square);
    new Actions(driver).moveToLocation(at.get(0), at.get(1)).contextClick().perform();
  }

  /** Drags a piece. */
  void drag(int timeline, int halfTurn, String from, String to) {
    List<Integer> a = place(timeline, halfTurn, from);
    List<Integer> b = place(timeline, halfTurn, to);
    new Actions(driver)
        .moveToLocation(a.get(0), a.get(1))
        .clickAndHold()
        .moveByOffset((b.get(0) - a.get(0)) / 2, (b.get(1) - a.get(1)) / 2)
        .pause(Duration.ofMillis(200))
        .moveToLocation(b.get(0), b.get(1))
        .release()
        .perform();
  }

  /** Drags from one part of an element's width to another. */
  void dragAlong(String selector, double from, double to) {
    WebElement element = find(selector);
    int width = element.getSize().width;
    new Actions(driver)
        .moveToElement(element, (int) ((from - 0.5) * width), 0)
        .clickAndHold()
        .moveByOffset((int) ((to - from) / 2 * width), 0)
        .moveToElement(element, (int) ((to - 0.5) * width), 0)
        .release()
        .perform();
  }

  private List<Integer> place(int timeline, int halfTurn, String square) {
    Object result =
        async(
            """
            const [l, v, name] = args;
            const { viewport } = app;
            while (viewport.glide) await new Promise((r) => requestAnimationFrame(r));
            if (!viewport.isOnScreen(l, v)) {
              viewport.glideTo({ x: viewport.layout.boardX(v) + 4, y: viewport.layout.boardY(l) + 4 }, true);
              await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
            }
            const sq = name.charCodeAt(0) - 97 + viewport.layout.w * (Number(name.slice(1)) - 1);
            const t = viewport.transform();
            const c = viewport.layout.center(l, v, sq);
            const rect = viewport.stage.getBoundingClientRect();
            return [Math.round(rect.left + t.x(c.x)), Math.round(rect.top + t.y(c.y))];
            """,
            timeline,
            halfTurn,
            square);
    List<Integer> point = new ArrayList<>();
    for (Object each : (List<?>) result) {
      point.add(((Number) each).intValue());
    }
    return point;
  }

  /** Plays a move by two clicks. */
  void play(int timeline, int halfTurn, String from, int toTimeline, int toHalfTurn, String to) {
    long before = number("return fivefold.study.view.draft.length");
    square(timeline, halfTurn, from);
    waitUntil("targets of " + from, () -> number("return fivefold.selection.targets.length") > 0);
    square(toTimeline, toHalfTurn, to);
    waitUntil(
        "the move " + from + to, () -> number("return fivefold.study.view.draft.length") > before);
  }

  void submit() {
    long node = number("return fivefold.study.node");
    click("#composer .submit");
    waitUntil("the action is submitted", () -> number("return fivefold.study.node") != node);
  }

  /** Waits until what was done is kept on the device. */
  void save() {
    async("await app.keeper.flush();");
    waitUntil("it is saved", () -> "saved".equals(js("return fivefold.keeper.standing")));
  }

  /** White's first move, kept. */
  void playE4() {
    play(0, 2, "e2", 0, 2, "e4");
    submit();
    save();
  }

  /** Shows the list of studies. */
  void openStudies() {
    click("[data-do=studies]");
    waitUntil("the list", () -> isShown("#studies .study-list"));
    waitUntil(
        "the focus",
        () -> Boolean.TRUE.equals(js("return document.activeElement !== document.body")));
  }

  long number(String script) {
    return ((Number) js(script)).longValue();
  }

  /** Reads a text through the Text tab, as pasting does. */
  void paste(String text) {
    js(
        """
        const data = new DataTransfer();
        data.setData('text/plain', arguments[0]);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        """,
        text);
    waitUntil("the text is read", () -> isShown("#banner"));
  }

  void accept() {
    click("#import-accept");
    waitUntil("the banner goes", () -> !isShown("#banner"));
    waitUntil("the game is there", () -> js("return fivefold.preview.view") == null);
    // The study opens first, then the tab of the text gives way.
    waitUntil("the text gives way", () -> !isShown("#pane-text"));
  }

  /** Asserts that something comes true before patience runs out. */
  void waitUntil(String what, Supplier<Boolean> condition) {
    Asserted.count();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      if (condition.get()) {
        return;
      }
      try {
        Thread.sleep(25);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
    throw new AssertionError("waited in vain: " + what + "; the console says " + complaints());
  }

  /** Errors in the browser's console since the last call. */
  List<String> complaints() {
    List<String> messages = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get("browser")) {
      if (entry.getLevel().intValue() >= java.util.logging.Level.SEVERE.intValue()) {
        messages.add(entry.getMessage());
      }
    }
    return messages;
  }

  /** Puts a picture of the window into the build folder, and compares it with the one kept. */
  void looksAsKept(String name) {
    Look.of(picture(name)).check(name, boards());
  }

  /** Puts a picture of the window into the build folder. */
  byte[] picture(String name) {
    js("document.getElementById('lane').hidden = true");
    waitUntil("a verdict", () -> !text("#pill").equals("Checking"));
    async("await new Promise((r) => setTimeout(r, 400));");
    byte[] picture = driver.getScreenshotAs(OutputType.BYTES);
    try {
      Path folder = Files.createDirectories(Path.of("target", "screenshots"));
      Files.write(folder.resolve(name + ".png"), picture);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return picture;
  }

  /** Where the boards are in the window. */
  Rectangle boards() {
    List<?> box =
        (List<?>)
            js(
                "const r = document.getElementById('board').getBoundingClientRect();"
                    + " return [r.left, r.top, r.width, r.height].map(Math.round)");
    int[] n = box.stream().mapToInt(each -> ((Number) each).intValue()).toArray();
    return new Rectangle(n[0], n[1], n[2], n[3]);
  }
}
